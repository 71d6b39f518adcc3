import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { AppError, conflict } from '@mallama/contracts/errors'
import Stripe from 'stripe'
import type { Log } from '../../platform/log.ts'
import type { Begun, Payments, Preview } from './port.ts'
import { prove } from './prove.ts'
import { arrived, idOf, MOST, periodOf, readBooks, STOPPED } from './read.ts'
import type { Account } from './settings.ts'

/** Over this the answer to a page would be late, and the person would press again. */
const TIMEOUT_MS = 20_000

export function openStripe(account: Account, log: Log, over?: typeof fetch): Payments {
  const stripe = new Stripe(account.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(over ? { httpClient: Stripe.createFetchHttpClient(over), maxNetworkRetries: 0 } : {}),
  })
  return paymentsOver(stripe, account, log)
}

/** The one adapter: everything that is asked of Stripe, or of the test payments that answer in its place. */
export function paymentsOver(stripe: Stripe, account: Account, log: Log): Payments {
  const { prices } = account
  const planOf = (price: string): Plan | null =>
    (Object.keys(prices) as Plan[]).find((plan) => prices[plan] === price) ?? null

  async function asked<T>(what: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      throw toldOf(error, what, log)
    }
  }

  const previewOf = (invoice: Stripe.Invoice): Preview => ({
    lines: invoice.lines.data.map((line) => ({ description: line.description ?? 'Change', amount: line.amount })),
    total: invoice.total,
    due: invoice.amount_due,
    credit: -(invoice.ending_balance ?? Math.min(0, invoice.total + invoice.starting_balance)),
  })
  const retrieveBegun = (id: string) =>
    id.startsWith('pi_')
      ? stripe.paymentIntents.retrieve(id)
      : stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] })

  return {
    provider: account.provider,
    livemode: account.livemode,
    prices,

    makeCustomer: (id) =>
      asked('customers.create', async () => {
        const made = await stripe.customers.create({ metadata: { account: id } }, { idempotencyKey: `customer:${id}` })
        return made.id
      }),

    forgetCustomer: (customer, payments) =>
      asked('customers.del', async () => {
        for (const id of payments) await stripe.paymentIntents.cancel(id).catch(ignoreInvalid)
        await stripe.customers.del(customer).catch(ignoreInvalid)
      }),

    read: (customer, primes) => asked('read', () => readBooks(stripe, { customer, primes, planOf })),

    beginPlan: (customer, plan, key) =>
      asked('subscriptions.create', async () => {
        const made = await stripe.subscriptions.create(
          {
            customer,
            items: [{ price: prices[plan] }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: { checkout: key },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: `checkout:${key}` },
        )
        return begunPlan(made) ?? setupFailed()
      }),

    beginPrime: (customer, key) =>
      asked('paymentIntents.create', async () => {
        const made = await stripe.paymentIntents.create(
          {
            amount: plans.prime.price * 100,
            currency: 'usd',
            customer,
            automatic_payment_methods: { enabled: true },
            description: 'Mallama Prime',
            metadata: { plan: 'prime', checkout: key },
          },
          { idempotencyKey: `checkout:${key}` },
        )
        return begunPrime(made) ?? setupFailed()
      }),

    begun: (id) =>
      asked('begun', async () => {
        const found = await retrieveBegun(id)
        return found.object === 'payment_intent' ? begunPrime(found) : begunPlan(found)
      }),

    callOff: (id) =>
      asked('call off', async () => {
        // Voiding the invoice, unlike canceling the subscription, does nothing to one that was paid a moment ago.
        if (id.startsWith('pi_')) return void (await stripe.paymentIntents.cancel(id).catch(ignoreInvalid))
        const found = await stripe.subscriptions.retrieve(id)
        const invoice = idOf(found.latest_invoice)
        if (found.status === 'incomplete' && invoice) await stripe.invoices.voidInvoice(invoice).catch(ignoreInvalid)
      }),

    endNow: (id) =>
      asked('subscriptions.cancel', async () => void (await stripe.subscriptions.cancel(id).catch(ignoreInvalid))),

    endLater: (id, isEnding, isStopped = false) =>
      asked('subscriptions.update', async () => {
        const metadata = { stopped: isEnding && isStopped ? STOPPED : '' }
        await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding, metadata })
      }),

    previewChange: (plan, to, at) =>
      asked('invoices.createPreview', async () =>
        previewOf(
          await stripe.invoices.createPreview({
            subscription: plan.id,
            subscription_details: {
              items: [{ id: plan.item, price: prices[to] }],
              proration_behavior: 'always_invoice',
              proration_date: at,
            },
          }),
        ),
      ),

    previewEnd: (plan, at) =>
      asked('invoices.createPreview', async () =>
        previewOf(
          await stripe.invoices.createPreview({
            subscription: plan.id,
            subscription_details: { cancel_now: true, proration_behavior: 'always_invoice', proration_date: at },
          }),
        ),
      ),

    change: (plan, to, at, key) =>
      asked('subscriptions.update', async () => {
        const changed = await stripe.subscriptions.update(
          plan.id,
          {
            items: [{ id: plan.item, price: prices[to] }],
            // Nothing changes before it is paid: an upgrade that the bank refuses leaves the plan as it was.
            payment_behavior: 'pending_if_incomplete',
            proration_behavior: 'always_invoice',
            proration_date: at,
          },
          { idempotencyKey: `change:${key}` },
        )
        return changed.pending_update ? approvalOf(stripe, idOf(changed.latest_invoice)!) : null
      }),

    refund: (payment, amount, key, reason) =>
      asked('refunds.create', async () => {
        const because = { reason: 'requested_by_customer', metadata: { reason } } as const
        const wanted = { payment_intent: payment, amount, ...because }
        await stripe.refunds.create(wanted, { idempotencyKey: `refund:${key}` }).catch((error: unknown) => {
          // It went back already, or the bank has taken it for its owner: nothing is left to pay back.
          if (!['charge_already_refunded', 'charge_disputed'].includes((error as { code?: string }).code!)) throw error
        })
      }),

    refundedFor: (payment, reason) =>
      asked('refunds.list', async () => {
        const { data } = await stripe.refunds.list({ payment_intent: payment, limit: MOST })
        return data
          .filter(({ status, metadata }) => arrived(status) && metadata?.['reason'] === reason)
          .reduce((sum, { amount }) => sum + amount, 0)
      }),

    clearCredit: (customer, amount, key) =>
      asked('customers.createBalanceTransaction', async () => {
        const wanted = { amount, currency: 'usd', description: 'Credit paid back' }
        await stripe.customers.createBalanceTransaction(customer, wanted, { idempotencyKey: `credit:${key}` })
      }),

    beginCard: (customer) =>
      asked('setupIntents.create', async () => {
        const made = await stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true },
        })
        return made.client_secret ?? setupFailed()
      }),

    cardOf: (setup, customer) =>
      asked('setupIntents.retrieve', async () => {
        const found = await stripe.setupIntents.retrieve(setup).catch(ignoreInvalid)
        const isTheirs = found && idOf(found.customer) === customer && found.status === 'succeeded'
        return isTheirs ? idOf(found.payment_method) : null
      }),

    useCard: (plan, card) =>
      asked(
        'subscriptions.update',
        async () => void (await stripe.subscriptions.update(plan, { default_payment_method: card })),
      ),

    payOverdue: (invoice, card) =>
      asked('invoices.pay', async () => {
        try {
          await stripe.invoices.pay(invoice, { payment_method: card, off_session: false })
          return null
        } catch (error) {
          if ((error as { code?: unknown }).code !== 'invoice_payment_intent_requires_action') throw error
          const open = await stripe.invoices.retrieve(invoice, { expand: ['confirmation_secret'] })
          return open.confirmation_secret?.client_secret ?? setupFailed()
        }
      }),

    portal: (customer, returnTo) =>
      account.provider === 'test'
        ? Promise.resolve(null)
        : asked('billingPortal.sessions.create', async () => {
            const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnTo })
            return session.url
          }),

    hear(payload, signature, now) {
      const event = stripe.webhooks.constructEvent(payload, signature, account.webhookSecret, undefined, undefined, now)
      const about = event.data.object as {
        id?: string
        object?: string
        customer?: string | { id: string } | null
        payment_intent?: string | { id: string } | null
      }
      return {
        id: event.id,
        type: event.type,
        livemode: event.livemode,
        customer: idOf(about.customer ?? null),
        payment: about.object === 'payment_intent' ? (about.id ?? null) : idOf(about.payment_intent ?? null),
      }
    },

    prove: () => prove(stripe, account, log),
  }
}

