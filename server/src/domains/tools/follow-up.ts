import { guidedOf } from '@mallama/contracts/guided'
import { createHash } from 'node:crypto'
import type { Live, Reply } from '@mallama/coach/port'
import type { Coach } from '@mallama/coach/operations'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import type { ArgumentChatMessage, argumentsApi } from '@mallama/contracts/arguments'
import type { Input, Output } from '@mallama/contracts/endpoint'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { nothingToSetAside } from '../chat/chat.ts'
import { ask, askAgain, seen, setting } from './asking.ts'
import { append, changeLine, linesOf, type Line } from './lines.ts'
import type { LineBody } from './kinds.ts'
import { find, type Use } from './uses.ts'

type Said = Output<(typeof argumentsApi)['followUp']>
type Message = Extract<LineBody, { state?: unknown }>

/** The coach sees at most this many earlier turns. */
const REMEMBERED = 60

export const talkOf = async (ctx: Own, useId: string): Promise<ArgumentChatMessage[]> =>
  (await linesOf(ctx, useId)).map(shown)

/** One message about a resolved quarrel. It is kept before anything can fail; the same one again is answered once. */
export async function followUp(
  ctx: Own,
  { id, message = '', clientId, guide, aside, exercise }: Input<(typeof argumentsApi)['followUp']>,
): Promise<Said> {
  const use = await find(ctx, 'argument', id)
  if (aside) return setAside(ctx, use)
  const said = await listen(ctx, id, message, clientId)
  const lines = await linesOf(ctx, id)
  const talk = talkBefore(lines, said)
  const answered = answerIn(lines, said)
  if (answered) return answeredWith(ctx, answered, talk.context)
  const told = 'Please try again.'
  const asked = { use, said, talk, aside: false, exercise }
  const body = await answer(ctx, asked, (work) => ask(ctx, told, work, guide === true))
  const line = await append(ctx, id, { role: 'ai', after: said.id, body }, async (ctx) =>
    answerIn(await linesOf(ctx, id), said),
  )
  return { ...shown(line), safety: body.safety, context: talk.context }
}

/** "This is not about my safety": the last message is answered again, in the place of the answer that it had. */
async function setAside(ctx: Own, use: Use<'argument'>): Promise<Said> {
  const lines = await linesOf(ctx, use.id)
  const [said, kept] = lines.slice(-2)
  if (!said || kept?.after !== said.id) throw nothingToSetAside()
  const talk = talkBefore(lines, said)
  const { safety = null, state } = kept.body as Message
  if (safety?.aside) return answeredWith(ctx, kept, talk.context)
  if (!maySetAside(safety)) throw nothingToSetAside()
  const asked = { use, said, talk: { ...talk, state }, aside: true }
  const body = await answer(ctx, asked, (work) => askAgain(ctx, {}, work))
  if (needsHelp(body.safety)) throw nothingToSetAside()
  await changeLine(ctx, kept, body)
  return { ...shown({ ...kept, body }), safety: body.safety, context: talk.context }
}

/** What stood before a message. */
function talkBefore(lines: readonly Line[], said: Line) {
  const before = lines.filter(({ seq }) => seq < said.seq)
  const last = before.findLast(({ role }) => role === 'ai')
  const context: Said['context'] = last ? 'continuing conversation' : 'follow-up question'
  return { before, context, state: (last?.body as Message | undefined)?.state, startedAt: lines[0]!.createdAt }
}

interface Asked {
  use: Use<'argument'>
  said: Line
  talk: Omit<ReturnType<typeof talkBefore>, 'context'>
  aside: boolean
  exercise?: Input<(typeof argumentsApi)['followUp']>['exercise']
}

type Work = (coach: Coach, live: Pick<Live, 'signal' | 'safety'>) => Promise<Reply>

async function answer(ctx: Own, { use, said, talk, aside, exercise }: Asked, asking: (work: Work) => Promise<Reply>) {
  let spoken = ''
  const say = (sentence: string) => {
    spoken += sentence
    ctx.say?.(sentence)
  }
  const input = {
    ...(await setting(ctx)),
    message: said.body.content,
    history: talk.before.slice(-REMEMBERED).map(({ role, body }) => ({
      role: role === 'ai' ? ('assistant' as const) : role,
      content: body.content,
      ...('message' in body && body.message ? { message: body.message } : {}),
      ...('ask' in body && body.ask ? { ask: body.ask } : {}),
    })),
    state: talk.state ?? null,
    now: isoAt(ctx.clock()),
    startedAt: talk.startedAt,
    resolution: use,
    me: use.me,
    ...(aside ? { aside } : {}),
    ...(exercise ? { exercise } : {}),
  }
  const reply = await asking((coach, live) => coach.argumentFollowUp(input, { ...live, say }))
  if (ctx.say && reply.response.startsWith(spoken) && reply.response !== spoken)
    ctx.say(reply.response.slice(spoken.length))
  return {
    content: reply.response,
    evidence: reply.evidence,
    safety: seen(ctx, reply.safety),
    ...(reply.coach ? { coach: reply.coach } : {}),
    ...(reply.message ? { message: reply.message } : {}),
    ...(reply.ask ? { ask: reply.ask } : {}),
    ...(reply.leftOut ? { leftOut: reply.leftOut } : {}),
    ...guidedOf(reply),
    state: reply.state,
  }
}

function answeredWith(ctx: Own, line: Line, context: Said['context']): Said {
  ctx.say?.(line.body.content)
  return { ...shown(line), safety: line.body.safety ?? null, context }
}

const answerIn = (lines: readonly Line[], said: Line): Line | null =>
  lines.find(({ role, after }) => role === 'ai' && after === said.id) ?? null

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
  const { content, evidence, safety, coach, message, ask, leftOut, ...more } = body as Message
  return {
    id,
    role,
    content,
    timestamp: createdAt,
    ...(evidence ? { evidence } : {}),
    ...(safety ? { safety } : {}),
    ...(coach ? { coach } : {}),
    ...(message ? { message } : {}),
    ...(ask ? { ask } : {}),
    ...(leftOut ? { leftOut } : {}),
    ...guidedOf(more),
  }
}
