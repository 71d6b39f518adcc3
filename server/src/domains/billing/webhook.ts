import { AppError } from '@mallama/contracts/errors'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { billingAccounts, billingCheckouts, billingEvents } from './billing.table.ts'
import { paymentsOf, type Desk } from './desk.ts'
import type { ProviderEvent } from './port.ts'
import { sync } from './sync.ts'

/** The provider's own limit is far below. */
const LARGEST = 1_048_576

/** So often a wrong secret is told of: anybody may send what is not signed with ours. */
const TOLD_EVERY_MS = 60 * 60 * 1_000

/** After which of its events an account is read again. Of all others we only take note. */
const HEARD = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.upcoming',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

export function mountWebhook(http: FastifyInstance, desk: Desk): void {
  let toldAt = -Infinity
  /** With a wrong secret every event is refused, and nothing else tells of it: the readings go on without. */
  const unsigned = () => {
    if (desk.clock() - toldAt < TOLD_EVERY_MS) return
    toldAt = desk.clock()
    desk.log.warn('an event came to the webhook that is not signed with STRIPE_WEBHOOK_SECRET')
  }
  // A scope of its own: the signature is over the bytes, which everywhere else are read as JSON.
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/billing/webhook', { bodyLimit: LARGEST }, async (request) => {
      await hear(desk, request, unsigned)
      return { received: true }
    })
  })
}

async function hear(desk: Desk, request: FastifyRequest, unsigned: () => void): Promise<void> {
  const payments = paymentsOf(desk)
  const event = verified(desk, request, unsigned)
  if (event.livemode !== payments.livemode || !HEARD.includes(event.type)) return
  const [known] = await desk.db.select().from(billingEvents).where(eq(billingEvents.id, event.id))
  if (known) return
  const accountId = await accountFor(desk, event)
  // Somebody else's customer, or one who has gone.
  if (accountId) await sync(desk, accountId, event.id)
}

function verified(desk: Desk, { headers, body }: FastifyRequest, unsigned: () => void): ProviderEvent {
  const signature = headers['stripe-signature']
  try {
    return paymentsOf(desk).hear(body as Buffer, typeof signature === 'string' ? signature : '', desk.clock())
  } catch {
    if (signature) unsigned()
    throw new AppError('invalid_input', 'The signature does not hold.')
  }
}

async function accountFor({ db, payments }: Desk, { customer, payment }: ProviderEvent): Promise<string | null> {
  const { provider, livemode } = payments!
  const here = and(eq(billingAccounts.provider, provider), eq(billingAccounts.livemode, livemode))
  if (customer) {
    const [found] = await db
      .select({ id: billingAccounts.id })
      .from(billingAccounts)
      .where(and(here, eq(billingAccounts.customerId, customer)))
    return found?.id ?? null
  }
  if (!payment) return null
  // A dispute names its payment only.
  const [found] = await db
    .select({ id: billingAccounts.id })
    .from(billingCheckouts)
    .innerJoin(billingAccounts, eq(billingAccounts.id, billingCheckouts.accountId))
    .where(and(here, eq(billingCheckouts.providerId, payment)))
  return found?.id ?? null
}
