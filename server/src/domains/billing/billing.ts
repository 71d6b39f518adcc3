import type { billingApi, testPaymentsApi } from '@mallama/contracts/billing'
import type { Config } from '@mallama/contracts/platform'
import { notFound, invalidInput, conflict } from '@mallama/contracts/errors'
import { and, eq, ne, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import type { Context } from '../../context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { BadEnvironment } from '../../platform/env.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Domain } from '../../platform/serve.ts'
import * as membership from '../membership/membership.ts'
import { billingAccounts } from './billing.table.ts'
import { cancelByAdministrator } from './by-an-administrator.ts'
import * as card from './card.ts'
import * as change from './change.ts'
import * as checkout from './checkout.ts'
import { accountOf, type Desk } from './desk.ts'
import { endGone } from './endings.ts'
import * as leave from './leave.ts'
import { sendLetters } from './letters.ts'
import type { Payments } from './port.ts'
import { receipts } from './receipts.ts'
import { modeOf, stripeAccount, testAccount, toldOf, type Mode } from './settings.ts'
import { openStripe } from './stripe.ts'
import { sync, syncAll } from './sync.ts'
import { testCard, testCards } from './test-payments/cards.ts'
import { openTestPayments, type TestPayments } from './test-payments/test-payments.ts'
import { tellOfEndingTrials } from './trials.ts'
import { mountWebhook } from './webhook.ts'

export { receiptsOf as exported } from './receipts.ts'
export { personGone } from './endings.ts'
export { cancelByAdministrator, mayHaveHappened } from './by-an-administrator.ts'
export { cancelFor, renewsNow, resumeStopped } from './leave.ts'
export * as payers from './people.ts'
export type { Desk } from './desk.ts'

export interface Billing {
  mode: Mode
  /** Settings of Stripe that are not there, where it is half set. */
  missing: string[]
  /** The line of it that the start prints. */
  told: string
  desk: Desk
  /** Null where Stripe is connected, or half connected: nothing of it can be reached then. */
  test: { payments: TestPayments; api: Domain<typeof testPaymentsApi, Context> } | null
  api: Domain<typeof billingApi, Context>
  config: Config['billing']
  jobs: Job[]
  mount(http: FastifyInstance): void
  /** Ends what deleted accounts paid for. */
  endGone(): Promise<void>
}

type Parts = Omit<Desk, 'payments'> & {
  serverKey: Buffer
  /** Answers in Stripe's place, in tests of what holds with all its settings. */
  stripeFetch?: typeof fetch | undefined
}

export async function openBilling({ serverKey, stripeFetch, ...parts }: Parts): Promise<Billing> {
  const { env, db, clock, log, afterwards } = parts
  const { mode, missing } = await modeNow(db, modeOf(env))
  if (mode === 'unavailable')
    log.error({ missing }, `Payment processing is unavailable. Stripe's settings are incomplete: ${missing.join(', ')}`)

  const account = testAccount(serverKey)
  const test =
    mode === 'test'
      ? openTestPayments({
          db,
          clock,
          onEvents: (customer) => afterwards.run('test payments', () => test!.deliver(customer)),
        })
      : null
  const payments = test
    ? openStripe(account, log, test.fetch)
    : mode === 'stripe'
      ? openStripe(stripeAccount(env), log, stripeFetch)
      : null
  const desk: Desk = { ...parts, payments }
  if (payments && !test) {
    const wrong = [...(await paidWithMoney(db, payments)), ...(await payments.prove())]
    if (wrong.length > 0) throw new BadEnvironment(wrong)
  }
  if (payments) await takeBack(desk)

  return {
    mode,
    missing,
    told: toldOf({ mode, missing }, payments?.livemode ?? false),
    desk,
    test: test && { payments: test, api: testApi(desk, test) },
    config: {
      mode,
      confirmPath: test ? '/api/test-payments/confirm' : null,
      publishableKey: mode === 'stripe' ? env.STRIPE_PUBLISHABLE_KEY! : null,
      testCards: test ? listed : [],
    },
    api: {
      createSubscription: (ctx, input) => checkout.createSubscription(desk, ctx, input),
      agree: (ctx, input) => checkout.agree(desk, ctx, input),
      subscriptionStatus: (ctx) => leave.subscriptionStatus(desk, ctx),
      // At once is the administrator's button, and stands in their log as every act of theirs.
      cancelSubscription: (ctx, input) =>
        ctx.actor.role === 'admin' && (input?.when ?? 'now') === 'now'
          ? cancelByAdministrator(desk, ctx, ctx.actor.id, null)
          : leave.cancelSubscription(desk, ctx, input),
      resumeSubscription: (ctx) => leave.resumeSubscription(desk, ctx),
      previewChange: (ctx, input) => change.previewChange(desk, ctx, input),
      changeSubscription: (ctx, input) => change.changeSubscription(desk, ctx, input),
      withdraw: (ctx) => leave.withdraw(desk, ctx),
      beginCard: (ctx) => card.beginCard(desk, ctx),
      useCard: (ctx, input) => card.useCard(desk, ctx, input),
      async receipts(ctx, input) {
        await leave.subscriptionStatus(desk, ctx)
        return receipts(ctx, input)
      },
      portal: (ctx) => card.portal(desk, ctx),
      joinWaitlist: (ctx) => leave.setWaiting(desk, ctx, true),
      leaveWaitlist: (ctx) => leave.setWaiting(desk, ctx, false),
    },
    jobs: [
      {
        name: 'billing-hourly',
        schedule: '11 * * * *',
        async run() {
          await syncAll(desk)
          await test?.deliver()
          await tellOfEndingTrials(desk)
        },
      },
      {
        name: 'billing-letters',
        schedule: '*/5 * * * *',
        async run() {
          await endGone(desk)
          await sendLetters(desk)
        },
      },
    ],
    mount(http) {
      mountWebhook(http, desk)
      if (test) test.post = overHttp(http, account.webhookSecret, clock)
    },
    endGone: () => endGone(desk),
  }
}

