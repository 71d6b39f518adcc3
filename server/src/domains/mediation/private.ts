import { resourcesFor } from '@mallama/coach/knowledge/resources'
import type { ChatMessage, ChatReply } from '@mallama/contracts/chat'
import type { Input } from '@mallama/contracts/endpoint'
import { AppError, notFound } from '@mallama/contracts/errors'
import type { mediationApi, Mediation as Shown, PrivateRoom } from '@mallama/contracts/mediation'
import type { SaidAlone } from '@mallama/contracts/mediation-words'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as chat from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { keepingReview } from './agreed.ts'
import { forbids } from './guarding.ts'
import { change, isIn, keepSide, recordOf, sideOf, stateFor } from './held.ts'
import { answered, askedFirst, forgotten, found, isAtRisk, isBarred, keepAway, verdict } from './pausing.ts'
import { beginWhenAll } from './people.ts'
import type { Mediation } from './state.ts'
import { settle } from './steps.ts'
import { words } from './words.ts'

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>

/** One's own room of a mediation that one is or was in; null before anything was said in it. */
async function ownRoom(ctx: Own, id: string): Promise<chat.Room | null> {
  if (!(await isIn(ctx, id))) throw notFound('There is nothing here.')
  const side = await sideOf(ctx, id)
  return side?.privateId ? chat.privateRoom(ctx, side.privateId) : null
}

export async function privateRoom(ctx: Own, { id }: On<'privateRoom'>): Promise<PrivateRoom> {
  const room = await ownRoom(ctx, id)
  const messages = room ? await chat.confided(ctx, room) : []
  const after = await staysAfter(ctx, id)
  // Where it ended; what was written since comes after it.
  const at = after ? messages.findIndex(({ timestamp }) => timestamp > after.timestamp) : -1
  return {
    id: room?.row.id ?? null,
    messages: after ? messages.toSpliced(at < 0 ? messages.length : at, 0, after) : messages,
  }
}

/** Nobody is left alone with the end of it for whom there was no mediation. It stands in their own room, and nowhere else. */
async function staysAfter(ctx: Own, id: string): Promise<ChatMessage | null> {
  if (await recordOf(ctx, id)) return null
  const state = await stateIfThere(ctx, id)
  const me = state?.people.find(({ userId }) => userId === ctx.actor.id)?.id
  if (!state?.endedAt || me === undefined || !isAtRisk(state, me) || state.hushed?.includes(me)) return null
  // Whether they were hurt, may hurt somebody or wish to die is not kept: one text and its places fit all of them.
  const places = [...resourcesFor(ctx.actor.country, 'abuse', 2), ...resourcesFor(ctx.actor.country, 'self-harm', 2)]
  const named = [...new Set(places.map(({ name, contact }) => `${name} (${contact})`))]
  return {
    // Of no message that is kept: the conversation’s own.
    id,
    role: 'assistant',
    content: words.after(new Intl.ListFormat('en', { type: 'disjunction' }).format(named)),
    timestamp: state.endedAt,
    userName: null,
  }
}

/** What is said here goes to the coach alone. Where there is danger in it, the shared room pauses later, as any room may. */
export async function tell(ctx: Own, { id, message, clientId, aside }: On<'tell'>): Promise<ChatReply> {
  const room = (await ownRoom(ctx, id)) ?? (await opened(ctx, id))
  const reply = await chat
    .confide(ctx, room, { message: message ?? '', clientId, aside: aside === true })
    .catch((error: unknown) => lost(ctx, id, error))
  await ctx.live.changed(ctx.db, ctx.actor.id, `/api/conversations/${id}/private`)
  await weigh(ctx, id, room.row.id)
  return reply
}

/** What flags the room is kept with its answer: where none came, or its writer was gone by then, the finding stands. */
async function lost(ctx: Own, id: string, error: unknown): Promise<never> {
  if (forbids(ctx.safety) && !(await recordOf(ctx, id)) && (await stateIfThere(ctx, id)))
    await change(ctx, id, (ctx, { state, me }) => found(state, me, { grave: true, now: ctx.clock() }))
  throw error
}

