import type { Card, SubscriptionStatus } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { and, count, eq, lt, or } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { billingAccounts } from './billing.table.ts'
import type { AccountRow } from './desk.ts'
import type { HeldCard } from './port.ts'
import { dollars } from './receipts.ts'
import { subscriptionTypes, type PlanStanding } from './standing.ts'

const none: SubscriptionStatus = {
  status: 'none',
  plan: null,
  subscriptionType: 'none',
  since: null,
  nextCharge: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
  failed: null,
  card: null,
  waitlist: null,
  withdrawal: null,
  ended: null,
}

export function cardShown(card: HeldCard | null, now: number): Card | null {
  return card && { ...card, expired: now >= Date.UTC(card.expYear, card.expMonth, 1) }
}

const withdrawalShown = (standing: PlanStanding | null, now: number): SubscriptionStatus['withdrawal'] =>
  standing?.withdrawal && now < standing.withdrawal.until
    ? { until: isoAt(standing.withdrawal.until), amount: dollars(standing.withdrawal.amount) }
    : null

/** What is kept of somebody, as it is shown. */
export async function shown(db: Db, account: AccountRow, now: number): Promise<SubscriptionStatus> {
  const { standing } = account
  const lastPlan = account.endedPlan && account.endedAt ? { plan: account.endedPlan, at: account.endedAt } : null
  if (!standing || ['none', 'incomplete', 'ended'].includes(standing.state)) {
    return { ...none, ended: lastPlan, withdrawal: withdrawalShown(standing, now) }
  }
  const { plan, since, endsAt, next, failed } = standing
  const isoOrNull = (at: number | null) => (at === null ? null : isoAt(at))
  return {
    status: standing.state === 'past_due' ? 'past_due' : 'active',
    plan,
    subscriptionType: plan ? subscriptionTypes[plan] : 'none',
    since: isoOrNull(since),
    nextCharge: next && { amount: dollars(next.amount), at: isoAt(next.at) },
    cancelAtPeriodEnd: endsAt !== null,
    endsAt: isoOrNull(endsAt),
    failed: failed && {
      amount: dollars(failed.amount),
      since: isoAt(failed.since),
      reason: failed.reason,
      nextTry: isoOrNull(failed.nextTry),
    },
    card: cardShown(standing.card, now),
    waitlist: await placeOf(db, account),
    withdrawal: withdrawalShown(standing, now),
    ended: null,
  }
}

/** A demo account's plan has no books anywhere. */
export function shownWithoutAccount({ subscriptionType, stripeSubscriptionId }: Own['actor']): SubscriptionStatus {
  const plan = (Object.keys(plans) as Plan[]).find((one) => subscriptionTypes[one] === subscriptionType)
  return plan && stripeSubscriptionId ? { ...none, status: 'active', plan, subscriptionType } : none
}

/** The place in the waiting list, counted from one: whoever paid earlier comes first. */
async function placeOf(db: Db, account: AccountRow): Promise<SubscriptionStatus['waitlist']> {
  const { waitingSince, provider, livemode, id } = account
  if (!waitingSince) return null
  const { waitingSince: since, id: theirs } = billingAccounts
  const [before] = await db
    .select({ n: count() })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.provider, provider),
        eq(billingAccounts.livemode, livemode),
        or(lt(since, waitingSince), and(eq(since, waitingSince), lt(theirs, id))),
      ),
    )
  return { position: Number(before!.n) + 1, since: waitingSince }
}
