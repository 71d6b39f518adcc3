import { deeds, signsOf, type Deed, type HeardFile, type Part } from '../src/argument/danger.ts'
import { SPACE } from '../src/learn/linear.ts'
import { writePacked } from './pack.ts'
import { rowsOf, scaleOf, type Rows } from './fit.ts'
import { fitLogistic, sparseRows } from './logistic.ts'
import { fit, oddsOf, packed } from './read-fit.ts'
import { placed, type Example, type Fit, type Task } from './task.ts'
import { from, talksIn, type Talk } from './quarrels-data.ts'

/**
 * `node coach/train/quarrels.ts` writes coach/src/argument/weights/heard.br: what each in a quarrel does to the other,
 * learnt from whole quarrels (coach/data/lines/quarrels.jsonl, quarrels-short.jsonl) and from ordinary talks (turns-*.jsonl), in which nobody
 * is in danger. Every author is left out once; the thresholds are set on them. No chance is used. `--dry` writes
 * nothing; `--sealed` prints the authors who are not learnt from as well. Twenty seconds.
 */
/** One of those who speak, as the one who does it. */
interface Pair {
  talk: Talk
  name: string
  want: Record<Deed, number>
}

const talks = talksIn()
const pairs = talks.flatMap((talk): Pair[] =>
  [...new Set(talk.said.map(({ speaker }) => speaker))].map((name) => {
    const does = from.get(talk) === name
    const is = (...some: Talk['danger'][]) => Number(does && some.includes(talk.danger))
    return { talk, name, want: { harm: is('harm', 'stalking'), stalking: is('stalking'), dying: is('dying') } }
  }),
)
const of = new Map<Talk, number[]>()
pairs.forEach(({ talk }, at) => of.set(talk, [...(of.get(talk) ?? []), at]))

/** Rarer features tell about the few talks they are in; so many are kept. */
const RAREST = 3
const MOST = 8000
const PENALTY = 0.05
/** Most of what people paste is a quarrel, and ordinary talk is easily told from one. */
const ORDINARY = 0.1
const YES = 2
const HALF = 0.5
const weightOf = ({ talk }: Pair) => (talk.ordinary ? ORDINARY : 1) * (talk.half ? HALF : 1)

/** The words of the one in the first part of the space, those of the others in the second. */
function joined(): Rows {
  const part = (own: boolean) =>
    rowsOf(pairs.map(({ talk, name }) => talk.said.flatMap((it) => ((it.speaker === name) === own ? it.told : []))))
  const parts = [part(true), part(false)]
  const starts = new Int32Array(pairs.length + 1)
  const index: number[] = []
  const value: number[] = []
  pairs.forEach((_, r) => {
    parts.forEach((rows, which) => {
      for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) {
        index.push(which * SPACE + rows.index[k]!)
        value.push(rows.value[k]!)
      }
    })
    starts[r + 1] = index.length
  })
  return { from: starts, index: Int32Array.from(index), value: Float32Array.from(value) }
}
const rows = joined()

/** Of the harmful alone it is learnt which of them follow. */
const wanted = ({ harm, stalking, dying }: Pair['want']) => [harm, harm ? stalking : null, dying]
const examples = pairs.map((pair): Example => ({
  told: [],
  by: pair.talk.by,
  weight: weightOf(pair),
  want: wanted(pair.want),
}))
const task: Task = {
  groups: [{ name: 'deed', labels: deeds, one: false }],
  most: MOST,
  penalty: PENALTY,
  rarest: RAREST,
  rounds: 12,
  yes: YES,
  space: SPACE * 2,
}
const learnt = (but: readonly string[]) =>
  [...pairs.keys()].filter((at) => {
    const { talk } = pairs[at]!
    return talk.split === 'train' && (talk.danger === null || from.get(talk)) && !but.includes(talk.by)
  })
const learntOf = (danger: Deed, at: readonly number[]) =>
  danger === 'stalking' ? at.filter((it) => pairs[it]!.want.harm === 1) : at

interface Bag extends Fit {
  places: Int32Array
}
function bagWithout(but: readonly string[]): Bag {
  const made = fit(rows, examples, learnt(but), task)
  return { ...made, places: placed(made.known, SPACE * 2) }
}
const bags = new Map<string, Bag>()
function bagFor(but: readonly string[]): Bag {
  const key = [...new Set(but)].sort().join()
  const held = bags.get(key) ?? bagWithout(but)
  bags.set(key, held)
  return held
}

/** What the bag says, and the signs beside it. */
function inputs(r: number, danger: Deed, bag: Bag): number[] {
  const z = oddsOf(bag, rows, bag.places, r)[deeds.indexOf(danger)]!
  const { talk, name } = pairs[r]!
  return [z, ...signsOf(talk.said, name)[danger]]
}

/** The signs are weighed on odds of bags that had not met the author. */
function signsWithout(but: readonly string[], danger: Deed): Float64Array {
  const at = learntOf(danger, learnt(but)).filter((r) => !pairs[r]!.talk.ordinary || r % 3 === 0)
  const read = at.map((r) => inputs(r, danger, bagFor([...but, pairs[r]!.talk.by])))
  return fitLogistic(
    sparseRows(
      read.map((row) => row.map((value, n) => [n, value] as const)),
      read[0]!.length,
    ),
    Uint8Array.from(at, (r) => pairs[r]!.want[danger]),
    1,
    80,
  )
}
const sum = (w: Float64Array, row: readonly number[]) => [...row, 1].reduce((all, value, n) => all + value * w[n]!, 0)

