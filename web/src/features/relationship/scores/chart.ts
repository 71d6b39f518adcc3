import type { Relationship } from '@mallama/contracts/relationships'
import type { HealthPoint } from '@mallama/contracts/scores'
import type { scaleOf } from '../../../parts/chart/frame.ts'
import type { SeriesKey } from './sums.ts'

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
