import type { Composer } from './composer.ts'

const apart = 3
/** Whether their words may be said back now: not twice in three turns, and not to a short answer. */
export function mayEcho(c: Composer): boolean {
  const last = c.state.used.findLast(([id]) => id === 'echo')?.[1] ?? -9
  return c.reading.words > (c.state.turn === 1 ? 3 : 5) && c.state.turn - last >= apart
}

export const echoed = (c: Composer): void => void c.grammar.chosen.push(['echo', c.state.turn])
