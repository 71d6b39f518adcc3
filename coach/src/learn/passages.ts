import type { Sums } from './linear.ts'

/**
 * Sentences in passages of so many words at most, or of one that is longer. `again`: half of a passage stands in the next
 * one too. Linear in the number of sentences.
 */
export function passagesOf(sums: readonly Sums[], most: number, again: boolean): (readonly Sums[])[] {
  const found: (readonly Sums[])[] = []
  for (let from = 0, to = 0; to < sums.length; from = again ? Math.max(from + 1, Math.floor((from + to) / 2)) : to) {
    let words = 0
    to = from
    while (to < sums.length && (to === from || words + sums[to]!.words <= most)) words += sums[to++]!.words
    found.push(sums.slice(from, to))
  }
  return found
}
