import type { Evidence } from '@mallama/contracts/safety'

/** `labels` is null where nothing is marked; a marked piece has a number, from 1. */
export type Piece =
  | { at: number; text: string; labels: null }
  | { at: number; text: string; labels: string[]; number: number }

interface Span {
  start: number
  end: number
  label: string
}

/** Where a quote stands, word for word: where it says that it does, else where it is first found; null for nowhere. */
function placeOf(text: string, { quote, start, end, label }: Evidence): Span | null {
  if (start !== undefined && end !== undefined && end > start && text.slice(start, end) === quote)
    return { start, end, label }
  const at = quote.trim() === '' ? -1 : text.indexOf(quote)
  return at < 0 ? null : { start: at, end: at + quote.length, label }
}

/** The whole text in pieces, in order; quotes that overlap are one piece with the labels of all. */
export function piecesOf(text: string, evidence: readonly Evidence[]): Piece[] {
  const spans = evidence
    .map((one) => placeOf(text, one))
    .filter((span) => span !== null)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const joined: { start: number; end: number; labels: string[] }[] = []
  for (const { start, end, label } of spans) {
    const last = joined.at(-1)
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      if (!last.labels.includes(label)) last.labels.push(label)
    } else joined.push({ start, end, labels: [label] })
  }
  const pieces: Piece[] = []
  let at = 0
  for (const [index, { start, end, labels }] of joined.entries()) {
    if (start > at) pieces.push({ at, text: text.slice(at, start), labels: null })
    pieces.push({ at: start, text: text.slice(start, end), labels, number: index + 1 })
    at = end
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), labels: null })
  return pieces
}

/** What does not stand in the text, and can therefore not be marked there. */
export const elsewhere = (text: string, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter((one) => placeOf(text, one) === null)

const looks: readonly [words: RegExp, look: string][] = [
  [/contempt|mock/i, 'is-critical ev--double'],
  [/safety|threat|critici|ultimatum|demand|control|coerc|invalidat|turning point/i, 'is-critical'],
  [/defen[ds]|withdraw|deflect|growth|complaint|non-apology/i, 'is-strain ev--dash'],
  [
    /strength|went well|repair|apolog|accountab|validat|agree|offer|thank|affection|invitation|disclose|tone: (joy|love|gratitude)/i,
    'is-good ev--dot',
  ],
]

/** Colour and kind of line; the words of the label stay what tells. */
export const lookOf = (labels: readonly string[]): string =>
  looks.find(([words]) => labels.some((label) => words.test(label)))?.[1] ?? 'is-noted'
