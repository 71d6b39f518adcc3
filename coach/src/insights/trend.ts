import type { RelationshipInsights } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import type { HealthPoint } from '../operations.ts'
import { slopeOf } from '../argument/score.ts'
import { counted, dayOf, upperFirst } from './days.ts'

const [leastDays, leastChange] = [3, 5]

/**
 * The direction of the overall score: that of the fitted line, ordinary least squares of the score (0..100) over time in
 * days, its slope times the days from the first check-in to the last. None with check-ins of fewer than three days: three
 * of one evening say how that evening was.
 */
export function trendOf(points: readonly HealthPoint[], now: string): RelationshipInsights['trendAnalysis'] {
  const days = points.map(({ at }) => Date.parse(at) / DAY_MS)
  const checkIns = upperFirst(counted(points.length, 'check-in'))
  if (new Set(days.map(Math.floor)).size < leastDays) {
    const explanation = `${checkIns} so far. A direction needs check-ins on three different days.`
    return { direction: 'not enough data yet', explanation }
  }
  const scores = points.map(({ overall }) => overall)
  const change = slopeOf(scores, days) * (days.at(-1)! - days[0]!)
  const span = `${checkIns} from ${dayOf(points[0]!.at, now)} to ${dayOf(points.at(-1)!.at, now)}`
  if (Math.abs(change) < leastChange)
    return { direction: 'stable', explanation: `${span}: no movement of five points or more over that time.` }
  const way = change > 0 ? 'rises' : 'falls'
  const explanation = `${span}: a straight line through them ${way} by ${Math.round(Math.abs(change))} points. This says how it has been so far, not what comes.`
  return { direction: change > 0 ? 'improving' : 'declining', explanation }
}
