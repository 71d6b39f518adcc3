import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import { contracted } from '../builtin/apostrophes.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { read } from '../read/read.ts'
import type { Refusal } from '../read/labels.ts'
import { anyOf, saysOne } from '../text/phrase.ts'
import { stripped } from '../text/words.ts'
import { filled } from './tell.ts'

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
/** Which of the reasons it is, is told where one of them has this share of all that speaks for any. */
const NAMED = 0.75
const [LONGEST, QUOTED] = [3000, 120]

/** What is shown or told to others, held over somebody who goes, or their nakedness: refused whatever its likeness. */
const exposing = anyOf(
  [
    'if|unless|when you|he|she|they ..3 {goes} ..6 i will {shows} ..2 {pictures} !you|him|her|them',
    'i will {shows} ..2 {pictures} ..1 if|unless you|he|she|they {goes}',
    'i|im will? tell|telling|inform|let {hears} ..6 if|unless you|he|she|they {goes}',
    'i|im will? tell|telling|inform|let his|her|their|your {hears} ..6 if|unless you|he|she|they {goes}',
    'i will {shows} her|his|their|your nudes|naked|nude|intimate|topless ..1 to|with|on|online|everywhere|pictures|photos|pics',
  ],
  {
    goes: 'go goes leave leaves move moves tell tells talk talks block blocks report reports break breaks dump dumps dont doesnt wont refuse refuses do does',
    shows: 'post publish leak share spread upload send show forward',
    hears:
      'everyone everybody mum mom mam mother dad father parents family wife husband boyfriend girlfriend boss church school',
    pictures: 'photos pictures pics photo picture video videos nudes screenshots recording recordings chats',
  },
)

/**
 * Null for words that can be helped. What may not be written is learnt, beside one lever in plain words. Reads the first
 * 3,000 characters.
 */
export function refuse(words: string): Refused | null {
  const text = words.slice(0, LONGEST)
  if (saysOne(contracted(text), exposing))
    return refused({ chance: 1, reason: 'leverage', isNamed: true, quote: '' }, false)
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

interface Found {
  chance: number
  reason: Reason
  isNamed: boolean
  quote: string
}

function learnt(text: string): Found {
  const all = read(text).refusal()
  const { label, chance, shown } = all.find((it) => it.label !== 'none')!
  const any = 1 - all.find((it) => it.label === 'none')!.chance
  const quote = shown && shown.quote.length <= QUOTED ? shown.quote : ''
  return { chance: any, reason: label as Reason, isNamed: chance >= NAMED * any, quote }
}

function refused({ chance, reason, isNamed, quote: shown }: Found, doubt: boolean): Refused {
  const quote = stripped(shown, ' \n', ' \n.,!')
  const [what, because] = quote ? [`"${quote}"`, `, because of "${quote}"`] : ['it', '']
  const said = { what, because, ...kept.by[isNamed ? reason : 'any'] }
  return { doubt, chance, reason, quote, text: filled(kept.says[doubt ? 'doubt' : 'sure'], said) }
}
