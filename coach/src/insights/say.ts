import { fill, type Slots } from '../builtin/realise.ts'
import type { Someone } from '../text/people.ts'

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
