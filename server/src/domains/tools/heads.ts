import type { ResolutionHead } from '@mallama/contracts/arguments'
import { needsHelp } from '@mallama/contracts/help'
import type { Bodies, Head, Kind } from './kinds.ts'

const OPENING = 160

const STAMP =
  /^\u200e?\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s[-–])?\s*(?:[^\n:]{1,60}:\s)?/i

/** Of what was kept while openings were still the first letters of a file. */
export const withoutStamp = (opening: string) => opening.replace(STAMP, '')

/** What was said first, and never an export's stamps; nothing where it may be about somebody's safety. */
const openingOf = ({ safety, turns, originalConversation }: Bodies['argument']) =>
  safety && !safety.aside ? '' : withoutStamp((turns[0]?.text ?? originalConversation).trim().slice(0, OPENING))

const ofArgument = (body: Bodies['argument']): Omit<ResolutionHead, 'id' | 'createdAt' | 'relationshipId'> => ({
  opening: openingOf(body),
  partiesInvolved: body.partiesInvolved,
  conflictType: body.analysis.conflictType,
  severityScore: body.severityScore,
  resolutionScore: body.resolutionScore,
  flagged: needsHelp(body.safety),
  unread: body.curve.length === 0 && body.contributions.length === 0,
})

/** What lists show of it, where the whole is too large for them. */
export const headOf = <K extends Kind>(kind: K, body: Bodies[K]): Head | null =>
  kind === 'argument' ? ofArgument(body as Bodies['argument']) : null
