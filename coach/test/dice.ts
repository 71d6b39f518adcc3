/** A small seeded generator (mulberry32): the same seed always gives the same requests. */
export function dice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
  }
}
export type Dice = ReturnType<typeof dice>
