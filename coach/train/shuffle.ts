/** From here each fit starts, so that its rows come in the same order whenever it learns. */
export const SEED = 12345

/** The next of evenly spread numbers below 2^32 (a linear congruential generator). */
export const nextOf = (state: number): number => (Math.imul(state, 1664525) + 1013904223) >>> 0

/** Shuffles in place (Fisher and Yates); the state returned begins the next round. */
export function shuffle(order: Int32Array, state: number): number {
  for (let n = order.length - 1; n > 0; n--) {
    state = nextOf(state)
    const other = state % (n + 1)
    const kept = order[n]!
    order[n] = order[other]!
    order[other] = kept
  }
  return state
}
