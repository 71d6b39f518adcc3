import type { SeenInGoal } from '../read/goal-danger.ts'
import { bare } from './order-words.ts'
import { wordsIn } from './orders.ts'
import { personsIn } from './persons.ts'
import type { Recipient } from './recipient.ts'

/** Somebody else may be thinking of dying, often without the writer having understood it so. */
export const isFarewell = (shown: SeenInGoal | null): shown is SeenInGoal =>
  shown?.danger === 'goodbye' && shown.flag?.thirdParty === true

const said = [
  'What you said has stayed with me, and I am worried about you.',
  'How are you, honestly?',
  'Are you thinking about dying?',
  'You can tell me, and I can come to you or stay on the phone with you now.',
]
const note =
  'To ask about dying puts no thought into anybody’s head; mostly it is a relief. If there is no answer soon, ring them, go there, or ask somebody close by to go, and if it could be tonight call the emergency number.'

/** The message to them: how they are, whether they think of dying, and who comes. Null where the sign is not theirs. */
export function plainlyAsked(goal: string, shown: SeenInGoal | null, who: Recipient) {
  if (!isFarewell(shown) || !shown.sure || !(who.called || who.quote || who.role)) return null
  const own = new Set(who.mentions.map((it) => it.toLowerCase()))
  const others = personsIn(goal, []).filter(
    (it) => !own.has(it.quote.toLowerCase()) && !own.has(it.called?.toLowerCase() ?? ''),
  )
  const subject = wordsIn(goal)
    .map((it) => bare(it).split("'")[0]!)
    .find((it) => ['he', 'she', 'they'].includes(it))
  return others.length > 0 && who.pronoun !== subject ? null : { said, note }
}
