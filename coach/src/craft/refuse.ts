import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import { contracted } from '../builtin/apostrophes.ts'
import { read } from '../read/read.ts'
import type { Refusal } from '../read/refusals.ts'
import { heldOver } from './held.ts'
import type { Recipient } from './recipient.ts'
import { kindSecret, untruthIn } from './untrue.ts'

export interface Refused {
  /** Not sure: it is asked once in plain words, and written where it is said in parts. */
  doubt: boolean
  /** What the person reads: why, and what can be written instead. */
  text: string
  /** The words that it rests on; empty where they are too many. */
  quote: string
}

/**
 * From these chances on no words are written, and it is asked what is meant. On authors left out .33 of what may not be
 * written is refused at .007 of goals that are fine, nearly half of those written to be near the line; .46 at .013 is
 * at least asked about (decision 96).
 */
const REFUSE = 0.35
const ASK = 0.25
const [LONGEST, QUOTED] = [3000, 120]

/** Which of the reasons it is, is told where one of them has this share of all that speaks for any. */
const NAMED = 0.75

type Reason = Exclude<Refusal, 'none'> | 'any'

/**
 * Null for words that can be helped. What is laid on somebody in plain words is refused; what else may not be written is
 * learnt. Reads the first 3,000 characters.
 */
export function refuse(words: string, who: Recipient): Refused | null {
  const text = words.slice(0, LONGEST)
  const held = heldOver(text, who) ?? heldOver(text.replace(/\byou(?:r|rs)?\b/gi, 'them'), who)
  if (held) return held
  const [chance, label, shown] = learnt(text)
  if (chance >= REFUSE) return refusedFor(label, shown)
  if (chance >= ASK) return askedAbout(label, shown)
  const untrue = kindSecret.test(text) ? null : untruthIn(contracted(text))
  return untrue ? askedAbout('deceive', text.includes(untrue) ? untrue : '') : null
}

function learnt(text: string): [chance: number, label: Reason, shown: string] {
  const all = read(text).refusal()
  const { label, chance, shown } = all.find((it) => it.label !== 'none')!
  const quote = shown && shown.quote.length <= QUOTED ? shown.quote : ''
  const refused = 1 - all.find((it) => it.label === 'none')!.chance
  return [refused, chance >= NAMED * refused ? (label as Reason) : 'any', quote]
}

const trimmed = (quote: string): string => quote.trim().replace(/[.,!\s]+$/, '')

function refusedFor(label: Reason, shown: string): Refused {
  const { why, instead } = kept.by[label]
  const quote = trimmed(shown)
  const because = quote ? `, because of "${quote}"` : ''
  return { doubt: false, quote, text: `I have not written this one${because}. ${why} ${instead}` }
}

function askedAbout(label: Reason, shown: string): Refused {
  const { doubt, instead } = kept.by[label]
  const quote = trimmed(shown)
  const text = `I have not written this one yet, because I am not sure how ${quote ? `"${quote}"` : 'it'} is meant: ${doubt}. If that is not what you want, say it in parts, and your own words are the message. ${instead}`
  return { doubt: true, quote, text }
}
