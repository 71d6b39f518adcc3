import { bytesOf, weightsOf } from '../learn/bytes.ts'
import { keptOf } from '../learn/kept.ts'
import type { Linear, Sums } from '../learn/linear.ts'
import type { Told } from '../text/told.ts'

/** Labels of which exactly one holds (`one`), or of which each may hold or not. */
export interface Group {
  name: string
  labels: readonly string[]
  one: boolean
}

export interface GroupFile extends Group {
  /** `one`: log-odds are multiplied by it before they become chances. */
  sharp: number
  /** Each label's a and b: 1 / (1 + exp(-(a z + b))). Not of `one`. */
  platt: readonly (readonly [number, number])[]
  /**
   * The calibrated chance from which the label was right nine times in ten on authors not learnt from, and from which
   * one time in two; null where that was never so.
   */
  say: readonly (number | null)[]
  ask: readonly (number | null)[]
}

/** A file of coach/src/read/weights as `coach/train/read.ts` writes it: base64 of `Kept`. */
export interface ReadFile {
  groups: readonly GroupFile[]
  known: string
  weights: string
  step: readonly number[]
  bias: readonly number[]
}

/** What may be made of a label: told as a fact, asked about, or left silent. */
export type Use = 'say' | 'ask' | 'leave'

export interface Found<Label extends string = string> {
  label: Label
  /** Calibrated on authors not learnt from, 0..1. */
  chance: number
  use: Use
}

export interface Read {
  /** Every label of a group, the likeliest first. */
  of: <Label extends string>(group: string) => readonly Found<Label>[]
  /** The sentence that speaks most for a label. */
  sentence: (group: string, label: string) => Told | null
}

/** A label holds where it holds in one of the passages of a long text. */
const PASSAGE = 60

export interface Classifier {
  read: (told: readonly Told[]) => Read
  /** Log-odds of all heads, in order: what is calibrated. */
  odds: (told: readonly Told[]) => Float64Array
}

/** `passage`: more words than this are read a passage at a time. */
export function classifierOf(file: ReadFile, passage = PASSAGE): Classifier {
  const groups = file.groups
  const heads = groups.flatMap(({ name, labels }) => labels.map((label) => `${name}/${label}`))
  const linear = keptOf({ ...file, heads, known: bytesOf(file.known), weights: weightsOf(file.weights) })
  const oddsOf = (sums: readonly Sums[]) =>
    sums.length === 0 ? Float64Array.from(file.bias) : longOdds(linear, sums, passage)
  return {
    odds: (told) => oddsOf(told.map(({ words }) => linear.sumsOf(words))),
    read: (told) => {
      const sums = told.map(({ words }) => linear.sumsOf(words))
      const odds = oddsOf(sums)
      return {
        of: <Label extends string>(name: string) => {
          const from = groups.slice(
            0,
            groups.findIndex((it) => it.name === name),
          )
          const group = groups[from.length]!
          const first = from.reduce((sum, { labels }) => sum + labels.length, 0)
          return foundOf<Label>(group, odds.subarray(first, first + group.labels.length))
        },
        sentence: (name, label) => {
          const head = heads.indexOf(`${name}/${label}`)
          let best: Told | null = null
          let most = -Infinity
          sums.forEach((sum, at) => {
            // Signs of how it is written stand nowhere in the text.
            if (sum.words === 0 || told[at]!.to === told[at]!.from) return
            const odds = linear.odds([sum])[head]!
            if (odds > most) [best, most] = [told[at]!, odds]
          })
          return best
        },
      }
    },
  }
}

/** Sums of sentences once, then passages by addition: linear in the number of sentences. */
function longOdds(linear: Linear, sums: readonly Sums[], passage: number): Float64Array {
  const odds: Float64Array[] = []
  for (let from = 0; from < sums.length;) {
    let words = 0
    let to = from
    while (to < sums.length && (to === from || words + sums[to]!.words <= passage)) words += sums[to++]!.words
    odds.push(linear.odds(sums.slice(from, to)))
    from = to
  }
  return odds.reduce((most, it) => most.map((value, at) => Math.max(value, it[at]!)))
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

export function softmax(z: ArrayLike<number>, sharp: number): number[] {
  const top = Math.max(...Array.from(z))
  const grown = Array.from(z, (value) => Math.exp((value - top) * sharp))
  const all = grown.reduce((sum, value) => sum + value, 0)
  return grown.map((value) => value / all)
}

export const chancesOf = ({ one, sharp, platt }: Pick<GroupFile, 'one' | 'sharp' | 'platt'>, z: ArrayLike<number>) =>
  one ? softmax(z, sharp) : Array.from(z, (value, at) => sigmoid(platt[at]![0] * value + platt[at]![1]))

function foundOf<Label extends string>(group: GroupFile, odds: Float64Array): Found<Label>[] {
  const from = (limits: readonly (number | null)[], at: number, chance: number) =>
    limits[at] !== null && limits[at] !== undefined && chance >= limits[at]
  return chancesOf(group, odds)
    .map((chance, at): Found<Label> => {
      const use = from(group.say, at, chance) ? 'say' : from(group.ask, at, chance) ? 'ask' : 'leave'
      return { label: group.labels[at] as Label, chance, use }
    })
    .sort((a, b) => b.chance - a.chance)
}
