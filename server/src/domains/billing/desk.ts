import { randomUUID } from 'node:crypto'
import { AppError } from '@mallama/contracts/errors'
import { and, eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import type { Afterwards } from '../../platform/afterwards.ts'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Live } from '../../platform/live.ts'
import type { Log } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Identity } from '../identity/identity.ts'
import { billingAccounts, billingCheckouts } from './billing.table.ts'
import type { Payments } from './port.ts'
import { UNAVAILABLE } from './stripe.ts'

/** What every call of this domain stands on. `db` is never a transaction here: the provider is asked in between. */
export interface Desk {
  env: Env
  db: Db
  clock: Clock
  log: Log
  keys: Keys
  live: Live
  mail: Mail
  identity: Identity
  afterwards: Afterwards
  /** Null while Stripe is half set. */
  payments: Payments | null
}

export type AccountRow = typeof billingAccounts.$inferSelect
export type CheckoutRow = typeof billingCheckouts.$inferSelect

export function paymentsOf({ payments }: Desk): Payments {
  if (!payments) throw new AppError('payment_unavailable', UNAVAILABLE)
  return payments
}

/** The person's account at the provider of now. Accounts at another one are of no account. */
export async function accountOf(desk: Desk, userId: string): Promise<AccountRow | undefined> {
  const { provider, livemode } = paymentsOf(desk)
  const [row] = await desk.db
    .select()
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.userId, userId),
        eq(billingAccounts.provider, provider),
        eq(billingAccounts.livemode, livemode),
      ),
    )
  return row
}

/** The same, made where there is none yet, with its customer at the provider. */
export async function ownAccount(
  desk: Desk,
  { actor }: Pick<Own, 'actor'>,
): Promise<AccountRow & { customerId: string }> {
  const { provider, livemode, makeCustomer } = paymentsOf(desk)
  const fresh = { id: randomUUID(), userId: actor.id, provider, livemode, createdAt: isoAt(desk.clock()) }
  // Two tabs that buy at once find one account, and ask for its customer under one key.
  await desk.db.insert(billingAccounts).values(fresh).onConflictDoNothing()
  const row = (await accountOf(desk, actor.id))!
  if (row.customerId) return { ...row, customerId: row.customerId }
  const customerId = await makeCustomer(row.id)
  await desk.db.update(billingAccounts).set({ customerId }).where(eq(billingAccounts.id, row.id))
  return { ...row, customerId }
}

export const checkoutsOf = (db: Db, accountId: string): Promise<CheckoutRow[]> =>
  db.select().from(billingCheckouts).where(eq(billingCheckouts.accountId, accountId))

/** Prime's payments that were ever begun, by the provider's ids. */
export const primesOf = (checkouts: CheckoutRow[]): string[] =>
  checkouts.flatMap(({ plan, providerId }) => (plan === 'prime' && providerId ? [providerId] : []))
