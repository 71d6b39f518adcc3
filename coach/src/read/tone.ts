import { commentProbabilities, commentThresholds, model } from '../detectors/emotion-model.ts'
import { families, type Family } from '../detectors/emotion-words.ts'
import type { Told } from '../text/told.ts'
import type { Found } from './classifier.ts'

/**
 * The feelings that a text shows, the likeliest first, as the emotion model of public comments answers by itself
 * (detectors/weights/emotions.md). It is not sure enough of any between two people for a claim, so none is more than asked.
 */
export function toneOf(text: string, told: readonly Told[]): (Found<Family> & { sentence: Told | null })[] {
  const { z, parts } = model.score(text)
  const chances = commentProbabilities(z)
  return families
    .map((label, head) => {
      const best = parts.reduce<{ at: number; worth: number } | null>((most, { gram, row }) => {
        const worth = model.weight(row, head)
        return worth > (most?.worth ?? 0) ? { at: gram.start, worth } : most
      }, null)
      return {
        label,
        chance: chances[label],
        use: chances[label] >= commentThresholds[label] ? ('ask' as const) : ('leave' as const),
        sentence: best ? (told.find(({ from, to }) => from <= best.at && best.at < to) ?? null) : null,
      }
    })
    .sort((a, b) => b.chance - a.chance)
}
