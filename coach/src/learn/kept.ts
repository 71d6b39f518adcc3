import { SPACE } from './grams.ts'
import { linearBy, type Linear, type Weights } from './linear.ts'

/** Weights of only those features that say something. */
export interface Kept extends Pick<Weights, 'heads' | 'step' | 'bias'> {
  /** The gap from one known feature to the next; 255 is as much and more to come. */
  known: Uint8Array
  /** A row of `heads.length` to each known feature, in their order. */
  weights: Int8Array
}

/** As `linearOf`; a feature that was not kept costs one look. */
export function keptOf({ known, weights, ...rest }: Kept): Linear {
  const rows = new Int32Array(SPACE).fill(-1)
  let at = -1
  let row = 0
  for (const gap of known)
    if (gap === 255) at += 255
    else rows[(at += gap)] = row++
  return linearBy(rest, weights, (feature) => rows[feature]!)
}
