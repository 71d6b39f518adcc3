import { guards } from '@mallama/coach/safety/flag'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'

/**
 * Words with danger in them do not reach the other, unless the writer says that they are not about anyone's safety. That
 * is not enough where harm by somebody close may be meant: there they have answered alone first (`cleared`).
 */
export const holdsBack = (seen: Safety, { aside, cleared }: { aside: boolean; cleared: boolean }): boolean =>
  needsHelp(seen) && !(aside && maySetAside(seen) && (!guards(seen) || cleared))

/** Harm between people, or danger stated outright: there is no mediation beside that. */
export const forbids = (seen: Safety): boolean => needsHelp(seen) && (seen.tier === 3 || guards(seen))
