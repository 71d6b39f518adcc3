import { tell, type Book, type Intent, type Invoice, type Subscription } from './book.ts'
import { mustApprove } from './cards.ts'
import { charge, DAY, monthLine, newInvoice, periodEnd, voidInvoice } from './money.ts'

/** What was begun and not paid is called off. */
const BEGUN_FOR = 23 * 3_600
/** A charge that failed is tried again after so many days; after the last the plan ends. */
const TRIES = [3 * DAY, 7 * DAY, 14 * DAY]
const ANNOUNCED_BEFORE = 3 * DAY

type Due = { at: number; act: (at: number) => void }

/** Does what has come due by `now`, each at its own time and in its order. */
export function catchUp(book: Book, now: number): void {
  for (;;) {
    const [next] = dueOf(book)
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at)
    if (!next) return
    next.act(next.at)
  }
}

function dueOf(book: Book): Due[] {
  if (book.deleted) return []
  return [
    ...Object.values(book.subscriptions).flatMap((sub) => dueOfSubscription(book, sub)),
    ...Object.values(book.intents).flatMap((intent) => dueOfCharge(book, intent)),
  ]
}

function dueOfSubscription(book: Book, sub: Subscription): Due[] {
  const invoice = book.invoices[sub.latestInvoice]!
  const due: Due[] = []
  if (sub.status === 'incomplete')
    due.push({ at: sub.created + BEGUN_FOR, act: (at) => expire(book, sub, invoice, at) })
  if (sub.pending) due.push({ at: sub.pending.expires, act: () => dropChange(book, sub) })
  if (sub.status === 'active') {
    if (!sub.cancelAtPeriodEnd && sub.announced < sub.periodEnd)
      due.push({ at: sub.periodEnd - ANNOUNCED_BEFORE, act: (at) => announce(book, sub, at) })
    due.push({ at: sub.periodEnd, act: (at) => (sub.cancelAtPeriodEnd ? end(book, sub, at) : renew(book, sub, at)) })
  }
  if (sub.status === 'past_due' && invoice.nextAttempt)
    due.push({ at: invoice.nextAttempt, act: (at) => tryAgain(book, sub, invoice, at) })
  return due
}

const told = (book: Book, sub: Subscription, at: number) =>
  tell(book, at, 'customer.subscription.updated', { id: sub.id, object: 'subscription' })

function announce(book: Book, sub: Subscription, at: number): void {
  sub.announced = sub.periodEnd
  tell(book, at, 'invoice.upcoming', { id: sub.latestInvoice, object: 'invoice' })
}

function expire(book: Book, sub: Subscription, invoice: Invoice, at: number): void {
  voidInvoice(book, invoice)
  Object.assign(sub, { status: 'incomplete_expired', endedAt: at })
  told(book, sub, at)
}

export function dropChange(book: Book, sub: Subscription): void {
  const invoice = book.invoices[sub.pending!.invoice]!
  if (invoice.status === 'open') voidInvoice(book, invoice)
  sub.pending = null
}

/** Ends a plan. What it owes is not asked for any more. */
export function end(book: Book, sub: Subscription, at: number): void {
  if (sub.pending) dropChange(book, sub)
  const invoice = book.invoices[sub.latestInvoice]!
  if (invoice.status === 'open') voidInvoice(book, invoice)
  Object.assign(sub, { status: 'canceled', endedAt: at, canceledAt: sub.canceledAt ?? at })
  tell(book, at, 'customer.subscription.deleted', { id: sub.id, object: 'subscription' })
}

function renew(book: Book, sub: Subscription, at: number): void {
  if (sub.pending) dropChange(book, sub)
  const until = periodEnd(sub.created, at)
  Object.assign(sub, { periodStart: at, periodEnd: until })
  const invoice = newInvoice(book, sub, 'subscription_cycle', [monthLine(sub.price, at, until)], at)
  sub.latestInvoice = invoice.id
  if (invoice.status === 'open') collect(book, sub, invoice, at)
  told(book, sub, at)
}

function tryAgain(book: Book, sub: Subscription, invoice: Invoice, at: number): void {
  collect(book, sub, invoice, at)
  if (invoice.status === 'open' && invoice.nextAttempt === null) return end(book, sub, at)
  told(book, sub, at)
}

/** Charges the plan's card when nobody looks on. */
export function collect(book: Book, sub: Subscription, invoice: Invoice, at: number): void {
  const intent = book.intents[invoice.intent!]!
  invoice.attempts++
  charge(book, intent, sub.card!, 'renewal', at)
  if (intent.status === 'succeeded') {
    sub.status = 'active'
    return
  }
  sub.status = 'past_due'
  const wait = TRIES[invoice.attempts - 1]
  invoice.nextAttempt = wait === undefined ? null : invoice.created + wait
  tell(book, at, 'invoice.payment_failed', { id: invoice.id, object: 'invoice' })
  if (intent.error === mustApprove)
    tell(book, at, 'invoice.payment_action_required', { id: invoice.id, object: 'invoice' })
}

/** A payment that went through makes of its subscription what it was for. */
export function afterPayment(book: Book, invoice: Invoice, card: string | null, at: number): void {
  const sub = book.subscriptions[invoice.subscription]!
  if (sub.pending?.invoice === invoice.id) {
    sub.price = sub.pending.price
    sub.pending = null
    sub.latestInvoice = invoice.id
  } else if (sub.status === 'incomplete' || sub.status === 'past_due') {
    sub.status = 'active'
    sub.card = card ?? sub.card
  }
  told(book, sub, at)
}

function dueOfCharge(book: Book, intent: Intent): Due[] {
  const charge = intent.charge
  if (!charge) return []
  const due: Due[] = []
  for (const refund of charge.refunds) {
    if (refund.failsAt === null || refund.status === 'failed') continue
    const act = (at: number) => {
      refund.status = 'failed'
      tell(book, at, 'refund.failed', { id: refund.id, object: 'refund' })
    }
    due.push({ at: refund.failsAt, act })
  }
  const { objects, dispute } = charge
  if (objects && !dispute) {
    const act = (at: number) => {
      charge.dispute = { id: `dp_${charge.id.slice(3)}`, created: at, status: 'needs_response' }
      tell(book, at, 'charge.dispute.created', { id: charge.dispute.id, object: 'dispute' })
    }
    due.push({ at: objects.at, act })
  }
  if (objects && dispute?.status === 'needs_response') {
    const act = (at: number) => {
      dispute.status = objects.as
      tell(book, at, 'charge.dispute.closed', { id: dispute.id, object: 'dispute' })
    }
    due.push({ at: objects.decided, act })
  }
  return due
}
