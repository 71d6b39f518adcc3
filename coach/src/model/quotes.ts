import type { Evidence, Safety } from '@mallama/contracts/safety'
import { stripped } from '../text/words.ts'

const letter = /[\p{L}\p{N}]/u
const alike = ["'’‘", '"“”', '-–—']

/** Where a quote really stands, in the source's own spelling, or null. Letter case, marks and white space may differ. Offsets (UTF-16 units) only for the first source, the text that was sent. */
export function locate(sources: readonly string[], quote: string): Omit<Evidence, 'label'> | null {
  const wanted = quote.trim()
  if (quote.length > 400 || wanted.length < 2 || !letter.test(wanted)) return null
  // In any letter case, with any kind of marks and of white space, at the borders of words: "he" is not in "the".
  const sign = (it: string) => `[${alike.find((all) => all.includes(it)) ?? `\\u{${it.codePointAt(0)!.toString(16)}}`}]`
  const words = wanted.split(/\s+/).map((word) => [...word].map(sign).join(''))
  const before = letter.test(wanted[0]!) ? `(?<!${letter.source})` : ''
  const after = letter.test(wanted.at(-1)!) ? `(?!${letter.source})` : ''
  const pattern = new RegExp(`${before}${words.join('\\s+')}${after}`, 'iu')
  for (const [index, source] of sources.entries()) {
    const { 0: found, index: start } = pattern.exec(source) ?? { 0: '', index: 0 }
    if (found) return index === 0 ? { quote: found, start, end: start + found.length } : { quote: found }
  }
  return null
}

/** Holds what a model claims against what the person wrote. A quote that is not there loses its mark, and no more. */
export const readerOf = (sources: readonly string[], safety: Safety, cleared: boolean) => ({
  evidence(claims: readonly Pick<Evidence, 'quote' | 'label'>[]): Evidence[] {
    const found = claims.flatMap(({ quote, label }) => {
      const place = locate(sources, quote)
      return place ? [{ ...place, label }] : []
    })
    return found.filter(({ quote }, at) => found.findIndex((it) => it.quote === quote) === at)
  },
  founded: <T extends { quote: string }>(items: readonly T[]) => items.filter(({ quote }) => locate(sources, quote)),
  literal: (quote: string) => locate(sources, quote)?.quote ?? null,
  /** What came of both readings of safety: under harm no advice asks to give way. */
  safety,
  /** The model may clear what was seen, and saw none. */
  cleared,
})
export type Reader = ReturnType<typeof readerOf>

const quotation = /["“]([^"“”]{2,400})["”]/g
/** What stands in double quotation marks, and where the first of them stands. */
export const quotationsIn = (text: string): { quote: string; index: number }[] =>
  [...text.matchAll(quotation)].map(({ 1: quote = '', index }) => ({ quote, index }))

export const quotedIn = (text: string) => quotationsIn(text).map(({ quote }) => stripped(quote, '', ' \n\t.,;:!?…'))

/** Lines of a chat, who writes before each; a mail; or a long quotation: words that came from somewhere else. */
export const holdsPasted = (text: string): boolean =>
  [...text.matchAll(/^[^:\n]{1,40}:[^\n]*\S/gm)].length >= 2 ||
  `\n${text}`.includes('\n>') ||
  // A quotation of more letters is no sentence that somebody told of.
  quotationsIn(text).some(({ quote }) => quote.length > 120)

/** What a person says themselves in a text in which they tell what others said. */
export const withoutQuotations = (text: string): string => text.replace(quotation, '""')
