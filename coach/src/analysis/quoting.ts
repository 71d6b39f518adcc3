import { sentences } from '../builtin/clauses.ts'
import type { Span } from '../detectors/span.ts'
import { sight } from '../safety/screen.ts'
import type { Received } from './received.ts'

const longest = 16
/** Whole words where there are any, and never half of a character. */
const beginning = /^.{0,39}\S(?!\S)|^.{1,40}/su

/** What a text begins with, for a quote of what cannot be read. */
export function beginningOf(text: string): { quote: string; start: number; end: number } {
  const [quote = ''] = beginning.exec(text.trim()) ?? []
  const start = text.length - text.trimStart().length
  return { quote, start, end: start + quote.length }
}

/** The words that carry the reading: the sentence of the clearest cue where it is short, else the cue itself. */
export function keyQuote(it: Received): { quote: string; start: number; end: number } {
  // A message of marks alone ("...", "?") is its own quote.
  if (!/[\p{L}\p{N}]/u.test(it.text)) return beginningOf(it.text)
  const parts = sentences(it.text.slice(0, 6000))
  if (it.kind === 'information' && it.words <= longest) return cut(it.text, 0, it.text.trimEnd().length)
  const asking = it.kind.startsWith('request')
    ? it.cues.filter((span) =>
        parts.some((part) => part.start <= span.start && part.end > span.start && part.text.endsWith('?')),
      )
    : []
  const put = it.kind === 'question' ? parts.find((part) => part.text.endsWith('?')) : undefined
  if (put && put.text.split(/\s+/).length <= longest) return cut(it.text, put.start, put.text.length)
  const gravest = it.kind === 'crisis' ? parts.find((part) => sight(part.text) !== null) : undefined
  if (gravest) return cut(it.text, gravest.start, gravest.text.length)
  const cue =
    [...(asking.length > 0 ? asking : it.cues)].toSorted((a, b) => b.strength - a.strength || a.start - b.start)[0] ??
    it.tone.spans[0] ??
    null
  const sentence = cue
    ? parts.find((part) => part.start <= cue.start && part.end > cue.start)
    : (parts.find((part) => part.text.split(/\s+/).length >= 3) ?? parts[0])
  if (cue && sentence && cue.end > sentence.end && cue.quote.split(/\s+/).length <= longest)
    return cut(it.text, cue.start, cue.quote.length)
  const whole = sentence ?? { text: it.text.trim(), start: it.text.length - it.text.trimStart().length, end: 0 }
  if (!cue || whole.text.split(/\s+/).length <= longest) return cut(it.text, whole.start, whole.text.length)
  return cut(it.text, cue.start, Math.max(cue.quote.length, 3))
}

function cut(text: string, start: number, length: number) {
  const quote = text
    .slice(start, start + length)
    .slice(0, 200)
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
