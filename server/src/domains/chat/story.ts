import { isGuardedTalk } from '@mallama/coach/safety/flag'
import { roleWords } from '@mallama/coach/story/role'
import type { chatApi, StoryPreview } from '@mallama/contracts/chat'
import type { Input } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'
import { guideOf } from '../account/account.ts'
import * as community from '../community/community.ts'
import * as relationships from '../relationships/relationships.ts'
import { stateOf } from './flag.ts'
import { personOf } from './person.ts'
import { openRoomOf } from './rooms.ts'
import { unanswered } from './unanswered.ts'

type Draft = Omit<Input<typeof chatApi.save>, 'relationshipId' | 'share' | 'approved'>

/** What others would read of a chat, were it saved as it is. Stores nothing. */
export async function previewStory(
  ctx: Own,
  { relationshipId, share: _share, approved: _approved, ...draft }: Input<typeof chatApi.previewStory>,
): Promise<StoryPreview> {
  if (relationshipId) await relationships.find(ctx, relationshipId)
  return storyOf(ctx, relationshipId ?? null, draft).catch((error: unknown) => {
    throw unanswered(ctx, error, 'What others would read cannot be shown just now. Nothing is shared.')
  })
}

/**
 * A chat as a story for strangers. The built-in coach alone tells it, from closed lists: what its author looked at is
 * word for word what is published, and no language model had a say in it.
 */
export async function storyOf(ctx: Own, relationshipId: string | null, draft: Draft): Promise<StoryPreview> {
  if (!community.plansToShare(ctx)) return nothing('private', community.whyPrivate(ctx))
  if (draft.status !== 'resolved') return nothing('private', 'Only a chat that is resolved becomes a story.')
  const writers = new Set(
    draft.chatHistory.flatMap(({ role, userName }) => (role === 'user' && userName ? userName : [])),
  )
  if (writers.size > 1) return nothing('blocked', 'Only a chat in which one person wrote becomes a story.')
  const room = relationshipId ? await openRoomOf(ctx, relationshipId) : null
  if (room?.row.temporary) return nothing('private', 'A temporary chat leaves nothing behind, and no story either.')
  // What was seen there counts, also where its words are no longer in what is saved.
  const { flag, aside, coach } = room ? stateOf(room) : { flag: null, coach: null }
  if (flag || aside || isGuardedTalk(coach))
    return nothing(
      'blocked',
      'Something in this chat may be about safety, so it is not shared, not even without names.',
    )
  const told = await guideOf(ctx).communityStory(
    {
      title: draft.title,
      originalIssue: draft.originalIssue ?? '',
      turns: draft.chatHistory.map(({ role, content }) => ({ role, content })),
      insights: draft.aiInsights ?? '',
      keyTakeaways: draft.keyTakeaways ?? '',
      person: relationshipId ? personOf(await relationships.get(ctx, { id: relationshipId })) : null,
      knownPeople: await relationships.names(ctx),
      userFirstName: ctx.actor.firstName,
      country: ctx.actor.country,
      titlesBefore: await community.titlesOf(ctx),
    },
    { signal: ctx.signal },
  )
  const { state, reason, story, redactions } = told
  const words = `${story?.title} ${story?.summary} ${story?.lessonLearned}`
  return { state, reason, story, redactions, changed: story ? roleWords.filter((role) => words.includes(role)) : [] }
}

const nothing = (state: StoryPreview['state'], reason: string): StoryPreview => ({
  state,
  reason,
  story: null,
  redactions: [],
  changed: [],
})
