import { mixed, needed, type From, type SafetyWeights, type Windows } from '../src/safety/likeness.ts'

/** A text that nothing was learnt from, as the statements and the heads read it. */
export interface Seen {
  /** The tier of what it states outright; 0 for nothing. */
  stated: number
  words: number
  found: readonly Windows[]
}
/** The same with one figure a head, in the order of `names`. */
export interface Met {
  stated: number
  words: number
  odds: readonly number[]
}
export const names = ['two', 'self-two', 'one', 'self-one'] as const

export const metOf = ({ stated, words, found }: Seen): Met => ({
  stated,
  words,
  odds: found.map((of, at) => mixed(names[at]!, of)),
})

/** What thresholds are chosen by: `worth` of each share that is met, and how much of what is harmless may be raised. */
export interface Chosen {
  met: readonly Met[]
  /** What a share of 1 at tier 2, and at any tier, is worth; 0 where it only limits. */
  worth: readonly [two: number, one: number]
  limit: readonly [two: number, one: number] | null
}

type Froms = readonly From[]

/** Shares at tier 2 and above and at any tier. */
export function sharesOf(met: readonly Met[], froms: Froms): readonly [two: number, one: number] {
  let [two, one] = [0, 0]
  for (const { words, stated, odds } of met) {
    const over = (head: number) => odds[head]! >= needed(froms[head]!, words)
    if (stated >= 2 || over(0) || over(1)) two++
    else if (stated === 1 || over(2) || over(3)) one++
  }
  const all = Math.max(1, met.length)
  return [two / all, (two + one) / all]
}

const overshot = [40, 20] as const

function worthOf(all: readonly Chosen[], froms: Froms): number {
  let sum = 0
  for (const { met, worth, limit } of all) {
    const shares = sharesOf(met, froms)
    for (const at of [0, 1] as const) {
      sum += worth[at] * shares[at]
      if (limit) sum -= overshot[at] * Math.max(0, shares[at] - limit[at])
    }
  }
  return sum
}

const range = (middle: number, wide: number, steps: number) =>
  Array.from({ length: steps }, (_, at) => middle + wide * ((2 * at) / (steps - 1) - 1))
const slopes = range(0.3, 0.3, 7)

/** Each head by itself and two together on ever finer grids around those of before. */
export function thresholdsFrom(all: readonly Chosen[], before: SafetyWeights['from']): SafetyWeights['from'] {
  let froms: Froms = names.map((name) => before[name])
  let best = worthOf(all, froms)
  const offer = (tried: Froms) => {
    const worth = worthOf(all, tried)
    if (worth > best) [froms, best] = [tried, worth]
  }
  const changed = (changes: Readonly<Record<number, Partial<From>>>) =>
    froms.map((from, at) => ({ ...from, ...changes[at] }))
  for (const wide of [3, 1.5, 0.6, 0.25]) {
    for (const head of names.keys()) {
      for (const short of range(froms[head]!.short, wide, 25)) offer(changed({ [head]: { short } }))
      for (const long of range(froms[head]!.long, wide, 13))
        for (const perDoubling of slopes) offer(changed({ [head]: { long, perDoubling } }))
    }
    for (const [one, other] of [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
    ] as const)
      for (const at of ['short', 'long'] as const)
        for (const first of range(froms[one]![at], wide, 13))
          for (const second of range(froms[other]![at], wide, 13))
            offer(changed({ [one]: { [at]: first }, [other]: { [at]: second } }))
  }
  const round = (value: number) => Number(value.toFixed(4))
  return Object.fromEntries(
    froms.map(({ short, long, perDoubling }, at): [string, From] => [
      names[at]!,
      { short: round(short), long: round(long), perDoubling: round(perDoubling) },
    ]),
  ) as unknown as SafetyWeights['from']
}
