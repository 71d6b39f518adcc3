import { maySetAside, needsHelp } from '@mallama/contracts/help'
import { AppError } from '@mallama/contracts/errors'
import type { Reply } from '@mallama/coach/port'
import type { ChatReply, chatApi } from '@mallama/contracts/chat'
import { guidedOf } from '@mallama/contracts/guided'
import type { Input } from '@mallama/contracts/endpoint'
import { and, desc, eq } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { counts } from '../safety/safety.ts'
import { spend } from './allowance.ts'
import { messages, rooms, type RoomState } from './chat.table.ts'
import { flagsAfter, stateOf } from './flag.ts'
import { asksForInsights, insights } from './insights.ts'
import { learnLater } from './learning.ts'
import { personOf } from './person.ts'
import {
  append,
  byId,
  roomChanged,
  closed,
  isOpen,
  looseRoom,
  messagesOf,
  openRoom,
  replace,
  sha256,
  type Message,
  type Room,
} from './rooms.ts'
import { sumUpLater } from './summary.ts'
import { holdTurn, inTurn, type Turn } from './turn.ts'
import { unanswered } from './unanswered.ts'

type Sent = Input<typeof chatApi.send>

type Said = Pick<Message, 'id' | 'content'>

/** What a press on a step's button says in the talk. */
const pressed = { answer: '', back: 'Back', skip: 'Skip', stop: 'Leave it for now' }

/** The coach sees at most this many earlier turns. */
const REMEMBERED = 60

/** One message to the coach and its reply. What the page says about the relationship is a hint; our rows are the facts. */
export async function send(ctx: Own, { message: written, ...sent }: Sent): Promise<ChatReply> {
  const message = written ?? pressed[sent.exercise?.do ?? 'answer']
  if (sent.aside && sent.conversationId) return setAside(ctx, await byId(ctx, sent.conversationId))
  await spend(ctx)
  if (asksForInsights(message)) return insights(ctx, { ...sent, message })
  const { reply } = await converse(ctx, await roomFor(ctx, sent), { ...sent, message })
  return reply
}

type Words = Pick<Sent, 'clientId' | 'guide' | 'exercise'> & { message: string }

/** A message in a room and its answer, both kept. The same message again has the answer that it had. */
export function converse(ctx: Own, room: Room, words: Words): Promise<{ said: Said; reply: ChatReply }> {
  return inTurn(ctx, room, async (turn) => {
    const said = await listen(ctx, turn, words)
    const before = await answerTo(ctx, turn.room, said)
    if (before) ctx.say?.(before.response)
    return {
      said,
      reply: before ?? (await answer(ctx, turn, said, { guide: words.guide === true, exercise: words.exercise })),
    }
  })
}

/**
 * "This is not about my safety": the last message is answered again, in the place of the answer that it had. It counts
 * against nothing, for nobody pays for our false alarm.
 */
export function setAside(ctx: Own, room: Room): Promise<ChatReply> {
  return inTurn(ctx, room, async (turn) => {
    const [said, kept] = (await messagesOf(ctx, turn.room, 2)) as [Message?, Message?]
    if (!said || kept?.replyTo !== said.id) throw nothingToSetAside()
    const { safety = null } = kept.result ?? {}
    if (safety?.aside) return shownAgain(ctx, turn.room, kept)
    if (!maySetAside(safety)) throw nothingToSetAside()
    const reply = await answer(ctx, turn, said, { guide: false }, kept)
    counts.countAside(ctx)
    return reply
  })
}

/** What was stated and what a child tells stays, like what was never seen. */
export const nothingToSetAside = () => new AppError('conflict', 'This cannot be set aside. Help stays on the screen.')

function shownAgain(ctx: Own, room: Room, { content, result }: Message): ChatReply {
  ctx.say?.(content)
  return replyOf(room, content, result)
}

const replyOf = (room: Room, content: string, result: Message['result']): ChatReply => ({
  response: content,
  safety: null,
  ...result,
  conversationId: room.row.id,
})

function roomFor(ctx: Own, { conversationId, relationshipContext, clientId }: Sent): Promise<Room> {
  if (conversationId) return byId(ctx, conversationId)
  if (relationshipContext?.relationshipId) return openRoom(ctx, relationshipContext.relationshipId)
  return looseRoom(ctx, clientId)
}

/** The person's message, stored before anything else can fail; the one already stored when it is sent again. */
async function listen(ctx: Own, turn: Turn, { message, clientId }: Words): Promise<Said> {
  const { room } = turn
  const clientHash = clientId ? sha256(`${ctx.actor.id}:${clientId}`).toString('base64url') : null
  const [last] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.roomId, room.row.id), clientHash ? eq(messages.clientId, clientHash) : undefined))
    .orderBy(desc(messages.seq))
    .limit(1)
  if (last) {
    const known = opened(messages, last, room.key)
    // Without a client id: the same words again, where the last ones went unanswered, are a retry.
    if (clientHash || (known.authorId === ctx.actor.id && known.content === message)) return known
  }
  if (!isOpen(room)) throw closed(room)
  const draft = {
    role: 'user' as const,
    content: message,
    authorId: ctx.actor.id,
    authorName: ctx.actor.firstName,
    clientId: clientHash,
  }
  return inTransaction(ctx, async (ctx) => {
    await holdTurn(ctx, turn, { lastMessageAt: isoAt(ctx.clock()) })
    return { ...draft, ...(await append(ctx, room, draft)) }
  })
}

