import type { SafetyCategory } from '@mallama/contracts/safety'
import { likeliestOf, MOST } from '../read/talk.ts'
import { isLikeness, speaksAsChild } from '../safety/aside.ts'
import { isByClose, isDoer, isOfOneself, type Sighting } from '../safety/flag.ts'
import type { Reading } from './reading.ts'

/** How likely a message has to be grave in its talk (decision 212): below the first a doubt of the screen is none, below the second what only sounds grave to it; from the third on it is asked about where the screen sees nothing. Of so many words at most, all of which are read. */
const [DOUBT, LIKE, RAISES] = [0.08, 0.03, 0.85]
/** Whoever so unlikely does harm is not met as the one who does; what is so likely the writer's own is theirs; so far from grave nothing is near it; a kind that is so likely is taken; and from the last on it may cost somebody to say a line, as one in fifty ordinary ones. */
const [NOT_THEM, THEIRS, FAR, KIND, COSTS] = [0.05, 0.8, 0.03, 0.7, 0.65]

/** What the screen sees in a message, as it stands in its talk. What is stated outright stays, whatever it stands in; a line of an exercise is no message, and raises nothing by that. */
export function inItsTalk(seen: Sighting | null, { talk, text, words }: Reading, isLine: boolean): Sighting | null {
  if (words > MOST[0] || (seen && !isLikeness(seen))) return seen
  const grave = 1 - talk('grave').get('none')!
  if (!seen)
    return isLine || grave < RAISES ? null : { tier: 1, ...kindIn({ talk, text }), doubt: true, vague: true, above: 0 }
  if (grave < (seen.tier === 1 ? DOUBT : LIKE)) return null
  const kind = kindIn({ talk, text })
  // What weighs on somebody who is harmed sounds like harm to oneself: both are met.
  const isHarmed = seen.tier === 1 && isOfOneself(seen) && !seen.thirdParty && isByClose(kind)
  if (isHarmed && talk('category').get(kind.category)! >= KIND) return { ...seen, ...kind, beside: seen.category }
  const [writer, self] = [talk('whose').get('writer')!, talk('whose').get('self')!]
  // "When you slap me", in a line to somebody, is told of them.
  const isMistaken = isDoer(seen) && writer < (isLine ? self : NOT_THEM)
  return isMistaken ? { ...seen, ...kind } : seen
}

/** Whether what is told is the writer's own, as it reads in its talk. */
export const isOfWriter = ({ talk }: Pick<Reading, 'talk'>): boolean => talk('whose').get('self')! >= THEIRS

/** Whether it is far from anything grave, with all that was said before it: of questions that only sound near it nine in ten are. */
export const isFar = ({ talk, words }: Pick<Reading, 'talk' | 'words'>): boolean =>
  words <= MOST[0] && 1 - talk('grave').get('none')! < FAR

/** Whether a line to somebody tells of what they do that is grave: to say it may cost the one who does. */
export const mayCost = ({ talk }: Pick<Reading, 'talk'>): boolean => 1 - talk('grave').get('none')! >= COSTS

/** What kind of danger it is and whose, as it reads in its talk. */
function kindIn({ talk, text }: Pick<Reading, 'talk' | 'text'>) {
  const [kind, whose] = [likeliestOf(talk('category')) as SafetyCategory, likeliestOf(talk('whose'))]
  const byWriter = whose === 'writer' && !isOfOneself({ category: kind })
  const isOwn = whose === 'self' || whose === 'writer'
  const ofChild = whose === 'child' || (kind === 'child-abuse' && (!isOwn || speaksAsChild(text)))
  const ofGrown = kind === 'child-abuse' ? 'abuse' : kind
  const category: SafetyCategory = byWriter ? 'threat-to-others' : ofChild ? 'child-abuse' : ofGrown
  return { category, thirdParty: !isOwn, rule: 'learnt/talk' }
}
