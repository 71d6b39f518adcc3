import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begin, isIn, recordOf, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { testPrices } from './test-payments/money.ts'
import { openTestPayments, type TestPayments } from './test-payments/test-payments.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

/** States that the provider knows and test payments never reach, put into its answers on their way to the SDK. */
let world: TestWorld
let engine: TestPayments | undefined
let says: string | null = null

const answer: typeof fetch = async (url, init) => {
  if (!engine) throw new TypeError('fetch failed')
  const told = await engine.fetch(url, init)
  if (says === null || !new URL(String(url)).pathname.startsWith('/v1/subscriptions')) return told
  const body = (await told.json()) as { data?: { status: string }[]; status: string }
  for (const one of body.data ?? [body]) one.status = says
  return Response.json(body, { status: told.status })
}

beforeAll(async () => {
  world = await openWorld({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      STRIPE_PRICE_CORE: testPrices.core,
      STRIPE_PRICE_PLUS: testPrices.plus,
      STRIPE_PRICE_PRIME: testPrices.prime,
    },
    stripeFetch: answer,
  })
  engine = openTestPayments({ db: world.database.db, clock: () => world.now, onEvents: () => undefined })
})
afterAll(() => world.close())

async function payer(): Promise<Person> {
  says = null
  const nora = await world.newcomer()
  const secret = await begin(nora)
  await engine!.confirm(secret, { id: 'success', name: '', number: '', outcome: '' }, undefined)
  expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'core' })
  return nora
}

test.each(['unpaid', 'paused', 'canceled', 'incomplete_expired'])(
  'a subscription that is %s gives nothing, and gives again once it is paid for',
  async (status) => {
    const nora = await payer()
    says = status
    expect(await statusOf(nora)).toMatchObject({ status: 'none', plan: null, nextCharge: null })
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'none', stripeSubscriptionId: null })
    expect(await isIn(nora)).toBe(false)
    says = null
    expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'core' })
    expect(await isIn(nora)).toBe(true)
  },
)

test('a trial that was given at the provider’s own pages is a plan that runs', async () => {
  const nora = await payer()
  says = 'trialing'
  expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'core' })
  expect(await isIn(nora)).toBe(true)
})

test('a state that the provider invents later gives nothing', async () => {
  const nora = await payer()
  says = 'resting'
  expect(await statusOf(nora)).toMatchObject({ status: 'none' })
  expect(await isIn(nora)).toBe(false)
})
