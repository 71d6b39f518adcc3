/** The largest weight of a head is so many steps squared; of others the nearest square is kept. */
const MOST = 7

/** The step of weights of which none is larger than `most`. */
export const stepOf = (most: number): number => Number((most / MOST ** 2).toPrecision(6)) || 1

/**
 * A weight as it ships, in steps: a whole square with its sign. Where most weights are small, squares tell those apart
 * as finely as even steps of twice as many bits, and ship in two thirds of the bytes (decision 205).
 */
export function squareOf(weight: number, step: number): number {
  const size = Math.abs(weight) / step
  const below = Math.floor(Math.sqrt(size))
  const root = size - below ** 2 < (below + 1) ** 2 - size ? below : below + 1
  return Math.sign(weight) * root ** 2
}
