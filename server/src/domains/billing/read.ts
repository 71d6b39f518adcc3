import type { Plan } from '@mallama/contracts/membership'
import { plans as sold } from '@mallama/contracts/plans'
import Stripe from 'stripe'
import type { Books, HeldCard, Payment, PlanAtProvider, PrimeAtProvider } from './port.ts'

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const ms = (seconds: number) => seconds * 1000
const msOrNull = (seconds: number | null | undefined) => (seconds ? ms(seconds) : null)

/** A plan's period is its item's: a subscription has none of its own any more. */
export const periodOf = (found: Stripe.Subscription) => {
  const item = found.items.data[0]!
  return { item, start: ms(item.current_period_start), end: ms(item.current_period_end) }
}

const LIVE = ['active', 'trialing', 'past_due']
/** What a bank only asks about is no dispute yet. */
const NO_DISPUTE = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']
export const MOST = 100
export const arrived = (status: string | null) => status !== 'failed' && status !== 'canceled'

/** Kept with a subscription that was canceled because its account was disabled. */
export const STOPPED = 'account disabled'

interface Asked {
  customer: string
  primes: string[]
  planOf: (price: string) => Plan | null
}

/** Everything of one customer. Events bring no facts: they only say that it is time to read. */
export async function readBooks(stripe: Stripe, { customer, primes, planOf }: Asked): Promise<Books> {
  const [holder, subscriptions, invoices, charges, intents] = await Promise.all([
    stripe.customers.retrieve(customer),
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: MOST,
      expand: ['data.default_payment_method'],
    }),
    stripe.invoices.list({ customer, status: 'paid', limit: MOST, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: MOST }),
    Promise.all(
      primes.map((id) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })),
    ),
  ])
  const live = subscriptions.data.find(({ status }) => LIVE.includes(status))
  const [plans, next, paidOnce] = await Promise.all([
    Promise.all(subscriptions.data.map((found) => planAt(stripe, found, planOf))),
    live && !live.cancel_at_period_end && !live.cancel_at ? nextCharge(stripe, live) : null,
    Promise.all(intents.map((intent) => primeAt(stripe, intent))),
  ])
  const clock = holder.deleted ? null : idOf(holder.test_clock)
  const [charged, frozen] = await Promise.all([
    Promise.all(charges.data.map((charge) => chargedOf(stripe, charge))),
    clock ? stripe.testHelpers.testClocks.retrieve(clock) : null,
  ])
  const backOf = new Map(charged.map(({ payment, ...back }) => [payment, back]))
  return {
    plans,
    primes: paidOnce.map(({ prime }) => prime),
    payments: [
      ...invoices.data.flatMap((invoice) => paymentOf(invoice, backOf, planOf)),
      ...paidOnce.flatMap(({ payment }) => payment ?? []),
    ].toSorted((a, b) => b.at - a.at),
    next,
    // As Stripe counts, a credit is below zero.
    credit: holder.deleted ? 0 : Math.max(0, -holder.balance),
    now: frozen && ms(frozen.frozen_time),
  }
}

function heldCard(method: string | Stripe.PaymentMethod | null): HeldCard | null {
  const card = typeof method === 'string' ? null : method?.card
  if (!card) return null
  return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
}

async function planAt(stripe: Stripe, found: Stripe.Subscription, planOf: Asked['planOf']): Promise<PlanAtProvider> {
  const { item, start, end } = periodOf(found)
  const invoice = idOf(found.latest_invoice)
  return {
    id: found.id,
    item: item.id,
    plan: planOf(item.price.id) ?? planCosting(item.price.unit_amount),
    status: found.status,
    created: ms(found.start_date),
    periodStart: start,
    periodEnd: end,
    endsAt: found.cancel_at_period_end ? end : msOrNull(found.cancel_at),
    isStopped: found.metadata['stopped'] === STOPPED,
    endedAt: msOrNull(found.ended_at),
    card: heldCard(found.default_payment_method),
    invoice,
    failed: found.status === 'past_due' && invoice ? await failedCharge(stripe, invoice) : null,
  }
}

