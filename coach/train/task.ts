import { SPACE } from '../src/learn/linear.ts'
import type { Group } from '../src/read/labels.ts'
import type { Told } from '../src/text/words.ts'

/** The sentences of a text with what each head should say, 0..1; null where nobody said. */
export interface Example {
  told: readonly Told[]
  /** Its author, who is left out of the training as a whole when a figure is measured. */
  by: string
  weight: number
  want: readonly (number | null)[]
}

interface Heads {
  groups: readonly Group[]
  /** How many features it keeps. */
  most: number
  /** Met in fewer texts, a feature tells about those texts. */
  rarest: number
  rounds: number
  /** How much more a feature counts that is rare: what stands in every text tells nothing. 0 where it is not said. */
  rare?: number
}

/** Each label is learnt by itself (fit.ts). */
interface Apart extends Heads {
  penalty: number
  /** How much more an example of a head weighs than a counter-example; 1 where it is not said. */
  yes?: number
  /** How many features each head keeps for itself: what is mostly nothing packs small. */
  own?: number
  /** Features that a row may have, `SPACE` where it is not said. */
  space?: number
  together?: never
  floor?: never
}

/** All labels of one group, of which exactly one holds, are learnt together (softmax.ts). */
export interface Together extends Heads {
  groups: readonly [Group & { one: true }]
  /** What a round takes from every weight, each times the round's step: a share of it (`ridge`), and an amount (`lasso`); and the share of a row's features that are left out each time it is met (`drop`). */
  together: { ridge: number; lasso: number; drop: number }
  /** A weight of so many steps of 49 is none: of sealed questions the written answer is found as often, and a third of the bytes go. 0 where it is not said. */
  floor?: number
}

export type Task = Apart | Together

export const headsOf = ({ groups }: Pick<Heads, 'groups'>): string[] =>
  groups.flatMap(({ name, labels }) => labels.map((label) => `${name}/${label}`))

/** Where each known feature stands among them; -1 for every other. */
export function placed(known: ArrayLike<number>, space: number = SPACE): Int32Array {
  const places = new Int32Array(space).fill(-1)
  for (let place = 0; place < known.length; place++) places[known[place]!] = place
  return places
}

export interface Fit {
  /** Features in rising order, and a weight of each head for each; then the biases. */
  known: Int32Array
  weights: Float64Array[]
}
