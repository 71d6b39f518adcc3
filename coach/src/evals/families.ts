import type { Family } from '../detectors/emotion-words.ts'
import type { Emotion } from '../detectors/emotions.ts'
import { painful, pleasant, type Valence } from '../detectors/valence.ts'

/** The ten families, by summed strength; neutral when nothing was found. */
export function topFamily(found: readonly Emotion[]): Family {
  const sums = new Map<Family, number>()
  for (const it of found) sums.set(it.family, (sums.get(it.family) ?? 0) + it.strength * (it.named ? 1.6 : 1))
  let best: Family = 'neutral'
  for (const [family, sum] of sums) if (best === 'neutral' || sum > (sums.get(best) ?? 0)) best = family
  return best
}

/** Surprise may be either and counts as neither. */
export const valenceOf = (family: Family): Valence =>
  pleasant.includes(family) ? 'positive' : painful.includes(family) ? 'negative' : 'neutral'
