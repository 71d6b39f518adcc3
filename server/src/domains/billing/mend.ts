import { eq } from 'drizzle-orm'
import { billingAccounts } from './billing.table.ts'
import { paymentsOf, type AccountRow, type Desk } from './desk.ts'
import type { Books, Payment, PlanAtProvider, PrimeAtProvider } from './port.ts'
import { livePlans, primeOf } from './standing.ts'

/**
 * Puts right what must not stay: a withdrawal that was stopped halfway, a plan beside Prime, a second plan. Each step can
 * be done again from wherever it stopped. True when something was done and the books are to be read again.
 */
export async function mend(desk: Desk, account: AccountRow, books: Books): Promise<boolean> {
  if (account.withdrawnAt) return finishWithdrawal(desk, account, books)
  const live = livePlans(books).sort((a, b) => a.created - b.created)
  const prime = primeOf(books)
  if (prime && live.length > 0) {
    for (const plan of live) await endForPrime(desk, books, plan, prime)
    return true
  }
  // The first one stays. It takes a provider's failure to get here; nobody pays for it.
  for (const plan of live.slice(1)) {
    desk.log.error({ account: account.id }, 'a second subscription was ended and paid back')
    await payBack(desk, paymentsFor(books, plan.id), Infinity, `second:${plan.id}`)
    await paymentsOf(desk).endNow(plan.id)
  }
  return live.length > 1
}

const paymentsFor = ({ payments }: Books, subscription: string | null): Payment[] =>
  payments.filter((payment) => payment.subscription === subscription)

/** What of a plan Prime pays back: what is not used of the running period, if it was paid. */
export async function backForPrime(desk: Desk, plan: PlanAtProvider, atMs: number): Promise<number> {
  if (plan.status === 'past_due') return 0
  const at = Math.floor(Math.min(Math.max(atMs, plan.periodStart), plan.periodEnd) / 1000)
  const { total } = await paymentsOf(desk).previewEnd(plan, at)
  return Math.max(0, -total)
}

async function endForPrime(desk: Desk, books: Books, plan: PlanAtProvider, { paidAt }: PrimeAtProvider): Promise<void> {
  const paid = paymentsFor(books, plan.id)
  const back = plan.created > paidAt! ? Infinity : await backForPrime(desk, plan, paidAt!)
  const already = paid.reduce((sum, { refunded }) => sum + refunded, 0)
  await payBack(desk, paid, back - already, `prime:${plan.id}`)
  await paymentsOf(desk).endNow(plan.id)
}

/** The newest payment first, as much as is left of each. The key changes with what was given back before. */
async function payBack(desk: Desk, payments: Payment[], amount: number, reason: string): Promise<void> {
  let left = amount
  for (const { payment, amount: paid, refunded } of payments) {
    const now = Math.min(left, paid - refunded)
    if (!payment || now <= 0) continue
    await paymentsOf(desk).refund(payment, now, `${reason}:${payment}:${refunded}`)
    left -= now
  }
}

async function finishWithdrawal(desk: Desk, { id, withdrawnAt }: AccountRow, books: Books): Promise<boolean> {
  const before = Date.parse(withdrawnAt!)
  const prime = primeOf(books)
  const contracts = [
    ...livePlans(books).filter(({ created }) => created <= before),
    ...(prime && prime.paidAt! <= before ? [prime] : []),
  ]
  for (const contract of contracts) {
    const isPrime = contract === prime
    const paid = paymentsFor(books, isPrime ? null : contract.id).filter((one) => !isPrime || one.id === contract.id)
    await payBack(desk, paid, Infinity, `withdrawal:${contract.id}`)
    if (!isPrime) await paymentsOf(desk).endNow(contract.id)
  }
  await desk.db.update(billingAccounts).set({ withdrawnAt: null }).where(eq(billingAccounts.id, id))
  return true
}
