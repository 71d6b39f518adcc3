import kept from '../../data/words/apostrophes.json' with { type: 'json' }
import alone from '../../data/words/contractions.json' with { type: 'json' }
import { setsOf, upperFirst } from '../text/words.ts'

/** Apostrophes that a phone left out where the word without it is another: "ill post it", "id love to", "hell regret it". A threat typed in haste has to be read as the same threat. `before`: the words that may follow; `other`: endings, and any plain form without one of them may follow too; `never`: not these; `behind`: after these it is the other word. */
const lost = new Map(Object.entries(kept.lost).map(([word, { reads, ...its }]) => [word, { reads, ...setsOf(its) }]))

const asWritten = (word: string, like: string) => (like === upperFirst(like) ? upperFirst(word) : word)

/** The same words with these apostrophes; nothing else is touched. Linear in the length. */
export function withApostrophes(text: string): string {
  return text.replace(
    /(?<![\p{L}'’])(ill|id|hell|shell)(?= +(\p{L}+))/giu,
    (word, _said, follows: string, at: number) => {
      const { reads, before, other, never, behind } = lost.get(word.toLowerCase())!
      const next = follows.toLowerCase()
      const from = Math.max(0, at - 24)
      const near = text.slice(from, at).trimEnd().toLowerCase()
      const said = near.slice(near.search(/\p{L}*$/u))
      // "Kiss" ends in no "s" of many, and a letter alone is no word.
      const isEnded = [...other].some((it) => next.endsWith(it) && !(it === 's' && next.endsWith('ss')))
      const isForm = next.length > 1 && !other.has('') && !isEnded
      if (!(before.has(next) || isForm) || never.has(next) || behind.has(said)) return word
      return reads.startsWith('i') ? `I${reads.slice(1)}` : asWritten(reads, word)
    },
  )
}

/** Words that can be nothing else without their apostrophe. */
export const contractions: Readonly<Record<string, string>> = alone
const spokenOut = new Map(Object.entries({ ...contractions, ...kept.slang }))

const signs: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '`': "'", '´': "'", '“': '"', '”': '"' }
/** With the quotation marks and apostrophes of a typewriter. */
export const straight = (text: string): string => text.replace(/[’‘`´“”]/g, (sign) => signs[sign]!)

/** For patterns that decide whether something is written at all: a threat is one with and without its apostrophes. */
export const contracted = (text: string): string =>
  withApostrophes(straight(text)).replace(/(?<![\p{L}'])\p{L}{1,9}(?![\p{L}'])/gu, (word) =>
    asWritten(spokenOut.get(word.toLowerCase()) ?? word, word),
  )
