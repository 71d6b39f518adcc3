import type {
  argumentsApi,
  Resolution,
  ResolutionHead,
  ResolutionWithChat,
  Speakers,
} from '@mallama/contracts/arguments'
import type { Input, Output } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'
import { answers } from './answers.ts'
import { ask, personIn, setting } from './asking.ts'
import { talkOf } from './follow-up.ts'
import { headOf, withoutStamp } from './heads.ts'
import { opened } from './reread.ts'
import { setAside } from './set-aside.ts'
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
  const body = await ask(ctx, 'Please try again.', await answers.argument(ctx, given))
  return keep(ctx, 'argument', { id, relationshipId: relationshipId ?? null }, body, headOf('argument', body))
}

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
  return { ...(await opened(ctx, 'argument', id)), chat: await talkOf(ctx, id) }
}

export async function changeResolution(
  ctx: Own,
  { id, relationshipId, aside }: Input<Api['changeResolution']>,
): Promise<Output<Api['changeResolution']>> {
  const linked = relationshipId === undefined ? null : await link(ctx, 'argument', id, relationshipId)
  return aside ? setAside(ctx, 'argument', id) : (linked ?? find(ctx, 'argument', id))
}

export const removeResolution = (ctx: Own, { id }: Input<Api['removeResolution']>) => remove(ctx, 'argument', id)
