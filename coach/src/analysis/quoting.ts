import { sentences } from '../builtin/clauses.ts'
import type { Span } from '../text/span.ts'

/** Words of a message: `text.slice(start, end)`, in UTF-16 units. */
export interface Place {
  quote: string
  start: number
  end: number
}

const longest = 16
/** Whole words where there are any, and never half of a character. */
const beginning = /^.{0,39}\S(?!\S)|^.{1,40}/su

/** What a text begins with, for a quote of what cannot be read. */
export function beginningOf(text: string): Place {
  const [quote = ''] = beginning.exec(text.trim()) ?? []
  const start = text.length - text.trimStart().length
  return { quote, start, end: start + quote.length }
}

/** The sentence that some words stand in, where it is short; else those words, and of those what can be read at a glance. */
export function placeOf(text: string, words: Place | null): Place {
  // A message of marks alone ("...", "?") is its own quote.
  if (!/[\p{L}\p{N}]/u.test(text)) return beginningOf(text)
  const parts = sentences(text.slice(0, 6000))
  const part = words
    ? parts.find(({ start, end }) => start <= words.start && end > words.start)
    : (parts.find((it) => lengthOf(it.text) >= 3) ?? parts[0])
  const crosses = words && part && words.end > part.end + 1
  if (part && !crosses && lengthOf(part.text) <= longest) return cut(text, part.start, part.text.length)
  const { start, quote } = words ?? (part ? { start: part.start, quote: part.text } : beginningOf(text))
  return cut(text, start, Math.max(quote.length, 3))
}

/** In words, by the spaces between them. */
export const lengthOf = (text: string): number => text.split(/\s+/).length

/** At most so many characters of a text, to the end of a word. */
export const untilWord = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/\s+\S*$/, '') : text

/** More of a quote is not shown. */
const LENGTH = 180

function cut(text: string, start: number, length: number): Place {
  const all = text.slice(start, start + length)
  const quote = untilWord(all, LENGTH)
    .trim()
    .replace(/^["“]+(?=\S)|(?<=\S)[\s.,;:"”]+$/gu, '')
  const at = text.indexOf(quote, start)
  const place = at < 0 ? start : at
  return { quote: text.slice(place, place + quote.length), start: place, end: place + quote.length }
}

/** The evidence, each quote once and none inside another. */
export function distinct(spans: readonly (Pick<Span, 'quote' | 'start' | 'end'> & { label: string })[]) {
  const kept: { quote: string; label: string; start: number; end: number }[] = []
  for (const { quote, label, start, end } of spans)
    if (quote.trim() && !kept.some((it) => start >= it.start && end <= it.end)) kept.push({ quote, label, start, end })
  return kept
}

/** A quote in quotation marks; one that has its own keeps them inside. */
export const marked = (quote: string): string => (quote.includes('"') ? `“${quote}”` : `"${quote}"`)
