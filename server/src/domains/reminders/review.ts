import type { DueAgreement, remindersApi } from '@mallama/contracts/reminders'
import type { Input } from '@mallama/contracts/endpoint'
import { and, eq, gt, lte } from 'drizzle-orm'
import { inTransaction, type Own, type Whose } from '../../context.ts'
import * as account from '../account/account.ts'
import * as chat from '../chat/chat.ts'
import { daysAfter, wallTime } from './calendar.ts'
import { reviewDays } from './reminders.table.ts'

/** What day it is where the person is: `2026-03-02`. */
export const today = async (ctx: Whose): Promise<string> => wallTime(await account.zoneOf(ctx), ctx.clock()).day

/** All of these look at something again on that day; part of the caller's transaction. */
export async function keepReview(
  { db }: Pick<Own, 'db'>,
  roomId: string,
  userIds: readonly string[],
  day: string,
): Promise<void> {
  await db
    .insert(reviewDays)
    .values(userIds.map((userId) => ({ roomId, userId, day })))
    .onConflictDoUpdate({ target: [reviewDays.roomId, reviewDays.userId], set: { day } })
}

/** Whether a day to look at something again came after `last`, and until `day`. */
export async function reviewIsDue({ db, actor }: Whose, day: string, last: string): Promise<boolean> {
  const { userId } = reviewDays
  const due = and(eq(userId, actor.id), lte(reviewDays.day, day), last ? gt(reviewDays.day, last) : undefined)
  return (await db.$count(reviewDays, due)) > 0
}

/** By room: days that came or passed, and were not put away. */
export async function toReview(ctx: Whose): Promise<ReadonlyMap<string, string>> {
  // Nowhere is it later than this; the zone is asked for where it matters.
  const latest = daysAfter(wallTime('UTC', ctx.clock()).day, 1)
  const rows = await ctx.db
    .select()
    .from(reviewDays)
    .where(and(eq(reviewDays.userId, ctx.actor.id), lte(reviewDays.day, latest)))
  if (rows.length === 0) return new Map()
  const day = await today(ctx)
  return new Map(rows.filter((row) => row.day <= day).map((row) => [row.roomId, row.day]))
}

/** The same as they are shown, by the mediation's title. */
export async function dueAgreements(ctx: Own): Promise<DueAgreement[]> {
  const due = await toReview(ctx)
  if (due.size === 0) return []
  const titles = await chat.titlesOf(ctx, [...due.keys()])
  return [...titles].map(([conversationId, title]) => ({
    kind: 'agreement',
    conversationId,
    title,
    due: due.get(conversationId)!,
  }))
}

/** For the person alone: what the other looks at again is theirs. A day that is still to come stays. */
export async function reviewDone(ctx: Own, { id }: Input<typeof remindersApi.reviewDone>): Promise<null> {
  await chat.shared(ctx, id, 'mediation')
  await inTransaction(ctx, async (ctx) => {
    const { roomId, userId, day } = reviewDays
    const own = and(eq(roomId, id), eq(userId, ctx.actor.id), lte(day, await today(ctx)))
    await ctx.db.delete(reviewDays).where(own)
    await ctx.live.changed(ctx.db, ctx.actor.id, '/api/reminders', '/api/conversations')
  })
  return null
}
