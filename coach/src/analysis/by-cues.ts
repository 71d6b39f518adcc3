import { readings } from './readings.ts'
import { seeing } from './seeing.ts'

/** What the hand-written cues alone make of a message: the measure that learnt weights are held against. */
export function byCues(text: string): { act: string; valence: string; sarcasm: string } {
  const { score, turn } = seeing(text, null, [])
  const [kind = 'statement'] = [...score].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const { act, valence } = readings[kind]
  return { act, valence, sarcasm: turn.sarcasm.level }
}
