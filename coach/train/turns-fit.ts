import { cueHeads, headCount } from '../src/read/labels.ts'
import type { Sparse } from './logistic.ts'
import { minimise } from './minimise.ts'

const binary = cueHeads.length

/** What a row should say, head by head (null where nobody said), and the chances that the turn has by itself. */
export interface Viewed {
  want: readonly (number | null)[]
  chances: readonly number[]
}

/**
 * All heads at once: logistic regression for each yes-or-no head and multinomial for the main act, added to what the
 * chances say, with a squared penalty by feature. Returns the weights, `rows.width` by `headCount`.
 */
export function fitView(rows: Sparse, turns: readonly Viewed[], penalty: Float64Array, rounds: number): Float64Array {
  const begin = turns.map(({ chances }) =>
    chances.map((chance, at) =>
      at < binary ? Math.log((chance + 1e-6) / (1 - chance + 1e-6)) : Math.log(chance + 1e-6),
    ),
  )
  const main = turns.map(({ want }) => want.indexOf(1, binary))
  const z = new Float64Array(headCount)
  const slope = new Float64Array(headCount)
  return minimise(
    (w, gradient) => {
      gradient.fill(0)
      let sum = 0
      for (let r = 0; r < turns.length; r++) {
        z.set(begin[r]!)
        for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
          const at = rows.index[k]! * headCount
          for (let c = 0; c < headCount; c++) z[c]! += w[at + c]! * rows.value[k]!
        }
        for (let c = 0; c < binary; c++) {
          const y = turns[r]!.want[c]
          slope[c] = 0
          if (y === null || y === undefined) continue
          sum += Math.max(z[c]!, 0) + Math.log1p(Math.exp(-Math.abs(z[c]!))) - y * z[c]!
          slope[c] = 1 / (1 + Math.exp(-z[c]!)) - y
        }
        let top = -Infinity
        for (let c = binary; c < headCount; c++) top = Math.max(top, z[c]!)
        let all = 0
        for (let c = binary; c < headCount; c++) all += slope[c] = Math.exp(z[c]! - top)
        for (let c = binary; c < headCount; c++) slope[c]! /= all
        sum -= Math.log(slope[main[r]!]! + 1e-12)
        slope[main[r]!]! -= 1
        for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
          const at = rows.index[k]! * headCount
          for (let c = 0; c < headCount; c++) gradient[at + c]! += slope[c]! * rows.value[k]!
        }
      }
      for (let f = 0; f < rows.width; f++)
        for (let at = f * headCount; at < (f + 1) * headCount; at++) {
          sum += (penalty[f]! / 2) * w[at]! * w[at]!
          gradient[at]! += penalty[f]! * w[at]!
        }
      return sum
    },
    rows.width * headCount,
    rounds,
  )
}
