import { z } from 'zod'
import { WeeklyReview } from './coach.ts'
import { Id, Instant } from './fields.ts'
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

/** The scores as they stood then: kept at the end of that week, or worked out from the twelve weeks before it. */
export const ProgressPoint = z.object({ at: Instant, scores: Progress })
export type ProgressPoint = z.infer<typeof ProgressPoint>

/** What keeps coming back, over everyone: counts and the person's own words only. */
export const ConflictsBack = z.object({
  /** From when on was looked. */
  from: Instant,
  /** What conflicts were about by the notes on them, three times at least, the most frequent first. */
  subjects: z.array(
    z.object({
      subject: z.string(),
      times: z.int(),
      since: Instant,
      people: z.array(z.string()),
      quotes: z.array(z.string()),
    }),
  ),
  /** With whom there was more than one conflict, the most first; `repaired`: those followed by a repair within a week. */
  people: z.array(
    z.object({ relationshipId: Id, personName: z.string(), conflicts: z.int(), repaired: z.int(), last: Instant }),
  ),
})
export type ConflictsBack = z.infer<typeof ConflictsBack>

/** The last seven days: what was logged and written, and what the coach makes of it. */
export const Week = WeeklyReview.extend({
  from: Instant,
  to: Instant,
  entries: z.int(),
  checkIns: z.int(),
  conflicts: z.int(),
  repairs: z.int(),
  good: z.int(),
  /** Words of the heaviest entry, with its title; null where none was heavy, or it tells of danger. */
  heavy: z.object({ title: z.string(), quote: z.string() }).nullable(),
})
export type Week = z.infer<typeof Week>

/** A week of the person's own calendar, Monday to Sunday, that has something to look back on. */
export const PastWeek = z.object({
  /** Its Monday: `2026-03-02`. */
  week: z.iso.date(),
  from: Instant,
  to: Instant,
})
export type PastWeek = z.infer<typeof PastWeek>
