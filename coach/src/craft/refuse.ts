import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import { exposingIn } from './cues/exposing.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { read } from '../read/read.ts'
import type { Refusal } from '../read/labels.ts'

type Reason = Exclude<Refusal, 'none'> | 'groom'

export interface Refused {
  /** Not sure: it is asked once in plain words, and written where it is said in parts. */
  doubt: boolean
  /** It is only like what may not be written, as a learned reader hears it. */
  like?: true
  /** That it may not be written. */
  chance: number
  /** The likeliest reason, where the reader of refusals or of danger found it. */
  reason?: Reason
  /** What the person reads: why, and what can be written instead. */
  text: string
  /** The words that it rests on; empty where they are too many. */
  quote: string
}

/**
 * From these chances on no words are written, and it is asked what is meant. On authors left out .39 of what may not be
 * written is refused at .009 of goals that are fine, nearly half of those written to be near the line; half is at least
 * asked about, at .02 (decision 100).
 */
const REFUSE = 0.4
const ASK = 0.25
const [LONGEST, QUOTED] = [3000, 120]

/** Which of the reasons it is, is told where one of them has this share of all that speaks for any. */
const NAMED = 0.75

interface Learnt {
  chance: number
  reason: Reason
  isNamed: boolean
  quote: string
}

/**
 * Null for words that can be helped. What may not be written is learnt; that somebody is shown to others to hold them is
 * read from its words. Reads the first 3,000 characters.
 */
export function refuse(words: string): Refused | null {
  const text = words.slice(0, LONGEST)
  const shown = exposingIn(text)
  if (shown) {
    const quote = text.includes(shown) ? shown : ''
    return refused({ chance: 1, reason: 'leverage', isNamed: true, quote }, false)
  }
  const found = learnt(text)
  const seen = dangerOfGoal(text)
  const grooms = isGrooming(seen)
  if (found.chance >= REFUSE) return { ...refused(found, false), ...(grooms ? {} : { like: true }) }
  const reason = grooms ? 'groom' : seen?.danger === 'pursue' ? 'pursue' : null
  if (seen && reason && (seen.sure || found.chance < ASK))
    return refused({ chance: 1, reason, isNamed: true, quote: seen.quote }, !seen.sure)
  return found.chance >= ASK ? refused(found, true) : null
}

/** A child is courted: no other reader lets that through. */
export const isGrooming = (seen: SeenInGoal | null): boolean => seen?.danger === 'groom' && seen.sure

function learnt(text: string): Learnt {
  const all = read(text).refusal()
  const { label, chance, shown } = all.find((it) => it.label !== 'none')!
  const any = 1 - all.find((it) => it.label === 'none')!.chance
  const quote = shown && shown.quote.length <= QUOTED ? shown.quote : ''
  return { chance: any, reason: label as Reason, isNamed: chance >= NAMED * any, quote }
}

function refused({ chance, reason, isNamed, quote: shown }: Learnt, doubt: boolean): Refused {
  const said = kept.by[isNamed ? reason : 'any']
  const quote = shown.trim().replace(/[.,!\s]+$/, '')
  const because = quote ? `, because of "${quote}"` : ''
  const text = doubt
    ? `I have not written this one yet, because I am not sure how ${quote ? `"${quote}"` : 'it'} is meant: ${said.doubt}. If that is not what you want, say it in parts, and your own words are the message.`
    : `I have not written this one${because}. ${said.why}`
  return { doubt, chance, reason, quote, text: `${text} ${said.instead}` }
}
