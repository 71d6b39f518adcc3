import type { ModelFile } from '../detectors/emotion-model.ts'
import { families, type Family } from '../detectors/emotion-words.ts'
import type { Emotion } from '../detectors/emotions.ts'
import { painful, pleasant, type Valence } from '../detectors/valence.ts'
import file from '../detectors/weights/emotions.json' with { type: 'json' }

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z))

/** The model alone, as calibrated on public comments: several families may be likely at once, or none. */
export function commentProbabilities(z: Float64Array): Record<Family, number> {
  const { platt } = file as unknown as ModelFile
  return Object.fromEntries(
    families.map((family, at) => [family, sigmoid((platt[at]?.[0] ?? 1) * (z[at] ?? 0) + (platt[at]?.[1] ?? 0))]),
  ) as Record<Family, number>
}

/** From which probability a public comment counts as showing the family: what gives the best F1 on the tuning half. */
export const commentThresholds = Object.fromEntries(
  families.map((family, at) => [family, (file as unknown as ModelFile).threshold[at] ?? 0.5]),
) as Record<Family, number>

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
