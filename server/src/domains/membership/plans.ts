import type { SubscriptionType } from '@mallama/contracts/account'
import { and, eq, exists, gt, isNotNull, isNull, lte, type AnyColumn, type SQL } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Live } from '../../platform/live.ts'
import { users } from '../account/account.table.ts'

interface PlanOnRow {
  stripeSubscriptionId: string | null
  subscriptionType: SubscriptionType
  /** When the last plan ended; null while one runs, or where there never was one. */
  planEndDate: string | null
}

/** Writes down which plan a person has. What every process remembers of them is dropped. Part of the caller's transaction. */
export async function setPlan(db: Db, live: Live, userId: string, plan: PlanOnRow, now: number): Promise<void> {
  const { stripeSubscriptionId, subscriptionType, planEndDate } = users
  const [row] = await db
    .select({ stripeSubscriptionId, subscriptionType, planEndDate })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) return
  const isSame =
    row.stripeSubscriptionId === plan.stripeSubscriptionId &&
    row.subscriptionType === plan.subscriptionType &&
    row.planEndDate === plan.planEndDate
  if (isSame) return
  await db
    .update(users)
    .set({ ...plan, updatedAt: isoAt(now) })
    .where(eq(users.id, userId))
  await live.refresh(db, userId)
  await live.changed(db, userId, '/api/auth/user', '/api/subscription-status')
}

/** Takes a plan back that stands on `id`, if it still does. */
export async function dropPlan(
  db: Db,
  live: Live,
  userId: string,
  id: string,
  now: number,
  endedAt = now,
): Promise<void> {
  const dropped = await db
    .update(users)
    .set({ stripeSubscriptionId: null, subscriptionType: 'none', planEndDate: isoAt(endedAt), updatedAt: isoAt(now) })
    .where(and(eq(users.id, userId), eq(users.stripeSubscriptionId, id)))
    .returning({ id: users.id })
  if (dropped.length > 0) await live.refresh(db, userId)
}

/** Whether somebody's access stands on a plan: both as columns of another table, for its `where`. */
export const standsOn = (db: Db, userId: AnyColumn, planId: SQL): SQL =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.stripeSubscriptionId, planId))),
  )

/** Whose trial ends within so long, of those who have no plan. */
export async function endingTrials(
  db: Db,
  now: number,
  withinMs: number,
): Promise<{ id: string; trialEndDate: string }[]> {
  const found = await db
    .select({ id: users.id, trialEndDate: users.trialEndDate })
    .from(users)
    .where(
      and(
        isNotNull(users.trialEndDate),
        gt(users.trialEndDate, isoAt(now)),
        lte(users.trialEndDate, isoAt(now + withinMs)),
        isNull(users.stripeSubscriptionId),
      ),
    )
  return found.map(({ id, trialEndDate }) => ({ id, trialEndDate: trialEndDate! }))
}
