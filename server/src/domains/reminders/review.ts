import { and, eq, gt, lte } from 'drizzle-orm'
import type { Own, Whose } from '../../context.ts'
import * as account from '../account/account.ts'
import { wallTime } from './calendar.ts'
import { reviewDays } from './reminders.table.ts'

/** What day it is where the person is: `2026-03-02`. */
export const today = async (ctx: Own): Promise<string> => wallTime(await account.zoneOf(ctx), ctx.clock()).day

/** All of these look at something again on that day; part of the caller's transaction. */
export async function keepReview(ctx: Own, roomId: string, userIds: readonly string[], day: string): Promise<void> {
  await ctx.db
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
