import { fill, type Slots } from '../builtin/realise.ts'
import type { Someone } from '../text/people.ts'
import { once, said } from './excerpt.ts'

/** The ways to say one sentence, the best first: the first whose slots are all known is said. */
export type Ways = string | readonly string[]

/** Sentences of `coach/data/said`, filled; one that nothing is known for is left out. */
export const say = (sentences: readonly Ways[], slots: Slots, who: Someone | null = null): string[] =>
  sentences.flatMap((ways) => sayOne(ways, slots, who) ?? [])

export function sayOne(ways: Ways, slots: Slots, who: Someone | null = null): string | null {
  for (const way of [ways].flat()) {
    const told = fill(way, who, slots)
    if (told) return told
  }
  return null
}

export interface Told {
  told: string
  quote: string
  label: string
}

/** A sentence about a quote, as a list of one; an empty one where there are no words or a slot is missing. */
export function tell(
  ways: Ways,
  label: string,
  quote: string | null | undefined,
  slots: Slots = {},
  who: Someone | null = null,
): Told[] {
  const told = quote && sayOne(ways, { q: said(quote), ...slots }, who)
  return told ? [{ told, quote, label }] : []
}

export const wordsOf = (all: readonly Told[]): string[] => all.map(({ told }) => told)
export const evidenceOf = (all: readonly Told[]) => once(all.map(({ quote, label }) => ({ quote, label })))
