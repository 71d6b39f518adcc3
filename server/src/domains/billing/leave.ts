import { dateWritten } from '@mallama/contracts/written-dates'
import type { billingApi, SubscriptionStatus } from '@mallama/contracts/billing'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { conflict, notFound } from '@mallama/contracts/errors'
import { plans } from '@mallama/contracts/plans'
import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { billingAccounts } from './billing.table.ts'
import { accountOf, paymentsOf, type AccountRow, type Desk } from './desk.ts'
import { endIfOver, knownOf } from './known.ts'
import { sendLetters, writeLetters } from './letters.ts'
import { dollars } from './receipts.ts'
import { shown, shownWithoutAccount } from './shown.ts'
import { WITHDRAWAL_MS, type PlanStanding } from './standing.ts'
import { sync } from './sync.ts'

async function standing(desk: Desk, userId: string): Promise<{ account: AccountRow; has: PlanStanding } | null> {
  const found = await accountOf(desk, userId)
  const account = found && (await sync(desk, found.id))
  return account?.standing ? { account, has: account.standing } : null
}

export async function subscriptionStatus(desk: Desk, ctx: Own): Promise<SubscriptionStatus> {
  // Without its settings the provider cannot be asked, and neither while it is down: what was read last is shown.
  const account = await (desk.payments ? accountOf(desk, ctx.actor.id) : knownOf(desk, ctx.actor))
  if (!account) return shownWithoutAccount(ctx.actor)
  if (!desk.payments) return shown(desk.db, account, desk.clock())
  const fresh = await sync(desk, account.id).catch((error: unknown) => {
    desk.log.warn({ error: (error as Error).name }, 'the payment provider could not be asked')
    return endIfOver(desk, account.id)
  })
  return shown(desk.db, fresh ?? account, desk.clock())
}

const day = (at: number) => dateWritten(at, { zone: 'UTC' })

/** At once, or when what is paid for ends. Said twice is said once. */
export async function cancelSubscription(
  desk: Desk,
  ctx: Own,
  input: Input<typeof billingApi.cancelSubscription>,
): Promise<Output<typeof billingApi.cancelSubscription>> {
  return cancelFor(desk, ctx.actor.id, input?.when ?? 'now')
}

/** `isStopped`: because the account was disabled; then it goes on when that is enabled. */
export async function cancelFor(desk: Desk, userId: string, when: 'now' | 'period_end', isStopped = false) {
  const found = await standing(desk, userId)
  if (!found?.has.id) throw conflict('There is no subscription to cancel.')
  const { account, has } = found
  const payments = paymentsOf(desk)
  if (has.state === 'prime') throw conflict('Prime was paid once and does not renew: there is nothing to cancel.')
  // What is overdue is not paid for: there is no end of a paid period to wait for.
  if (when === 'now' || has.state === 'past_due') {
    await payments.endNow(has.id!)
    const ended = (await sync(desk, account.id))?.standing?.ended
    return { message: 'Your subscription has been canceled.', endsAt: isoAt(ended?.at ?? desk.clock()) }
  }
  if (has.state !== 'canceling') await payments.endLater(has.id!, true, isStopped)
  const after = (await sync(desk, account.id))!.standing
  const endsAt = after?.endsAt ?? desk.clock()
  const name = plans[has.plan ?? 'core'].name
  return {
    message: `${name} is canceled. Nothing more is charged. You keep everything until ${day(endsAt)}.`,
    endsAt: isoAt(endsAt),
  }
}

/** An account that was disabled is enabled: what was stopped with it goes on. True where there was such a plan. */
export async function resumeStopped(desk: Desk, userId: string): Promise<boolean> {
  const found = desk.payments && (await standing(desk, userId))
  if (found?.has.state !== 'canceling' || !found.has.isStopped) return false
  await paymentsOf(desk).endLater(found.has.id!, false)
  await sync(desk, found.account.id)
  return true
}

/** Whether more will be charged, as the provider says now; null where it does not say. */
export async function renewsNow(desk: Desk, userId: string): Promise<boolean | null> {
  const found = await standing(desk, userId).catch(() => null)
  return found && (found.has.state === 'active' || found.has.state === 'past_due')
}

/** Whether there is a plan that can be canceled, as the provider says now; null where it does not say. */
export async function standsNow(desk: Desk, userId: string): Promise<boolean | null> {
  const found = await standing(desk, userId).catch(() => null)
  return found && found.has.id !== null && found.has.state !== 'prime'
}

export async function resumeSubscription(desk: Desk, ctx: Own): Promise<SubscriptionStatus> {
  const found = await standing(desk, ctx.actor.id)
  if (!found?.has.id || found.has.state === 'prime') throw conflict('There is no subscription to resume.')
  if (found.has.state === 'canceling') await paymentsOf(desk).endLater(found.has.id!, false)
  const account = (await sync(desk, found.account.id))!
  return shown(desk.db, account, desk.clock())
}

/** Within 14 days: ends at once, and everything paid for it comes back. */
export async function withdraw(desk: Desk, ctx: Own): Promise<Output<typeof billingApi.withdraw>> {
  const found = await standing(desk, ctx.actor.id)
  const open = found?.has.withdrawal
  if (!found || !open) throw conflict('There is no contract to withdraw from any more. You can still cancel.')
  const { account, has } = found
  const amount = dollars(open.amount)
  const plan = has.plan ?? has.ended?.plan ?? 'core'
  // The test payments' clock may be ahead of ours: what is withdrawn from was there before.
  const at = isoAt(Math.max(desk.clock(), open.until - WITHDRAWAL_MS))
  // Noted first: wherever it is stopped from here on, the next reading goes on with it.
  await desk.db.transaction(async (tx) => {
    const db = tx as unknown as Db
    await db.update(billingAccounts).set({ withdrawnAt: at }).where(eq(billingAccounts.id, account.id))
    const key = `withdrawn:${has.id ?? has.ended?.id}`
    const told = { plan, amount, at: isoAt(desk.clock()) }
    await writeLetters(db, account.userId, [{ key, kind: 'withdrawn', told }], desk.clock())
  })
  desk.afterwards.run('billing letters', () => sendLetters(desk))
  await sync(desk, account.id)
  const { name } = plans[plan]
  return { message: `You have withdrawn from ${name}. $${amount.toFixed(2)} goes back to your card.`, amount }
}

/** Off the waiting list, or on it again at its end. Prime stays. */
export async function setWaiting(desk: Desk, ctx: Own, isWaiting: boolean): Promise<SubscriptionStatus> {
  const found = await standing(desk, ctx.actor.id)
  if (found?.has.state !== 'prime') {
    if (shownWithoutAccount(ctx.actor).plan === 'prime') return shownWithoutAccount(ctx.actor)
    throw notFound('The waiting list is for Prime.')
  }
  const { account } = found
  if (account.leftList === isWaiting) {
    const waitingSince = isWaiting ? isoAt(desk.clock()) : null
    await desk.db
      .update(billingAccounts)
      .set({ leftList: !isWaiting, waitingSince, version: account.version + 1 })
      .where(eq(billingAccounts.id, account.id))
  }
  const after = (await sync(desk, account.id))!
  return shown(desk.db, after, desk.clock())
}
