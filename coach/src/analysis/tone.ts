import { read, type AsReceived } from '../read/read.ts'
import type { Received } from './received.ts'
import { families, grave, kinds, type Kind } from './sent.ts'

/** Told where neither the readings nor the reader of turns are sure of one. */
export const untold = 'hard to tell from the words alone'

/**
 * How a message sounds: as the readings say that hold together more than half of the chance, with the feeling that the
 * reader of turns hears beside it where the two do not contradict each other.
 */
export function toneOf({ text, grave: danger, as }: Received): string {
  if (danger) return grave[danger].tone
  const [tone, sum] = likeliest(as, ({ tone }) => tone)
  const [valence, sure] = likeliest(as, ({ valence }) => valence)
  const [felt] = read(text).tone()
  const family = felt && felt.use !== 'leave' ? felt.label : 'neutral'
  const feeling = family === 'neutral' || family === 'surprise' ? null : families[family]
  const fits = feeling && (feeling.valence === valence || sure < HALF) ? feeling.word : null
  if (sum < HALF) return fits ?? untold
  return fits && fits !== tone && kinds[as.reads[0]!.label].valence === valence ? `${tone} and ${fits}` : tone
}

const HALF = 0.5

/** What the readings say together of one side of them, and with what chance. */
export function likeliest<T extends string>({ reads }: AsReceived, side: (kind: Kind) => T): readonly [T, number] {
  const sums = new Map<T, number>()
  for (const { label, chance } of reads) sums.set(side(kinds[label]), (sums.get(side(kinds[label])) ?? 0) + chance)
  return [...sums].toSorted((a, b) => b[1] - a[1])[0]!
}
