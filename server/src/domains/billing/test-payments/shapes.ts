import { plans } from '@mallama/contracts/plans'
import { secretOf, type Book, type Charge, type Intent, type Invoice, type Line, type Subscription } from './book.ts'
import { cardOf } from './cards.ts'
import { centsOf, planOf, refunded } from './money.ts'

/** Answers in Stripe's shapes, with what our adapter may read of them. */
export type Expand = readonly string[]

/** What is asked to be expanded under a field; null: only its id. */
const under = (expand: Expand, field: string): Expand | null =>
  expand.some((path) => path === field || path.startsWith(`${field}.`))
    ? expand.filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1))
    : null

const always = { livemode: false }

export const listShape = <T>(data: T[], url: string) => ({ object: 'list', data, has_more: false, url })

const clockOf = (book: Book) => `clock_${book.customer.slice(4)}x0`

export const clockShape = (book: Book, now: number) => ({
  id: clockOf(book),
  object: 'test_helpers.test_clock',
  created: book.created,
  frozen_time: now,
  status: 'ready',
  ...always,
})

export const customerShape = (book: Book) => ({
  id: book.customer,
  object: 'customer',
  balance: book.balance,
  created: book.created,
  // A clock that was moved is Stripe's test clock.
  test_clock: book.ahead > 0 ? clockOf(book) : null,
  metadata: book.metadata,
  ...always,
})

export const balanceShape = (book: Book, amount: number) => ({
  id: `cbtxn_${book.customer.slice(4)}`,
  object: 'customer_balance_transaction',
  amount,
  customer: book.customer,
  ending_balance: book.balance,
  ...always,
})

export function priceShape(id: string) {
  const plan = planOf(id)!
  const isMonthly = plans[plan].interval === 'month'
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    product: `prod_test_${plan}`,
    recurring: isMonthly ? { interval: 'month', interval_count: 1, usage_type: 'licensed' } : null,
    type: isMonthly ? 'recurring' : 'one_time',
    unit_amount: centsOf(id),
    metadata: {},
    ...always,
  }
}

export function cardShape(book: Book, id: string) {
  const held = book.cards[id]!
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer: book.customer,
    card: {
      brand: 'visa',
      last4: cardOf(held.card).number.slice(-4),
      exp_month: held.expMonth,
      exp_year: held.expYear,
    },
    ...always,
  }
}

export function subscriptionShape(book: Book, sub: Subscription, expand: Expand) {
  const latest = sub.pending?.invoice ?? sub.latestInvoice
  const invoice = under(expand, 'latest_invoice')
  const isCardWanted = under(expand, 'default_payment_method')
  const item = {
    id: sub.item,
    object: 'subscription_item',
    created: sub.created,
    current_period_start: sub.periodStart,
    current_period_end: sub.periodEnd,
    metadata: {},
    price: priceShape(sub.price),
    quantity: 1,
    subscription: sub.id,
  }
  return {
    id: sub.id,
    object: 'subscription',
    cancel_at: sub.cancelAtPeriodEnd ? sub.periodEnd : null,
    cancel_at_period_end: sub.cancelAtPeriodEnd,
    canceled_at: sub.canceledAt,
    created: sub.created,
    currency: 'usd',
    customer: book.customer,
    default_payment_method: sub.card && isCardWanted ? cardShape(book, sub.card) : sub.card,
    ended_at: sub.endedAt,
    items: listShape([item], '/v1/subscription_items'),
    latest_invoice: invoice ? invoiceShape(book, book.invoices[latest]!, invoice) : latest,
    metadata: sub.metadata,
    pending_update: sub.pending
      ? { expires_at: sub.pending.expires, subscription_items: [{ ...item, price: priceShape(sub.pending.price) }] }
      : null,
    start_date: sub.created,
    status: sub.status,
    ...always,
  }
}

const lineShape = (line: Line, at: number, invoice: Pick<Invoice, 'id' | 'subscription'>) => ({
  id: `il_${invoice.id.slice(3)}l${at}`,
  object: 'line_item',
  amount: line.amount,
  currency: 'usd',
  description: line.description,
  invoice: invoice.id,
  period: { start: line.from, end: line.to },
  pricing: { type: 'price_details', price_details: { price: line.price, product: `prod_test_${planOf(line.price)}` } },
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: { proration: line.proration, subscription: invoice.subscription },
  },
  quantity: 1,
  ...always,
})

