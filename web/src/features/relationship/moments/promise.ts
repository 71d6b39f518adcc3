import type { HealthBasis } from '@mallama/contracts/health'
import type { MomentKind, Size } from './kinds.ts'

/** The formula's own limit for what moments do to a score (API.md). */
const LIMIT = 10

/** What a moment will do to the overall score if it was today, by the server's own formula: the form says it first. */
export function promiseOf({ oneMore, parts }: HealthBasis, kind: MomentKind, size: Size): string {
  if (!oneMore) return 'There are no scores yet. It counts once there is a check-in.'
  const change = oneMore[kind === 'conflict' ? 'conflict' : 'good'][Number(size) - 1]!
  const points = Math.abs(change) === 1 ? '1 point' : `${Math.abs(change)} points`
  if (change === 0) {
    const full = kind === 'conflict' && parts.some(({ shift }) => shift <= -LIMIT)
    return full
      ? `It is kept, and moves no score: conflicts have taken all they can, which is ${LIMIT} points.`
      : 'If it was today, it leaves the overall score where it is.'
  }
  return `If it was today, it ${change > 0 ? `adds ${points} to` : `takes ${points} off`} the overall score, and fades over the weeks. All moments together move a score by ${LIMIT} points at most.`
}
