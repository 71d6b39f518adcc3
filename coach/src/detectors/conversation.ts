import { oncePerText } from '../once.ts'
import { plain } from './plain.ts'
import { signsOf } from './turn-signs.ts'
import { readTurn, type TurnReading } from './turn.ts'
import { turnModel } from './turn-model.ts'
import { ruledInView } from './conversation-rules.ts'
import { viewOf, type Seen } from './turn-view.ts'
import { weighed } from './turn-weigh.ts'

/**
 * The turns of one conversation, each as `readTurn` reads it by rules and then, by rules and model together, in
 * view of the turns before it, never of those after. Same order, same length.
 */
export function readTurns(
  turns: readonly { speaker: string | null; text: string }[],
  known: readonly string[] = [],
  alone: readonly TurnReading[] = readEach(turns, known),
): TurnReading[] {
  const ruled: TurnReading[] = []
  const seen: Seen[] = []
  const oddsOf = oncePerText((text: string, turn: TurnReading) => turnModel.odds(signsOf(turn, plain(text))))
  return alone.map((turn) => {
    const byRules = ruledInView(turn, ruled)
    const odds = oddsOf(turn.text, turn)
    const now = { ruled: byRules, odds }
    const read = weighed(byRules, turnModel.inView(odds, viewOf(now, seen)))
    ruled.push(byRules)
    seen.push(now)
    return read
  })
}

/** Each turn as `readTurn` reads it, without those before it; `readTurns` goes on from there. */
export function readEach(
  turns: readonly { speaker: string | null; text: string }[],
  known: readonly string[],
): TurnReading[] {
  const readingOf = oncePerText((text: string) => readTurn(text, { known }))
  return turns.map(({ text, speaker }) => ({ ...readingOf(text), speaker }))
}
