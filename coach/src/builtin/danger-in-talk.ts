import type { SafetyCategory } from '@mallama/contracts/safety'
import { talkGroups } from '../read/talk.ts'
import { isLikeness, speaksAsChild } from '../safety/aside.ts'
import { isOfOneself, type Sighting } from '../safety/flag.ts'
import type { Reading } from './reading.ts'

/** How likely a message has to be grave in its talk (decision 212): below the first a doubt of the screen is none, below the second what only sounds grave to it; from the third on it is asked about where the screen sees nothing. Of so many words at most, all of which are read. */
const [DOUBT, LIKE, RAISES, LONGEST] = [0.08, 0.03, 0.65, 160]

/** What the screen sees in a message, as it stands in its talk. What is stated outright stays, whatever it stands in. */
export function inItsTalk(seen: Sighting | null, { talk, text, words }: Reading): Sighting | null {
  if (words > LONGEST) return seen
  const grave = 1 - talk('grave')[0]!
  if (seen) return isLikeness(seen) && grave < (seen.tier === 1 ? DOUBT : LIKE) ? null : seen
  return grave < RAISES ? null : doubtIn({ talk, text })
}

function doubtIn({ talk, text }: Pick<Reading, 'talk' | 'text'>): Sighting {
  const likeliest = (group: 'category' | 'whose') => {
    const chances = talk(group)
    return talkGroups[group][chances.indexOf(Math.max(...chances))]!
  }
  const [kind, whose] = [likeliest('category') as SafetyCategory, likeliest('whose')]
  const byWriter = whose === 'writer' && !isOfOneself({ category: kind })
  const isOwn = whose === 'self' || whose === 'writer'
  const ofChild = whose === 'child' || (kind === 'child-abuse' && (!isOwn || speaksAsChild(text)))
  const ofGrown = kind === 'child-abuse' ? 'abuse' : kind
  const category = byWriter ? 'threat-to-others' : ofChild ? 'child-abuse' : ofGrown
  return { tier: 1, category, thirdParty: !isOwn, rule: 'learnt/talk', above: 0, doubt: true, vague: !byWriter }
}
