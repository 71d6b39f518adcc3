import { SPACE } from '../src/learn/linear.ts'
import type { Rows } from './fit.ts'
import { nextOf, SEED, shuffle } from './shuffle.ts'
import { placed, type Example, type Fit, type Together } from './task.ts'

/**
 * `STEP`: how far a weight moves at a row of the first round, for each unit that a chance is off by and the feature
 * counts; it falls evenly over the rounds. `LAST`: the share of `STEP` that is never lost, so that the last rounds learn
 * too. `BIAS`: the share of a weight's step that a bias moves by, since it is in every row.
 */
const [STEP, LAST, BIAS] = [0.4, 0.02, 0.2]
/** What a chance is off by, from which on its weights move: of 400 labels some thirty do in a row. */
const MOVES = 2e-3

/** How much more is taken from what speaks against a label: of hundreds most of it says again what speaks for the others, and it fills a tenth of the bytes (decision 206). */
const AGAINST = 3
/** Where the numbers begin that say which features are left out. */
const DROPS = 777

/**
 * Multinomial logistic regression by stochastic gradient descent, for a group of which exactly one label holds. Of
 * hundreds of labels it learns in minutes what a fit for each learns in half an hour, and chances that are nearer to how
 * often they are right (decision 204). Each time a row is met, most of its features are left out at random (`drop`;
 * Wager, Wang and Liang 2013): what says the same as others is learnt as well, where else whatever comes first explains
 * the rest away (decision 205). Rows and what is left out come in an order that a fixed seed gives. The features whose
 * weights say most are kept, and fitted once more without the others.
 */
export function fitTogether(rows: Rows, all: readonly Example[], at: readonly number[], task: Together): Fit {
  const counts = new Int32Array(SPACE)
  for (const r of at) for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) counts[rows.index[k]!]!++
  const met = Array.from(counts.keys()).filter((feature) => counts[feature]! >= task.rarest)
  const count = task.groups[0].labels.length
  const first = descend(rows, all, at, task, met)
  const worth = met.map((_, place) => {
    let sum = 0
    for (let head = 0; head < count; head++) sum += first.table[place * count + head]! ** 2
    return sum
  })
  const order = met.map((_, place) => place).sort((a, b) => worth[b]! - worth[a]!)
  const known = order
    .slice(0, task.most)
    .sort((a, b) => a - b)
    .map((place) => met[place]!)
  const { table, bias } = descend(rows, all, at, task, known)
  const weights = Array.from({ length: count }, (_, head) => {
    const w = new Float64Array(known.length + 1)
    for (let place = 0; place < known.length; place++) w[place] = table[place * count + head]!
    w[known.length] = bias[head]!
    return w
  })
  return { known: Int32Array.from(known), weights }
}

function descend(
  { from, index, value }: Rows,
  all: readonly Example[],
  at: readonly number[],
  { groups, rounds, together: { ridge, lasso, drop } }: Together,
  known: readonly number[],
) {
  const count = groups[0].labels.length
  const places = placed(known)
  const table = new Float32Array(known.length * count)
  const bias = new Float32Array(count)
  const odds = new Float32Array(count)
  const order = Int32Array.from(at)
  const moving: number[] = []
  const by: number[] = []
  const rowsOn: number[] = []
  const partsOn: number[] = []
  const [below, grown] = [drop * 2 ** 32, 1 / (1 - drop)]
  let [state, dropped] = [SEED, DROPS]
  for (let round = 0; round < rounds; round++) {
    state = shuffle(order, state)
    const step = STEP * (1 - round / rounds + LAST)
    for (const r of order) {
      const { want, weight } = all[r]!
      odds.set(bias)
      rowsOn.length = partsOn.length = moving.length = by.length = 0
      for (let k = from[r]!; k < from[r + 1]!; k++) {
        const row = places[index[k]!]! * count
        if (row < 0) continue
        dropped = nextOf(dropped)
        if (dropped < below) continue
        const part = value[k]! * grown
        rowsOn.push(row)
        partsOn.push(part)
        for (let head = 0; head < count; head++) odds[head]! += table[row + head]! * part
      }
      toChances(odds)
      for (let head = 0; head < count; head++) {
        const off = ((want[head] ?? odds[head]!) - odds[head]!) * weight
        if (Math.abs(off) < MOVES) continue
        moving.push(head)
        by.push(off * step)
      }
      for (let n = 0; n < rowsOn.length; n++) {
        const [row, part] = [rowsOn[n]!, partsOn[n]!]
        for (let m = 0; m < moving.length; m++) table[row + moving[m]!]! += by[m]! * part
      }
      for (let m = 0; m < moving.length; m++) bias[moving[m]!]! += by[m]! * BIAS
    }
    const [share, amount] = [1 - ridge * step, lasso * step]
    for (let n = 0; n < table.length; n++) {
      const w = table[n]! * share
      table[n] = w > amount ? w - amount : Math.min(0, w + amount * AGAINST)
    }
  }
  return { table, bias }
}

/** Log-odds become chances, in place. */
function toChances(odds: Float32Array) {
  let top = -Infinity
  for (const it of odds) top = Math.max(top, it)
  let sum = 0
  for (let head = 0; head < odds.length; head++) sum += odds[head] = Math.exp(odds[head]! - top)
  for (let head = 0; head < odds.length; head++) odds[head]! /= sum
}
