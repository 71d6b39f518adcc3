import { DAY_MS } from '@mallama/contracts/days'
import type { Balance, HealthPart } from '@mallama/contracts/health'
import type { CheckIn, Moment } from '@mallama/contracts/relationships'

export type Rated = Pick<CheckIn, 'trust' | 'communication' | 'joy' | 'growth' | 'at'>
export type Happened = Pick<Moment, 'kind' | 'intensity' | 'occurredAt'>
/** `until`: when it was taken back or replaced; null where only a newer check-in ends it. */
export interface Corrected {
  score: HealthPart['score']
  value: number
  at: string
  until: string | null
}

/** Everything that the scores of one relationship come from, in any order. */
export interface Records<C extends Corrected = Corrected> {
  checkIns: readonly Rated[]
  moments: readonly Happened[]
  corrections: readonly C[]
}

/** The scores at an instant, before they are rounded, and what they came from. */
export interface Scored<C extends Corrected = Corrected> {
  scores: Record<HealthPart['score'], number>
  overall: number
  parts: HealthPart[]
  corrections: C[]
}

const HALF_LIFE = 28 * DAY_MS
const BALANCED_OVER = 28 * DAY_MS
export const WEEK = 7 * DAY_MS

/** In tenths, so that a whole score times its weight has no rounding error. Growth is not moved by moments. */
const parts = [
  { score: 'trust', tenths: 3, moved: true },
  { score: 'communication', tenths: 3, moved: true },
  { score: 'joy', tenths: 2, moved: true },
  { score: 'growth', tenths: 2, moved: false },
] as const

/**
 * Health of a relationship from what its owner logged; the same records in any order give the same scores.
 * A sub-score is the mean of the check-ins, weighted by a half-life of 28 days, moved by the balance of moments
 * (five good ones to a conflict is the reference, after Gottman), or what the owner corrected it to. Overall is taken
 * from the unrounded sub-scores. Null without a check-in: then there are no scores, whatever the moments.
 * @param now milliseconds since 1970; the records are those up to then
 * @param weighed the moments as they weigh then
 */
export function scoresAt<C extends Corrected>(
  records: Records<C>,
  now: number,
  weighed: Weighed = weigh(records.moments, now),
): Scored<C> | null {
  const { checkIns } = records
  if (checkIns.length === 0) return null
  const made = partsOf(checkIns, shiftOf(weighed))
  const corrections = holding(records, now)
  const values = valuesOf(made, corrections)
  return {
    scores: Object.fromEntries(made.map(({ score }, at) => [score, values[at]!])) as Scored['scores'],
    overall: overallOf(values),
    parts: made,
    corrections,
  }
}

/** Overall, before it is rounded, if nothing but the moments were otherwise. */
export function overallWith({ parts: made, corrections }: Scored, weighed: Weighed): number {
  const shift = shiftOf(weighed)
  return overallOf(
    valuesOf(
      made.map((part, at) => (parts[at]!.moved ? { ...part, shift } : part)),
      corrections,
    ),
  )
}

const valuesOf = (made: readonly HealthPart[], corrections: readonly Corrected[]) =>
  made.map(({ score, from, shift }) => corrections.find((one) => one.score === score)?.value ?? from + shift)
const overallOf = (values: readonly number[]) => sum(values.map((value, at) => parts[at]!.tenths * value)) / 10

/** A score as it is shown: whole, 0..100. */
export const bounded = (score: number): number => Math.min(100, Math.max(0, Math.round(score)))

/** Sums of intensity, each weighted by a half-life of 28 days: `p` over positives and repairs, `c` over conflicts. */
export interface Weighed {
  p: number
  c: number
}

export function weigh(moments: readonly Happened[], now: number): Weighed {
  const good: number[] = []
  const bad: number[] = []
  for (const { kind, intensity, occurredAt } of moments) {
    const weight = intensity * 0.5 ** (Math.max(0, now - Date.parse(occurredAt)) / HALF_LIFE)
    ;(kind === 'conflict' ? bad : good).push(weight)
  }
  return { p: sum(good), c: sum(bad) }
}

/** clamp(60 ((p + 5) / (p + c + 6) - 5/6), -10, 10): 0 without moments, no cliff (API.md). */
export function shiftOf({ p, c }: Weighed): number {
  // The same as the formula over one denominator: exactly 0 where it should be.
  return Math.min(10, Math.max(-10, (10 * (p - 5 * c)) / (p + c + 6))) || 0
}

/** The last 28 days' moments by intensity, unfaded: what someone can count for themselves. Null without any. */
export function balanceOf(moments: readonly Happened[], now: number): Balance | null {
  const recent = moments.filter(({ occurredAt }) => Date.parse(occurredAt) > now - BALANCED_OVER)
  if (recent.length === 0) return null
  const weighed = (good: boolean) =>
    sum(recent.filter(({ kind }) => (kind !== 'conflict') === good).map(({ intensity }) => intensity))
  const [positive, negative] = [weighed(true), weighed(false)]
  return { positive, negative, ratio: negative === 0 ? null : positive / negative }
}

/** A correction holds from its instant until a check-in is newer than it, or until it was taken back or replaced. */
function holding<C extends Corrected>({ checkIns, corrections }: Records<C>, now: number): C[] {
  if (corrections.length === 0) return []
  const newest = Math.max(...checkIns.map(({ at }) => Date.parse(at)))
  return corrections.filter(({ at, until }) => {
    const from = Date.parse(at)
    return from <= now && newest <= from && (until === null || Date.parse(until) > now)
  })
}

function partsOf(checkIns: readonly Rated[], shift: number): HealthPart[] {
  // Weights are relative to the newest check-in, so that years of silence do not wear them down to nothing.
  const newest = Math.max(...checkIns.map(({ at }) => Date.parse(at)))
  const weights = checkIns.map(({ at }) => 0.5 ** ((newest - Date.parse(at)) / HALF_LIFE))
  const whole = sum(weights)
  return parts.map(({ score, tenths, moved }) => ({
    score,
    from: sum(checkIns.map((checkIn, at) => checkIn[score] * weights[at]!)) / whole,
    shift: moved ? shift : 0,
    weight: tenths / 10,
  }))
}

/** Numbers are sorted without a comparison for each pair once there are so many; for a few that costs more than it saves. */
const MANY = 64

/** Smallest first: the order in which records arrive must not show in the last digit. */
function sum(terms: readonly number[]): number {
  const sorted = terms.length < MANY ? terms.toSorted((a, b) => a - b) : new Float64Array(terms).sort()
  let total = 0
  for (const term of sorted) total += term
  return total
}
