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

function passagesOf(sums: readonly Sums[]): (readonly Sums[])[] {
  const found: (readonly Sums[])[] = []
  for (let from = 0; from < sums.length;) {
    let words = 0
    let to = from
    while (to < sums.length && (to === from || words + sums[to]!.words <= PASSAGE)) words += sums[to++]!.words
    found.push(sums.slice(from, to))
    if (to >= sums.length) break
    from = Math.max(from + 1, Math.floor((from + to) / 2))
  }
  return found
}

/** Sums of sentences once, then every window by addition: linear in the number of sentences. One for each head. */
export function windowsOf(model: Linear, sums: readonly Sums[]): Windows[] {
  const oddsOf = (some: readonly (readonly Sums[])[]) => some.map((it) => model.odds(it))
  const alone = oddsOf(sums.map((it) => [it]))
  const pairs = sums.length > 1 ? oddsOf(sums.slice(1).map((it, at) => [sums[at]!, it])) : alone
  const passages = oddsOf(passagesOf(sums))
  return [...model.odds(sums)].map((whole, head) => {
    const most = (odds: readonly Float64Array[]) => odds.reduce((best, it) => Math.max(best, it[head]!), -Infinity)
    const top = most(alone)
    const worst = Math.max(
      0,
      alone.findIndex((it) => it[head] === top),
    )
    return { alone: top, pair: most(pairs), passage: most(passages), whole, worst }
  })
}
