import { type Family, painful, pleasant, type Valence } from '../read/labels.ts'
import type { Emotion } from '../text/feelings.ts'

/** The ten families, by summed strength; neutral when nothing was found. */
export function topFamily(found: readonly Emotion[]): Family {
  const sums = new Map<Family, number>()
  for (const it of found) sums.set(it.family, (sums.get(it.family) ?? 0) + it.strength)
  let best: Family = 'neutral'
  for (const [family, sum] of sums) if (best === 'neutral' || sum > (sums.get(best) ?? 0)) best = family
  return best
}

/** Surprise may be either and counts as neither. */
export const valenceOf = (family: Family): Valence =>
  pleasant.includes(family) ? 'positive' : painful.includes(family) ? 'negative' : 'neutral'
