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

const THREAT = 3
/** A threat that only the whole shows weighs no less than one in so many words. */
export const weighed = (turns: readonly Read[], { turns: grave, threatening }: Danger): Read[] =>
  turns.map((turn, at) =>
    grave.has(at) && threatening.has(turn.speaker)
      ? { ...turn, harm: Math.max(THREAT, turn.harm), acts: [...new Set([...turn.acts, 'threat' as const])] }
      : turn,
  )
