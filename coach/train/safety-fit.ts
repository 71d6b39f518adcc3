import type { SafetyCategory } from '@mallama/contracts/safety'
import { featuresOf, SMALL, SPACE, tokensOf } from '../src/safety/model/features.ts'
import { damping, type WeightsFile } from '../src/safety/model/model.ts'
import { fold } from '../src/text/fold.ts'
import { fitSoftmax, sparseRows } from './logistic.ts'
import { minimise } from './minimise.ts'
import type { Example } from './safety-data.ts'

/** Chosen by leaving one author out, among 0.01 to 0.6, as was how much more a single word weighs than what it stands in. */
const penalty = 0.06
const singleWeighs = 1.5
const rounds = 100
const headPenalty = 0.1
const headRounds = 60
const rarest = 2

export const categories: readonly SafetyCategory[] = [
  'self-harm',
  'abuse',
  'sexual-coercion',
  'child-abuse',
  'stalking',
  'threat-to-others',
  'medical',
]

export interface Read {
  example: Example
  wide: number[]
  single: boolean[]
  small: number[]
}
export const readOf = (example: Example): Read => ({ example, ...featuresOf(tokensOf(fold(example.text))) })

const grave = ({ least }: Example) => least >= 2
const harmless = ({ most }: Example) => most === 0
/** What two good workers would differ about is taught as what it is. */
const chanceOf = (it: Example) => (grave(it) ? 1 : harmless(it) ? 0 : it.least >= 1 ? 0.6 : 0.35)
const weightOf = (it: Example) => (grave(it) || harmless(it) ? it.weight : it.weight / 2)

/** Features met often enough, and where each stands among them. */
function kept(rows: readonly (readonly number[])[], space: number) {
  const counts = new Uint16Array(space)
  for (const row of rows) for (const at of row) counts[at]!++
  const features = Array.from(counts.keys()).filter((at) => counts[at]! >= rarest)
  const places = new Int32Array(space).fill(-1)
  features.forEach((at, place) => (places[at] = place))
  return { features, places }
}

/** Weighted logistic regression with chances for labels; weights by feature of the wide space, and the bias. */
function fitDanger(read: readonly Read[]): { weights: Float64Array; bias: number } {
  const { features, places } = kept(
    read.map(({ wide }) => wide),
    SPACE,
  )
  const size = features.length
  const values = read.map(({ wide, single }) => wide.map((_, k) => damping(wide) * (single[k] ? singleWeighs : 1)))
  const w = minimise(
    (now, gradient) => {
      gradient.fill(0)
      let sum = 0
      read.forEach(({ example, wide }, r) => {
        const value = values[r]!
        let z = now[size]!
        for (let k = 0; k < wide.length; k++) if (places[wide[k]!]! >= 0) z += now[places[wide[k]!]!]! * value[k]!
        const [y, weight] = [chanceOf(example), weightOf(example)]
        sum += weight * (Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - y * z)
        const slope = weight * (1 / (1 + Math.exp(-z)) - y)
        for (let k = 0; k < wide.length; k++)
          if (places[wide[k]!]! >= 0) gradient[places[wide[k]!]!]! += slope * value[k]!
        gradient[size]! += slope
      })
      for (let f = 0; f < size; f++) {
        sum += (penalty / 2) * now[f]! ** 2
        gradient[f]! += penalty * now[f]!
      }
      return sum
    },
    size + 1,
    rounds,
  )
  const isSingle = new Set(read.flatMap(({ wide, single }) => wide.filter((_, k) => single[k])))
  const weights = new Float64Array(SPACE)
  features.forEach((at, place) => (weights[at] = w[place]! * (isSingle.has(at) ? singleWeighs : 1)))
  return { weights, bias: w[size]! }
}

interface Labelled {
  read: Read
  /** A share for each class. */
  label: readonly number[]
}

/** A softmax over the small space; the bias is the last feature. */
function fitHead(rows: readonly Labelled[], classes: number): { weights: Float64Array; bias: Float64Array } {
  const made = sparseRows(
    rows.map(({ read: { small } }) => [...small.map((at) => [at, damping(small)] as const), [SMALL, 1] as const]),
    SMALL + 1,
  )
  const weights = fitSoftmax(
    {
      rows: made,
      classes,
      label: Float64Array.from(rows.flatMap(({ label }) => label)),
      penalty: (feature) => (feature === SMALL ? 0.001 : headPenalty),
      drawnTo: () => 0,
    },
    headRounds,
  )
  return { weights: weights.subarray(0, SMALL * classes), bias: weights.slice(SMALL * classes) }
}

/** Two classes as one: the log-odds of the second. */
function fitYes(rows: readonly Labelled[]) {
  const { weights, bias } = fitHead(rows, 2)
  const odds = (of: Float64Array, at: number) => of[at * 2 + 1]! - of[at * 2]!
  return { weights: Float64Array.from({ length: SMALL }, (_, at) => odds(weights, at)), bias: odds(bias, 0) }
}

const base64 = (bytes: Int8Array) => Buffer.from(bytes.buffer).toString('base64')
const stepOf = (weights: Iterable<number>) => {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  return Number((most / 127).toPrecision(6)) || 1
}

/** Everything but the thresholds, which are set on what was not learnt from. */
export function fit(read: readonly Read[]): Pick<WeightsFile, 'danger' | 'heads'> {
  const danger = fitDanger(read)
  const named = read.filter(({ example }) => example.least >= 1 && example.categories.length > 0)
  const kinds = fitHead(
    named.map((it) => ({ read: it, label: categories.map((name) => shareOf(it.example.categories, name)) })),
    categories.length,
  )
  const now = fitYes(
    read
      .filter(({ example }) => grave(example))
      .map((it) => ({ read: it, label: labelOf(it.example.least === 3 ? 1 : it.example.most === 3 ? 0.25 : 0) })),
  )
  const third = fitYes(
    read.flatMap((it) => (it.example.third === null ? [] : [{ read: it, label: labelOf(Number(it.example.third)) }])),
  )
  const names = [...categories, 'imminent', 'third']
  const all = new Float64Array(SMALL * names.length)
  for (let at = 0; at < SMALL; at++) {
    for (let k = 0; k < categories.length; k++) all[at * names.length + k] = kinds.weights[at * categories.length + k]!
    all[at * names.length + categories.length] = now.weights[at]!
    all[at * names.length + categories.length + 1] = third.weights[at]!
  }
  const step = stepOf(danger.weights)
  const steps = names.map((_, k) => stepOf(all.filter((__, at) => at % names.length === k)))
  return {
    danger: {
      weights: base64(Int8Array.from(danger.weights, (weight) => Math.round(weight / step))),
      step,
      bias: short(danger.bias),
    },
    heads: {
      names,
      weights: base64(Int8Array.from(all, (weight, at) => Math.round(weight / steps[at % names.length]!))),
      step: steps,
      bias: [...kinds.bias, now.bias, third.bias].map(short),
    },
  }
}

const short = (value: number) => Number(value.toFixed(5))
const labelOf = (yes: number) => [1 - yes, yes]
/** The author's own choice counts most; those that a worker could also name share the rest. */
function shareOf(given: readonly SafetyCategory[], name: SafetyCategory): number {
  const at = given.indexOf(name)
  if (at < 0) return 0
  if (given.length === 1) return 1
  return at === 0 ? 0.7 : 0.3 / (given.length - 1)
}
