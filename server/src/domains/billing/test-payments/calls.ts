import { newId, tell, type Book, type Intent, type Subscription } from './book.ts'
import { afterPayment, dropChange, end } from './time.ts'
import * as money from './money.ts'
import * as shapes from './shapes.ts'
import type { Params } from './form.ts'

/** What Stripe would refuse, in its words for it. */
export class Refused extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }
  constructor(status: number, error: { type: string; code?: string; message: string; decline_code?: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}
const invalid = (message: string, code?: string) =>
  new Refused(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })
export const missing = (what: string) =>
  new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` })

/** One call on one customer's book: `id` from the path, and the clock in seconds. */
type Call = (book: Book, id: string, params: Params, now: number) => unknown

const expandOf = ({ expand }: Params): string[] => (expand ? (Object.values(expand) as string[]) : [])
/** Of a list's entries. */
const each = (params: Params) => expandOf(params).flatMap((path) => (path.startsWith('data.') ? [path.slice(5)] : []))
const take = <T>(found: T | undefined, what: string): T => {
  if (!found) throw missing(what)
  return found
}
const whole = (value: unknown, name: string): number => {
  if (!/^-?\d+$/.test(String(value))) throw invalid(`Invalid integer: ${name}`, 'parameter_invalid_integer')
  return Number(value)
}
const monthly = (price: unknown): string => {
  const plan = money.planOf(String(price))
  if (!plan || plan === 'prime') throw invalid(`No such price: '${String(price)}'`, 'resource_missing')
  return String(price)
}
const newestFirst = <T extends { created: number; id: string }>(all: Record<string, T>): T[] =>
  Object.values(all).sort((a, b) => b.created - a.created || b.id.length - a.id.length || (b.id < a.id ? -1 : 1))

const subscribe: Call = (book, _id, params, now) => {
  const price = monthly((params['items'] as Record<string, Params>)?.['0']?.['price'])
  const id = newId(book, 'sub')
  const until = money.periodEnd(now, now)
  const sub: Subscription = {
    id,
    item: newId(book, 'si'),
    price,
    status: 'incomplete',
    created: now,
    periodStart: now,
    periodEnd: until,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: '',
    card: null,
    metadata: (params['metadata'] ?? {}) as Record<string, string>,
    pending: null,
    announced: 0,
  }
  book.subscriptions[id] = sub
  const invoice = money.newInvoice(book, sub, 'subscription_create', [money.monthLine(price, now, until)], now)
  sub.latestInvoice = invoice.id
  if (invoice.status === 'paid') sub.status = 'active'
  tell(book, now, 'customer.subscription.created', { id, object: 'subscription' })
  return shapes.subscriptionShape(book, sub, expandOf(params))
}

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

const changeSubscription: Call = (book, id, params, now) => {
  const sub = take(book.subscriptions[id], `subscription: '${id}'`)
  if (isOver(sub)) throw missing(`subscription: '${id}'`)
  if ('default_payment_method' in params) {
    const card = String(params['default_payment_method'])
    take(book.cards[card], `PaymentMethod: '${card}'`)
    sub.card = card
  }
  if ('cancel_at_period_end' in params) {
    sub.cancelAtPeriodEnd = params['cancel_at_period_end'] === 'true'
    sub.canceledAt = sub.cancelAtPeriodEnd ? now : null
  }
  // Named values are added; an empty one takes its name away.
  const metadata = { ...sub.metadata, ...(params['metadata'] as Record<string, string> | undefined) }
  sub.metadata = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''))
  const price = (params['items'] as Record<string, Params> | undefined)?.['0']?.['price']
  if (price !== undefined) changePrice(book, sub, monthly(price), params, now)
  tell(book, now, 'customer.subscription.updated', { id, object: 'subscription' })
  return shapes.subscriptionShape(book, sub, expandOf(params))
}

function changePrice(book: Book, sub: Subscription, price: string, params: Params, now: number): void {
  if (sub.status !== 'active') throw invalid('The subscription cannot be changed while a payment is missing.')
  if (sub.pending) dropChange(book, sub)
  const at = params['proration_date'] === undefined ? now : whole(params['proration_date'], 'proration_date')
  if (at < sub.periodStart || at > sub.periodEnd) throw invalid('proration_date must be within the current period.')
  const invoice = money.newInvoice(book, sub, 'subscription_update', money.changeLines(sub, price, at), now)
  if (invoice.status === 'open') {
    const intent = book.intents[invoice.intent!]!
    invoice.attempts++
    money.charge(book, intent, sub.card!, 'owner', now)
  }
  if ((invoice.status as string) === 'paid') {
    sub.price = price
    sub.latestInvoice = invoice.id
    return
  }
  if (params['payment_behavior'] !== 'pending_if_incomplete') {
    money.voidInvoice(book, invoice)
    throw new Refused(402, { type: 'card_error', ...book.intents[invoice.intent!]!.error! })
  }
  sub.pending = { price, invoice: invoice.id, expires: now + 23 * 3_600, proratedAt: at }
}

const preview: Call = (book, _id, params, now) => {
  const id = String(params['subscription'])
  const sub = take(book.subscriptions[id], `subscription: '${id}'`)
  if (isOver(sub)) throw invalid('The subscription has ended.', 'invoice_upcoming_none')
  const details = (params['subscription_details'] ?? {}) as Params
  const price = (details['items'] as Record<string, Params> | undefined)?.['0']?.['price']
  const at = details['proration_date'] === undefined ? now : whole(details['proration_date'], 'proration_date')
  const isChange = price !== undefined || details['cancel_now'] === 'true'
  if (!isChange && sub.cancelAtPeriodEnd) throw invalid('No upcoming invoices.', 'invoice_upcoming_none')
  const lines = isChange
    ? money.changeLines(sub, price === undefined ? null : monthly(price), at)
    : [money.monthLine(sub.price, sub.periodEnd, money.periodEnd(sub.created, sub.periodEnd))]
  const total = money.totalOf(lines)
  const { due } = money.settled(total, book.balance)
  return shapes.invoiceShape(
    book,
    {
      id: `upcoming_${sub.id}`,
      number: '',
      subscription: sub.id,
      status: 'open',
      reason: 'subscription_update',
      created: isChange ? now : sub.periodEnd,
      paidAt: null,
      total,
      due,
      startingBalance: book.balance,
      lines,
      intent: null,
      attempts: 0,
      nextAttempt: isChange ? null : sub.periodEnd,
    },
    [],
  )
}

const payInvoice: Call = (book, id, params, now) => {
  const invoice = take(book.invoices[id], `invoice: '${id}'`)
  if (invoice.status !== 'open') throw invalid('Invoice is already paid', 'invoice_already_paid')
  const sub = book.subscriptions[invoice.subscription]!
  const intent = book.intents[invoice.intent!]!
  const card = String(params['payment_method'] ?? sub.card)
  take(book.cards[card], `PaymentMethod: '${card}'`)
  money.charge(book, intent, card, params['off_session'] === 'false' ? 'owner' : 'renewal', now)
  if (intent.status !== 'succeeded')
    throw new Refused(402, {
      type: 'card_error',
      ...(intent.error ?? { code: 'invoice_payment_intent_requires_action', message: 'This payment requires action.' }),
    })
  afterPayment(book, invoice, card, now)
  return shapes.invoiceShape(book, invoice, expandOf(params))
}

const voidOne: Call = (book, id, params, now) => {
  const invoice = take(book.invoices[id], `invoice: '${id}'`)
  if (invoice.status !== 'open') throw invalid('You can only void an open invoice.', 'invoice_not_open')
  const sub = book.subscriptions[invoice.subscription]!
  money.voidInvoice(book, invoice)
  if (sub.pending?.invoice === id) sub.pending = null
  else if (sub.status === 'incomplete') Object.assign(sub, { status: 'incomplete_expired', endedAt: now })
  tell(book, now, 'customer.subscription.updated', { id: sub.id, object: 'subscription' })
  return shapes.invoiceShape(book, invoice, expandOf(params))
}

const newIntent =
  (kind: Intent['kind']): Call =>
  (book, _id, params, now) => {
    const amount = kind === 'payment' ? whole(params['amount'], 'amount') : 0
    const metadata = (params['metadata'] ?? {}) as Record<string, string>
    return shapes.intentShape(
      book,
      money.newIntent(book, kind, amount, { invoice: null, metadata }, now),
      expandOf(params),
    )
  }
const oneIntent: Call = (book, id, params) =>
  shapes.intentShape(book, take(book.intents[id], `intent: '${id}'`), expandOf(params))

const cancelIntent: Call = (book, id, params) => {
  const intent = take(book.intents[id], `payment_intent: '${id}'`)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid('This PaymentIntent could not be canceled.', 'payment_intent_unexpected_state')
  intent.status = 'canceled'
  return shapes.intentShape(book, intent, expandOf(params))
}

const makeRefund: Call = (book, _id, params, now) => {
  const id = String(params['payment_intent'])
  const intent = take(book.intents[id], `payment_intent: '${id}'`)
  if (!intent.charge) throw invalid('This PaymentIntent does not have a successful charge to refund.')
  const { dispute } = intent.charge
  if (dispute && dispute.status !== 'won') throw invalid('This charge is disputed.', 'charge_disputed')
  const left = intent.amount - money.refunded(intent.charge)
  const amount = params['amount'] === undefined ? left : whole(params['amount'], 'amount')
  if (left === 0) throw invalid('Charge has already been refunded.', 'charge_already_refunded')
  if (amount < 1 || amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge')
  const metadata = (params['metadata'] ?? {}) as Record<string, string>
  return shapes.refundShape(intent, intent.charge, money.refund(book, intent, amount, metadata, now))
}

const chargeOf = (book: Book, params: Params) => {
  const intent = book.intents[String(params['payment_intent'])]
  return intent?.charge ? { intent, charge: intent.charge } : null
}

/** By method and path; `:id` may be any. */
export const calls: Record<string, Call> = {
  'DELETE /v1/customers/:id': (book, _id, _params, now) => {
    for (const sub of Object.values(book.subscriptions)) if (!isOver(sub)) end(book, sub, now)
    book.deleted = true
    return { id: book.customer, object: 'customer', deleted: true }
  },
  'GET /v1/customers/:id': (book) => shapes.customerShape(book),
  'GET /v1/test_helpers/test_clocks/:id': (book, _id, _params, now) => shapes.clockShape(book, now),
  'POST /v1/customers/:id/balance_transactions': (book, _id, params) => {
    const amount = whole(params['amount'], 'amount')
    book.balance += amount
    return shapes.balanceShape(book, amount)
  },
  'POST /v1/subscriptions': subscribe,
  'GET /v1/subscriptions': (book, _id, params) =>
    shapes.listShape(
      newestFirst(book.subscriptions)
        .filter((sub) => params['status'] === 'all' || !isOver(sub))
        .map((sub) => shapes.subscriptionShape(book, sub, each(params))),
      '/v1/subscriptions',
    ),
  'GET /v1/subscriptions/:id': (book, id, params) =>
    shapes.subscriptionShape(book, take(book.subscriptions[id], `subscription: '${id}'`), expandOf(params)),
  'POST /v1/subscriptions/:id': changeSubscription,
  'DELETE /v1/subscriptions/:id': (book, id, params, now) => {
    const sub = take(book.subscriptions[id], `subscription: '${id}'`)
    if (isOver(sub)) throw missing(`subscription: '${id}'`)
    end(book, sub, now)
    return shapes.subscriptionShape(book, sub, expandOf(params))
  },
  'GET /v1/invoices': (book, _id, params) =>
    shapes.listShape(
      newestFirst(book.invoices)
        .filter(({ status }) => params['status'] === undefined || status === params['status'])
        .map((invoice) => shapes.invoiceShape(book, invoice, each(params))),
      '/v1/invoices',
    ),
  'GET /v1/invoices/:id': (book, id, params) =>
    shapes.invoiceShape(book, take(book.invoices[id], `invoice: '${id}'`), expandOf(params)),
  'POST /v1/invoices/:id/pay': payInvoice,
  'POST /v1/invoices/:id/void': voidOne,
  'POST /v1/invoices/create_preview': preview,
  'POST /v1/payment_intents': newIntent('payment'),
  'GET /v1/payment_intents/:id': oneIntent,
  'POST /v1/payment_intents/:id/cancel': cancelIntent,
  'POST /v1/setup_intents': newIntent('setup'),
  'GET /v1/setup_intents/:id': oneIntent,
  'GET /v1/charges': (book, _id, params) =>
    shapes.listShape(
      newestFirst(book.intents)
        .filter(({ charge }) => charge !== null && params['customer'] === book.customer)
        .map((intent) => shapes.chargeShape(book, intent, intent.charge!)),
      '/v1/charges',
    ),
  'POST /v1/refunds': makeRefund,
  'GET /v1/refunds': (book, _id, params) => {
    const found = chargeOf(book, params)
    const data = found?.charge.refunds.map((one) => shapes.refundShape(found.intent, found.charge, one)) ?? []
    return shapes.listShape(data, '/v1/refunds')
  },
  'GET /v1/disputes': (book, _id, params) => {
    const found = chargeOf(book, params)
    return shapes.listShape(
      found?.charge.dispute ? [shapes.disputeShape(found.intent, found.charge)] : [],
      '/v1/disputes',
    )
  },
}
