import { DAY_MS } from '@mallama/contracts/days'
import type { Relationship } from '@mallama/contracts/relationships'
import type { HealthPoint } from '@mallama/contracts/scores'
import type { SeriesKey } from './sums.ts'

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** So many markers on a line at most: more would be a smear. */
const MARKERS = 12

/** The last point of each calendar day: a check-in and the week's point often fall on the same one. */
export const byDay = (points: readonly HealthPoint[]): HealthPoint[] =>
  points.filter((point, at) => {
    const next = points[at + 1]
    return !next || new Date(next.at).toDateString() !== new Date(point.at).toDateString()
  })

/** With the scores as they stand now at the end: moments move them between two check-ins, and corrections do. */
export function upToNow(points: readonly HealthPoint[], standing: Relationship, now: Date): readonly HealthPoint[] {
  if (points.length === 0 || !standing.hasHealthData) return points
  const last = {
    at: now.toISOString(),
    overall: standing.overallHealthScore,
    trust: standing.trustSafetyScore,
    communication: standing.communicationClarityScore,
    joy: standing.joyFulfillmentScore,
    growth: standing.growthScore,
  }
  return [...points, last]
}

/** Where an instant (ms) and a score stand in the drawing. One point alone stands in the middle. */
export function scaleOf(points: readonly HealthPoint[], frame: Frame) {
  const first = Date.parse(points[0]?.at ?? '')
  const last = Date.parse(points.at(-1)?.at ?? '')
  const wide = frame.width - frame.left - frame.right
  const high = frame.height - frame.top - frame.bottom
  const x = (at: string) => frame.left + (last > first ? ((Date.parse(at) - first) / (last - first)) * wide : wide / 2)
  const y = (score: number) => frame.top + (1 - score / 100) * high
  return { x, y }
}

/** The line of one score as an SVG path, to a tenth of a unit. */
export function pathOf(points: readonly HealthPoint[], key: SeriesKey, { x, y }: ReturnType<typeof scaleOf>): string {
  return points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.at).toFixed(1)} ${y(point[key]).toFixed(1)}`)
    .join('')
}

/** The points that bear a marker: the ends, and some between them. */
export function marked<P>(points: readonly P[]): P[] {
  if (points.length <= MARKERS) return [...points]
  const step = (points.length - 1) / (MARKERS - 1)
  return Array.from({ length: MARKERS }, (_, at) => points[Math.round(at * step)]!)
}

/** Instants for the axis: the ends and, where there is room and time, some between. */
export function ticksOf(points: readonly HealthPoint[], most: number): string[] {
  const first = Date.parse(points[0]?.at ?? '')
  const last = Date.parse(points.at(-1)?.at ?? '')
  if (!(last > first)) return points.slice(0, 1).map(({ at }) => at)
  const days = (last - first) / DAY_MS
  const count = Math.max(2, Math.min(most, Math.floor(days) + 1))
  return Array.from({ length: count }, (_, at) => new Date(first + ((last - first) * at) / (count - 1)).toISOString())
}

/** Heights for the names at the line ends: as near to their lines as they can be, `apart` units from each other. */
export function spread(ends: readonly number[], apart: number, lowest: number): number[] {
  const order = ends.map((end, at) => ({ end, at })).toSorted((a, b) => a.end - b.end)
  const placed: number[] = []
  for (const { end } of order) placed.push(Math.max(end, (placed.at(-1) ?? -Infinity) + apart))
  // What was pushed out at the bottom comes back up, and lifts what stands above it.
  let limit = lowest
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, limit)
    limit = placed[at]! - apart
  }
  const answer: number[] = []
  for (const [at, one] of order.entries()) answer[one.at] = placed[at]!
  return answer
}

/** The way of the overall score in one sentence. */
export function sentenceOf(points: readonly HealthPoint[], day: (at: string) => string): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return 'No scores yet.'
  if (points.length === 1) return `One point so far: overall ${first.overall} on ${day(first.at)}.`
  const moved =
    last.overall === first.overall
      ? `Overall is ${last.overall}, as on ${day(first.at)}`
      : `Overall went from ${first.overall} on ${day(first.at)} to ${last.overall} on ${day(last.at)}`
  const all = points.map(({ overall }) => overall)
  return `${moved}. Lowest ${Math.min(...all)}, highest ${Math.max(...all)}.`
}
