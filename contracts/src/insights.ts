import { z } from 'zod'
import { ActionSteps, RelationshipInsights } from './coach.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, text } from './fields.ts'
import { ConflictsBack, PastWeek, Progress, ProgressBasis, ProgressPoint, Week } from './progress.ts'

const WithId = z.object({ id: Id })

/** Kept from the last time something changed; `stale` while newer ones are on their way. */
export const KeptInsights = RelationshipInsights.extend({ madeAt: Instant, stale: z.boolean() })
export type KeptInsights = z.infer<typeof KeptInsights>

export const insightsApi = defineApi({
  relationshipInsights: {
    method: 'GET',
    path: '/api/relationships/:id/insights',
    access: 'member',
    archive: true,
    stream: true,
    summary:
      'What the scores, moments and saved chats of a relationship say, with the words that each insight rests on.',
    params: WithId,
    response: KeptInsights,
  },
  actionSteps: {
    method: 'POST',
    path: '/api/relationships/:id/action-steps',
    access: 'member',
    summary: 'Two to five small steps from the areas to improve and from what was said. Nothing is stored.',
    screen: ['areas'],
    params: WithId,
    /** One area a line; the relationship's own `strugglingWith` unless given. */
    body: z.strictObject({ areas: text(10_000).optional() }),
    response: ActionSteps,
  },
  progress: {
    method: 'GET',
    path: '/api/progress',
    access: 'member',
    archive: true,
    summary: 'Scores of the person’s own progress, 0 to 100, by category; a category without data is absent.',
    response: Progress,
  },
  progressBasis: {
    method: 'GET',
    path: '/api/progress/basis',
    access: 'member',
    archive: true,
    summary: 'What each score of progress measures, what it was worked out from, and what it still waits for.',
    response: z.array(ProgressBasis),
  },
  progressHistory: {
    method: 'GET',
    path: '/api/progress/history',
    access: 'member',
    archive: true,
    summary:
      'The scores of the last twelve weeks, a point a week, oldest first; it begins with the first that has any.',
    response: z.array(ProgressPoint),
  },
  conflictsBack: {
    method: 'GET',
    path: '/api/progress/conflicts',
    access: 'member',
    archive: true,
    summary: 'What conflicts of twelve weeks were about, over all relationships, and with whom; counts and own words.',
    response: ConflictsBack,
  },
  week: {
    method: 'GET',
    path: '/api/progress/week',
    access: 'member',
    summary: 'The last seven days: what was logged and written, one thing that went well, and one small step.',
    response: Week,
  },
  weeks: {
    method: 'GET',
    path: '/api/progress/weeks',
    access: 'member',
    archive: true,
    summary: 'The weeks that have a review, newest first, at most 53. A job makes it once a week is over.',
    response: z.array(PastWeek),
  },
  pastWeek: {
    method: 'GET',
    path: '/api/progress/weeks/:week',
    access: 'member',
    archive: true,
    summary: 'The review of one of these weeks, by its Monday. What was changed or deleted since is not quoted in it.',
    params: z.object({ week: z.iso.date() }),
    response: Week,
  },
})
