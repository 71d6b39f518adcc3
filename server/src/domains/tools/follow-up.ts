import { createHash } from 'node:crypto'
import type { ArgumentChatMessage, argumentsApi } from '@mallama/contracts/arguments'
import type { Input, Output } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { ask, seen, setting } from './asking.ts'
import { append, linesOf, type Line } from './lines.ts'
import type { LineBody } from './kinds.ts'
import { find } from './uses.ts'

type Said = Output<(typeof argumentsApi)['followUp']>
type Message = Extract<LineBody, { state?: unknown }>

/** The coach sees at most this many earlier turns. */
const REMEMBERED = 60

export const talkOf = async (ctx: Own, useId: string): Promise<ArgumentChatMessage[]> =>
  (await linesOf(ctx, useId)).map(shown)

/** One message about a resolved quarrel. It is kept before anything can fail; the same one again is answered once. */
export async function followUp(
  ctx: Own,
  { id, message, clientId, guide }: Input<(typeof argumentsApi)['followUp']>,
): Promise<Said> {
  const use = await find(ctx, 'argument', id)
  const said = await listen(ctx, id, message, clientId)
  const lines = await linesOf(ctx, id)
  const before = lines.filter(({ seq }) => seq < said.seq)
  const context = before.some(({ role }) => role === 'ai') ? 'continuing conversation' : 'follow-up question'
  const answered = lines.find(({ role, after }) => role === 'ai' && after === said.id)
  if (answered) return answeredWith(ctx, answered, context)
  const last = before.findLast(({ role }) => role === 'ai')
  let spoken = ''
  const say = (sentence: string) => {
    spoken += sentence
    ctx.say?.(sentence)
  }
  const input = {
    ...(await setting(ctx)),
    message,
    history: before
      .slice(-REMEMBERED)
      .map(({ role, body }) => ({ role: role === 'ai' ? ('assistant' as const) : role, content: body.content })),
    state: (last?.body as Message | undefined)?.state ?? null,
    now: isoAt(ctx.clock()),
    startedAt: lines[0]!.createdAt,
    resolution: use,
    me: use.me,
  }
  const reply = await ask(
    ctx,
    'Please try again.',
    (coach, live) => coach.argumentFollowUp(input, { ...live, say }),
    guide === true,
  )
  if (ctx.say && reply.response.startsWith(spoken) && reply.response !== spoken)
    ctx.say(reply.response.slice(spoken.length))
  const body = {
    content: reply.response,
    evidence: reply.evidence,
    safety: seen(ctx, reply.safety),
    ...(reply.coach ? { coach: reply.coach } : {}),
    ...(reply.message ? { message: reply.message } : {}),
    ...(reply.leftOut ? { leftOut: reply.leftOut } : {}),
    state: reply.state,
  }
  const line = await append(ctx, id, { role: 'ai', after: said.id, body }, (ctx) => answerTo(ctx, id, said))
  return { ...shown(line), safety: body.safety, context }
}

function answeredWith(ctx: Own, line: Line, context: Said['context']): Said {
  ctx.say?.(line.body.content)
  return { ...shown(line), safety: line.body.safety ?? null, context }
}

const answerTo = async (ctx: Own, useId: string, said: Line): Promise<Line | null> =>
  (await linesOf(ctx, useId)).find(({ role, after }) => role === 'ai' && after === said.id) ?? null

/** The message as it is kept now, or as it was kept when it was sent before. */
async function listen(ctx: Own, useId: string, message: string, clientId: string | undefined): Promise<Line> {
  const clientHash = clientId ? createHash('sha256').update(`${ctx.actor.id}:${clientId}`).digest('base64url') : null
  return append(ctx, useId, { role: 'user', body: { content: message }, clientId: clientHash }, async (ctx) => {
    const lines = await linesOf(ctx, useId)
    const again = clientHash ? lines.find((line) => line.clientId === clientHash) : undefined
    if (again) return again
    const last = lines.at(-1)
    // The same words again, where the last ones went unanswered, are a retry.
    return last?.role === 'user' && last.body.content === message ? last : null
  })
}

const shown = ({ id, role, createdAt, body }: Line): ArgumentChatMessage => {
  const { content, evidence, safety, coach, message, leftOut } = body as Message
  return {
    id,
    role,
    content,
    timestamp: createdAt,
    ...(evidence ? { evidence } : {}),
    ...(safety ? { safety } : {}),
    ...(coach ? { coach } : {}),
    ...(message ? { message } : {}),
    ...(leftOut ? { leftOut } : {}),
  }
}
