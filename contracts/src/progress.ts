import { z } from 'zod'
import { Score } from './health.ts'

export const ProgressCategory = z.enum([
  'emotional_intelligence',
  'communication',
  'conflict_resolution',
  'self_awareness',
  'consistency',
])
export type ProgressCategory = z.infer<typeof ProgressCategory>

/** Scores by category; one without data is absent. */
export const Progress = z.partialRecord(ProgressCategory, Score)
export type Progress = z.infer<typeof Progress>

/** What one score is made of. `counted`: what it was worked out from, in words; `missing`: what it waits for. */
export const ProgressBasis = z.object({
  category: ProgressCategory,
  score: Score.nullable(),
  measures: z.string(),
  counted: z.string().nullable(),
  formula: z.string(),
  missing: z.string().nullable(),
})
export type ProgressBasis = z.infer<typeof ProgressBasis>
