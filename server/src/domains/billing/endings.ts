import { and, eq, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { billingAccounts, billingEndings } from './billing.table.ts'
import { checkoutsOf, primesOf, type Desk } from './desk.ts'

/**
 * Somebody is about to be erased: what they pay for is ended. Part of the caller's transaction; the provider is told
 * afterwards, however often that takes.
 */
export async function personGone(db: Db, clock: Clock, userId: string): Promise<void> {
  const accounts = await db
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.userId, userId), isNotNull(billingAccounts.customerId)))
  for (const { id, customerId, provider, livemode } of accounts) {
    const payments = primesOf(await checkoutsOf(db, id))
    const ending = { customerId: customerId!, provider, livemode, payments, createdAt: isoAt(clock()) }
    await db.insert(billingEndings).values(ending).onConflictDoNothing()
  }
}

/** Tells the provider of everyone who has gone. One that does not answer is told again. */
export async function endGone(desk: Desk): Promise<void> {
  const { payments, db, log } = desk
  if (!payments) return
  const gone = await db
    .select()
    .from(billingEndings)
    .where(and(eq(billingEndings.provider, payments.provider), eq(billingEndings.livemode, payments.livemode)))
  for (const { customerId, payments: begun } of gone) {
    try {
      await payments.forgetCustomer(customerId, begun)
      await db.delete(billingEndings).where(eq(billingEndings.customerId, customerId))
    } catch (error) {
      log.error({ error: (error as Error).name }, 'a deleted account’s billing is not ended yet')
    }
  }
}
