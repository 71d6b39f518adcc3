import { readTurns } from '../read/turn.ts'
import type { Danger } from './danger.ts'
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

const HEAVIER = 3
const THREAT = 3

/**
 * Scorn said again by the same one weighs a point more each time, three at most: what wears somebody down is the row of
 * it. A threat that only the whole shows weighs no less than one in so many words.
 */
export function weighed(turns: readonly Read[], danger: Pick<Danger, 'turns' | 'threatening'>): Read[] {
  const times = new Map<string, number>()
  return turns.map((turn, at) => {
    const { speaker, reading } = turn
    const again = times.get(speaker) ?? 0
    const scorns = turn.acts.includes('contempt')
    if (scorns) times.set(speaker, again + 1)
    const added = scorns ? Math.max(0, Math.min(HEAVIER, again, 10 - turn.harm)) : 0
    const contributions = [
      ...reading.harm.contributions,
      ...(added > 0 ? [{ score: 'harm', feature: 'contempt that comes again', amount: added }] : []),
    ]
    const harm = Math.round((turn.harm + added) * 10) / 10
    const threatens = danger.turns.has(at) && danger.threatening.has(speaker)
    return {
      ...turn,
      harm: threatens ? Math.max(THREAT, harm) : harm,
      acts: threatens ? [...new Set([...turn.acts, 'threat' as const])] : turn.acts,
      reading: { ...reading, harm: { score: harm, contributions } },
    }
  })
}
