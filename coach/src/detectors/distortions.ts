import { distortionCues, fairAbsolute } from './cues/distortions.ts'
import { match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

/**
 * Thinking traps (Beck 1979, Burns 1980), named after what the words do; ids: absolute, mind-reading,
 * fortune-telling, labelling, should, personalising. Absolutes in
 * love, in thanks or meant to the letter are left out. Mind-reading with target "other" is said to the person's face.
 */
export function distortionsIn(read: Plain): Span[] {
  const spans = match(read, distortionCues)
  if (!fairAbsolute.test(read.text)) return spans
  return spans.filter(({ id }) => id !== 'absolute')
}