export function invoiceShape(book: Book, invoice: Invoice, expand: Expand) {
  const payments = under(expand, 'payments')
  const intent = invoice.intent ? book.intents[invoice.intent] : undefined
  const paidBy = payments && under(payments, 'data.payment.payment_intent')
  const isPaid = invoice.status === 'paid'
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.due,
    amount_paid: isPaid ? invoice.due : 0,
    amount_remaining: isPaid ? 0 : invoice.due,
    attempt_count: invoice.attempts,
    billing_reason: invoice.reason,
    created: invoice.created,
    currency: 'usd',
    customer: book.customer,
    ending_balance: Math.min(0, invoice.total + invoice.startingBalance),
    hosted_invoice_url: null,
    lines: listShape(
      invoice.lines.map((line, at) => lineShape(line, at, invoice)),
      `/v1/invoices/${invoice.id}/lines`,
    ),
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
    },
    period_start: invoice.created,
    period_end: invoice.created,
    starting_balance: invoice.startingBalance,
    status: invoice.status,
    status_transitions: { finalized_at: invoice.created, paid_at: invoice.paidAt },
    subtotal: invoice.total,
    total: invoice.total,
    ...(under(expand, 'confirmation_secret')
      ? {
          confirmation_secret:
            intent && invoice.status === 'open' ? { client_secret: secretOf(intent.id), type: 'payment_intent' } : null,
        }
      : {}),
    ...(payments
      ? {
          payments: listShape(
            intent
              ? [
                  {
                    id: `inpay_${intent.id.slice(3)}`,
                    object: 'invoice_payment',
                    amount_paid: isPaid ? invoice.due : null,
                    amount_requested: invoice.due,
                    created: invoice.created,
                    currency: 'usd',
                    invoice: invoice.id,
                    is_default: true,
                    payment: {
                      type: 'payment_intent',
                      payment_intent: paidBy ? intentShape(book, intent, paidBy) : intent.id,
                    },
                    status: isPaid ? 'paid' : invoice.status === 'open' ? 'open' : 'canceled',
                    ...always,
                  },
                ]
              : [],
            '/v1/invoice_payments',
          ),
        }
      : {}),
    ...always,
  }
}

export function intentShape(book: Book, intent: Intent, expand: Expand) {
  const charge = under(expand, 'latest_charge')
  const card = under(expand, 'payment_method')
  return {
    id: intent.id,
    object: intent.kind === 'payment' ? 'payment_intent' : 'setup_intent',
    ...(intent.kind === 'payment'
      ? {
          amount: intent.amount,
          amount_received: intent.status === 'succeeded' ? intent.amount : 0,
          currency: 'usd',
          last_payment_error: intent.error ? { type: 'card_error', ...intent.error } : null,
          latest_charge:
            intent.charge && charge ? chargeShape(book, intent, intent.charge) : (intent.charge?.id ?? null),
        }
      : { last_setup_error: intent.error ? { type: 'card_error', ...intent.error } : null, usage: 'off_session' }),
    client_secret: secretOf(intent.id),
    created: intent.created,
    customer: book.customer,
    metadata: intent.metadata,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    payment_method: intent.card && card ? cardShape(book, intent.card) : intent.card,
    payment_method_types: ['card'],
    status: intent.status,
    ...always,
  }
}

export const chargeShape = (book: Book, intent: Intent, charge: Charge) => ({
  id: charge.id,
  object: 'charge',
  amount: intent.amount,
  amount_refunded: refunded(charge),
  created: charge.created,
  currency: 'usd',
  customer: book.customer,
  disputed: charge.dispute !== null,
  paid: true,
  payment_intent: intent.id,
  receipt_url: null,
  refunded: refunded(charge) === intent.amount,
  status: 'succeeded',
  metadata: {},
  ...always,
})

export const refundShape = (intent: Intent, charge: Charge, one: Charge['refunds'][number]) => ({
  id: one.id,
  object: 'refund',
  amount: one.amount,
  charge: charge.id,
  created: one.created,
  currency: 'usd',
  payment_intent: intent.id,
  status: one.status,
  metadata: one.metadata ?? {},
})

export const disputeShape = (intent: Intent, charge: Charge) => ({
  id: charge.dispute!.id,
  object: 'dispute',
  amount: intent.amount,
  charge: charge.id,
  created: charge.dispute!.created,
  currency: 'usd',
  payment_intent: intent.id,
  reason: 'general',
  status: charge.dispute!.status,
  metadata: {},
  ...always,
})
