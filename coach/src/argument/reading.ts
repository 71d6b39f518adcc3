import { readTurns } from '../read/turn.ts'
import type { Danger } from './danger.ts'
import type { Turn } from './lines.ts'
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
    const { speaker, acts } = turn
    const again = acts.includes('contempt') ? (times.get(speaker) ?? 0) : -1
    if (again >= 0) times.set(speaker, again + 1)
    const harm = Math.min(10, Math.round((turn.harm + Math.max(0, Math.min(HEAVIER, again))) * 10) / 10)
    if (!danger.turns.has(at) || !danger.threatening.has(speaker)) return { ...turn, harm }
    return { ...turn, harm: Math.max(THREAT, harm), acts: [...new Set([...acts, 'threat' as const])] }
  })
}
