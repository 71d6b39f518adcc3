import type { ArgumentAct } from '@mallama/contracts/coach'
import { readEach, readTurns } from '../detectors/conversation.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { Turn } from './parse.ts'
import type { Read } from './score.ts'

const heated: readonly ArgumentAct[] = ['criticism', 'contempt', 'threat']

/** Every turn with its acts and harm, read in view of the turns before it. Same order, same length. */
export function readAll(turns: readonly Turn[], known: readonly string[]): Read[] {
  const alone = readEach(turns, known)
  const inView = readTurns(turns, known, alone)
  return turns.flatMap((turn, at) => {
    const seen = inView[at]
    return seen ? [asRead(turn, graver(seen, alone[at] ?? seen))] : []
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

/** A verdict with which a quarrel opens is one, though the turns before it were calm: there were none. */
function graver(seen: TurnReading, alone: TurnReading): TurnReading {
  if (seen.harm.score >= 2) return seen
  return alone.harm.score >= 2 && alone.acts.some(({ id }) => heated.includes(id)) ? alone : seen
}

function asRead(turn: Turn, reading: TurnReading): Read {
  const acts: ArgumentAct[] = []
  for (const { id } of reading.acts) if (!acts.includes(id)) acts.push(id)
  return { ...turn, acts, harm: reading.harm.score, reading }
}
