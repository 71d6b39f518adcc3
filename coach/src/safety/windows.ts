import type { Linear, Sums } from '../learn/linear.ts'
import { passagesOf } from '../learn/passages.ts'

/** Log-odds of one head for the worst sentence, its worst two neighbours, its worst passage, and the whole text. */
export interface Windows {
  alone: number
  pair: number
  passage: number
  whole: number
  /** Where the worst sentence stands among the sentences. */
  worst: number
}

/** Words of a passage. */
const PASSAGE = 80

/** Sums of sentences once, then every window by addition: linear in the number of sentences. One for each head. */
export function windowsOf(model: Linear, sums: readonly Sums[]): Windows[] {
  const oddsOf = (some: readonly (readonly Sums[])[]) => some.map((it) => model.odds(it))
  const alone = oddsOf(sums.map((it) => [it]))
  const pairs = sums.length > 1 ? oddsOf(sums.slice(1).map((it, at) => [sums[at]!, it])) : alone
  const passages = oddsOf(passagesOf(sums, PASSAGE, true))
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
