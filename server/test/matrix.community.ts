import { examples } from '../src/domains/community/examples.ts'
import type { Row } from './matrix.row.ts'
import { aMentor, draftOf, resolve, theDishes } from './resolved-chats.ts'
import type { Person } from './world.ts'

const anExample = { id: examples[0]!.id }

async function storyOf(owner: Person, as?: typeof aMentor): Promise<Record<string, string>> {
  const { body, text } = await resolve(owner, theDishes, {}, as)
  if (!body.story) throw new Error(`no story to test with: ${text}`)
  return { id: body.story.id as string }
}

const said = async (owner: Person): Promise<Record<string, string>> => {
  const { status, body, text } = await owner.post(`/api/learning-feed/${anExample.id}/comments`, {
    content: `This helped me, and I kept it in mind ${owner.id}`,
  })
  if (status !== 201) throw new Error(`no comment to test with: ${status} ${text}`)
  return { ...anExample, commentId: body.id as string }
}

const cruel = { reason: 'It is cruel or hateful' }

/** The learning feed, by `domain.endpoint`. What everyone reads is no stranger's: an example stands for it. */
export const communityRows: Record<string, Row> = {
  'community.feed': {},
  'community.ownStories': {},
  'community.withdraw': { of: (owner) => storyOf(owner), newcomer: 404 },
  'community.submit': { of: (owner) => storyOf(owner, aMentor), body: {} },
  'community.like': { fixed: anExample },
  'community.comments': { fixed: anExample },
  'community.comment': { fixed: anExample, body: { content: 'We do this as well.' } },
  'community.removeComment': { of: said, newcomer: 404 },
  'community.report': { fixed: anExample, body: cruel },
  // One's own comment may be reported too; that of somebody else is made in the domain's own test.
  'community.reportComment': { body: cruel, member: 404 },
  'community.mute': { fixed: anExample },
  'community.muteComment': { member: 404 },
  'community.muted': {},
  'community.unmuteAll': {},
  'communityReview.stories': {},
  'communityReview.publish': { body: {} },
  'communityReview.reject': { body: cruel },
  'communityReview.heldComments': {},
  'communityReview.showComment': { body: {} },
  'communityReview.dropComment': { body: cruel },
  'communityReview.reports': {},
  'communityReview.upholdReport': { body: cruel },
  'communityReview.dismissReport': { body: {} },
  'chat.previewStory': { body: draftOf(theDishes) },
}
