import type { ChatSession, Presence, sessionsApi } from '@mallama/contracts/sessions'
import type { Input } from '@mallama/contracts/endpoint'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { quota } from '../../platform/throttle.ts'
import * as account from '../account/account.ts'
import { roomParticipants } from './chat.table.ts'
import { lastSeq, members, shared, tellAll, type Member } from './members.ts'

type On<K extends keyof typeof sessionsApi> = Input<(typeof sessionsApi)[K]>

/** A page says every 20 seconds that it is looked at: one that is closed without a word is away after two of them. */
const FRESH_MS = 45_000

const isHere = (member: Member, now: number) => member.seenAt !== null && Date.parse(member.seenAt) > now - FRESH_MS

/** More than that in a moment says nothing more. */
const KEYS = quota('typing', 10, 10_000)

const mine = (ctx: Own, roomId: string) =>
  and(eq(roomParticipants.roomId, roomId), eq(roomParticipants.userId, ctx.actor.id), isNull(roomParticipants.leftAt))

/** Others in the room who agreed to be seen, where the actor agreed as well; nobody sees who does not show themselves. */
async function seen(ctx: Own, all: readonly Member[]): Promise<(Member & { firstName: string })[]> {
  const there = all.filter(({ leftAt }) => leftAt === null)
  const agreed = await account.presenceOf(
    ctx,
    there.map(({ userId }) => userId),
  )
  if (!agreed.has(ctx.actor.id)) return []
  return there.flatMap((member) => {
    const firstName = agreed.get(member.userId)
    return firstName === undefined || member.userId === ctx.actor.id ? [] : [{ ...member, firstName }]
  })
}

export async function presenceIn(ctx: Own, all: readonly Member[]): Promise<Presence[]> {
  const now = ctx.clock()
  return (await seen(ctx, all)).map((member) => ({
    id: member.userId,
    firstName: member.firstName,
    email: null,
    isOnline: isHere(member, now),
    since: member.seenAt,
  }))
}

export const readsIn = async (ctx: Own, all: readonly Member[]): Promise<ChatSession['reads']> =>
  (await seen(ctx, all)).map(({ userId, readSeq }) => ({ id: userId, seq: readSeq }))

export async function here(ctx: Own, { id, here }: On<'here'>): Promise<{ presence: Presence[] }> {
  await shared(ctx, id, 'shared')
  const all = await members(ctx, id)
  await looks(ctx, id, all, here, { userId: ctx.actor.id })
  return { presence: await presenceIn(ctx, all) }
}

/**
 * The actor looks at a room, or no longer does; those who may see it are told.
 * @param all who may be told at all
 * @param as what the actor is called in the room
 */
export async function looks(ctx: Own, id: string, all: readonly Member[], here: boolean, as: As): Promise<void> {
  const now = ctx.clock()
  const before = all.find(({ userId }) => userId === ctx.actor.id)
  const was = before !== undefined && isHere(before, now)
  const seenAt = isoAt(here ? now : now - FRESH_MS)
  await inTransaction(ctx, async (ctx) => {
    if (here || was) await ctx.db.update(roomParticipants).set({ seenAt }).where(mine(ctx, id))
    if (was === here) return
    for (const { userId } of (await seen(ctx, all)).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
      await ctx.live.tell(ctx.db, userId, 'presence', { roomId: id, ...as, isOnline: here })
  })
}

type As = Record<string, string>

/** Whether the actor's pages say too often that somebody writes. Asked before anything is opened for it. */
export const writesTooOften = async ({ throttle, db, actor }: Own): Promise<boolean> =>
  (await throttle.count(db, KEYS, actor.id)) > 0

/** The actor is writing. Only those are told who agreed to be seen, as the actor did. */
export async function writes(ctx: Own, id: string, all: readonly Member[], as: As): Promise<void> {
  const others = (await seen(ctx, all)).map(({ userId }) => userId)
  await inTransaction(ctx, async (ctx) => {
    for (const userId of others.toSorted()) await ctx.live.tell(ctx.db, userId, 'typing', { roomId: id, ...as })
  })
}

export async function typing(ctx: Own, { id }: On<'typing'>): Promise<null> {
  const { row } = await shared(ctx, id, 'shared')
  if (row.pair === null || (await writesTooOften(ctx))) return null
  await inTransaction(ctx, (ctx) => tellAll(ctx, id, 'typing', { userId: ctx.actor.id }, { but: ctx.actor.id }))
  return null
}

/** Never back, and never beyond what is there. The person's other windows are told in any case. */
export async function read(ctx: Own, { id, seq }: On<'read'>): Promise<null> {
  await shared(ctx, id, 'shared')
  const readSeq = Math.min(seq, await lastSeq(ctx, id))
  await inTransaction(ctx, async (ctx) => {
    const moved = await ctx.db
      .update(roomParticipants)
      .set({ readSeq })
      .where(and(mine(ctx, id), lt(roomParticipants.readSeq, readSeq)))
      .returning({ userId: roomParticipants.userId })
    if (moved.length === 0) return
    const others = (await seen(ctx, await members(ctx, id))).map(({ userId }) => userId)
    for (const userId of [ctx.actor.id, ...others].toSorted())
      await ctx.live.tell(ctx.db, userId, 'read', { roomId: id, userId: ctx.actor.id, seq: readSeq })
  })
  return null
}
