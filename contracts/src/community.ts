import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, Page, requiredText, text } from './fields.ts'
import { Safety } from './safety.ts'
import { KeptPage } from './kept.ts'
import { ANONYMOUS, COMMENT_EMPTY, COMMENT_MAX, COMMENT_TOO_LONG, storyCategories } from './stories.ts'

/** A story as every reader gets it: nothing in it leads to its author. */
export const Story = z.object({
  id: Id,
  title: z.string(),
  category: z.enum(storyCategories),
  summary: z.string(),
  /** Empty where its author left it out. */
  lessonLearned: z.string(),
  likesCount: z.int(),
  commentsCount: z.int(),
  /** The day, without a time: a time would tell which saved chat it came from. */
  createdAt: Instant,
  /** The reader found it helpful. */
  liked: z.boolean(),
  /** The reader is its author. */
  mine: z.boolean(),
  /** Written by us to show what a story is. */
  example: z.literal(true).optional(),
})
export type Story = z.infer<typeof Story>

/**
 * Where a story of one's own stands. `waiting`: the anonymiser was not sure, and its author decides; nobody else has
 * seen it. `held`: its author asked for a reviewer. `returned`: a reviewer sent it back, `reason` says why.
 */
export const storyStates = ['waiting', 'held', 'returned', 'published'] as const

export const OwnStory = Story.omit({ liked: true, mine: true, example: true }).extend({
  state: z.enum(storyStates),
  reason: z.string().nullable(),
})
export type OwnStory = z.infer<typeof OwnStory>

export const Comment = z.object({
  id: Id,
  content: z.string(),
  userFirstName: z.string().describe(`${ANONYMOUS} where its author shows no name`),
  createdAt: Instant,
  mine: z.boolean(),
  /** Only its author sees it until a reviewer has looked at it; this says why. */
  held: z.string().optional(),
})
export type Comment = z.infer<typeof Comment>

const content = requiredText(COMMENT_MAX, COMMENT_EMPTY, undefined, COMMENT_TOO_LONG)
const reason = requiredText(500, 'Say what is wrong with it')
const OfStory = z.object({ id: Id })
const OfComment = z.object({ id: Id, commentId: Id })

export const communityApi = defineApi({
  feed: {
    method: 'GET',
    path: '/api/learning-feed',
    access: 'member',
    summary: 'Stories of resolved conflicts, newest first, 100 or the `limit`; `before` continues.',
    query: KeptPage.extend({ category: z.enum(['all', ...storyCategories]).optional() }),
    response: z.array(Story),
  },
  ownStories: {
    method: 'GET',
    path: '/api/learning-feed/mine',
    access: 'signed-in',
    summary:
      'The stories that came from one’s own chats and where they stand, newest first, at most 100; `before` continues.',
    query: Page,
    response: z.array(OwnStory),
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/learning-feed/:id',
    access: 'signed-in',
    status: 204,
    summary:
      'Its author withdraws a story, with its comments, on every plan and after it ended; an administrator removes an example.',
    params: OfStory,
    response: Nothing,
  },
  submit: {
    method: 'POST',
    path: '/api/learning-feed/:id/submit',
    access: 'member',
    summary: 'Its author asks for a reviewer, with the lines of the summary that may be shared.',
    params: OfStory,
    body: z.strictObject({ approved: z.array(text(1_000)).max(20).optional() }).nullish(),
    response: OwnStory,
  },
  like: {
    method: 'POST',
    path: '/api/learning-feed/:id/like',
    access: 'member',
    summary: 'Marks a story as helpful; a second time takes it back.',
    params: OfStory,
    response: z.object({ likesCount: z.int(), liked: z.boolean() }),
  },
  comments: {
    method: 'GET',
    path: '/api/learning-feed/:id/comments',
    access: 'member',
    summary: 'What was said about a story, newest first, at most 100; `before` continues.',
    params: OfStory,
    query: Page,
    response: z.array(Comment),
  },
  comment: {
    method: 'POST',
    path: '/api/learning-feed/:id/comments',
    access: 'member',
    status: 201,
    summary: 'Adds a comment, under the first name or as Anonymous, as `commentName` says.',
    screen: ['content'],
    params: OfStory,
    body: z.strictObject({ content }),
    response: Comment.extend({ safety: Safety }),
  },
  removeComment: {
    method: 'DELETE',
    path: '/api/learning-feed/:id/comments/:commentId',
    access: 'signed-in',
    status: 204,
    summary: 'Its author deletes a comment.',
    params: OfComment,
    response: Nothing,
  },
  report: {
    method: 'POST',
    path: '/api/learning-feed/:id/report',
    access: 'member',
    status: 204,
    summary: 'Asks a reviewer to look at a story. Its author does not learn who asked.',
    screen: ['reason'],
    params: OfStory,
    body: z.strictObject({ reason }),
    response: Nothing,
  },
  reportComment: {
    method: 'POST',
    path: '/api/learning-feed/:id/comments/:commentId/report',
    access: 'member',
    status: 204,
    summary: 'Asks a reviewer to look at a comment.',
    screen: ['reason'],
    params: OfComment,
    body: z.strictObject({ reason: reason.optional() }).nullish(),
    response: Nothing,
  },
  mute: {
    method: 'POST',
    path: '/api/learning-feed/:id/mute',
    access: 'member',
    status: 204,
    summary:
      'Hides every story of this author from the reader, who is not told who that is; of an example, all examples.',
    params: OfStory,
    response: Nothing,
  },
  muteComment: {
    method: 'POST',
    path: '/api/learning-feed/:id/comments/:commentId/mute',
    access: 'member',
    status: 204,
    summary:
      'Hides every comment of this author from the reader; their stories stay, or the two could be told to be one person’s.',
    params: OfComment,
    response: Nothing,
  },
  muted: {
    method: 'GET',
    path: '/api/learning-feed/muted',
    access: 'signed-in',
    summary: 'How many authors the reader has muted.',
    response: z.object({ count: z.int() }),
  },
  unmuteAll: {
    method: 'DELETE',
    path: '/api/learning-feed/muted',
    access: 'signed-in',
    status: 204,
    summary: 'Shows every author again.',
    response: Nothing,
  },
})
