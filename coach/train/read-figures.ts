import { chancesOf, type Group, type GroupFile } from '../src/read/labels.ts'
import type { Example } from './task.ts'

/** An example with the log-odds of one group's heads, by heads that had not learnt from its author. */
export interface Told {
  by: string
  z: readonly number[]
  want: readonly (number | null)[]
}

export const round = (value: number, digits = 4) => Number(value.toFixed(digits))

/** The examples that say something of a group. */
export const toldOf = (
  all: readonly Example[],
  odds: ReadonlyMap<number, readonly number[]>,
  groups: readonly Group[],
  group: Group,
): Told[] => {
  const first = groups.slice(0, groups.indexOf(group)).reduce((sum, { labels }) => sum + labels.length, 0)
  const part = <T>(list: readonly T[]) => list.slice(first, first + group.labels.length)
  return [...odds].flatMap(([r, z]) => {
    const want = part(all[r]!.want)
    return want.some((it) => it !== null) ? [{ by: all[r]!.by, z: part(z), want }] : []
  })
}

/** Platt's a and b by Newton's method. */
function plattOf(pairs: readonly { z: number; is: number }[]): [number, number] {
  let [a, b] = [1, 0]
  for (let turn = 0; turn < 30; turn++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6]
    for (const { z, is } of pairs) {
      const p = 1 / (1 + Math.exp(-(a * z + b)))
      const w = p * (1 - p)
      ga += (p - is) * z
      gb += p - is
      haa += w * z * z
      hab += w * z
      hbb += w
    }
    const det = haa * hbb - hab * hab
    if (Math.abs(det) < 1e-12) break
    const [da, db] = [(hbb * ga - hab * gb) / det, (haa * gb - hab * ga) / det]
    a -= da
    b -= db
    if (Math.abs(da) + Math.abs(db) < 1e-6) break
  }
  return [round(a), round(b)]
}

function sharpOf(told: readonly Told[]): number {
  const loss = (sharp: number) =>
    told.reduce((sum, { z, want }) => {
      const chances = chancesOf({ one: true, sharp, platt: [] }, z)
      return sum - Math.log((chances[want.indexOf(1)] ?? 1) + 1e-9)
    }, 0)
  const tries = Array.from({ length: 40 }, (_, at) => 0.3 + at * 0.1)
  return round(tries.reduce((best, it) => (loss(it) < loss(best) ? it : best)))
}

/** What precision a claim and a question need, and on how many examples it has to be seen. */
const needed = { say: [0.92, 15], ask: [0.53, 10] } as const

/** The lowest chance from which a label was right so often. */
export function limitOf(
  said: readonly { chance: number; is: boolean }[],
  [precision, least]: readonly [number, number],
) {
  const order = said.toSorted((a, b) => b.chance - a.chance)
  let right = 0
  let limit: number | null = null
  order.forEach(({ chance, is }, at) => {
    if (is) right++
    if (at + 1 >= least && right / (at + 1) >= precision) limit = chance
  })
  return limit === null ? null : round(limit)
}

/** Of a group with one label the likeliest is what is said; of others every label by itself. */
const saidOf = (group: Group, chances: readonly number[], at: number) =>
  !group.one || chances.every((chance) => chance <= chances[at]!)

export function calibrated(group: Group, told: readonly Told[]): GroupFile {
  const sharp = group.one ? sharpOf(told) : 1
  const platt = group.one
    ? []
    : group.labels.map((_, at) =>
        plattOf(told.flatMap(({ z, want }) => (want[at] === null ? [] : [{ z: z[at]!, is: want[at]! }]))),
      )
  const read = told.map(({ z, want }) => ({ want, chances: chancesOf({ one: group.one, sharp, platt }, z) }))
  const said = group.labels.map((_, at) =>
    read.flatMap(({ want, chances }) =>
      want[at] === null || !saidOf(group, chances, at) ? [] : [{ chance: chances[at]!, is: want[at]! >= 0.5 }],
    ),
  )
  return {
    ...group,
    sharp,
    platt,
    say: said.map((it) => limitOf(it, needed.say)),
    ask: said.map((it) => limitOf(it, needed.ask)),
  }
}

