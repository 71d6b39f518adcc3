import type { HealthBasis } from '@mallama/contracts/health'
import type { MomentKind, Size } from './kinds.ts'

/** What a moment will do to the overall score if it was today, by the server's own formula: the form says it first. */
export function promiseOf({ oneMore }: HealthBasis, kind: MomentKind, size: Size): string {
  if (!oneMore) return 'There are no scores yet. It counts once there is a check-in.'
  const change = oneMore[kind === 'conflict' ? 'conflict' : 'good'][Number(size) - 1]!
  const points = Math.abs(change) === 1 ? '1 point' : `${Math.abs(change)} points`
  if (change === 0) return 'If it was today, it leaves the overall score where it is.'
  return `If it was today, it ${change > 0 ? `adds ${points} to` : `takes ${points} off`} the overall score, and fades over the weeks.`
}
