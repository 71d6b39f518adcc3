import type { CraftNeed } from '@mallama/contracts/coach'
import type { Goal } from './goal.ts'
import type { Recipient } from './recipient.ts'
import { finishedKind } from './say.ts'

/** What a goal lacks for a message; empty where there is matter, or where finished words of its kind can stand for it. */
export function needsOf(goal: Goal, { called, role, pronoun, quote }: Recipient): CraftNeed[] {
  if (goal.dictated || goal.pieces.length > 0 || finishedKind(goal)) return []
  const isFor = called ?? role ?? pronoun ?? quote
  const missing: CraftNeed[] = goal.act === 'ask' && goal.named ? ['ask'] : goal.named ? ['matter'] : ['act', 'matter']
  return isFor ? missing : ['recipient', ...missing]
}
