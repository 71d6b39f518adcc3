import { phraseOf, placeOf } from '../text/phrase.ts'
import type { Told } from '../text/told.ts'
import { isByClose, type Sighting } from './flag.ts'
import { classes } from './statement-words.ts'

const held = [
  '{choked} !on|up|with',
  'hand|hands|forearm|arm|belt|cord|fingers|scarf|knee|held|grabbed|squeezed|gripped|pinned ..5 {throat}',
].map((said) => phraseOf(said, classes))

/** Harm by somebody close in which a neck was held is met about that: what it does inside shows late, and a doctor can look. */
export function withNeck(seen: Sighting | null, told: readonly Told[]): Sighting | null {
  if (!seen || seen.tier === 1 || seen.about || !isByClose(seen)) return seen
  return told.some(({ words }) => held.some((it) => placeOf(it, words))) ? { ...seen, about: 'neck' } : seen
}
