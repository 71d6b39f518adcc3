import { DAY_MS } from '@mallama/contracts/days'
import type { RelationshipInsights } from '@mallama/contracts/coach'
import type { HealthPoint } from '../operations.ts'
import { counted, dayOf, timeOf, upperFirst } from './days.ts'

export const sides = ['trust', 'communication', 'joy', 'growth'] as const
type Side = 'overall' | (typeof sides)[number]

/** A straight line through the check-ins of one score. `change`: points from the first check-in to the last. */
export interface Line<Of extends Side = Side> {
  side: Of
  change: number
  first: number
  last: number
  points: number
  from: string
  to: string
}

const leastPoints = 3
const leastChange = 5

/** Check-ins that can be used, oldest first. */
export function checkIns(history: readonly HealthPoint[]): HealthPoint[] {
  return history
    .filter(({ at, overall }) => timeOf(at) !== null && Number.isFinite(overall))
    .toSorted((a, b) => timeOf(a.at)! - timeOf(b.at)!)
}

/**
 * The fitted line of one score: ordinary least squares of the score (0..100) over time in days, its slope times the
 * days from the first check-in to the last. Null with fewer than three check-ins, or on fewer than three days.
 */
export function lineOf<Of extends Side>(points: readonly HealthPoint[], side: Of): Line<Of> | null {
  const used = points.filter((it) => Number.isFinite(it[side]))
  const [first, last] = [used[0], used.at(-1)]
  if (used.length < leastPoints || !first || !last) return null
  const days = used.map(({ at }) => (timeOf(at)! - timeOf(first.at)!) / DAY_MS)
  const span = days.at(-1) ?? 0
  // Three of one evening say how that evening was.
  if (new Set(used.map(({ at }) => Math.floor(timeOf(at)! / DAY_MS))).size < leastPoints) return null
  const meanDay = days.reduce((sum, it) => sum + it, 0) / days.length
  const mean = used.reduce((sum, it) => sum + it[side], 0) / used.length
  let above = 0
  let below = 0
  for (const [at, x] of days.entries()) {
    above += (x - meanDay) * (used[at]![side] - mean)
    below += (x - meanDay) ** 2
  }
  const change = (above / below) * span
  return { side, change, first: first[side], last: last[side], points: used.length, from: first.at, to: last.at }
}

/** Whether the line moves by five points or more over its span, which is what a direction needs. */
export const moves = (line: Line): boolean => Math.abs(line.change) >= leastChange

/**
 * The direction of the overall score: at least three check-ins and a fitted change of five points or more over the
 * span of the data, see `lineOf`. With less change it is stable; with fewer check-ins there is no telling.
 */
export function trendOf(points: readonly HealthPoint[], now: string): RelationshipInsights['trendAnalysis'] {
  const line = lineOf(points, 'overall')
  if (!line) {
    const seen =
      points.length === 0
        ? 'There is no check-in yet'
        : points.length < leastPoints
          ? `There ${points.length === 1 ? 'is' : 'are'} ${counted(points.length, 'check-in')} so far`
          : 'The check-ins are of fewer than three days'
    return { direction: 'not enough data yet', explanation: `${seen}. A direction needs three, on different days.` }
  }
  const told = `${upperFirst(counted(line.points, 'check-in'))} from ${dayOf(line.from, now)} to ${dayOf(line.to, now)}`
  const moved = Math.round(Math.abs(line.change))
  if (moves(line)) {
    const direction = line.change > 0 ? 'improving' : 'declining'
    const [most] = sides
      .flatMap((side) => lineOf(points, side) ?? [])
      .filter((it) => moves(it) && it.change > 0 === line.change > 0)
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    return {
      direction,
      explanation: `${told}: a straight line through them ${line.change > 0 ? 'rises' : 'falls'} by ${moved} points.${most ? ` ${upperFirst(most.side)} moved most, from ${Math.round(most.first)} to ${Math.round(most.last)}.` : ''} This says how it has been so far, not what comes.`,
    }
  }
  const values = points.map(({ overall }) => Math.round(overall))
  const range = `${told}, between ${Math.min(...values)} and ${Math.max(...values)}`
  return { direction: 'stable', explanation: `${range}: no movement of five points or more over that time.` }
}