const listed = testCards
  .filter(({ unlisted }) => !unlisted)
  .map(({ id, name, number, outcome }) => ({ id, name, number, outcome }))

/** A server with paying members whose keys are gone is not one for test payments: nobody there could be asked. */
async function modeNow(db: Db, { mode, missing }: ReturnType<typeof modeOf>): Promise<ReturnType<typeof modeOf>> {
  if (mode !== 'test') return { mode, missing }
  const [paying] = await db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.provider, 'stripe'), eq(billingAccounts.livemode, true)))
    .limit(1)
  return paying
    ? { mode: 'unavailable', missing: ['STRIPE_SECRET_KEY', 'and the other Stripe settings'] }
    : { mode, missing }
}

/** Under keys of Stripe's test mode they would lose what they pay for, and be charged for it all the same. */
async function paidWithMoney(db: Db, { livemode }: Payments): Promise<string[]> {
  if (livemode) return []
  const live = await db
    .select({ standing: billingAccounts.standing })
    .from(billingAccounts)
    .where(eq(billingAccounts.livemode, true))
  const paying = live.filter(({ standing }) => standing?.id).length
  return paying > 0
    ? [`STRIPE_SECRET_KEY: expected the live key (sk_live_), with which ${paying} of the plans here are paid`]
    : []
}

/** What was bought with a test card, or at another provider, grants nothing once this one is on. */
async function takeBack({ db, live, clock, payments }: Desk): Promise<void> {
  const { provider, livemode } = payments!
  const found = await db
    .select({ userId: billingAccounts.userId, standing: billingAccounts.standing })
    .from(billingAccounts)
    .where(or(ne(billingAccounts.provider, provider), ne(billingAccounts.livemode, livemode)))
  for (const { userId, standing } of found)
    if (standing?.id) await membership.dropPlan(db, live, userId, standing.id, clock())
}

function overHttp(http: FastifyInstance, secret: string, clock: Clock): TestPayments['post'] {
  const stripe = new Stripe('sk_test_in_this_process')
  return async (payload) => {
    const timestamp = Math.floor(clock() / 1000)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const { statusCode } = await http.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    return statusCode === 200
  }
}

function testApi(desk: Desk, test: TestPayments): Domain<typeof testPaymentsApi, Context> {
  return {
    async confirm(ctx, { clientSecret, card: named, approve }) {
      const chosen = testCard(named)
      if (!chosen) throw invalidInput('card', 'Choose one of the test cards')
      const account = await accountOf(desk, ctx.actor.id)
      // A secret of somebody else's payment is nobody's here.
      const isTheirs = account?.customerId && clientSecret.includes(`_${account.customerId.slice(4)}x`)
      const confirmed = isTheirs ? await test.confirm(clientSecret, chosen, approve) : null
      if (!confirmed) throw notFound('There is no such payment.')
      await test.deliver(account!.customerId!)
      await sync(desk, account!.id)
      return confirmed
    },
    async advance(ctx, { days }) {
      const account = await accountOf(desk, ctx.actor.id)
      if (!account?.customerId) throw conflict('There are no payments of yours whose clock could be moved.')
      await test.advance(account.customerId, days)
      await test.deliver(account.customerId)
      return leave.subscriptionStatus(desk, ctx)
    },
  }
}
