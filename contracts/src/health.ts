import { z } from 'zod'
import { Instant } from './fields.ts'

export const Score = z.int().min(0).max(100)

/** `from`: mean of the check-ins (half-life 28 days); `shift`: by moments, -10..10; `weight`: share of the whole, 0..1. */
export const HealthPart = z.object({
  score: z.enum(['trust', 'communication', 'joy', 'growth']),
  from: z.number(),
  shift: z.number(),
  weight: z.number(),
})
export type HealthPart = z.infer<typeof HealthPart>

/** A sub-score that the person set themselves. `was`: what the check-ins and moments said at that time. */
export const Correction = z.object({
  score: HealthPart.shape.score,
  value: Score,
  reason: z.string(),
  at: Instant,
  was: Score,
})
export type Correction = z.infer<typeof Correction>

/**
 * Moments of the last 28 days, each counted with its intensity: positives and repairs against conflicts. `ratio` is
 * positive to one negative, five being the reference; null where nothing is negative.
 */
export const Balance = z.object({ positive: z.int(), negative: z.int(), ratio: z.number().nullable() })
export type Balance = z.infer<typeof Balance>

const ByIntensity = z.tuple([z.int(), z.int(), z.int()])

/** What one more moment today would move overall by, as it is shown: whole points, by intensity, 1 to 3. */
export const OneMore = z.object({ good: ByIntensity, conflict: ByIntensity })
export type OneMore = z.infer<typeof OneMore>

/** What the scores are made of, and what would move them. */
export const HealthBasis = z.object({
  checkIns: z.int(),
  moments: z.int(),
  since: Instant.nullable(),
  parts: z.array(HealthPart),
  /** Those that hold now: until a newer check-in, or until taken back. */
  corrections: z.array(Correction),
  balance: Balance.nullable(),
  explanation: z.array(z.string()),
  /** Two to four sentences with figures of the formula itself; none without a check-in. */
  moves: z.array(z.string()),
  /** Null without a check-in: then nothing moves. */
  oneMore: OneMore.nullable(),
})
export type HealthBasis = z.infer<typeof HealthBasis>
