import type { RelationshipInsights } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import type { HealthPoint } from '../operations.ts'
import { counted, dayOf, timeOf, upperFirst } from './days.ts'

/** A straight line through the check-ins of one score. */
export interface Line {
  /** By how many points it moves from the first to the last; 0 where that is less than a direction needs. */
  change: number
  points: readonly HealthPoint[]
}

const [leastDays, leastChange] = [3, 5]
const meanOf = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length

/**
 * The fitted line of one score: ordinary least squares of the score (0..100) over time in days, its slope times the
 * days from the first check-in to the last. Null with check-ins of fewer than three days: three of one evening say how
 * that evening was.
 */
export function lineOf(points: readonly HealthPoint[], side: Exclude<keyof HealthPoint, 'at'>): Line | null {
  const used = points.filter((it) => Number.isFinite(it[side]))
  const days = used.map(({ at }) => timeOf(at)! / DAY_MS)
  if (new Set(days.map(Math.floor)).size < leastDays) return null
  const [middle, level] = [meanOf(days), meanOf(used.map((it) => it[side]))]
  const above = meanOf(days.map((day, at) => (day - middle) * (used[at]![side] - level)))
  const change = (above / meanOf(days.map((day) => (day - middle) ** 2))) * (days.at(-1)! - days[0]!)
  return { change: Math.abs(change) < leastChange ? 0 : change, points: used }
}

/** "Three check-ins from 1 March to 9 March: a straight line through them rises by 11 points." */
export function toldOf({ change, points }: Line, now: string): string {
  const span = `${upperFirst(counted(points.length, 'check-in'))} from ${dayOf(points[0]!.at, now)} to ${dayOf(points.at(-1)!.at, now)}`
  if (change === 0) return `${span}: no movement of five points or more over that time.`
  return `${span}: a straight line through them ${change > 0 ? 'rises' : 'falls'} by ${Math.round(Math.abs(change))} points.`
}

/** The direction of the overall score. */
export function trendOf(points: readonly HealthPoint[], now: string): RelationshipInsights['trendAnalysis'] {
  const line = lineOf(points, 'overall')
  if (!line) {
    const explanation = `${upperFirst(counted(points.length, 'check-in'))} so far. A direction needs check-ins on three different days.`
    return { direction: 'not enough data yet', explanation }
  }
  const explanation = toldOf(line, now)
  if (line.change === 0) return { direction: 'stable', explanation }
  const direction = line.change > 0 ? 'improving' : 'declining'
  return { direction, explanation: `${explanation} This says how it has been so far, not what comes.` }
}
