import type { Evidence, Safety } from '@mallama/contracts/safety'
import { stripped } from '../text/words.ts'

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

/** What the model may quote: the text that was sent first, then what came with it. */
export type Sources = readonly string[]

interface Folded {
  text: string
  /** Where each letter of the folded text stands in the source. */
  at: number[]
}

const LONGEST = 400
const known = new WeakMap<Sources, Folded[]>()

/**
 * Where a quote really stands, or null. Letter case, kinds of quotation marks and white space may differ; what comes
 * back is the source's own spelling. Offsets, in UTF-16 units, only for the first source: that is the text that was sent.
 */
export function locate(sources: Sources, quote: string): { quote: string; start?: number; end?: number } | null {
  const wanted = fold(quote.slice(0, LONGEST + 1).trim()).text.trim()
  if (quote.length > LONGEST || wanted.length < 2 || !letter.test(wanted)) return null
  for (const [index, source] of foldedOf(sources).entries()) {
    const from = find(source.text, wanted)
    if (from < 0) continue
    const start = source.at[from]!
    const end = source.at[from + wanted.length - 1]! + 1
    const found = sources[index]!.slice(start, end)
    return index === 0 ? { quote: found, start, end } : { quote: found }
  }
  return null
}

const letter = /[\p{L}\p{N}]/u
const joined = (outside: string, inside: string) => letter.test(outside) && letter.test(inside)

/** At the borders of words: "he" does not stand in "the". */
function find(text: string, wanted: string): number {
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const before = text.charAt(from - 1)
    const after = text.charAt(from + wanted.length)
    if (!joined(before, wanted.charAt(0)) && !joined(after, wanted.charAt(wanted.length - 1))) return from
  }
  return -1
}

/** Holds what a model claims against what the person wrote. A quote that is not there loses its mark, and no more. */
export const readerOf = (sources: Sources, safety: Safety, cleared: boolean) => ({
  /** The quotes that are there, each once, with what they are said to show. */
  evidence<K extends string>(claims: readonly Record<K | 'quote', string>[], shows: K): Evidence[] {
    const found = claims.flatMap((claim) => {
      const place = locate(sources, claim.quote)
      return place ? [{ ...place, label: claim[shows] }] : []
    })
    return found.filter(({ quote }, at) => found.findIndex((it) => it.quote === quote) === at)
  },
  /** The items whose quote is there. */
  founded: <T extends { quote: string }>(items: readonly T[]) => items.filter(({ quote }) => locate(sources, quote)),
  /** The quote as the source has it, or null. */
  literal: (quote: string) => locate(sources, quote)?.quote ?? null,
  /** What came of both readings of safety: under harm no advice asks to give way. */
  safety,
  /** The model may clear what was seen, and saw none. */
  cleared,
})
export type Reader = ReturnType<typeof readerOf>

/** What stands in double quotation marks, and where the first of them stands. */
export const quotationsIn = (text: string): { quote: string; index: number }[] =>
  [...text.matchAll(/["“]([^"“”]{2,400})["”]/g)].map(({ 1: quote = '', index }) => ({ quote, index }))

export const quotedIn = (text: string): string[] =>
  quotationsIn(text).map(({ quote }) => stripped(quote, '', ' \n\t.,;:!?…'))

function foldedOf(sources: Sources): Folded[] {
  const folded = known.get(sources) ?? sources.map(fold)
  known.set(sources, folded)
  return folded
}

function fold(source: string): Folded {
  const letters: string[] = []
  const at: number[] = []
  let last = ''
  for (let i = 0; i < source.length; i++) {
    const sign = folds.get(source[i]!) ?? source[i]!.toLowerCase()
    const folded = sign.trim() === '' ? ' ' : sign
    if (folded === ' ' && last === ' ') continue
    letters.push(folded)
    // Some letters grow when they are made small; their place stays the same.
    for (let n = 0; n < folded.length; n++) at.push(i)
    last = folded
  }
  return { text: letters.join(''), at }
}

const folds = new Map(Object.entries({ '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '\u00a0': ' ' }))