export interface LabelFigures {
  label: string
  /** Examples that show it. */
  shown: number
  /** Where the chance is a half or more (of one label: where it is the likeliest). */
  precision: number
  recall: number
  /** Where it may be told as a fact: how often that was right, and what share of those that show it are met so. */
  said: number
  sayPrecision: number | null
  sayRecall: number
  /** Where it is at least asked about. */
  asked: number
  askPrecision: number | null
  askRecall: number
}
export interface GroupFigures {
  group: string
  examples: number
  macroF1: number
  /** Of groups with one label: the likeliest is right; either of the two likeliest. */
  right: number | null
  either: number | null
  /** Mean gap between how sure and how often right, in ten bins. */
  calibration: number
  /** Examples of which nothing is said, and nothing is said or asked. */
  unsaid: number
  silent: number
  labels: LabelFigures[]
}

const ratio = (part: number, all: number) => (all === 0 ? 0 : round(part / all))

/** Each part of the authors by what was calibrated on the others. */
export function figuresOf(group: Group, told: readonly Told[], parts: readonly (readonly string[])[]): GroupFigures {
  const read = parts.flatMap((part) => {
    const out = new Set(part)
    const by = calibrated(
      group,
      told.filter((it) => !out.has(it.by)),
    )
    return told
      .filter((it) => out.has(it.by))
      .map(({ z, want }) => {
        const chances = chancesOf(by, z)
        const over = (limits: readonly (number | null)[]) =>
          chances.map(
            (chance, at) =>
              saidOf(group, chances, at) && limits[at] !== null && limits[at] !== undefined && chance >= limits[at],
          )
        return { want, chances, say: over(by.say), ask: over(by.ask) }
      })
  })
  const labels = group.labels.map((label, at): LabelFigures => {
    const known = read.filter(({ want }) => want[at] !== null)
    const shows = ({ want }: (typeof read)[number]) => want[at]! >= 0.5
    const met = known.filter(({ chances }) => (group.one ? saidOf(group, chances, at) : chances[at]! >= 0.5))
    const say = known.filter((it) => it.say[at])
    const ask = known.filter((it) => it.say[at] || it.ask[at])
    const shown = known.filter(shows).length
    const of = (some: typeof read) => some.filter(shows).length
    return {
      label,
      shown,
      precision: ratio(of(met), met.length),
      recall: ratio(of(met), shown),
      said: say.length,
      sayPrecision: say.length === 0 ? null : ratio(of(say), say.length),
      sayRecall: ratio(of(say), shown),
      asked: ask.length,
      askPrecision: ask.length === 0 ? null : ratio(of(ask), ask.length),
      askRecall: ratio(of(ask), shown),
    }
  })
  const f1 = ({ precision, recall }: LabelFigures) =>
    precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const measured = labels.filter(({ shown }) => shown > 0)
  const places = read.map(({ want, chances }) => {
    const is = want.indexOf(1)
    return chances.filter((chance) => chance > (chances[is] ?? 2)).length
  })
  const bins = Array.from({ length: 10 }, () => ({ sure: 0, right: 0, count: 0 }))
  for (const { want, chances } of read)
    chances.forEach((chance, at) => {
      if (want[at] === null || (group.one && !saidOf(group, chances, at))) return
      const bin = bins[Math.min(9, Math.floor(chance * 10))]!
      bin.sure += chance
      bin.right += want[at]!
      bin.count++
    })
  return {
    group: group.name,
    examples: read.length,
    macroF1: ratio(
      measured.reduce((sum, it) => sum + f1(it), 0),
      measured.length,
    ),
    right: group.one ? ratio(places.filter((it) => it === 0).length, read.length) : null,
    either: group.one ? ratio(places.filter((it) => it <= 1).length, read.length) : null,
    calibration: ratio(
      bins.reduce((sum, { sure, right }) => sum + Math.abs(sure - right), 0),
      bins.reduce((sum, { count }) => sum + count, 0),
    ),
    unsaid: ratio(read.filter(({ say }) => !say.some(Boolean)).length, read.length),
    silent: ratio(read.filter(({ say, ask }) => !say.some(Boolean) && !ask.some(Boolean)).length, read.length),
    labels,
  }
}