const begunPlan = (found: Stripe.Subscription): Begun | null => {
  const invoice = found.latest_invoice as Stripe.Invoice | null
  const clientSecret = invoice?.confirmation_secret?.client_secret
  if (found.status !== 'incomplete' || !clientSecret) return null
  return { id: found.id, clientSecret, renewsAt: periodOf(found).end }
}

const OPEN = ['requires_payment_method', 'requires_action', 'requires_confirmation']
const begunPrime = (found: Stripe.PaymentIntent): Begun | null =>
  OPEN.includes(found.status) && found.client_secret
    ? { id: found.id, clientSecret: found.client_secret, renewsAt: null }
    : null

/** A change that was not paid: the bank asks for approval, or it said no, and the change is called off. */
async function approvalOf(stripe: Stripe, id: string): Promise<string> {
  const expand = ['confirmation_secret', 'payments.data.payment.payment_intent']
  const invoice = await stripe.invoices.retrieve(id, { expand })
  const payment = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent | undefined
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (payment?.status === 'requires_action' && clientSecret) return clientSecret
  await stripe.invoices.voidInvoice(invoice.id)
  throw conflict(payment?.last_payment_error?.message ?? 'Your card was declined.')
}

const setupFailed = (): never => {
  throw new AppError('payment_unavailable', 'Payment setup failed. Please try again or contact support.')
}

/** Already gone, paid or ended: what was wanted is so, or the next reading says otherwise. */
function ignoreInvalid(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
  throw error
}

export const UNAVAILABLE = 'Payment processing is temporarily unavailable.'

/** What a person is told. The provider's own words reach them only where they are about their card. */
function toldOf(error: unknown, what: string, log: Log): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeCardError) return conflict(error.message)
  log.error({ what, type: error.type, code: error.code, status: error.statusCode }, 'the payment provider refused')
  return new AppError('payment_unavailable', UNAVAILABLE)
}
