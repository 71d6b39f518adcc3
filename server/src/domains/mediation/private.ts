import type { ChatReply } from '@mallama/contracts/chat'
import type { Input } from '@mallama/contracts/endpoint'
import { notFound } from '@mallama/contracts/errors'
import type { mediationApi, Mediation as Shown, PrivateRoom } from '@mallama/contracts/mediation'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as chat from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { keepingReview } from './agreed.ts'
import { forbids } from './guarding.ts'
import { change, isIn, keepSide, recordOf, sideOf } from './held.ts'
import { answered, found, keepStop } from './pausing.ts'
import { beginWhenAll } from './people.ts'
import { settle } from './steps.ts'

type On<K extends keyof typeof mediationApi> = Input<(typeof mediationApi)[K]>

/** One's own room of a mediation that one is or was in; null before anything was said in it. */
async function ownRoom(ctx: Own, id: string): Promise<chat.Room | null> {
  if (!(await isIn(ctx, id))) throw notFound('There is nothing here.')
  const side = await sideOf(ctx, id)
  return side?.privateId ? chat.privateRoom(ctx, side.privateId) : null
}

export async function privateRoom(ctx: Own, { id }: On<'privateRoom'>): Promise<PrivateRoom> {
  const room = await ownRoom(ctx, id)
  return { id: room?.row.id ?? null, messages: room ? await chat.confided(ctx, room) : [] }
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
  if (forbids(ctx.safety) && !(await recordOf(ctx, id)))
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
  if (await recordOf(ctx, id)) return
  const room = await chat.privateRoom(ctx, privateId)
  const finding = room && (await chat.findingOf(ctx, room))
  if (finding === null) return
  await change(ctx, id, (ctx, { state, me }) => found(state, me, { grave: finding === 'grave', now: ctx.clock() }))
}

/**
 * The questions of every door. No answer is kept, only that there was one, and a stop where it was not calm; a doubt is
 * lifted by what was answered here, and never by a word that was typed.
 */
export async function alone(ctx: Own, { id, ...said }: On<'alone'>): Promise<Shown> {
  const room = await ownRoom(ctx, id)
  const finding = room && (await chat.findingOf(ctx, room))
  const calm = said.own === 'yes' && [said.refuse, said.afraid, said.hurt].every((one) => one === 'no')
  return change(ctx, id, async (ctx, { state, me }) => {
    const at = isoAt(ctx.clock())
    answered(state, me, { calm, finding, now: ctx.clock() })
    // It may have waited for nothing else.
    beginWhenAll(state, await relationships.openInto(ctx, id), at)
    if (!state.paused) await keepingReview(ctx, id, state, () => settle(state, at))
  })
}

/** The words go. What was found in them stays: a mediation that they forbade is not opened by deleting them. */
export async function forgetPrivate(ctx: Own, { id }: On<'forgetPrivate'>): Promise<null> {
  const room = await ownRoom(ctx, id)
  if (room && !(await recordOf(ctx, id))) await change(ctx, id, (_ctx, { state, me }) => keepStop(state, me))
  if (room) await chat.erasePrivate(ctx, room.row.id)
  await ctx.live.changed(ctx.db, ctx.actor.id, `/api/conversations/${id}/private`)
  return null
}