/** Two first messages at once have one room. */
async function opened(ctx: Own, id: string): Promise<chat.Room> {
  const made = await chat.openPrivate(ctx)
  const kept = await keepSide(ctx, id, { privateId: made }, 'first')
  if (kept !== made) await chat.erasePrivate(ctx, made)
  const room = kept ? await chat.privateRoom(ctx, kept) : null
  if (!room) throw notFound('There is nothing here.')
  return room
}

async function weigh(ctx: Own, id: string, privateId: string): Promise<void> {
  if ((await recordOf(ctx, id)) || !(await stateIfThere(ctx, id))) return
  const room = await chat.privateRoom(ctx, privateId)
  const finding = room && (await chat.findingOf(ctx, room))
  if (finding === null && !(await isFound(ctx, id))) return
  await change(ctx, id, (ctx, { state, me }) => {
    // A flag that was asked about stands on the room for good: it is not found anew with every line.
    const isNew = finding !== null && !(finding === 'flag' && state.flagged?.includes(me))
    if (isNew) found(state, me, { grave: finding === 'grave', now: ctx.clock() })
    keepAway(state, me, ctx.clock())
  })
}

/** A mediation that has ended may be gone from one's list, and one's own room still be there. */
async function stateIfThere(ctx: Own, id: string): Promise<Mediation | null> {
  return stateFor(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

/** Whether something is found already, which what they have just sent is not to bring. */
async function isFound(ctx: Own, id: string): Promise<boolean> {
  const state = await stateIfThere(ctx, id)
  const me = state?.people.find(({ userId }) => userId === ctx.actor.id)?.id
  return state !== null && me !== undefined && isBarred(state, me)
}

/**
 * The questions of every door. No answer is kept, only that there was one, and a stop where it was not calm; a doubt is
 * lifted by what was answered here, and never by a word that was typed.
 */
export async function alone(ctx: Own, { id, ...said }: On<'alone'>): Promise<Shown> {
  const room = await ownRoom(ctx, id)
  const finding = room && (await chat.findingOf(ctx, room))
  return change(ctx, id, async (ctx, { state, me }) => {
    const at = isoAt(ctx.clock())
    // The two before the last yes stand for no other door, and clear no doubt: they ask nothing about fear or harm.
    if ('able' in said && (state.stage !== 'agreement' || state.paused || isBarred(state, me))) throw askedFirst()
    answered(state, me, { ...weighed(said), last: 'able' in said, finding, now: ctx.clock() })
    // What is over ends by the clock, and not as the answer to this.
    if (verdict(state) === 'end') return
    // It may have waited for nothing else.
    beginWhenAll(state, await relationships.openInto(ctx, id), at)
    if (!state.paused) await keepingReview(ctx, id, state, () => settle(state, at))
  })
}

/** What each question is to be answered with. */
const calmly: Record<string, 'yes' | 'no'> = {
  own: 'yes',
  refuse: 'no',
  afraid: 'no',
  hurt: 'no',
  able: 'yes',
  peace: 'no',
}

const fearOrHarm = new Set(['afraid', 'hurt'])

/**
 * Not sure is no alarm: whoever would go on if it were up to them alone goes on. Of fear or harm that is not the last word:
 * whoever is attached often would.
 */
function weighed({ more, ...said }: SaidAlone): { calm: boolean; unsure: boolean } {
  const all = Object.entries(said)
  const open = all.filter(([, answer]) => answer === 'unsure')
  const calm = all.every(([ask, answer]) => answer === 'unsure' || answer === calmly[ask])
  return {
    calm: calm && (open.length === 0 || more === 'yes'),
    unsure: open.some(([ask]) => fearOrHarm.has(ask)),
  }
}

/** The words go. What was found in them stays: a mediation that they forbade is not opened by deleting them. */
export async function forgetPrivate(ctx: Own, { id }: On<'forgetPrivate'>): Promise<null> {
  const room = await ownRoom(ctx, id)
  if (room && !(await recordOf(ctx, id)) && (await stateIfThere(ctx, id)))
    await change(ctx, id, (ctx, { state, me }) => forgotten(state, me, ctx.clock()))
  if (room) await chat.erasePrivate(ctx, room.row.id)
  await ctx.live.changed(ctx.db, ctx.actor.id, `/api/conversations/${id}/private`)
  return null
}
