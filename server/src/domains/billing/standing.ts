import type { Plan } from '@mallama/contracts/membership'
import { DAY_MS } from '@mallama/contracts/days'
import type { Books, HeldCard, PlanAtProvider, PrimeAtProvider } from './port.ts'

/** Within so many days a contract that was made at a distance can be withdrawn from (EU directive 2011/83, article 9). */
export const WITHDRAWAL_MS = 14 * DAY_MS

/** How somebody stands with the provider, as it was last read. Cents, and milliseconds since 1970. */
export interface PlanStanding {
  state: 'none' | 'incomplete' | 'active' | 'canceling' | 'past_due' | 'ended' | 'prime'
  plan: Plan | null
  /** What access stands on: the subscription, or Prime's payment. */
  id: string | null
  since: number | null
  endsAt: number | null
  next: { amount: number; at: number } | null
  failed: PlanAtProvider['failed']
  /** The overdue invoice. */
  invoice: string | null
  card: HeldCard | null
  /** Canceled with its account, which was disabled. Absent in what was kept before. */
  isStopped?: boolean
  /** What a withdrawal gives back, and until when it is open: of the plan that runs, or else of the one that ended last. */
  withdrawal: { until: number; amount: number } | null
  /** `id` of what ended. */
  ended: { id: string; plan: Plan; at: number } | null
}

const nothing: PlanStanding = {
  state: 'none',
  plan: null,
  id: null,
  since: null,
  endsAt: null,
  isStopped: false,
  next: null,
  failed: null,
  invoice: null,
  card: null,
  withdrawal: null,
  ended: null,
}

const LIVE = ['active', 'trialing', 'past_due']
export const isLive = ({ status }: PlanAtProvider): boolean => LIVE.includes(status)
const isBought = ({ paidAt, isReversed }: PrimeAtProvider) => paidAt !== null && !isReversed

export const livePlans = ({ plans }: Books): PlanAtProvider[] => plans.filter(isLive)
export const primeOf = ({ primes }: Books): PrimeAtProvider | undefined =>
  primes.filter(isBought).sort((a, b) => a.paidAt! - b.paidAt!)[0]

/** The one reading of the provider's books. What it does not know gives no access. */
export function standingOf(books: Books, now: number): PlanStanding {
  const prime = primeOf(books)
  const ended = lastEnded(books, now)
  if (prime) {
    return {
      ...nothing,
      state: 'prime',
      plan: 'prime',
      id: prime.id,
      since: prime.paidAt,
      card: prime.card,
      withdrawal: withdrawalOf(books, null, prime.paidAt!, now),
    }
  }
  const [live] = livePlans(books).sort((a, b) => a.created - b.created)
  if (live) {
    const isOverdue = live.status === 'past_due'
    return {
      ...nothing,
      state: isOverdue ? 'past_due' : live.endsAt ? 'canceling' : 'active',
      plan: live.plan,
      id: live.id,
      since: live.created,
      endsAt: live.endsAt,
      isStopped: live.endsAt !== null && live.isStopped,
      next: isOverdue || live.endsAt ? null : books.next,
      failed: live.failed,
      invoice: isOverdue ? live.invoice : null,
      card: live.card,
      withdrawal: withdrawalOf(books, live.id, live.created, now),
    }
  }
  const isBegun = books.plans.some(({ status }) => status === 'incomplete')
  const over = lastPlan(books, now)
  const withdrawal = over ? withdrawalOf(books, over.id, over.created, now) : null
  return { ...nothing, state: isBegun ? 'incomplete' : ended ? 'ended' : 'none', ended, withdrawal }
}

function withdrawalOf(books: Books, plan: string | null, since: number, now: number): PlanStanding['withdrawal'] {
  const until = since + WITHDRAWAL_MS
  const amount = books.payments
    .filter(({ subscription, isDisputed }) => subscription === plan && !isDisputed)
    .reduce((sum, one) => sum + one.amount - one.refunded, 0)
  return now < until && amount > 0 ? { until, amount } : null
}

/** The plan that ended last, where nothing ended after it. Ending it takes nobody's right of withdrawal away. */
export function lastPlan(books: Books, now: number): PlanAtProvider | undefined {
  const ended = lastEnded(books, now)
  return ended ? books.plans.find(({ id }) => id === ended.id) : undefined
}

/** Canceled, and its day has come. */
export const isOver = ({ state, endsAt }: PlanStanding, now: number): boolean =>
  state === 'canceling' && endsAt !== null && now >= endsAt

export const endedStanding = (ended: NonNullable<PlanStanding['ended']>): PlanStanding => ({
  ...nothing,
  state: 'ended',
  ended,
})

/** Of everything that ran once, what ended last. What was begun and never paid did not run. */
function lastEnded({ plans, primes }: Books, now: number): PlanStanding['ended'] {
  const over = ['canceled', 'unpaid', 'paused']
  const found = [
    ...plans
      .filter(({ status }) => over.includes(status))
      .map(({ id, plan, endedAt }) => ({ id, plan: plan ?? 'core', at: endedAt ?? now })),
    ...primes
      .filter(({ paidAt, isReversed }) => paidAt !== null && isReversed)
      .map(({ id }) => ({ id, plan: 'prime' as const, at: now })),
  ]
  return found.sort((a, b) => b.at - a.at)[0] ?? null
}

export const subscriptionTypes = { core: 'regular', plus: 'premium', prime: 'prime' } as const

/** What stands on the person's own row: access comes from nothing else. */
export function rowOf({ state, plan, id }: PlanStanding) {
  const has = state === 'active' || state === 'canceling' || state === 'past_due' || state === 'prime'
  return has && plan && id
    ? { stripeSubscriptionId: id, subscriptionType: subscriptionTypes[plan] }
    : { stripeSubscriptionId: null, subscriptionType: 'none' as const }
}
