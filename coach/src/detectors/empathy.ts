import { comfortCues } from './cues/comforting.ts'
import { match, spanAt } from './match.ts'
import type { Plain, Sentence } from './plain.ts'
import type { Span } from './span.ts'

type EmpathyLevel = 0 | 1 | 2

/** EPITOME (Sharma et al. 2020): each 0 none, 1 weak, 2 strong. */
export interface EmpathyReading {
  /** Warmth or concern shown. */
  reaction: EmpathyLevel
  /** Understanding of the other's experience said. */
  interpretation: EmpathyLevel
  /** Interest in what they have not said yet. */
  exploration: EmpathyLevel
  /** Their experience is waved away. */
  dismissal: boolean
  /** `id`: "reaction", "interpretation", "exploration" or "dismissal"; strength above 0.7 is the strong form. */
  spans: readonly Span[]
}

// An offer or a plan in the shape of a question asks for nothing that is not said yet.
const offering =
  /^(?:(?:and|so|but|or|well|hey),? )?(?:can|could|shall|should|may|would|want|fancy|need|why (?:dont|not|didnt|would|are)|who cares|so what|did you see|have you (?:tried|thought)|do you want me|is there anything i|anything i can|what can i|how about|what about (?:a|the|we|going)|right|okay|really|seriously|see)\b/

export function empathyIn(read: Plain, parts: readonly Sentence[]): EmpathyReading {
  const spans = match(read, comfortCues)
  for (const { from, end, text, close } of parts) {
    if (!close.includes('?') || offering.test(text)) continue
    const place = spanAt(read, 'exploration', from, end, 0.5)
    if (!spans.some((it) => it.id === 'exploration' && it.start < place.end && it.end > place.start)) spans.push(place)
  }
  const level = (id: string): EmpathyLevel => {
    const most = Math.max(0, ...spans.filter((it) => it.id === id).map(({ strength }) => strength))
    return most > 0.7 ? 2 : most > 0 ? 1 : 0
  }
  return {
    reaction: level('reaction'),
    interpretation: level('interpretation'),
    exploration: level('exploration'),
    dismissal: spans.some(({ id }) => id === 'dismissal'),
    spans,
  }
}
