import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import exposing from '../../data/words/exposing.json' with { type: 'json' }
import { contracted } from '../builtin/apostrophes.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { read } from '../read/read.ts'
import type { Refusal } from '../read/labels.ts'
import { stripped } from '../text/words.ts'
import { saying } from './plainly.ts'
import { filled } from './tell.ts'

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
type Reason = Exclude<Refusal, 'none'> | 'groom'

/**
 * From these chances on no words are written, and it is asked what is meant. On authors left out .39 of what may not be
 * written is refused at .009 of goals that are fine, nearly half of those written to be near the line; half is at least
 * asked about, at .02 (decision 100).
 */
const [REFUSE, ASK] = [0.4, 0.25]
/** Which of the reasons it is, is told where one of them has this share of all that speaks for any. */
const NAMED = 0.75
const [LONGEST, QUOTED] = [3000, 120]

/** What is shown or told to others, held over somebody who goes, or their nakedness: refused whatever its likeness. */
const free = new Set(exposing.free)
const exposes = saying(exposing.phrases, 3, exposing.alike, (word) => !free.has(word))

/** Null for words that can be helped. Reads the first 3,000 characters. */
function refuse(words: string): Refused | null {
  const text = words.slice(0, LONGEST)
  if (exposes(contracted(text))) return refused(1, 'leverage', '', false)
  const all = read(text).refusal()
  const { label, chance: own, shown } = all.find((it) => it.label !== 'none')!
  const chance = 1 - all.find((it) => it.label === 'none')!.chance
  const quote = shown && shown.quote.length <= QUOTED ? shown.quote : ''
  const found = (doubt: boolean) => refused(chance, own >= NAMED * chance ? (label as Reason) : 'any', quote, doubt)
  const seen = dangerOfGoal(text)
  const grooms = isGrooming(seen)
  if (chance >= REFUSE) return { ...found(false), reason: label as Reason, ...(grooms ? {} : { like: true }) }
  const reason = grooms ? 'groom' : seen?.danger === 'pursue' ? 'pursue' : null
  if (seen && reason && (seen.sure || chance < ASK)) return refused(1, reason, seen.quote, !seen.sure)
  return chance >= ASK ? found(true) : null
}

/** The first that may not be written; else, unless that was answered, the first that is to be asked about. */
export function refusedIn(texts: readonly string[], isAsked: boolean): Refused | null {
  const found = texts.flatMap((text) => (text ? (refuse(text) ?? []) : []))
  return found.find(({ doubt }) => !doubt) ?? (isAsked ? null : (found[0] ?? null))
}

/** A child is courted: no other reader lets that through. */
export const isGrooming = (seen: SeenInGoal | null): boolean => seen?.danger === 'groom' && seen.sure

function refused(chance: number, named: Reason | 'any', shown: string, doubt: boolean): Refused {
  const quote = stripped(shown, ' \n', ' \n.,!')
  const [what, because] = quote ? [`"${quote}"`, `, because of "${quote}"`] : ['it', '']
  const text = filled(kept.says[doubt ? 'doubt' : 'sure'], { what, because, ...kept.by[named] })
  return { doubt, chance, quote, text, ...(named === 'any' ? {} : { reason: named }) }
}
