import { keptOf, passagesOf, type Sums, type Kept } from '../learn/linear.ts'
import type { Told } from '../text/told.ts'

/** Labels of which exactly one holds (`one`), or of which each may hold or not. */
export type Group = { name: string; labels: readonly string[]; one: boolean }

export interface GroupFile extends Group {
  /** `one`: log-odds are multiplied by it before they become chances. */
  sharp: number
  /** Each label's a and b: 1 / (1 + exp(-(a z + b))). Not of `one`. */
  platt: readonly (readonly [number, number])[]
  /** The calibrated chance from which the label was right nine times in ten on authors not learnt from, and from which one time in two; null where that was never so. */
  say: readonly (number | null)[]
  ask: readonly (number | null)[]
}

/** A file of coach/src/read/weights as `coach/train/read.ts` writes it. */
export type ReadFile = Omit<Kept, 'heads'> & { groups: readonly GroupFile[] }

export interface Found<Label extends string = string> {
  label: Label
  /** Calibrated on authors not learnt from, 0..1. */
  chance: number
  /** What may be made of it: told as a fact, asked about, or left silent. */
  use: 'say' | 'ask' | 'leave'
}

type Likely = readonly Pick<Found, 'label' | 'chance'>[]
/** The chance that one of these holds, of labels of which only one does. */
export const chanceIn = (found: Likely, of: readonly string[]): number =>
  found.reduce((sum, { label, chance }) => (of.includes(label) ? sum + chance : sum), 0)
/** The chance that none of the others holds, of labels that have a `none`. */
export const noneOf = (found: Likely): number => found.find(({ label }) => label === 'none')!.chance

const LEAST = 1e-4
/** One reading of several: the chance of each label in each, to the power of how much that one counts; the likeliest first. */
export function blended<Label extends string>(
  labels: readonly Label[],
  ...readings: readonly (readonly [chances: ReadonlyMap<string, number>, counts: number])[]
) {
  const all = labels.map((it) => readings.reduce((so, [of, counts]) => so * (of.get(it)! + LEAST) ** counts, 1))
  const share = 1 / all.reduce((one, other) => one + other)
  return labels.map((label, at) => ({ label, chance: all[at]! * share })).toSorted((a, b) => b.chance - a.chance)
}
export const chancesBy = (found: Likely): ReadonlyMap<string, number> =>
  new Map(found.map(({ label, chance }) => [label, chance]))

/** A label holds where it holds in one of the passages of a long text. */
const PASSAGE = 60

export type Classifier = ReturnType<typeof classifierOf>
/** `passage`: more words than this are read a passage at a time, and a label is as likely as in the likeliest. */
export function classifierOf(file: ReadFile, passage = PASSAGE) {
  const heads = file.groups.flatMap(({ name, labels }) => labels.map((label) => `${name}/${label}`))
  const linear = keptOf({ ...file, heads })
  const sumsOf = (told: readonly Told[]) => told.map(({ words }) => linear.sumsOf(words))
  const oddsOf = (sums: readonly Sums[]) => {
    const [first = linear.odds([]), ...rest] = passagesOf(sums, passage, false).map((it) => linear.odds(it))
    return rest.reduce((most, it) => most.map((value, at) => Math.max(value, it[at]!)), first)
  }
  return {
    /** Log-odds of all heads, in order: what is calibrated. */
    odds: (told: readonly Told[]) => oddsOf(sumsOf(told)),
    read: (told: readonly Told[]) => {
      const sums = sumsOf(told)
      const odds = oddsOf(sums)
      return {
        /** Every label of a group, the likeliest first. */
        of: <Label extends string>(name: string): readonly Found<Label>[] => {
          const group = file.groups.find((it) => it.name === name)!
          const first = heads.indexOf(`${name}/${group.labels[0]}`)
          const chances = chancesOf(group, odds.subarray(first, first + group.labels.length))
          return foundOf(group.labels as readonly Label[], chances, group)
        },
        /** The sentence that speaks most for a label. */
        sentence: (name: string, label: string): Told | null => {
          const head = heads.indexOf(`${name}/${label}`)
          // Signs of how it is written stand nowhere in the text.
          const written = sums.flatMap((sum, at) =>
            sum.words > 0 && told[at]!.to !== told[at]!.from ? [{ it: told[at]!, own: linear.odds([sum])[head]! }] : [],
          )
          return written.toSorted((a, b) => b.own - a.own)[0]?.it ?? null
        },
      }
    },
  }
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

export type Limits = Pick<GroupFile, 'say' | 'ask'>
/** Labels with their chances, the likeliest first. */
export function foundOf<L extends string>(labels: readonly L[], chances: readonly number[], { say, ask }: Limits) {
  const from = (limit: number | null | undefined, chance: number) => typeof limit === 'number' && chance >= limit
  return labels
    .map((label, at): Found<L> => {
      const chance = chances[at]!
      return { label, chance, use: from(say[at], chance) ? 'say' : from(ask[at], chance) ? 'ask' : 'leave' }
    })
    .sort((a, b) => b.chance - a.chance)
}
