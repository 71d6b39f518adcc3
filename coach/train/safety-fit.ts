import type { SafetyCategory } from '@mallama/contracts/safety'
import { linearOf, type Weights } from '../src/learn/linear.ts'
import { readerOf, type Reader, type SafetyWeights } from '../src/safety/likeness.ts'
import { once } from '../src/once.ts'
import { toldIn } from '../src/safety/told.ts'
import { fitYes, packed, rowsOf, smaller, type Fitting, type Rows } from './fit.ts'
import { examples, type Example } from './safety-data.ts'

const categories: readonly SafetyCategory[] = [
  'self-harm',
  'abuse',
  'sexual-coercion',
  'child-abuse',
  'stalking',
  'threat-to-others',
  'medical',
]

export const grave = ({ least }: Example): boolean => least >= 2
export const calm = ({ most }: Example): boolean => most === 0
const ofSelf = ({ categories: names }: Example) => names.includes('self-harm') || names.includes('medical')
const sure = (it: Example) => (grave(it) || calm(it) ? it.weight : it.weight * 0.6)
const two = (it: Example) => (grave(it) ? 1 : calm(it) ? 0 : it.least >= 1 ? 0.4 : 0.25)
const one = (it: Example) => (it.least >= 1 ? 1 : calm(it) ? 0 : 0.5)

type Head = (it: Example) => readonly [chance: number, weight: number] | null
/** Danger of another kind is a weaker example of what is no danger from oneself. */
const selfOnly =
  (of: (it: Example) => number): Head =>
  (it) =>
    calm(it) ? [0, sure(it)] : it.categories.length === 0 ? null : ofSelf(it) ? [of(it), sure(it)] : [0, sure(it) / 2]
const danger: Record<string, Head> = {
  two: (it) => [two(it), sure(it)],
  'self-two': selfOnly(two),
  one: (it) => [one(it), sure(it)],
  'self-one': selfOnly(one),
}
const said = (it: Example) => it.least >= 1
const kinds: Record<string, Head> = {
  ...Object.fromEntries(
    categories.map((name): [string, Head] => [
      name,
      (it) =>
        said(it) && it.categories.length > 0
          ? [it.categories[0] === name ? 1 : it.categories.includes(name) ? 0.5 : 0, it.weight]
          : null,
    ]),
  ),
  other: (it) => (said(it) && it.who ? [Number(it.who === 'other'), it.weight] : null),
  child: (it) => (said(it) && it.who ? [Number(it.who === 'child'), it.weight] : null),
  writer: (it) => (said(it) && it.who ? [Number(it.who === 'writer'), it.weight] : null),
  past: (it) => (said(it) && it.past !== null ? [Number(it.past), it.weight] : null),
}

type Learnt = (it: Example) => boolean

const fitting: Fitting = { penalty: 0.3, rounds: 10 }
/** Kinds need fewer features than danger. */
const KINDS = 1 << 16

export interface Learner {
  all: readonly Example[]
  /** The heads of danger alone, as they would ship: for authors left out. */
  dangerReader: (learnt: Learnt) => Reader
  weights: (learnt: Learnt) => Pick<SafetyWeights, 'danger' | 'kinds'>
}

export function learnerOf(folder: string): Learner {
  const all = examples(folder)
  // Thresholds are chosen again without any of it.
  const rows = once(() => rowsOf(all.map(({ text }) => toldIn(text))))
  const fit = (heads: Record<string, Head>, from: Rows, learnt: Learnt, penalty = fitting.penalty) =>
    Object.fromEntries(
      Object.entries(heads).map(([name, head]) => {
        const at: number[] = []
        const chance: number[] = []
        const weight: number[] = []
        all.forEach((it, r) => {
          const told = learnt(it) ? head(it) : null
          if (!told || told[1] <= 0) return
          at.push(r)
          chance.push(told[0])
          weight.push(told[1])
        })
        return [
          name,
          fitYes(from, Int32Array.from(at), Float64Array.from(chance), Float64Array.from(weight), {
            ...fitting,
            penalty,
          }),
        ]
      }),
    )
  const dangerOf = (learnt: Learnt) => packed(fit(danger, rows(), learnt))
  return {
    all,
    dangerReader: (learnt) => readerFrom(dangerOf(learnt)),
    weights: (learnt) => ({
      danger: dangerOf(learnt),
      kinds: packed(fit(kinds, smaller(rows(), KINDS), learnt, 0.2), KINDS),
    }),
  }
}

/** The heads of danger alone: it reads windows, and nothing else. */
export function readerFrom(weights: Weights): Reader {
  const linear = linearOf(weights)
  return readerOf({ from: noneYet, whose: { other: 0, child: 0, writer: 0, past: 0 } }, linear, linear)
}

/** The heads of `asks` that ask beside those of `stops` that stop: fitted with the same features. */
export function asksOf(stops: Weights, asks: Weights): Weights {
  const renewed = stops.heads.map((name) => name.endsWith('one'))
  const mixed = <T>(old: readonly T[], fresh: readonly T[]) =>
    old.map((it, head) => (renewed[head] ? fresh[head]! : it))
  const bytes = stops.weights.map((it, at) => (renewed[at % renewed.length] ? asks.weights[at]! : it))
  return {
    ...stops,
    weights: bytes,
    step: mixed(stops.step, asks.step),
    bias: mixed(stops.bias, asks.bias),
  }
}

const none = { short: 0, long: 0, perDoubling: 0 }
const noneYet = { two: none, 'self-two': none, one: none, 'self-one': none }
