import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Id, Instant, requiredText } from './fields.ts'
import { HealthPart, Score } from './health.ts'
import { Relationship } from './relationships.ts'

/** The scores as they stood at an instant, by the formula of that day: a point a check-in and a week, oldest first. */
export const HealthPoint = z.object({
  at: Instant,
  overall: Score,
  trust: Score,
  communication: Score,
  joy: Score,
  growth: Score,
})
export type HealthPoint = z.infer<typeof HealthPoint>

const WithId = z.object({ id: Id })
const WithScore = z.object({ id: Id, score: HealthPart.shape.score })

export const scoresApi = defineApi({
  history: {
    method: 'GET',
    path: '/api/relationships/:id/history',
    access: 'member',
    archive: true,
    summary: 'How the scores went, oldest first: a point a check-in and a week.',
    params: WithId,
    response: z.array(HealthPoint),
  },
  correct: {
    method: 'PUT',
    path: '/api/relationships/:id/corrections/:score',
    access: 'member',
    summary: 'Says what a score should be, and why. It holds until the next check-in.',
    screen: ['reason'],
    params: WithScore,
    body: z.strictObject({ value: Score, reason: requiredText(500, 'Say why the score should be different') }),
    response: Relationship,
  },
  uncorrect: {
    method: 'DELETE',
    path: '/api/relationships/:id/corrections/:score',
    access: 'member',
    status: 200,
    summary: 'Takes a correction back: the score is again what the check-ins and moments say.',
    params: WithScore,
    response: Relationship,
  },
})
