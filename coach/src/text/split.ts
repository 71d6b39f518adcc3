/** A sentence where it stands in the text: `text.slice(from, to)`. Offsets are UTF-16 units. */
export interface Span {
  from: number
  to: number
}

/** Longer ones are cut at a space: a text without stops is read in parts too. */
const LONGEST = 320
const ends = new Set(['.', '!', '?', '…', ';'])
const alwaysEnds = new Set(['\n', '\r', '。', '！', '？', '।'])
const closes = new Set([' ', '\t', '\n', '\r', '"', "'", '”', '’', ')'])

/** The sentences as they were written. */
export const sentencesIn = (text: string): string[] => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

/** Sentences by a single pass: a sign ends one where something other than a letter follows ("k!ll" is one word). */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  let space = -1
  const cut = (to: number) => {
    let start = from
    while (start < to && text.charCodeAt(start) <= 32) start++
    if (to > start) found.push({ from: start, to })
    from = to
    space = -1
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (alwaysEnds.has(sign)) cut(at + 1)
    else if (ends.has(sign) && (at + 1 === text.length || closes.has(text[at + 1]!))) cut(at + 1)
    else if (sign === ' ') space = at
    if (at - from >= LONGEST) cut(space > from + LONGEST / 2 ? space : at)
  }
  cut(text.length)
  return found
}
