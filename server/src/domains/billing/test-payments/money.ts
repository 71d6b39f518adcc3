import { dateWritten } from '@mallama/contracts/written-dates'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { newId, tell, type Book, type Charge, type Intent, type Invoice, type Line, type Subscription } from './book.ts'
import { cardOf, mustApprove, notApproved, ranOut, type TestCard } from './cards.ts'

export const DAY = 86_400

/** The prices of test payments. Core's begins as the product's own always did. */
export const testPrices: Record<Plan, string> = {
  core: 'price_1RVZzHtestCore10',
  plus: 'price_1RVZzHtestPlus20',
  prime: 'price_1RVZzHtestPrime100',
}
export const planOf = (price: string): Plan | undefined =>
  (Object.keys(testPrices) as Plan[]).find((plan) => testPrices[plan] === price)
export const centsOf = (price: string): number => plans[planOf(price)!].price * 100

/** The same day of a later month, or its last. */
export function monthsAfter(start: number, months: number): number {
  const from = new Date(start * 1000)
  const day = new Date(start * 1000)
  day.setUTCDate(1)
  day.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(from.getUTCDate(), last))
  return day.getTime() / 1000
}

/** The end of the period that begins at `from`, kept on the day on which it was first paid. */
export function periodEnd(anchor: number, from: number): number {
  for (let months = 1; ; months++) {
    const end = monthsAfter(anchor, months)
    if (end > from) return end
  }
}

const dayName = (seconds: number) => dateWritten(seconds * 1000, { month: 'short', zone: 'UTC' })
const nameOf = (price: string) => plans[planOf(price)!].name

export const monthLine = (price: string, from: number, to: number): Line => ({
  description: `1 × ${nameOf(price)} (at $${(centsOf(price) / 100).toFixed(2)} / month)`,
  amount: centsOf(price),
  price,
  from,
  to,
  proration: false,
})

/** What of a period is not used and given back, and what the new price costs for the rest of it. */
export function changeLines(sub: Subscription, price: string | null, at: number): Line[] {
  const share = Math.max(0, sub.periodEnd - at) / (sub.periodEnd - sub.periodStart)
  const part = (which: string, sign: 1 | -1, what: string): Line => ({
    description: `${what} on ${nameOf(which)} after ${dayName(at)}`,
    amount: sign * Math.round(centsOf(which) * share),
    price: which,
    from: at,
    to: sub.periodEnd,
    proration: true,
  })
  return [part(sub.price, -1, 'Unused time'), ...(price ? [part(price, 1, 'Remaining time')] : [])]
}

export const totalOf = (lines: Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
/** What is to be paid of a total, and the credit that is left: as Stripe counts, credit is below zero. */
export const settled = (total: number, balance: number) => ({
  due: Math.max(0, total + balance),
  left: Math.min(0, total + balance),
})

export function newInvoice(
  book: Book,
  sub: Pick<Subscription, 'id'>,
  reason: Invoice['reason'],
  lines: Line[],
  now: number,
): Invoice {
  const total = totalOf(lines)
  const { due, left } = settled(total, book.balance)
  const id = newId(book, 'in')
  const number = `TEST-${String(Object.keys(book.invoices).length + 1).padStart(4, '0')}`
  const invoice: Invoice = {
    id,
    number,
    subscription: sub.id,
    status: 'open',
    reason,
    created: now,
    paidAt: null,
    total,
    due,
    startingBalance: book.balance,
    lines,
    intent: null,
    attempts: 0,
    nextAttempt: null,
  }
  book.invoices[id] = invoice
  book.balance = left
  if (due === 0) paid(book, invoice, now)
  else invoice.intent = newIntent(book, 'payment', due, { invoice: id, metadata: {} }, now).id
  return invoice
}

export function newIntent(
  book: Book,
  kind: Intent['kind'],
  amount: number,
  about: Pick<Intent, 'invoice' | 'metadata'>,
  now: number,
): Intent {
  const id = newId(book, kind === 'payment' ? 'pi' : 'seti')
  const fresh = { id, kind, amount, created: now, card: null, error: null, charge: null, ...about }
  return (book.intents[id] = { ...fresh, status: 'requires_payment_method' })
}

function paid(book: Book, invoice: Invoice, now: number): void {
  Object.assign(invoice, { status: 'paid', paidAt: now, nextAttempt: null })
  tell(book, now, 'invoice.paid', { id: invoice.id, object: 'invoice' })
}

/** A void invoice takes no credit. */
export function voidInvoice(book: Book, invoice: Invoice): void {
  invoice.status = 'void'
  invoice.nextAttempt = null
  book.balance = invoice.startingBalance
  const intent = invoice.intent ? book.intents[invoice.intent] : undefined
  if (intent && intent.status !== 'succeeded') intent.status = 'canceled'
}

export function newCard(book: Book, card: TestCard, now: number): string {
  const id = newId(book, 'pm')
  const month = new Date(now * 1000)
  const [expYear, expMonth] = card.runsOut ? [month.getUTCFullYear(), month.getUTCMonth() + 1] : [2034, 12]
  book.cards[id] = { id, card: card.id, expYear, expMonth, approved: false }
  return id
}

/** Tries to take the money (or, of a setup, to save the card). `by`: whether its owner looks on, and what they answered. */
export function charge(
  book: Book,
  intent: Intent,
  cardId: string,
  by: 'renewal' | 'owner' | 'approved' | 'failed',
  now: number,
) {
  const held = book.cards[cardId]!
  const card = cardOf(held.card)
  const isLater = by === 'renewal'
  const hasRunOut = now * 1000 >= Date.UTC(held.expYear, held.expMonth, 1)
  const refusal =
    by === 'failed'
      ? notApproved
      : hasRunOut
        ? ranOut
        : isLater
          ? (card.later ?? card.now ?? (card.asks === 'always' ? mustApprove : undefined))
          : card.now
  intent.card = cardId
  if (refusal) {
    intent.error = refusal
    intent.status = refusal === mustApprove ? 'requires_action' : 'requires_payment_method'
    if (intent.kind === 'payment')
      tell(book, now, 'payment_intent.payment_failed', { id: intent.id, object: 'payment_intent' })
    return
  }
  if (by === 'owner' && (card.asks === 'always' || (card.asks && !held.approved))) {
    intent.error = null
    intent.status = 'requires_action'
    return
  }
  held.approved ||= by === 'approved'
  intent.error = null
  intent.status = 'succeeded'
  if (intent.kind === 'setup') return
  intent.charge = newCharge(book, card, now)
  tell(book, now, 'payment_intent.succeeded', { id: intent.id, object: 'payment_intent' })
  const invoice = intent.invoice ? book.invoices[intent.invoice] : undefined
  if (invoice) paid(book, invoice, now)
}

const newCharge = (book: Book, card: TestCard, now: number): Charge => ({
  id: newId(book, 'ch'),
  created: now,
  refunds: [],
  dispute: null,
  objects: card.objects ? { at: now + DAY, decided: now + 8 * DAY, as: card.objects } : null,
})

export const refunded = (charge: Charge): number =>
  charge.refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)

export function refund(book: Book, intent: Intent, amount: number, metadata: Record<string, string>, now: number) {
  const takesNone = intent.card ? cardOf(book.cards[intent.card]!.card).takesNoRefund : false
  const one = {
    id: newId(book, 're'),
    amount,
    created: now,
    metadata,
    status: 'succeeded' as const,
    failsAt: takesNone ? now + DAY : null,
  }
  intent.charge!.refunds.push(one)
  tell(book, now, 'charge.refunded', { id: intent.charge!.id, object: 'charge' })
  return one
}
