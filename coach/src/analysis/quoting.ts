import { stripped } from '../text/words.ts'

/** Words of a text: `text.slice(start, end)`, in UTF-16 units. */
export interface Place {
  quote: string
  start: number
  end: number
}

/** More of a quote is not shown. */
const LENGTH = 180

/** At most so many signs of a text, whole ones, to the end of a word where there are any. */
export function untilWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || undefined)
}

/** The words between two places as they are quoted: without the marks around them, and what can be read at a glance. */
export function placeOf(text: string, words: Omit<Place, 'quote'> | null): Place {
  const { start, end } = words ?? { start: 0, end: text.length }
  const near = untilWord(text.slice(start, end).trim(), LENGTH)
  // A message of marks alone ("...") is its own quote.
  const quote = stripped(near, ' \n"“', ' \n.,;:"”') || near
  const at = text.indexOf(quote, start)
  return { quote, start: at, end: at + quote.length }
}

/** The evidence, each quote once and none inside another. */
export function distinct(spans: readonly (Place & { label: string })[]) {
  const kept: (Place & { label: string })[] = []
  for (const { quote, label, start, end } of spans)
    if (quote.trim() && !kept.some((it) => start >= it.start && end <= it.end)) kept.push({ quote, label, start, end })
  return kept
}

export const crosses = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end

/** A quote in quotation marks; one that has its own keeps them inside. */
export const marked = (quote: string): string => (quote.includes('"') ? `“${quote}”` : `"${quote}"`)
