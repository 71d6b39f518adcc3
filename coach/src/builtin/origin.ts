import { needsHelp } from '@mallama/contracts/help'
import { BY_MODEL, isByClose, isLikeness, isOfOneself, PLAIN } from '../safety/flag.ts'
import { sightTogether } from '../safety/screen.ts'
import { ownIn } from '../text/words.ts'
import { bearsOut, tellsOfSelf } from './answer-flag.ts'
import type { Composer } from './composer.ts'
import { ANSWERED, wasDenied } from './quiet-question.ts'
import { bornOut } from './set-aside.ts'
import type { State } from './state.ts'
import { seenAlone } from './who-is-near.ts'

/** Whether a rule or the person's own yes stands behind the flag, or only the model, and on how many messages. */
export function originOf(c: Composer, raised: boolean): State['flagFrom'] {
  const { state, reading, awaited, input } = c
  const { flag, flagFrom: before } = state
  if (before === 'rule') return 'rule'
  // What only the talk shows rests on what was told before, and bears nothing of it out.
  const alone = before === null ? seenAlone(reading, input.exercise?.do === 'answer') : reading.danger()
  const together = raised && !needsHelp(alone) ? sightTogether([...ownIn(input.history), input.message]) : null
  const seen = together ?? alone
  if (needsHelp(seen)) {
    const isRead = isLikeness(seen) || seen.rule === BY_MODEL
    const isSure = isByClose(seen) && (seen.above ?? 0) >= PLAIN
    return isRead ? (before !== null ? bornOut(state) : isSure ? 'models' : 'model') : 'rule'
  }
  // The mild question beneath an answer asks about what is too much: a yes to it has still to be asked about plainly.
  if (before === null && state.related.includes(ANSWERED) && flag?.category === 'self-harm') return 'model'
  // A second message that is doubted of the same kind bears out the first.
  const again = seen !== null && flag !== null && isByClose(seen) === isByClose(flag)
  const more = flag !== null && isOfOneself(flag) && !flag.thirdParty && tellsOfSelf({ awaited, reading })
  // Once it was denied, what is asked bears nothing out; what is told does.
  const goesOnAbout = flag !== null && !wasDenied(state) && bearsOut(flag, reading)
  if (before !== null && flag && (again || more || goesOnAbout)) return bornOut(state)
  // Raised without a sighting: a yes to the direct question.
  const yes = awaited === 'safety' && reading.acts.includes('yes') && reading.words <= 12
  // Two doubts together are a likeness, and no more.
  return yes || (raised && !seen) ? 'rule' : raised ? 'models' : before
}
