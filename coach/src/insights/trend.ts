import { DAY_MS } from '@mallama/contracts/days'
import type { RelationshipInsights } from '@mallama/contracts/coach'
import type { HealthPoint } from '../operations.ts'
import { counted, dayOf, timeOf, upperFirst } from './days.ts'

export const sides = ['trust', 'communication', 'joy', 'growth'] as const

type Side = 'overall' | (typeof sides)[number]

/** A straight line through the check-ins of one score, which moves by `change` points from the first to the last. */
export interface Line<Of extends Side = Side> {
  side: Of
  change: number
  points: readonly HealthPoint[]
}

const leastPoints = 3
const leastChange = 5
const meanOf = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length

/** Check-ins that can be used, oldest first. */
export const checkIns = (history: readonly HealthPoint[]): HealthPoint[] =>
  history
    .filter(({ at, overall }) => timeOf(at) !== null && Number.isFinite(overall))
    .toSorted((a, b) => timeOf(a.at)! - timeOf(b.at)!)

/**
 * The fitted line of one score: ordinary least squares of the score (0..100) over time in days, its slope times the
 * days from the first check-in to the last. Null with check-ins of fewer than three days: three of one evening say how
 * that evening was.
 */
export function lineOf<Of extends Side>(points: readonly HealthPoint[], side: Of): Line<Of> | null {
  const used = points.filter((it) => Number.isFinite(it[side]))
  const days = used.map(({ at }) => timeOf(at)! / DAY_MS)
  if (new Set(days.map(Math.floor)).size < leastPoints) return null
  const [middle, level] = [meanOf(days), meanOf(used.map((it) => it[side]))]
  const above = meanOf(days.map((day, at) => (day - middle) * (used[at]![side] - level)))
  const slope = above / meanOf(days.map((day) => (day - middle) ** 2))
  return { side, change: slope * (days.at(-1)! - days[0]!), points: used }
}

/** Whether the line moves by five points or more over its span, which is what a direction needs. */
export const moves = (line: Line): boolean => Math.abs(line.change) >= leastChange

/**
 * The direction of the overall score: check-ins of three days at least and a fitted change of five points or more over
 * the span of the data, see `lineOf`. With less change it is stable; with fewer check-ins there is no telling.
 */
export function trendOf(points: readonly HealthPoint[], now: string): RelationshipInsights['trendAnalysis'] {
  const line = lineOf(points, 'overall')
  const seen = upperFirst(counted(points.length, 'check-in'))
  if (!line)
    return {
      direction: 'not enough data yet',
      explanation: `${seen} so far. A direction needs three, on different days.`,
    }
  const told = `${seen} from ${dayOf(points[0]!.at, now)} to ${dayOf(points.at(-1)!.at, now)}`
  if (!moves(line))
    return { direction: 'stable', explanation: `${told}: no movement of five points or more over that time.` }
  const [direction, way] = line.change > 0 ? (['improving', 'rises'] as const) : (['declining', 'falls'] as const)
  const by = Math.round(Math.abs(line.change))
  return {
    direction,
    explanation: `${told}: a straight line through them ${way} by ${by} points. This says how it has been so far, not what comes.`,
  }
}
