import type { Contribution } from '@mallama/contracts/coach'
import { type Place, type Words, stripped } from '../text/words.ts'

export type { Place, Words }

/** At most so many signs of a text, whole ones, to the end of a word where there are any. */
export function untilWord(text: string, most: number): string {
  if (text.length <= most) return text
  const signs = Array.from(text.slice(0, 2 * most))
  const cut = signs.slice(0, most).join('')
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || undefined)
}

/** The words between two places as they are quoted: without the marks around them, and what can be read at a glance. */
export function placeOf(text: string, words: Words | null): Place {
  const { start, end } = words ?? { start: 0, end: text.length }
  const near = untilWord(text.slice(start, end).trim(), 180)
  // A message of marks alone ("...") is its own quote.
  return placeAt(text, stripped(near, ' \n"“', ' \n.,;:"”') || near, start)
}
export function placeAt(text: string, quote: string, from = 0): Place {
  const start = text.indexOf(quote, from)
  return { quote, start, end: start + quote.length }
}

/** The evidence, each quote once and none inside another. */
export function distinct(spans: readonly (Place & { label: string })[]) {
  const kept: (Place & { label: string })[] = []
  for (const { quote, label, start, end } of spans)
    if (quote.trim() && !kept.some((it) => start >= it.start && end <= it.end)) kept.push({ quote, label, start, end })
  return kept
}

export const crosses = (a: Words, b: Words): boolean => a.start < b.end && b.start < a.end

/** A quote in quotation marks; one that has its own keeps them inside. */
export const marked = (quote: string): string => (quote.includes('"') ? `“${quote}”` : `"${quote}"`)

/** A value that is reached in steps, in parts of `whole`: each is told, and they add up to it. */
export function stepsTo(score: string, whole: number) {
  const contributions: Contribution[] = []
  let value = 0
  const to = (next: number, feature: string, quote?: string): number => {
    const amount = Math.round((next - value) * whole) / whole
    if (amount !== 0) contributions.push({ score, feature, amount, ...(quote ? { quote } : {}) })
    return (value = Math.round((value + amount) * whole) / whole)
  }
  return { contributions, to }
}
