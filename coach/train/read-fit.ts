import { gapsOf } from './gaps.ts'
import { SPACE } from '../src/learn/linear.ts'
import type { GroupFile, ReadFile } from '../src/read/labels.ts'
import { fitYes, type Rows } from './fit.ts'
import { fitTogether } from './softmax.ts'
import { SQUARES, squareOf, stepOf } from './squares.ts'
import { headsOf, placed, type Example, type Fit, type Task } from './task.ts'

/** The rows of `at` with only the features that have a place, numbered by it. */
function only(rows: Rows, at: readonly number[], places: Int32Array): Rows {
  const most = at.reduce((sum, r) => sum + rows.from[r + 1]! - rows.from[r]!, 0)
  const from = new Int32Array(at.length + 1)
  const index = new Int32Array(most)
  const value = new Float32Array(most)
  let end = 0
  at.forEach((r, n) => {
    for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
      const place = places[rows.index[k]!]!
      if (place < 0) continue
      index[end] = place
      value[end++] = rows.value[k]!
    }
    from[n + 1] = end
  })
  return { from, index: index.subarray(0, end), value: value.subarray(0, end) }
}

/** Fits every head on the examples `at`, keeps the features that say most, and fits on those again. */
export function fit(rows: Rows, all: readonly Example[], at: readonly number[], task: Task): Fit {
  if (task.together) return fitTogether(rows, all, at, task)
  const { space = SPACE, yes = 1, own } = task
  const counts = new Int32Array(space)
  for (const r of at) for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) counts[rows.index[k]!]!++
  let known = Array.from(counts.keys()).filter((feature) => counts[feature]! >= task.rarest)
  /** The head on those features alone; its weights stand as they do among all. */
  const fitted = (head: number, features: readonly number[]) => {
    const part = only(rows, at, placed(features, space))
    const said: number[] = []
    const chance: number[] = []
    const weight: number[] = []
    at.forEach((r, n) => {
      const want = all[r]!.want[head]
      if (want === null || want === undefined) return
      said.push(n)
      chance.push(want)
      weight.push(all[r]!.weight * (want > 0 ? yes : 1))
    })
    return fitYes(part, Int32Array.from(said), Float64Array.from(chance), Float64Array.from(weight), {
      penalty: task.penalty,
      rounds: task.rounds,
      space: features.length,
    })
  }
  const once = () => headsOf(task).map((_, head) => fitted(head, known))
  let weights = once()
  if (known.length > task.most) {
    const worth = known.map((_, place) => weights.reduce((sum, w) => sum + w[place]! ** 2, 0))
    const best = new Set(
      known
        .map((_, place) => place)
        .sort((a, b) => worth[b]! - worth[a]!)
        .slice(0, task.most),
    )
    known = known.filter((_, place) => best.has(place))
    weights = once()
  }
  if (own) weights = weights.map((w, head) => ownOf(w, known, own, (features) => fitted(head, features)))
  return { known: Int32Array.from(known), weights }
}

/** The `most` largest weights of a head, fitted once more without the others, which are nothing. */
function ownOf(
  w: Float64Array,
  known: readonly number[],
  most: number,
  fitted: (features: readonly number[]) => Float64Array,
): Float64Array {
  const order = known.map((_, place) => place).sort((a, b) => Math.abs(w[b]!) - Math.abs(w[a]!))
  const kept = order.slice(0, most).sort((a, b) => a - b)
  const anew = fitted(kept.map((place) => known[place]!))
  const all = new Float64Array(w.length)
  kept.forEach((place, n) => (all[place] = anew[n]!))
  all[known.length] = anew[kept.length]!
  return all
}

/** Log-odds of every head for the row `r`. */
export function oddsOf({ known, weights }: Fit, rows: Rows, places: Int32Array, r: number): number[] {
  const z = weights.map((w) => w[known.length]!)
  for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
    const place = places[rows.index[k]!]!
    if (place < 0) continue
    for (let head = 0; head < z.length; head++) z[head]! += weights[head]![place]! * rows.value[k]!
  }
  return z
}

/** Every author of `left` read by heads that learnt from all the others. */
export function unseen(
  rows: Rows,
  all: readonly Example[],
  task: Task,
  left: readonly (readonly string[])[],
): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const part of left) {
    const out = new Set(part)
    const learnt = [...all.keys()].filter((r) => !out.has(all[r]!.by))
    const made = fit(rows, all, learnt, task)
    const places = placed(made.known)
    for (const r of all.keys()) if (out.has(all[r]!.by)) found.set(r, oddsOf(made, rows, places, r))
    console.warn(`  without ${part.join(' ')}: ${found.size} read`)
  }
  return found
}

/** How much each feature counts by how rare it is among the rows, which are weighed so in place. */
export function weighedByRarity({ from, index, value }: Rows, { rare = 0 }: Task): (feature: number) => number {
  const met = new Int32Array(SPACE)
  for (const feature of index) met[feature]!++
  const scale = (feature: number) => (Math.log(from.length / (met[feature]! + 1)) / 4) ** rare
  index.forEach((feature, at) => (value[at]! *= scale(feature)))
  return scale
}

/** As it ships: squares in a step for each head, features as gaps. The scale of the blocks of features goes into the weights. */
export function packed(
  made: Fit,
  groups: readonly GroupFile[],
  scaleOf: (feature: number) => number,
  { floor = 0 }: Pick<Task, 'floor'> = {},
): ReadFile {
  const { known, weights } = made
  const count = weights.length
  const bytes = new Int8Array(known.length * count)
  const step = weights.map((w, head) => {
    let most = 0
    for (let f = 0; f < known.length; f++) most = Math.max(most, Math.abs(w[f]! * scaleOf(known[f]!)))
    const one = stepOf(most, SQUARES)
    for (let f = 0; f < known.length; f++) {
      const steps = squareOf(w[f]! * scaleOf(known[f]!), one)
      bytes[f * count + head] = Math.abs(steps) > floor ? steps : 0
    }
    return one
  })
  return {
    groups,
    known: gapsOf(known),
    weights: bytes,
    step,
    bias: weights.map((w) => Number(w[known.length]!.toFixed(5))),
  }
}
