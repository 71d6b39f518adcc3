/** From here each fit starts, so that its rows come in the same order whenever it learns. */
export const SEED = 12345

/** Shuffles in place (Fisher and Yates) by a linear congruential generator; the state returned begins the next round. */
export function shuffle(order: Int32Array, state: number): number {
  for (let n = order.length - 1; n > 0; n--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (n + 1)
    const kept = order[n]!
    order[n] = order[other]!
    order[other] = kept
  }
  return state
}
