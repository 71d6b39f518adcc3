import { needsHelp } from '@mallama/contracts/help'
import type {
  argumentsApi,
  Resolution,
  ResolutionHead,
  ResolutionWithChat,
  Speakers,
} from '@mallama/contracts/arguments'
import type { Input, Output } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'
import { ask, personIn, setting } from './asking.ts'
import { talkOf } from './follow-up.ts'
import type { Bodies } from './kinds.ts'
import { coachOf } from '../account/account.ts'
import { find, heads, keep, link, remove } from './uses.ts'

export { followUp } from './follow-up.ts'

type Api = typeof argumentsApi

/**
 * A quarrel, resolved and kept. What the screen saw in the pasted text is not added to what the coach saw: it reads the
 * same words turn by turn and knows whose they are.
 */
export async function resolveArgument(
  ctx: Own,
  { id, relationshipId, ...asked }: Input<Api['resolveArgument']>,
): Promise<Resolution> {
  await personIn(ctx, relationshipId)
  const given = {
    originalConversation: asked.originalConversation,
    context: asked.context ?? null,
    partiesInvolved: asked.partiesInvolved ?? [],
    me: asked.me ?? null,
  }
  const input = { ...(await setting(ctx)), ...given }
  const result = await ask(ctx, 'Please try again.', (coach, live) => coach.resolveArgument(input, live))
  const body = { ...result, ...given }
  return keep(ctx, 'argument', { id, relationshipId: relationshipId ?? null }, body, headOf(body))
}

const OPENING = 160

/** What was said first, and never an export's stamps; nothing where it may be about somebody's safety. */
const openingOf = ({ safety, turns, originalConversation }: Bodies['argument']) =>
  safety ? '' : withoutStamp((turns[0]?.text ?? originalConversation).trim().slice(0, OPENING))

const STAMP =
  /^\u200e?\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s[-–])?\s*(?:[^\n:]{1,60}:\s)?/i

/** Of what was kept while openings were still the first letters of a file. */
const withoutStamp = (opening: string) => opening.replace(STAMP, '')

const headOf = (body: Bodies['argument']): Omit<ResolutionHead, 'id' | 'createdAt' | 'relationshipId'> => ({
  opening: openingOf(body),
  partiesInvolved: body.partiesInvolved,
  conflictType: body.analysis.conflictType,
  severityScore: body.severityScore,
  resolutionScore: body.resolutionScore,
  flagged: needsHelp(body.safety),
  unread: body.curve.length === 0 && body.contributions.length === 0,
})

/** Who speaks in it. The words are read here whoever answers otherwise, so nobody's consent is needed. */
export async function speakers(
  ctx: Own,
  { originalConversation, partiesInvolved = [] }: Input<Api['speakers']>,
): Promise<Speakers> {
  const { knownPeople, userFirstName } = await setting(ctx)
  const input = { originalConversation, partiesInvolved, knownPeople, userFirstName }
  return coachOf(ctx).speakers(input, { signal: ctx.signal })
}

export async function resolutions(ctx: Own, asked: Input<Api['resolutions']>): Promise<ResolutionHead[]> {
  const found = await heads<Omit<ResolutionHead, 'id' | 'createdAt' | 'relationshipId'>>(ctx, 'argument', asked)
  return found.map((head) =>
    head.flagged
      ? { ...head, opening: '', conflictType: '', partiesInvolved: [] }
      : { ...head, opening: withoutStamp(head.opening) },
  )
}

export async function resolution(ctx: Own, { id }: Input<Api['resolution']>): Promise<ResolutionWithChat> {
  return { ...(await find(ctx, 'argument', id)), chat: await talkOf(ctx, id) }
}

export const linkResolution = (
  ctx: Own,
  { id, relationshipId }: Input<Api['linkResolution']>,
): Promise<Output<Api['linkResolution']>> => link(ctx, 'argument', id, relationshipId)

export const removeResolution = (ctx: Own, { id }: Input<Api['removeResolution']>) => remove(ctx, 'argument', id)
