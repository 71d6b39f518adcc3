import { gramsOf, PIECES, SPACE, WORDS, share, type Weights } from '../src/learn/linear.ts'
import type { Told } from '../src/text/words.ts'
import { SEED, shuffle } from './shuffle.ts'
import { DANGER_SQUARES, squareOf, stepOf } from './squares.ts'

/** How much each part of the space counts; chosen on authors left out. */
const blocks = { words: 1, pieces: 0.3, groups: 0.6 }
export const scaleOf = (feature: number) =>
  feature < WORDS ? blocks.words : feature < WORDS + PIECES ? blocks.pieces : blocks.groups

/** Texts as sparse rows: features and values of row r stand at from[r]..from[r + 1]. */
export interface Rows {
  from: Int32Array
  index: Int32Array
  value: Float32Array
}

export function rowsOf(texts: readonly (readonly Told[])[]): Rows {
  const counts = new Float32Array(SPACE)
  const from = new Int32Array(texts.length + 1)
  let index = new Int32Array(1 << 22)
  let value = new Float32Array(1 << 22)
  let end = 0
  texts.forEach((text, r) => {
    const met: number[] = []
    const count = (feature: number) => {
      if (counts[feature] === 0) met.push(feature)
      counts[feature]!++
    }
    let words = 0
    for (const { words: said } of text) {
      words += said.length
      const grams = gramsOf(said)
      for (const { alone } of grams.words) alone.forEach(count)
      grams.beside.forEach(count)
    }
    if (end + met.length > index.length) {
      const [more, moreValues] = [new Int32Array(index.length * 2), new Float32Array(index.length * 2)]
      more.set(index)
      moreValues.set(value)
      index = more
      value = moreValues
    }
    const part = share(words)
    for (const feature of met) {
      index[end] = feature
      value[end++] = counts[feature]! * part * scaleOf(feature)
      counts[feature] = 0
    }
    from[r + 1] = end
  })
  return { from, index: index.slice(0, end), value: value.slice(0, end) }
}

/** The same rows in a space of `space` features, for heads that need fewer. */
export function smaller({ from, index, value }: Rows, space: number): Rows {
  // A small space has no parts, so nothing in it is scaled.
  return {
    from,
    index: index.map((feature) => feature % space),
    value: value.map((value, at) => value / scaleOf(index[at]!)),
  }
}

/** How far learning goes: a squared penalty on every weight; the bias counts as a feature that is `BIAS` everywhere. */
export interface Fitting {
  penalty: number
  rounds: number
  /** Of rows that are numbered anew: how many features they have. Their weights are given back as they were fitted. */
  space?: number
}
const BIAS = 2

/**
 * Logistic regression on the rows `at`, with chances for labels, by dual coordinate ascent (Yu, Huang and Lin 2011): a
 * row at a time in an order that no chance decides. The last number returned is the bias.
 */
export function fitYes(
  { from, index, value }: Rows,
  at: Int32Array,
  chance: Float64Array,
  weight: Float64Array,
  { penalty, rounds, space = SPACE }: Fitting,
): Float64Array {
  const w = new Float64Array(space + 1)
  // Every row twice, as yes and as no, each weighing its chance.
  const dual = new Float64Array(at.length * 2)
  const order = Int32Array.from(at.keys())
  let state = SEED
  for (let round = 0; round < rounds; round++) {
    state = shuffle(order, state)
    for (const n of order) {
      const [a, b] = [from[at[n]!]!, from[at[n]! + 1]!]
      let z = w[space]! * BIAS
      let length = BIAS * BIAS
      for (let k = a; k < b; k++) {
        z += w[index[k]!]! * value[k]!
        length += value[k]! * value[k]!
      }
      const q = length / penalty
      let moved = 0
      for (const side of [1, -1] as const) {
        const most = weight[n]! * (side > 0 ? chance[n]! : 1 - chance[n]!)
        if (most <= 0) continue
        const place = n * 2 + (side > 0 ? 0 : 1)
        const before = dual[place]!
        const start = side * (z + moved * length)
        let u = start
        for (let turn = 0; turn < 12; turn++) {
          const s = 1 / (1 + Math.exp(u))
          const step = (u - start - (most * s - before) * q) / (1 + most * q * s * (1 - s))
          u -= Math.max(-4, Math.min(4, step))
          if (Math.abs(step) < 1e-4) break
        }
        const after = most / (1 + Math.exp(u))
        dual[place] = after
        moved += (side * (after - before)) / penalty
      }
      if (moved === 0) continue
      for (let k = a; k < b; k++) w[index[k]!]! += moved * value[k]!
      w[space]! += moved * BIAS
    }
  }
  if (space === SPACE) for (let feature = 0; feature < SPACE; feature++) w[feature]! *= scaleOf(feature)
  w[space]! *= BIAS
  return w
}

/** The heads as they ship. */
export function packed(
  heads: Readonly<Record<string, Float64Array>>,
  space = SPACE,
  squares = DANGER_SQUARES,
): Weights {
  const names = Object.keys(heads)
  const fits = Object.values(heads)
  const step = fits.map((w) => {
    let most = 0
    for (let f = 0; f < space; f++) most = Math.max(most, Math.abs(w[f]!))
    return stepOf(most, squares)
  })
  const bytes = new Int8Array(space * names.length)
  fits.forEach((w, head) => {
    for (let f = 0; f < space; f++) bytes[f * names.length + head] = squareOf(w[f]!, step[head]!)
  })
  return {
    heads: names,
    space,
    weights: bytes,
    step,
    bias: fits.map((w) => Number(w[SPACE]!.toFixed(5))),
  }
}

/** The mean of two fits of the same heads. */
export function meanOf(one: Weights, other: Weights): Weights {
  const { heads, space } = one
  const valueOf = ({ weights, step }: Weights, at: number) => weights[at]! * step[at % heads.length]!
  const fits = heads.map((name, head) => {
    const w = new Float64Array(SPACE + 1)
    for (let f = 0; f < space; f++) {
      const at = f * heads.length + head
      w[f] = (valueOf(one, at) + valueOf(other, at)) / 2
    }
    w[SPACE] = (one.bias[head]! + other.bias[head]!) / 2
    return [name, w] as const
  })
  return packed(Object.fromEntries(fits), space)
}
