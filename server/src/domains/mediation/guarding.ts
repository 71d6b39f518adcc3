import { guards } from '@mallama/coach/safety/aside'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'

/** Words with danger in them do not reach the other, unless the writer says that they are not about anyone's safety. */
export const holdsBack = (seen: Safety, aside: boolean): boolean =>
  needsHelp(seen) && !(aside && maySetAside(seen) && !guards(seen))

/** Harm between people, or danger stated outright: there is no mediation beside that. */
export const forbids = (seen: Safety): boolean =>
  needsHelp(seen) && (seen.tier === 3 || guards(seen) || seen.category === 'threat-to-others')

/** What was last answered in a private room: a doubt about harm is reason enough to wait until it is cleared. */
export const doubts = (seen: Safety): boolean => seen !== null && guards(seen)
