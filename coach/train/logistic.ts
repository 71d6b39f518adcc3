import { minimise } from './minimise.ts'

/** Sparse rows: row r has features `index[from[r]..from[r+1])` with the `value`s of the same places. */
export interface Sparse {
  from: Int32Array
  index: Int32Array
  value: Float64Array
  width: number
}

export function sparseRows(
  rows: readonly (readonly (readonly [at: number, value: number])[])[],
  width: number,
): Sparse {
  const from = new Int32Array(rows.length + 1)
  rows.forEach((row, r) => (from[r + 1] = from[r]! + row.length))
  const flat = rows.flat()
  return {
    from,
    index: Int32Array.from(flat, ([at]) => at),
    value: Float64Array.from(flat, ([, value]) => value),
    width,
  }
}

/**
 * Logistic regression with a squared penalty on every weight but the bias, which is the last of those returned:
 * sum of log(1 + exp(-y z)) + penalty / 2 * |w|^2.
 */
export function fitLogistic(rows: Sparse, yes: Uint8Array, penalty: number, rounds: number): Float64Array {
  const { width, from, index, value } = rows
  return minimise(
    (w, gradient) => {
      gradient.fill(0)
      let sum = 0
      for (let r = 0; r < yes.length; r++) {
        let z = w[width]!
        for (let k = from[r]!; k < from[r + 1]!; k++) z += w[index[k]!]! * value[k]!
        const y = yes[r]!
        sum += Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - y * z
        const slope = 1 / (1 + Math.exp(-z)) - y
        for (let k = from[r]!; k < from[r + 1]!; k++) gradient[index[k]!]! += slope * value[k]!
        gradient[width]! += slope
      }
      for (let f = 0; f < width; f++) {
        sum += (penalty / 2) * w[f]! * w[f]!
        gradient[f]! += penalty * w[f]!
      }
      return sum
    },
    width + 1,
    rounds,
  )
}

/** One row of a softmax: what is known of it, and how much each class is its label (summing to its weight). */
export interface Softmax {
  rows: Sparse
  classes: number
  /** Row by row, `classes` each. */
  label: Float64Array
  /** The penalty of each feature, and the weight it is drawn to, both `width` by `classes`. */
  penalty: (feature: number) => number
  drawnTo: (feature: number, klass: number) => number
}

/** Multinomial logistic regression; returns `width` by `classes` weights. A bias is a feature that is always 1. */
export function fitSoftmax({ rows, classes, label, penalty, drawnTo }: Softmax, rounds: number): Float64Array {
  const { width, from, index, value } = rows
  const middle = Float64Array.from({ length: width * classes }, (_, at) =>
    drawnTo(Math.floor(at / classes), at % classes),
  )
  const moved = minimise(
    (w, gradient) => {
      gradient.fill(0)
      let sum = 0
      const z = new Float64Array(classes)
      for (let r = 0; r < from.length - 1; r++) {
        z.fill(0)
        for (let k = from[r]!; k < from[r + 1]!; k++)
          for (let c = 0; c < classes; c++)
            z[c]! += (w[index[k]! * classes + c]! + middle[index[k]! * classes + c]!) * value[k]!
        const top = Math.max(...z)
        let all = 0
        for (let c = 0; c < classes; c++) all += Math.exp(z[c]! - top)
        let weight = 0
        for (let c = 0; c < classes; c++) weight += label[r * classes + c]!
        for (let c = 0; c < classes; c++) {
          const y = label[r * classes + c]!
          const chance = Math.exp(z[c]! - top) / all
          sum -= y * (z[c]! - top - Math.log(all))
          const slope = weight * chance - y
          for (let k = from[r]!; k < from[r + 1]!; k++) gradient[index[k]! * classes + c]! += slope * value[k]!
        }
      }
      for (let at = 0; at < w.length; at++) {
        const pull = penalty(Math.floor(at / classes))
        sum += (pull / 2) * w[at]! * w[at]!
        gradient[at]! += pull * w[at]!
      }
      return sum
    },
    width * classes,
    rounds,
  )
  return moved.map((value, at) => value + middle[at]!)
}
