import { clauses } from '../builtin/clauses.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { fill, type Slots } from '../builtin/realise.ts'
import { noneOf } from '../read/classifier.ts'
import { read } from '../read/read.ts'
import { actsOf } from '../text/asks.ts'
import type { Someone } from '../text/people.ts'
import type { Sentence } from '../text/split.ts'
import { stripped, wordCount } from '../text/words.ts'

/** More of one text is not searched for words to quote. */
export const LONGEST = 6000

/** It can stand between quotation marks. */
export const isQuotable = (text: string): boolean => !/["“”\n<>{}]/.test(text) && /\p{L}/u.test(text)

/** English words. What tries to give the coach orders is read for safety and for nothing else. */
export const readable = (text: string): boolean =>
  legibility(text) === 'words' && !actsOf(text.slice(0, LONGEST)).includes('injection')

/** "I felt like a waitress": said as a feeling, by whatever word. */
export const isFelt = (text: string): boolean => /\bi (?:\w+ )?(?:felt|feel)\b/i.test(text)

/** How much a line tells by itself: what surely says something of two people, and what was felt; 0..4. */
export const tellingOf = (text: string): number =>
  2 * (1 - noneOf(read(text).ties())) + Number(isFelt(text)) + Math.min(1, wordCount(text) / 8)

/** The stretch, of three to 18 words since less says nothing and more is no line, that tells most by itself, earlier ones before later, of those that fit; null where nothing whole stands. */
export function mostTelling(text: string, fits: (it: Sentence) => boolean = () => true): string | null {
  const lines = clauses(text.slice(0, LONGEST)).filter((it) => isQuotable(it.text) && it.text.length <= 140)
  const fitting = lines.filter((it) => wordCount(it.text) >= 3 && wordCount(it.text) <= 18 && fits(it))
  const scored = fitting.map((it) => ({ text: it.text, worth: tellingOf(it.text) - it.sentence * 0.05 }))
  return scored.toSorted((a, b) => b.worth - a.worth)[0]?.text ?? null
}

/** A short text is quoted whole: "slammed door". */
export function whole(text: string, most = 80): string | null {
  const quote = stripped(text, ' \n\t\r', ' \n\t\r.,;:!…')
  return quote.length >= 3 && quote.length <= most && isQuotable(quote) ? quote : null
}

/** In quotation marks: what is quotable has none of its own. */
export const said = (quote: string): string => `"${quote}"`

/** The ways to say one sentence, the best first: the first whose slots are all known is said. */
export type Ways = string | readonly string[]

export const sayOne = (ways: Ways, slots: Slots, who: Someone | null = null): string | null =>
  [ways].flat().flatMap((way) => fill(way, who, slots) || [])[0] ?? null

/** Sentences of `coach/data/said`, filled; one that nothing is known for is left out. */
export const say = (sentences: readonly Ways[], slots: Slots, who: Someone | null = null): string[] =>
  sentences.flatMap((ways) => sayOne(ways, slots, who) ?? [])
