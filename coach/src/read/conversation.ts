import { legibility } from '../builtin/kind-of-text.ts'
import { oncePerText } from '../once.ts'
import { alone, inView, nothing, oddsOf, seenOf, thresholds, type Seen } from './turns.ts'
import { longestTurn } from '../text/plain.ts'
import { turnBy, type TurnReading } from './turn.ts'

/**
 * The turns of one conversation, each read in view of those before it, never of those after; in other languages than
 * English nothing is found. Same order, same length.
 */
export function readTurns(
  turns: readonly { speaker: string | null; text: string }[],
  known: readonly string[] = [],
): TurnReading[] {
  const before: Seen[] = []
  const chancesOf = oncePerText((text: string) => alone(oddsOf(text)))
  return turns.map(({ text, speaker }) => {
    const near = text.slice(0, longestTurn)
    if (legibility(near) !== 'words') return turnBy(text, { speaker, known }, nothing, thresholds().inView)
    const seen = seenOf(speaker, near, chancesOf(near))
    const opens = before.length === 0
    const chances = opens ? seen.chances : inView(seen, before)
    before.push(seen)
    return turnBy(text, { speaker, known }, chances, opens ? thresholds().alone : thresholds().inView)
  })
}