/** Who pays a price of before the settings changed keeps the plan that they pay for. */
const planCosting = (cents: number | null): Plan | null =>
  (['core', 'plus'] as const).find((plan) => sold[plan].price * 100 === cents) ?? null

async function failedCharge(stripe: Stripe, id: string): Promise<PlanAtProvider['failed']> {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] })
  const payment = invoice.payments?.data[0]?.payment.payment_intent
  const error = payment && typeof payment !== 'string' ? payment.last_payment_error : null
  return {
    amount: invoice.amount_due,
    since: ms(invoice.created),
    reason: error?.message ?? 'Your card was declined.',
    nextTry: msOrNull(invoice.next_payment_attempt),
  }
}

async function nextCharge(stripe: Stripe, live: Stripe.Subscription): Promise<Books['next']> {
  try {
    const next = await stripe.invoices.createPreview({ subscription: live.id })
    return { amount: next.amount_due, at: periodOf(live).end }
  } catch (error) {
    // Nothing comes any more.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}

async function primeAt(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<{ prime: PrimeAtProvider; payment: Payment | null }> {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const prime = {
    id: intent.id,
    status: intent.status,
    created: ms(intent.created),
    paidAt: intent.status === 'succeeded' ? ms(charge?.created ?? intent.created) : null,
    isReversed: false,
    card: heldCard(intent.payment_method),
  }
  if (intent.status !== 'succeeded' || !charge) return { prime, payment: null }
  const [refunds, isDisputed] = await Promise.all([
    charge.amount_refunded > 0 ? stripe.refunds.list({ payment_intent: intent.id, limit: MOST }) : null,
    isUnderDispute(stripe, charge),
  ])
  const refunded = (refunds?.data ?? [])
    .filter(({ status }) => arrived(status))
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    prime: { ...prime, isReversed: refunded >= intent.amount || isDisputed },
    payment: {
      id: intent.id,
      number: `P-${intent.id.slice(-8).toUpperCase()}`,
      subscription: null,
      payment: intent.id,
      plan: 'prime',
      at: prime.paidAt!,
      amount: intent.amount,
      refunded,
      isDisputed,
      from: null,
      to: null,
      lines: [{ description: 'Prime, paid once', amount: intent.amount }],
      url: charge.receipt_url,
    },
  }
}

async function isUnderDispute(stripe: Stripe, { disputed, payment_intent }: Stripe.Charge): Promise<boolean> {
  const payment = idOf(payment_intent)
  if (!disputed || !payment) return false
  const { data } = await stripe.disputes.list({ payment_intent: payment, limit: MOST })
  return data.some(({ status }) => !NO_DISPUTE.includes(status))
}

interface GivenBack {
  refunded: number
  isDisputed: boolean
}

async function chargedOf(stripe: Stripe, charge: Stripe.Charge): Promise<GivenBack & { payment: string | null }> {
  const isDisputed = await isUnderDispute(stripe, charge)
  return { payment: idOf(charge.payment_intent), refunded: charge.amount_refunded, isDisputed }
}

function paymentOf(invoice: Stripe.Invoice, backOf: Map<string | null, GivenBack>, planOf: Asked['planOf']): Payment[] {
  // What was settled by credit alone was no payment.
  if (invoice.amount_paid === 0) return []
  const lines = invoice.lines.data
  const last = lines.at(-1)
  const payment = idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)
  return [
    {
      id: invoice.id,
      number: invoice.number ?? invoice.id,
      subscription: idOf(invoice.parent?.subscription_details?.subscription),
      payment,
      plan: planOf(idOf(last?.pricing?.price_details?.price) ?? '') ?? 'core',
      at: ms(invoice.status_transitions.paid_at ?? invoice.created),
      amount: invoice.amount_paid,
      refunded: backOf.get(payment)?.refunded ?? 0,
      isDisputed: backOf.get(payment)?.isDisputed ?? false,
      from: last ? ms(last.period.start) : null,
      to: last ? ms(last.period.end) : null,
      lines: lines.map((line) => ({ description: line.description ?? 'Plan', amount: line.amount })),
      url: invoice.hosted_invoice_url ?? null,
    },
  ]
}