async function answerTo(ctx: Own, room: Room, said: Said): Promise<ChatReply | null> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.roomId, room.row.id), eq(messages.replyTo, said.id)))
  if (!row) return null
  const { content, result } = opened(messages, row, room.key)
  return replyOf(room, content, result)
}

/** `instead`: the answer that this message had, in whose place this one comes, now that it was set aside. */
async function answer(
  ctx: Own,
  turn: Turn,
  said: Said,
  how: Pick<How, 'guide' | 'exercise'>,
  instead?: Message,
): Promise<ChatReply> {
  const { room } = turn
  if (!isOpen(room)) throw closed(room)
  const state = stateOf(room)
  const reply = await ask(ctx, room, said, state, { ...how, instead })
  if (instead && needsHelp(reply.safety)) throw nothingToSetAside()
  const result = {
    // The coach read the message in its talk: what it clears is cleared, "I will do it tonight" may mean the note that was
    // just written. Only what was stated outright is not lost where a coach is silent.
    safety: reply.safety ?? (ctx.safety?.tier === 3 ? ctx.safety : null),
    evidence: reply.evidence,
    memoryUsed: reply.memoryUsed,
    ...(reply.coach ? { coach: reply.coach } : {}),
    ...(reply.message ? { message: reply.message } : {}),
    ...(reply.ask ? { ask: reply.ask } : {}),
    ...(reply.leftOut ? { leftOut: reply.leftOut } : {}),
    ...guidedOf(reply),
  }
  const now = isoAt(ctx.clock())
  const next: RoomState = {
    coach: reply.state,
    ...flagsAfter(state, { safety: result.safety, message: said.content, at: now, coach: reply.state }),
    ...(state.words || reply.message ? { words: true } : {}),
  }
  await inTransaction(ctx, async (ctx) => {
    await holdTurn(ctx, turn, { ...sealed(rooms, { state: next }, room.key), lastMessageAt: now })
    // For the words of the message alone they were held when it was screened; the coach may have read more in its talk.
    if (reply.safety) await account.holdLetters(ctx, reply.safety)
    if (instead) await replace(ctx, room, instead.id, { content: reply.response, result })
    else await append(ctx, room, { role: 'assistant', content: reply.response, result, replyTo: said.id })
    await roomChanged(ctx, room)
  })
  if (room.row.kind === 'solo') await sumUpLater(ctx, room.row.id)
  // What our own screen calls grave is not kept about a person, whoever cleared it: to learn nothing from it harms nobody.
  const calm = !next.flag && !result.safety && !needsHelp(ctx.safety ?? null)
  if (calm && !room.row.temporary) learnLater(ctx, room, said.content)
  return { response: reply.response, ...result, conversationId: room.row.id }
}

interface How {
  guide: boolean
  exercise?: Sent['exercise']
  instead: Message | undefined
}

/** Asks the coach with the owner's facts; what it says goes out sentence by sentence and adds up to the reply. */
async function ask(
  ctx: Own,
  room: Room,
  said: Said,
  state: RoomState,
  { guide, exercise, instead }: How,
): Promise<Reply> {
  const { relationshipId } = room.row
  const earlier = (await messagesOf(ctx, room, REMEMBERED + 2)).filter(({ id }) => id !== said.id && id !== instead?.id)
  const input = {
    message: said.content,
    history: earlier.slice(-REMEMBERED).map(({ role, content, result }) => ({
      role,
      content,
      ...(result?.message ? { message: result.message } : {}),
      ...(result?.ask ? { ask: result.ask } : {}),
    })),
    state: state.coach,
    person: relationshipId ? personOf(await relationships.get(ctx, { id: relationshipId })) : null,
    memory: relationshipId && !room.row.temporary ? await relationships.recalled(ctx, relationshipId) : [],
    knownPeople: await relationships.names(ctx),
    userFirstName: ctx.actor.firstName,
    country: ctx.actor.country,
    now: isoAt(ctx.clock()),
    timeZone: await account.zoneOf(ctx),
    startedAt: room.row.createdAt,
    ...(instead ? { aside: true } : {}),
    ...(exercise ? { exercise } : {}),
  }
  let spoken = ''
  const say = (sentence: string) => {
    spoken += sentence
    ctx.say?.(sentence)
  }
  try {
    const coach = guide ? account.guideOf(ctx) : account.coachOf(ctx)
    const live = { say, signal: ctx.signal, ...(ctx.help ? { safety: ctx.help } : {}) }
    const reply = await coach.reply(input, live)
    if (reply.response.startsWith(spoken) && reply.response !== spoken) say(reply.response.slice(spoken.length))
    return reply
  } catch (error) {
    throw unanswered(ctx, error, 'Mallama could not answer just now. Your message is kept; please try again.')
  }
}
