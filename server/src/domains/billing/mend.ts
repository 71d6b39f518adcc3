import { eq } from 'drizzle-orm'
import { billingAccounts } from './billing.table.ts'
import { paymentsOf, type AccountRow, type Desk } from './desk.ts'
import type { Books, Payment, PlanAtProvider, PrimeAtProvider } from './port.ts'
import { lastPlan, livePlans, primeOf } from './standing.ts'

/**
 * Puts right what must not stay: a withdrawal that was stopped halfway, a plan beside Prime, a second plan, a credit
 * without a plan. Each step can be done again from wherever it stopped. True when something was done and the books are to
 * be read again.
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
  if (live.length > 1) return true
  return live.length === 0 && books.credit > 0 && (await payBackCredit(desk, account, books))
}

/**
 * What a downgrade left goes back to the card when its plan ends: else the next plan would begin without anyone paying, or
 * the credit of a payment that was given back would be given a second time. What went back before is found by its reason.
 */
async function payBackCredit(desk: Desk, { customerId }: AccountRow, books: Books): Promise<boolean> {
  const [last] = books.plans.filter(({ endedAt }) => endedAt !== null).sort((a, b) => b.endedAt! - a.endedAt!)
  // A credit that somebody gave by hand.
  if (!last) return false
  const reason = `credit:${last.id}`
  let left = books.credit
  for (const { payment, amount, refunded, isDisputed } of paymentsFor(books, last.id)) {
    if (!payment || isDisputed || left <= 0) continue
    const before = await paymentsOf(desk).refundedFor(payment, reason)
    const now = Math.min(left - before, amount - refunded)
    if (now > 0) await paymentsOf(desk).refund(payment, now, `${reason}:${payment}:${before}`, reason)
    left -= before + Math.max(0, now)
  }
  await paymentsOf(desk).clearCredit(customerId!, books.credit, `${last.id}:${books.credit}`)
  return true
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
  for (const { payment, amount: paid, refunded, isDisputed } of payments) {
    const now = Math.min(left, paid - refunded)
    if (!payment || isDisputed || now <= 0) continue
    await paymentsOf(desk).refund(payment, now, `${reason}:${payment}:${refunded}`, reason)
    left -= now
  }
}

async function finishWithdrawal(desk: Desk, { id, withdrawnAt }: AccountRow, books: Books): Promise<boolean> {
  const before = Date.parse(withdrawnAt!)
  const prime = primeOf(books)
  const live = livePlans(books).filter(({ created }) => created <= before)
  const running = [...live, ...(prime && prime.paidAt! <= before ? [prime] : [])]
  const over = lastPlan(books, before)
  const contracts = running.length > 0 || !over || over.created > before ? running : [over]
  for (const contract of contracts) {
    const isPrime = contract === prime
    const paid = paymentsFor(books, isPrime ? null : contract.id).filter((one) => !isPrime || one.id === contract.id)
    // Of this withdrawal: one of before, whose money came back, is not taken for it.
    await payBack(desk, paid, Infinity, `withdrawal:${contract.id}:${before}`)
    if (!isPrime && contract !== over) await paymentsOf(desk).endNow(contract.id)
  }
  await desk.db.update(billingAccounts).set({ withdrawnAt: null }).where(eq(billingAccounts.id, id))
  return true
}
