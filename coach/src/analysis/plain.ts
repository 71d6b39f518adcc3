import said from '../../data/readings.json' with { type: 'json' }
import { read, type Reading } from '../read/read.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { crosses, placeOf, type Place } from './quoting.ts'
import type { Kind } from './sent.ts'

/** A kind that the acts of single sentences show, and the kinds of reading that say no less. */
export type PlainKind = Kind & { beside: readonly Kind['group'][] }
const plain = said.plain as unknown as Readonly<Record<'ask' | 'reproach' | 'both', PlainKind>>

/** So many sentences are read one by one. */
const MOST = 24
/** From these chances, of 45 messages by a hand not learnt from all six that asked did so, and 12 of 13 that reproached. */
const [ASKS, REQUESTS, OBJECTS, COMPLAINS, CRITICISES, HURTS] = [0.7, 0.8, 0.8, 0.9, 0.7, 0.65]

/**
 * What a message plainly asks, or plainly objects to, whatever else it is; null where no sentence surely does. `hard`: how
 * likely it is one of the hard readings, whichever.
 */
export function plainIn(text: string, hard: number): (Place & { kind: PlainKind; chance: number }) | null {
  const all = sentences(text.slice(0, 6000))
    .slice(0, MOST)
    .map((it) => ({ place: placeOf(text, it), reading: read(it.text) }))
  const likely = (reading: Reading, act: 'ask' | 'complaint' | 'criticism' | 'hurts') => reading.act(act).chance
  const mainly = ({ message }: Reading, act: 'request' | 'ultimatum' | 'complaint') =>
    message().find(({ label }) => label === act)!.chance
  const ask = all.find(
    ({ reading: it }) => likely(it, 'ask') >= ASKS || mainly(it, 'request') + mainly(it, 'ultimatum') >= REQUESTS,
  )
  const objects = all.find(
    ({ reading: it }) =>
      likely(it, 'complaint') >= OBJECTS ||
      mainly(it, 'complaint') >= COMPLAINS ||
      likely(it, 'criticism') >= CRITICISES,
  )
  const whole = read(text)
  const isHurting = Math.max(hard, likely(whole, 'hurts'), mainly(whole, 'complaint')) >= HURTS
  const hardest = all.toSorted((a, b) => likely(b.reading, 'hurts') - likely(a.reading, 'hurts'))[0]
  const hurt = objects ?? (isHurting ? hardest : undefined)
  const found = hurt ?? ask
  if (!found) return null
  return { kind: plain[hurt && ask ? 'both' : hurt ? 'reproach' : 'ask'], chance: HURTS, ...found.place }
}

/** Days and hours as they are folded: "the 14th" and "8pm" are "0". */
const days: ReadonlySet<string> = new Set(said.days)

/** Whether a day or an hour is named, apart from these words. */
export const isDated = (text: string, apart: Place | null): boolean =>
  toldIn(text).some(
    ({ from, to, words }) =>
      !(apart && crosses(apart, { start: from, end: to })) &&
      words.some((word, at) => days.has(word) || days.has(`${words[at - 1]} ${word}`)),
  )
