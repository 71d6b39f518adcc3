import { readTurns } from '../read/turn.ts'
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
