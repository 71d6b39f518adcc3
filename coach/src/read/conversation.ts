import { legibility } from '../builtin/kind-of-text.ts'
import { oncePerText } from '../once.ts'
import { alone, inView, nothing, oddsOf, seenOf, thresholds, type Seen } from './turns.ts'
import { longestTurn } from '../text/plain.ts'
import { readTurn, turnBy, type TurnReading } from './turn.ts'

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
    const chances = inView(seen, before)
    before.push(seen)
    return turnBy(text, { speaker, known }, chances, thresholds().inView)
  })
}

/** Each turn as `readTurn` reads it, without those before it. */
export function readEach(
  turns: readonly { speaker: string | null; text: string }[],
  known: readonly string[],
): TurnReading[] {
  const readingOf = oncePerText((text: string) => readTurn(text, { known }))
  return turns.map(({ text, speaker }) => ({ ...readingOf(text), speaker }))
}