interface Judged {
  talk: Talk
  odds: number
  right: boolean
}
function judged(some: readonly Talk[], danger: Deed, but: readonly string[]): Judged[] {
  const bag = bagFor(but)
  const w = signsWithout(but, danger)
  return some.map((talk) => {
    const [best] = of
      .get(talk)!
      .map((r) => ({ r, odds: sum(w, inputs(r, danger, bag)) }))
      .sort((a, b) => b.odds - a.odds)
    return { talk, odds: best!.odds, right: pairs[best!.r]!.name === from.get(talk) }
  })
}

const writers = [...new Set(talks.filter(({ split }) => split === 'train').map(({ by }) => by))]
/**
 * Of harmless quarrels and of ordinary talks so many at most may be stopped, and asked about, by each of the two heads: a
 * third of the quarrels are calm, and what the screen states comes on top.
 */
const shares = { harm: { two: 0.03, one: 0.07 }, dying: { two: 0.005, one: 0.015 } }
const thresholds = {} as HeardFile['from'] & Record<'harm' | 'dying' | 'few', { two: number; one: number }>
/** The same of harmless quarrels of few words, and of their halves: fewer, since most of what is pasted is so short. */
const few = { two: 0.02, one: 0.07 }
for (const danger of ['harm', 'dying'] as const) {
  const read = writers.flatMap((by) =>
    judged(
      talks.filter((talk) => talk.by === by),
      danger,
      [by],
    ),
  )
  const calm = [true, false].map((ordinary) =>
    read
      .filter(({ talk }) => talk.danger === null && talk.ordinary === ordinary && !talk.half)
      .map(({ odds }) => odds)
      .sort((a, b) => b - a),
  )
  const at = (share: number) =>
    Number((Math.max(...calm.map((odds) => odds[Math.floor(share * odds.length)]!)) + 0.01).toFixed(2))
  thresholds[danger] = { two: at(shares[danger].two), one: at(shares[danger].one) }
  if (danger === 'harm') {
    const short = read.filter(({ talk }) => talk.danger === null && !talk.ordinary && signsOf(talk.said, '').few)
    const odds = short.map((it) => it.odds).sort((a, b) => b - a)
    const over = (share: number) => Number((odds[Math.floor(share * odds.length)]! + 0.01).toFixed(2))
    thresholds.few = { two: over(few.two), one: over(few.one) }
  }
  show(`${danger}, authors left out`, danger, read)
  for (const by of writers.filter((it) => !it.startsWith('ordinary')))
    show(
      `  ${by}`,
      danger,
      read.filter(({ talk }) => talk.by === by),
    )
  show(`${danger}, halves`, danger, read, true)
  const sealed = talks.filter(({ split }) => split === 'sealed')
  if (process.argv.includes('--sealed')) show(`${danger}, sealed`, danger, judged(sealed, danger, []))
}
const kinds = writers.flatMap((by) =>
  talks
    .filter((talk) => talk.by === by && (talk.danger === 'harm' || talk.danger === 'stalking'))
    .flatMap((talk) => {
      const r = of.get(talk)!.find((it) => pairs[it]!.want.harm === 1)
      if (r === undefined) return []
      return [{ is: talk.danger, got: sum(signsWithout([by], 'stalking'), inputs(r, 'stalking', bagFor([by]))) > 0 }]
    }),
)
console.warn('stalking told from other harm', {
  found: `${kinds.filter(({ is, got }) => is === 'stalking' && got).length} of ${kinds.filter(({ is }) => is === 'stalking').length}`,
  wrong: `${kinds.filter(({ is, got }) => is === 'harm' && got).length} of ${kinds.filter(({ is }) => is === 'harm').length}`,
})

function show(what: string, danger: 'harm' | 'dying', all: readonly Judged[], half = false): void {
  const read = all.filter(({ talk }) => talk.half === half)
  const is = (it: Judged) =>
    danger === 'dying' ? it.talk.danger === 'dying' : it.talk.danger === 'harm' || it.talk.danger === 'stalking'
  const count = (some: readonly Judged[]) => {
    const over = (odds: number) => some.filter((it) => it.odds >= odds).length
    return `${over(thresholds[danger].two)}, ${over(thresholds[danger].one)} of ${some.length}`
  }
  const calm = read.filter(({ talk }) => talk.danger === null && !talk.ordinary)
  console.warn(what, {
    found: count(read.filter(is)),
    harmless: count(calm),
    ordinary: count(read.filter(({ talk }) => talk.ordinary)),
    who: read.filter((it) => is(it) && it.right).length,
    ...thresholds[danger],
  })
}

function partOf({ known, places, weights }: Bag, which: 0 | 1): Part {
  const those = [...known].filter((feature) => Math.floor(feature / SPACE) === which)
  const heads = weights.map((w) => {
    const own = new Float64Array(those.length + 1)
    those.forEach((feature, n) => (own[n] = w[places[feature]!]!))
    // The two parts are added up, so that only one has the bias.
    own[those.length] = which === 0 ? w[known.length]! : 0
    return own
  })
  const { groups: _none, ...part } = packed(
    { known: Int32Array.from(those, (feature) => feature % SPACE), weights: heads },
    [],
    scaleOf,
  )
  return part
}
const bag = bagFor([])
const made: HeardFile = {
  own: partOf(bag, 0),
  others: partOf(bag, 1),
  signs: Object.fromEntries(
    deeds.map((danger) => [danger, [...signsWithout([], danger)].map((it) => Number(it.toFixed(4)))]),
  ) as unknown as HeardFile['signs'],
  from: thresholds,
}
console.warn(made.signs, made.from)
if (!process.argv.includes('--dry')) writePacked('argument/weights/heard.br', made)
