import { actNames, cueNames, heads } from '../src/detectors/turn-heads.ts'
import { wanted, type LabelledTurn } from './turns-data.ts'
import type { Sparse } from './logistic.ts'
import { minimise } from './minimise.ts'

const size = heads.length
const binary = cueNames.length

/**
 * All heads at once: logistic regression for each yes-or-no head and multinomial for the main act, with a squared
 * penalty by feature. `from`: log-odds that are known already, row by row, to which the fit adds. Returns the weights,
 * `rows.width` by `heads.length`.
 */
export function fitHeads(
  rows: Sparse,
  turns: readonly LabelledTurn[],
  penalty: Float64Array,
  rounds: number,
  from?: readonly (readonly number[])[],
): Float64Array {
  const label = turns.map((turn) => Float64Array.from(wanted(turn), (it) => it ?? NaN))
  const main = turns.map(({ act }) => binary + (actNames as readonly string[]).indexOf(act))
  const z = new Float64Array(size)
  const slope = new Float64Array(size)
  return minimise(
    (w, gradient) => {
      gradient.fill(0)
      let sum = 0
      for (let r = 0; r < turns.length; r++) {
        if (from) z.set(from[r]!)
        else z.fill(0)
        for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
          const at = rows.index[k]! * size
          const value = rows.value[k]!
          for (let c = 0; c < size; c++) z[c]! += w[at + c]! * value
        }
        for (let c = 0; c < binary; c++) {
          const y = label[r]![c]!
          if (Number.isNaN(y)) {
            slope[c] = 0
            continue
          }
          sum += Math.max(z[c]!, 0) + Math.log1p(Math.exp(-Math.abs(z[c]!))) - y * z[c]!
          slope[c] = 1 / (1 + Math.exp(-z[c]!)) - y
        }
        let top = -Infinity
        for (let c = binary; c < size; c++) top = Math.max(top, z[c]!)
        let all = 0
        for (let c = binary; c < size; c++) all += slope[c] = Math.exp(z[c]! - top)
        for (let c = binary; c < size; c++) slope[c]! /= all
        sum -= Math.log(slope[main[r]!]! + 1e-12)
        slope[main[r]!]! -= 1
        for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
          const at = rows.index[k]! * size
          const value = rows.value[k]!
          for (let c = 0; c < size; c++) gradient[at + c]! += slope[c]! * value
        }
      }
      for (let f = 0; f < rows.width; f++)
        for (let at = f * size; at < (f + 1) * size; at++) {
          sum += (penalty[f]! / 2) * w[at]! * w[at]!
          gradient[at]! += penalty[f]! * w[at]!
        }
      return sum
    },
    rows.width * size,
    rounds,
  )
}
