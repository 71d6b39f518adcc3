import { randomUUID } from 'node:crypto'
import type { billingApi, Checkout } from '@mallama/contracts/billing'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, invalidInput, notFound } from '@mallama/contracts/errors'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { and, desc, eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'
import { billingCheckouts } from './billing.table.ts'
import { accountOf, ownAccount, paymentsOf, type CheckoutRow, type Desk } from './desk.ts'
import type { Begun } from './port.ts'
import { shownWithoutAccount } from './shown.ts'
import { sync } from './sync.ts'

/** Tabs that change their mind about the plan at the same time. */
const TRIES = 5
/** More than anyone needs to make up their mind; each is a payment at the provider, and is read again at every look. */
const perHour = quota('checkouts', 30, 60 * 60 * 1000)

/** Begins to pay for a plan. Whatever was begun and fits is gone on with: one person, one open payment. */
export async function createSubscription(
  desk: Desk,
  ctx: Own,
  input: Input<typeof billingApi.createSubscription>,
): Promise<Checkout> {
  const payments = paymentsOf(desk)
  const plan = planOf(payments.prices, input ?? {})
  if (!(await accountOf(desk, ctx.actor.id)) && shownWithoutAccount(ctx.actor).status !== 'none')
    throw conflict('You already have a plan.')
  const { id, customerId } = await ownAccount(desk, ctx)
  const account = (await sync(desk, id))!
  refuseSecond(account.standing?.plan ?? null, plan)

  for (let tries = 0; tries < TRIES; tries++) {
    const checkout = await openCheckout(desk, id, plan)
    if (checkout.plan !== plan) {
      // Closed first: a tab that is just beginning it finds it closed, and calls off what it began by itself.
      const begunId = await close(desk, checkout)
      // What is paid in another tab meanwhile stays paid: then this one is refused.
      if (begunId) await payments.callOff(begunId)
      refuseSecond((await sync(desk, id))!.standing?.plan ?? null, plan)
      continue
    }
    const begun = checkout.providerId
      ? await payments.begun(checkout.providerId)
      : await begin(desk, ctx, checkout, customerId)
    if (begun) return answer(plan, begun)
    // It was paid, or has run out.
    refuseSecond((await sync(desk, id))!.standing?.plan ?? null, plan)
    await close(desk, checkout)
  }
  throw conflict('Another page of yours is choosing a plan. Close it and try again.')
}

function planOf(
  prices: Record<Plan, string>,
  { plan, priceId }: { plan?: Plan | undefined; priceId?: string | undefined },
) {
  if (priceId === undefined) return plan ?? 'core'
  const named = (Object.keys(prices) as Plan[]).find((one) => prices[one] === priceId)
  if (!named) throw invalidInput('priceId', 'There is no plan with this price')
  if (plan && plan !== named) throw invalidInput('plan', 'This is not the plan of that price')
  return named
}

/** Who has a plan changes it; Prime may be bought over one, and over Prime there is nothing. */
function refuseSecond(has: Plan | null, wanted: Plan): void {
  if (has === null || (wanted === 'prime' && has !== 'prime')) return
  if (has === 'prime') throw conflict('You have Prime, which includes everything.')
  throw conflict(`You already have ${plans[has].name}. Change your plan instead.`)
}

const answer = (plan: Plan, { clientSecret, renewsAt }: Begun): Checkout => ({
  clientSecret,
  kind: plan === 'prime' ? 'payment' : 'subscription',
  plan,
  amount: plans[plan].price,
  renewsAt: renewsAt === null ? null : isoAt(renewsAt),
})

/** The open checkout: this one's, or the one that another tab was quicker with. */
async function openCheckout({ db, clock }: Desk, accountId: string, plan: Plan): Promise<CheckoutRow> {
  const fresh = { id: randomUUID(), accountId, plan, createdAt: isoAt(clock()) }
  await db.insert(billingCheckouts).values(fresh).onConflictDoNothing()
  const [open] = await db
    .select()
    .from(billingCheckouts)
    .where(and(eq(billingCheckouts.accountId, accountId), eq(billingCheckouts.open, true)))
    .orderBy(desc(billingCheckouts.createdAt))
  // Closed in between by another tab: the next round opens a new one.
  return open ?? openCheckout({ db, clock } as Desk, accountId, plan)
}

async function begin(desk: Desk, ctx: Own, checkout: CheckoutRow, customer: string): Promise<Begun | null> {
  const wait = await ctx.throttle.count(desk.db, perHour, ctx.actor.id)
  refuseFor(wait, ctx.reply, 'You have begun many payments within an hour. Nothing was charged. Try again later.')
  const payments = paymentsOf(desk)
  const begun = await (checkout.plan === 'prime'
    ? payments.beginPrime(customer, checkout.id)
    : payments.beginPlan(customer, checkout.plan, checkout.id))
  // Before its secret leaves the house: nothing can be paid that is not known here, and open.
  const kept = await desk.db
    .update(billingCheckouts)
    .set({ providerId: begun.id })
    .where(and(eq(billingCheckouts.id, checkout.id), eq(billingCheckouts.open, true)))
    .returning({ id: billingCheckouts.id })
  if (kept.length > 0) return begun
  await payments.callOff(begun.id)
  return null
}

/** What had been begun by then, at the very moment of closing. */
async function close({ db }: Desk, { id }: CheckoutRow): Promise<string | null> {
  const [closed] = await db
    .update(billingCheckouts)
    .set({ open: false })
    .where(eq(billingCheckouts.id, id))
    .returning({ providerId: billingCheckouts.providerId })
  return closed?.providerId ?? null
}

/** Notes when the consent was ticked, with the payment that it is for. */
export async function agree(desk: Desk, ctx: Own, { clientSecret }: Input<typeof billingApi.agree>): Promise<null> {
  const account = await accountOf(desk, ctx.actor.id)
  const open = account && (await openOf(desk, account.id))
  const begun = open?.providerId ? await paymentsOf(desk).begun(open.providerId) : null
  if (!open || begun?.clientSecret !== clientSecret) throw notFound('There is no such payment.')
  await desk.db
    .update(billingCheckouts)
    .set({ agreedAt: isoAt(desk.clock()) })
    .where(eq(billingCheckouts.id, open.id))
  return null
}

async function openOf({ db }: Desk, accountId: string): Promise<CheckoutRow | undefined> {
  const [open] = await db
    .select()
    .from(billingCheckouts)
    .where(and(eq(billingCheckouts.accountId, accountId), eq(billingCheckouts.open, true)))
  return open
}
