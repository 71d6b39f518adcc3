import { anyOf, fits, wordsFrom } from '../text/phrase.ts'
import type { Told } from '../text/told.ts'
import { isByClose, type Sighting } from './flag.ts'
import { classes, framed, said } from './statement-words.ts'

const heldIn = anyOf(said.held, classes)
/** In sport, a film or a game nobody is held in earnest. */
const play = wordsFrom(framed.fiction, classes)

/** Whether somebody's neck is told to have been held. */
export const holdsNeck = (told: readonly Told[]): boolean =>
  told.some(({ words }) => heldIn(words) && !words.some((word) => fits(play, word)))

/** Harm by somebody close in which a neck was held is met about that: what it does inside shows late, and a doctor can look. */
export function withNeck(seen: Sighting | null, told: readonly Told[]): Sighting | null {
  if (!seen || seen.tier === 1 || seen.about || !isByClose(seen)) return seen
  return holdsNeck(told) ? { ...seen, about: 'neck' } : seen
}
