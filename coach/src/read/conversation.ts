import { legibility } from '../builtin/kind-of-text.ts'
import { oncePerText } from '../once.ts'
import { alone, inView, nothing, oddsOf, seenOf, thresholds, type Seen } from './turns.ts'
import { longestTurn } from '../text/plain.ts'
import { turnBy, type TurnReading } from './turn.ts'

/** A turn of this harm is hard on the other. */
const HARD = 2

/**
 * The turns of one conversation, each read in view of those before it, never of those after; the first, and a verdict
 * that nothing before it led to, by itself. Names among friends are teasing. In other languages than English nothing is
 * found. Same order, same length.
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
    const inTalk = turnBy(text, { speaker, known }, inView(seen, before), thresholds().inView)
    const opens = before.length === 0
    before.push(seen)
    if (!opens && inTalk.harm.score >= HARD) return inTalk
    const byItself = turnBy(text, { speaker, known }, seen.chances, thresholds().alone)
    const breaks = byItself.harm.score >= HARD && byItself.main === 'criticism'
    return opens || breaks ? byItself : inTalk
  })
}
