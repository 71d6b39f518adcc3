import type { ArgumentAct } from '@mallama/contracts/coach'
import { readTurns } from '../read/conversation.ts'
import { readTurn } from '../read/turn.ts'
import { oncePerText } from '../once.ts'
import type { Turn } from './parse.ts'
import type { Read } from './score.ts'

const heated: ReadonlySet<ArgumentAct> = new Set(['criticism', 'contempt', 'threat'])

/** Every turn with its acts and harm, in view of the turns before it. Same order, same length. */
export function readAll(turns: readonly Turn[], known: readonly string[]): Read[] {
  const alone = oncePerText((text: string) => readTurn(text, { known }))
  return readTurns(turns, known).map((seen, at) => {
    const own = alone(turns[at]!.text)
    // A verdict that breaks a calm talk is one, though nothing before it led there.
    const breaks = seen.harm.score < 2 && own.harm.score >= 2 && own.acts.some(({ id }) => heated.has(id))
    const reading = breaks ? { ...own, speaker: seen.speaker } : seen
    const acts = [...new Set(reading.acts.map(({ id }) => id))]
    return { ...turns[at]!, acts, harm: reading.harm.score, reading }
  })
}

const heavier = 3
/** Scorn said again by the same one weighs a point more each time, three at most: what wears somebody down is the row of it. */
export function piledUp(turns: readonly Read[]): Read[] {
  const before = new Map<string, number>()
  return turns.map((turn) => {
    if (!turn.acts.includes('contempt')) return turn
    const times = before.get(turn.speaker) ?? 0
    before.set(turn.speaker, times + 1)
    const added = Math.min(heavier, times, 10 - turn.harm)
    if (added <= 0) return turn
    const harm = Math.round((turn.harm + added) * 10) / 10
    const contributions = [
      ...turn.reading.harm.contributions,
      { score: 'harm', feature: 'contempt that comes again', amount: added },
    ]
    return { ...turn, harm, reading: { ...turn.reading, harm: { score: harm, contributions } } }
  })
}
