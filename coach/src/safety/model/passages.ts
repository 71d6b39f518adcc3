import { LONGEST } from './features.ts'

/** About how much is read at a time where a text is long, in words and signs. */
const READ = 50

/**
 * A text in passages of whole sentences that overlap by half, since danger is often one clause among many and a clause
 * is only understood beside its neighbours. A short text is one passage.
 */
export function passagesOf(tokens: readonly string[]): (readonly string[])[] {
  if (tokens.length <= LONGEST) return tokens.length === 0 ? [] : [tokens]
  const starts = [0]
  for (let at = 0, begun = 0; at < tokens.length; at++) {
    const ends = /^[.?!]$/.test(tokens[at]!)
    if ((ends || at - begun >= READ) && at + 1 < tokens.length) {
      if (at + 1 - begun > 1) starts.push(at + 1)
      begun = at + 1
    }
  }
  const found: string[][] = []
  let first = 0
  while (first < starts.length) {
    const from = starts[first]!
    let next = first + 1
    while (next < starts.length && (starts[next + 1] ?? tokens.length) - from <= READ) next++
    const to = starts[next] ?? tokens.length
    found.push(tokens.slice(from, Math.min(to, from + LONGEST)))
    if (to >= tokens.length) break
    // The next passage begins in the middle of this one, or after it where it is a single sentence.
    let middle = first + 1
    while (middle < next && starts[middle]! - from < READ / 2) middle++
    first = middle
  }
  return found
}

/** The sentences of a passage that have three words or more, in order. */
export function sentencesOf(passage: readonly string[]): (readonly string[])[] {
  const found: string[][] = []
  let begun = 0
  for (let at = 0; at <= passage.length; at++)
    if (at === passage.length || /^[.?!]$/.test(passage[at]!)) {
      if (at - begun >= 3) found.push(passage.slice(begun, at + 1))
      begun = at + 1
    }
  return found
}
