import type { billingApi, ChangePreview } from '@mallama/contracts/billing'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { SHARES_RESOLVED_CONFLICTS } from '@mallama/contracts/access'
import { conflict, invalidInput } from '@mallama/contracts/errors'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { accountOf, checkoutsOf, paymentsOf, primesOf, type AccountRow, type Desk } from './desk.ts'
import { backForPrime } from './mend.ts'
import type { PlanAtProvider } from './port.ts'
import { cardShown, shown } from './shown.ts'
import { dollars } from './receipts.ts'
import { livePlans, subscriptionTypes } from './standing.ts'
import { sync } from './sync.ts'

/** A preview holds for so long: its price is that of a second, which must not lie far back. */
const HOLDS_S = 3_600

interface Running {
  account: AccountRow
  plan: PlanAtProvider
  credit: number
  /** The second for which a change is counted: by the provider's clock, and within the paid period. */
  at: number
}

async function running(desk: Desk, ctx: Own): Promise<Running> {
  const found = await accountOf(desk, ctx.actor.id)
  const account = found && (await sync(desk, found.id))
  if (!account?.customerId) throw conflict('You have no plan to change. Choose one first.')
  if (account.standing?.state === 'prime') throw conflict('You have Prime, which includes everything.')
  const books = await paymentsOf(desk).read(account.customerId, primesOf(await checkoutsOf(desk.db, account.id)))
  const [plan] = livePlans(books)
  if (!plan?.plan) throw conflict('You have no plan to change. Choose one first.')
  const now = books.now ?? desk.clock()
  const at = Math.floor(Math.min(Math.max(now, plan.periodStart), plan.periodEnd) / 1000)
  return { account, plan, credit: books.credit, at }
}

function refuseChange({ plan, status, endsAt }: PlanAtProvider, to: Plan): void {
  if (plan === to) throw conflict(`You already have ${plans[to].name}.`)
  if (status === 'past_due') throw conflict('A payment is missing. Pay it with another card, then change.')
  if (endsAt !== null && to !== 'prime') throw conflict('Your plan is canceled. Resume it, then change.')
}

export async function previewChange(
  desk: Desk,
  ctx: Own,
  { plan: to }: Input<typeof billingApi.previewChange>,
): Promise<ChangePreview> {
  const { account, plan, credit: left, at } = await running(desk, ctx)
  if (to !== 'prime' || plan.plan === to) refuseChange(plan, to)
  const card = cardShown(account.standing?.card ?? null, desk.clock())
  const sharing = sharingOf(plan.plan!, to)
  if (to === 'prime') {
    // What is left of a downgrade goes back with what is not used.
    const back = dollars((await backForPrime(desk, plan, at * 1000)) + left)
    const lines = [{ description: 'Prime, paid once', amount: plans.prime.price }]
    const dueToday = plans.prime.price
    return { plan: to, prorationDate: at, lines, dueToday, credit: 0, refund: back, next: null, sharing, card }
  }
  const { lines, due, credit } = await paymentsOf(desk).previewChange(plan, to, at)
  return {
    plan: to,
    prorationDate: at,
    lines: lines.map(({ description, amount }) => ({ description, amount: dollars(amount) })),
    dueToday: dollars(due),
    credit: dollars(credit),
    refund: 0,
    next: { amount: dollars(Math.max(0, plans[to].price * 100 - credit)), at: isoAt(plan.periodEnd) },
    sharing,
    card,
  }
}

function sharingOf(from: Plan, to: Plan): ChangePreview['sharing'] {
  const [before, after] = [from, to].map((plan) => SHARES_RESOLVED_CONFLICTS[subscriptionTypes[plan]])
  return before === after ? 'same' : after ? 'starts' : 'stops'
}

export async function changeSubscription(
  desk: Desk,
  ctx: Own,
  { plan: to, prorationDate }: Input<typeof billingApi.changeSubscription>,
): Promise<Output<typeof billingApi.changeSubscription>> {
  if (to === 'prime') throw invalidInput('plan', 'Prime is paid once: buy it at the checkout')
  const { account, plan, at: now } = await running(desk, ctx)
  // A second click finds the plan it asked for.
  if (plan.plan === to) return { status: await shown(desk.db, account, desk.clock()), clientSecret: null }
  refuseChange(plan, to)
  if (prorationDate > now || prorationDate < now - HOLDS_S || prorationDate * 1000 < plan.periodStart)
    throw conflict('This preview has run out. Look at the new one.')
  // With the invoice that stands: the same change a second time, after one back, is another change.
  const key = `${plan.id}:${plan.invoice}:${to}:${prorationDate}`
  const clientSecret = await paymentsOf(desk).change(plan, to, prorationDate, key)
  const after = (await sync(desk, account.id))!
  return { status: await shown(desk.db, after, desk.clock()), clientSecret }
}
