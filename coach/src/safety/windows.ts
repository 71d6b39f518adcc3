import type { Linear, Sums } from '../learn/linear.ts'

/** Log-odds of one head for the worst sentence, its worst two neighbours, its worst passage, and the whole text. */
export interface Windows {
  alone: number
  pair: number
  passage: number
  whole: number
  /** Where the worst sentence stands among the sentences. */
  worst: number
}

/** A passage: as many sentences as make up so many words, half of them again in the next. */
const PASSAGE = 80

/** Sums of sentences once, then every window by addition: linear in the number of sentences. One for each head. */
export function windowsOf(model: Linear, sums: readonly Sums[]): Windows[] {
  const whole = model.odds(sums)
  const found = [...whole].map((odds): Windows => ({
    alone: -Infinity,
    pair: -Infinity,
    passage: -Infinity,
    whole: odds,
    worst: 0,
  }))
  const each = (some: readonly Sums[], take: (of: Windows, odds: number) => void) => {
    const odds = model.odds(some)
    found.forEach((of, head) => take(of, odds[head]!))
  }
  for (let at = 0; at < sums.length; at++) {
    each([sums[at]!], (of, odds) => {
      if (odds > of.alone) [of.alone, of.worst] = [odds, at]
    })
    if (at + 1 < sums.length)
      each([sums[at]!, sums[at + 1]!], (of, odds) => {
        of.pair = Math.max(of.pair, odds)
      })
  }
  for (let from = 0; from < sums.length;) {
    let words = 0
    let to = from
    while (to < sums.length && (to === from || words + sums[to]!.words <= PASSAGE)) words += sums[to++]!.words
    each(sums.slice(from, to), (of, odds) => {
      of.passage = Math.max(of.passage, odds)
    })
    if (to >= sums.length) break
    from = Math.max(from + 1, Math.floor((from + to) / 2))
  }
  if (sums.length === 1) for (const of of found) of.pair = of.alone
  return found
}
