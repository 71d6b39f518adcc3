import type { Linear, Sums } from './linear.ts'

/** What a head makes of a text: of its worst sentence, its worst two neighbours and its worst passage, by equal parts. */
export interface TextOdds {
  odds: number
  /** Where the worst sentence stands among the sentences. */
  worst: number
}

/** A passage: as many sentences as make up so many words, half of them again in the next. */
const PASSAGE = 80

/** Sums of sentences once, then every window by addition: linear in the number of sentences. */
export function textOdds(model: Linear, sums: readonly Sums[], head: number): TextOdds {
  const of = (some: readonly Sums[]) => model.odds(some)[head]!
  let [alone, pair, passage, worst] = [-Infinity, -Infinity, -Infinity, 0]
  for (let at = 0; at < sums.length; at++) {
    const odds = of([sums[at]!])
    if (odds > alone) [alone, worst] = [odds, at]
    if (at + 1 < sums.length) pair = Math.max(pair, of([sums[at]!, sums[at + 1]!]))
  }
  for (let from = 0; from < sums.length;) {
    let words = 0
    let to = from
    while (to < sums.length && (to === from || words + sums[to]!.words <= PASSAGE)) words += sums[to++]!.words
    passage = Math.max(passage, of(sums.slice(from, to)))
    if (to >= sums.length) break
    from = Math.max(from + 1, Math.floor((from + to) / 2))
  }
  return { odds: (alone + (sums.length > 1 ? pair : alone) + passage) / 3, worst }
}
