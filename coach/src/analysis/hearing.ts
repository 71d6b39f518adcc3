import type { MessageAct, Valence } from '../read/messages.ts'
import type { Claim, Quote, Reading } from '../read/read.ts'
import { readings, type Kind } from './readings.ts'

/** What a message does, as far as the reader of acts can tell. */
export interface Heard {
  kind: Kind
  act: string
  valence: Valence
  /** 0..1: how likely it is that it does this, calibrated on authors whom the weights had not met; 1 where safety says so. */
  chance: number
  /** What else it may do, where that is not far behind. */
  second: MessageAct | null
  /** Right nine times in ten where it is told like this; else it is told as a guess. */
  sure: boolean
  shown: Quote | null
}

/** Under so many words nothing is read. */
const LEAST = 4
/** From this share of the first chance on, the second reading stands beside the first. */
const NEAR = 0.6
/** Below this chance a second reading is not worth a word. */
const WORTH = 0.2
/** Two readings are shown where one of them was right about every other time. */
const EITHER = 0.45
/** A pleasant reading is left open where a threat is as likely as this. */
const MENACE = 0.15

/** A mild answer to contempt costs more than none to a complaint: words that hurt need little of it to be met as an insult. */
const HURTS = 0.6
const CONTEMPT = 0.2

const pleasant: ReadonlySet<string> = new Set(['thanks', 'affection', 'invitation', 'joke', 'question', 'information'])
/** One reading, two side by side, or none. */
export function hear(said: Reading, words: number): Heard {
  const [first, ...others] = said.message() as [Claim<MessageAct>, ...Claim<MessageAct>[]]
  // The word "threat" is not used as one of two guesses.
  const next = others.find(({ label }) => label !== 'threat')!
  const valence = said.valence()[0]!.label
  const rest = { act: first.label, valence, chance: first.chance, second: null, sure: false, shown: first.shown }
  if (words < LEAST) return { ...rest, kind: 'short', chance: Math.min(first.chance, 0.35) }
  // Nothing but safety is sure enough of a threat to say so.
  if (first.label === 'threat') return { ...rest, kind: 'open' }
  const chanceOf = (act: MessageAct) => said.message().find(({ label }) => label === act)!.chance
  if (pleasant.has(first.label) && chanceOf('threat') + chanceOf('ultimatum') >= MENACE)
    return { ...rest, kind: 'statement' }
  const hurts = said.act('hurts').chance >= HURTS
  if (hurts && said.act('contempt').chance >= CONTEMPT) return { ...rest, kind: 'insult' }
  if (hurts && pleasant.has(first.label)) return { ...rest, kind: 'open' }
  const near = next.chance >= NEAR * first.chance
  if (first.use === 'leave' || (first.use === 'ask' && near))
    return first.chance + next.chance >= EITHER
      ? { ...rest, kind: 'unsure', second: next.label }
      : { ...rest, kind: 'open' }
  const second = next.chance >= WORTH ? next.label : null
  return { ...rest, kind: first.label, second, sure: first.use === 'say' }
}

/** What safety says a message is: that comes before what its words do. */
const half: Partial<Record<Kind, number>> = { warning: 0.5, statement: 0.4, charged: 0.6 }
export const settled = (kind: Kind, heard: Heard): Heard => ({
  ...heard,
  kind,
  act: readings[kind].act,
  valence: readings[kind].valence,
  chance: half[kind] ?? 1,
  second: null,
  sure: kind !== 'warning',
})

/** Named as something told, and no more. */
export const left = (heard: Heard): Heard => ({
  ...settled('statement', heard),
  chance: Math.min(heard.chance, 0.4),
  shown: null,
})
