import type { RelationshipInsights } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import type { HealthPoint } from '../operations.ts'
import { counted, dayOf, timeOf, upperFirst } from './days.ts'

/** A straight line through the check-ins of one score, which moves by `change` points from the first to the last. */
export interface Line {
  change: number
  points: readonly HealthPoint[]
}

const leastPoints = 3
const leastChange = 5
const meanOf = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length

/**
 * The fitted line of one score: ordinary least squares of the score (0..100) over time in days, its slope times the
 * days from the first check-in to the last. Null with check-ins of fewer than three days: three of one evening say how
 * that evening was.
 */
export function lineOf(points: readonly HealthPoint[], side: Exclude<keyof HealthPoint, 'at'>): Line | null {
  const used = points.filter((it) => Number.isFinite(it[side]))
  const days = used.map(({ at }) => timeOf(at)! / DAY_MS)
  if (new Set(days.map(Math.floor)).size < leastPoints) return null
  const [middle, level] = [meanOf(days), meanOf(used.map((it) => it[side]))]
  const above = meanOf(days.map((day, at) => (day - middle) * (used[at]![side] - level)))
  const slope = above / meanOf(days.map((day) => (day - middle) ** 2))
  return { change: slope * (days.at(-1)! - days[0]!), points: used }
}

/** Whether the line moves by five points or more over its span, which is what a direction needs. */
export const moves = ({ change }: Line): boolean => Math.abs(change) >= leastChange

/** "Three check-ins from 1 March to 9 March: a straight line through them rises by 11 points." */
export function toldOf(line: Line, now: string): string {
  const { change, points } = line
  const span = `${upperFirst(counted(points.length, 'check-in'))} from ${dayOf(points[0]!.at, now)} to ${dayOf(points.at(-1)!.at, now)}`
  if (!moves(line)) return `${span}: no movement of five points or more over that time.`
  return `${span}: a straight line through them ${change > 0 ? 'rises' : 'falls'} by ${Math.round(Math.abs(change))} points.`
}

/** The direction of the overall score: with less change than moves it is stable, with fewer check-ins there is no telling. */
export function trendOf(points: readonly HealthPoint[], now: string): RelationshipInsights['trendAnalysis'] {
  const line = lineOf(points, 'overall')
  if (!line) {
    const explanation = `${upperFirst(counted(points.length, 'check-in'))} so far. A direction needs check-ins on three different days.`
    return { direction: 'not enough data yet', explanation }
  }
  if (!moves(line)) return { direction: 'stable', explanation: toldOf(line, now) }
  const explanation = `${toldOf(line, now)} This says how it has been so far, not what comes.`
  return { direction: line.change > 0 ? 'improving' : 'declining', explanation }
}
