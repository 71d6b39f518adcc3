import { z } from 'zod'
import { OwnStory } from './community.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, Page, text } from './fields.ts'

/** A story as a reviewer gets it: whose it is stays unknown to them as well. */
export const StoryToReview = OwnStory.pick({
  id: true,
  title: true,
  category: true,
  summary: true,
  lessonLearned: true,
  reason: true,
  createdAt: true,
})
export type StoryToReview = z.infer<typeof StoryToReview>

/** A comment that was held, and is shown to its author alone until it is decided on. */
export const HeldComment = z.object({
  id: Id,
  storyTitle: z.string(),
  content: z.string(),
  held: z.string(),
  createdAt: Instant,
})
export type HeldComment = z.infer<typeof HeldComment>

/** What was reported, and nothing besides. Several reports of one thing are several rows. */
export const Report = z.object({
  id: Id,
  about: z.enum(['story', 'comment']),
  storyTitle: z.string(),
  /** The reported words: the story's summary and lesson, or the comment. */
  content: z.string(),
  reason: z.string().nullable(),
  createdAt: Instant,
})
export type Report = z.infer<typeof Report>

const OfOne = z.object({ id: Id })
/** Kept in the log of what administrators did; the author of a story that is sent back reads it. */
const Why = z.strictObject({ reason: text(500).trim().optional() }).nullish()

/**
 * All that administration may ask of the community: /admin shows it and calls nothing else of it. The functions are the
 * community's (`server/src/domains/community/review.ts`); each act is handed to the administration's log.
 */
export const communityReviewApi = defineApi({
  stories: {
    method: 'GET',
    path: '/api/admin/stories',
    access: 'admin',
    summary:
      'Stories whose authors asked for a reviewer, oldest first, at most 100; `before` continues. Never one that its author has not submitted.',
    query: Page.extend({ status: z.literal('held').optional() }),
    response: z.array(StoryToReview),
  },
  publish: {
    method: 'POST',
    path: '/api/admin/stories/:id/publish',
    access: 'admin',
    status: 204,
    summary: 'Publishes a held story, if its author’s plan still shares.',
    screen: ['reason'],
    params: OfOne,
    body: Why,
    response: Nothing,
  },
  reject: {
    method: 'POST',
    path: '/api/admin/stories/:id/reject',
    access: 'admin',
    status: 204,
    summary: 'Sends a held story back to its author, with the reason.',
    screen: ['reason'],
    params: OfOne,
    body: Why,
    response: Nothing,
  },
  heldComments: {
    method: 'GET',
    path: '/api/admin/comments',
    access: 'admin',
    summary: 'Comments that were held, oldest first, at most 100; `before` continues.',
    query: Page,
    response: z.array(HeldComment),
  },
  showComment: {
    method: 'POST',
    path: '/api/admin/comments/:id/publish',
    access: 'admin',
    status: 204,
    summary: 'Shows a held comment to everyone.',
    screen: ['reason'],
    params: OfOne,
    body: Why,
    response: Nothing,
  },
  dropComment: {
    method: 'POST',
    path: '/api/admin/comments/:id/reject',
    access: 'admin',
    status: 204,
    summary: 'Deletes a held comment.',
    screen: ['reason'],
    params: OfOne,
    body: Why,
    response: Nothing,
  },
  reports: {
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary:
      'What was reported, oldest first, at most 100; `before` continues. Without who reported it or whose it is.',
    query: Page,
    response: z.array(Report),
  },
  upholdReport: {
    method: 'POST',
    path: '/api/admin/reports/:id/remove',
    access: 'admin',
    status: 204,
    summary: 'Takes what was reported away: a story goes back to its author, a comment is deleted.',
    screen: ['reason'],
    params: OfOne,
    body: Why,
    response: Nothing,
  },
  dismissReport: {
    method: 'POST',
    path: '/api/admin/reports/:id/leave',
    access: 'admin',
    status: 204,
    summary: 'Leaves what was reported as it is, and settles every report of it.',
    screen: ['reason'],
    params: OfOne,
    body: Why,
    response: Nothing,
  },
})
