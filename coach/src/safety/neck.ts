import { fits, phraseOf, placeOf, wordsFrom } from '../text/phrase.ts'
import type { Told } from '../text/told.ts'
import { isByClose, type Sighting } from './flag.ts'
import { classes, framed } from './statement-words.ts'

const held = [
  '{choked} !on|up|with',
  'me|him|her|my ..1 in a|the ..1 chokehold|headlock|sleeper',
  'hand|hands|forearm|arm|belt|cord|fingers|scarf|knee|held|grabbed|squeezed|gripped|pinned ..5 {throat}',
].map((said) => phraseOf(said, classes))

/** In sport, a film or a game nobody is held in earnest. */
const frames = wordsFrom(framed.fiction, classes)
const inEarnest = (words: readonly string[]) => !words.some((word) => fits(frames, word))

/** Whether somebody's neck is told to have been held. */
export const holdsNeck = (told: readonly Told[]): boolean =>
  told.some(({ words }) => inEarnest(words) && held.some((it) => placeOf(it, words)))

/** Harm by somebody close in which a neck was held is met about that: what it does inside shows late, and a doctor can look. */
export function withNeck(seen: Sighting | null, told: readonly Told[]): Sighting | null {
  if (!seen || seen.tier === 1 || seen.about || !isByClose(seen)) return seen
  return holdsNeck(told) ? { ...seen, about: 'neck' } : seen
}
