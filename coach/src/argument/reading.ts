import { readTurns } from '../read/turn.ts'
import type { Turn } from './parse.ts'
import type { Read } from './score.ts'

/** Every turn with its acts and harm, in view of the turns before it. Same order, same length. */
export const readAll = (turns: readonly Turn[], known: readonly string[]): Read[] =>
  readTurns(turns, known).map((reading, at) => ({
    ...turns[at]!,
    acts: [...new Set(reading.acts.map(({ id }) => id))],
    harm: reading.harm.score,
    reading,
  }))

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
