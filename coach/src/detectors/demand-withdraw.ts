import type { TurnReading } from './turn.ts'

interface DemandWithdraw {
  /** Who presses and who steps back, as the turns name them. */
  presses: string
  withdraws: string
  /** Indexes of the turns that show it. */
  turns: number[]
}

const pressing = new Set(['demand', 'complaint', 'criticism', 'question', 'request', 'threat'])
const exiting = new Set(['withdraw', 'invalidate', 'defend'])
const answering = new Set(['agree', 'validate', 'apologise', 'accountability', 'repair', 'offer', 'disclose'])

/**
 * One presses in two or more turns while the other's answers minimise, leave, or are three words or fewer (Christensen
 * and Heavey 1990). Each pair is read both ways alike: who is a man or a woman is never looked at. Stepping back can
 * protect, so this is a pattern between two and nobody's fault. Null where no two such exchanges follow each other.
 */
export function demandWithdraw(
  turns: readonly Pick<TurnReading, 'speaker' | 'acts' | 'words'>[],
): DemandWithdraw | null {
  const runs = new Map<string, DemandWithdraw>()
  let best: DemandWithdraw | null = null
  for (let at = 0; at + 1 < turns.length; at++) {
    const push = turns[at]
    const reply = turns[at + 1]
    if (!push?.speaker || !reply?.speaker || push.speaker === reply.speaker) continue
    const key = `${push.speaker}\n${reply.speaker}`
    if (!push.acts.some(({ id }) => pressing.has(id))) continue
    const short = reply.words <= 3 && !reply.acts.some(({ id }) => answering.has(id) || pressing.has(id))
    if (short || (reply.acts.some(({ id }) => exiting.has(id)) && !reply.acts.some(({ id }) => answering.has(id)))) {
      const run = runs.get(key) ?? { presses: push.speaker, withdraws: reply.speaker, turns: [] }
      run.turns.push(at, at + 1)
      runs.set(key, run)
      const left = run.turns.filter(
        (turn) => turns[turn]?.acts.some(({ id }) => id === 'withdraw') || (turns[turn]?.words ?? 9) <= 3,
      )
      if (run.turns.length >= 4 && left.length > 0 && run.turns.length > (best?.turns.length ?? 0)) best = run
    } else runs.delete(key)
  }
  return best ? { ...best, turns: [...new Set(best.turns)] } : null
}
