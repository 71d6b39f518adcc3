/** A sentence where it stands in the text: `text.slice(from, to)`. Offsets are UTF-16 units. */
export type Span = Record<'from' | 'to', number>

/** Longer ones are cut at a space: a text without stops is read in parts too. */
const LONGEST = 320
const ends = new Set(['.', '!', '?', '…', ';'])
const alwaysEnds = new Set(['\n', '\r', '。', '！', '？', '।'])
const closes = new Set([' ', '\t', '\n', '\r', '"', "'", '”', '’', ')'])

const titles = [' mr', ' mrs', ' ms', ' dr', ' prof']
/** "Mr. Lee": the stop behind a title ends nothing. */
const isTitled = (text: string, at: number): boolean =>
  titles.some((it) => ` ${text.slice(Math.max(0, at - 5), at)}`.toLowerCase().endsWith(it))
export const sentencesIn = (text: string): string[] => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

/** Those of its last thousand letters: the end of a long telling says what is wanted. */
export const lastSentences = (text: string): string[] => sentencesIn(text.slice(-1_000))

/** Sentences by a single pass: a sign ends one where something other than a letter follows ("k!ll" is one word). */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = []
  let [from, space] = [0, -1]
  const cut = (to: number) => {
    let start = from
    while (start < to && text.charCodeAt(start) <= 32) start++
    if (to > start) found.push({ from: start, to })
    from = to
    space = -1
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (alwaysEnds.has(sign) || (ends.has(sign) && closes.has(text[at + 1] ?? ' ') && !isTitled(text, at))) cut(at + 1)
    else if (sign === ' ') space = at
    if (at - from >= LONGEST) cut(space > from + LONGEST / 2 ? space : at)
  }
  cut(text.length)
  return found
}

export type Sentence = ReturnType<typeof sentences>[number]
/** The sentences without the space around them, `text.slice(start, end)`; what is quoted in one belongs to it. `sentence`: which of them it is, from 0. */
export function sentences(text: string) {
  let from = 0
  const pieces = splitSentences(text).map((piece) => {
    const start = from + piece.length - piece.trimStart().length
    from += piece.length
    return { text: piece.trim(), start, end: start + piece.trim().length }
  })
  return pieces.filter((it) => /[\p{L}\p{N}]/u.test(it.text)).map((it, sentence) => ({ ...it, sentence }))
}

const [stops, afterStops] = ['.?!…\n', '.?!…"”)']

/** The sentences of a text with the space behind them, whatever stands in quotation marks in it: joined they are the text. */
export function splitSentences(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '"' || sign === '“') at = quoteEnd(text, at)
    if (!stops.includes(sign)) continue
    let end = at + 1
    while (end < text.length && afterStops.includes(text[end]!)) end++
    const isEnd = sign === '\n' || end === text.length || text[end]!.trim() === ''
    while (isEnd && end < text.length && text[end]!.trim() === '') end++
    at = end - 1
    if (!isEnd) continue
    pieces.push(text.slice(from, end))
    from = end
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** Where the quotation ends that begins at `from`; `from` itself where it is not closed: a quotation is no longer than this, and stays on its line. */
function quoteEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length && at - from <= 240 && text[at] !== '\n'; at++)
    if (text[at] === '"' || text[at] === '”') return at
  return from
}
