import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { begin, buy, isIn, recordOf, statusOf } from '../../../test/payer.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { readEnv } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { openBilling } from './billing.ts'
import { accountOf } from './desk.ts'
import { testAccount, toldOf } from './settings.ts'
import { openStripe } from './stripe.ts'
import { sync } from './sync.ts'
import { testPrices } from './test-payments/money.ts'
import { openTestPayments, type TestPayments } from './test-payments/test-payments.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

const all = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_CORE: testPrices.core,
  STRIPE_PRICE_PLUS: testPrices.plus,
  STRIPE_PRICE_PRIME: testPrices.prime,
}

let world: TestWorld
const opened: TestWorld[] = []
async function openOwn(options: Parameters<typeof openWorld>[0] = {}): Promise<TestWorld> {
  const own = await openWorld(options)
  opened.push(own)
  return own
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** Stripe as it answers from outside: our own service in its place. */
function stripeOutside() {
  const parts = { engine: null as TestPayments | null, isDown: false }
  const answer: typeof fetch = async (url, init) => {
    if (parts.isDown || !parts.engine) throw new TypeError('fetch failed')
    return parts.engine.fetch(url, init)
  }
  return Object.assign(parts, { answer })
}
const service = ({ database }: TestWorld) =>
  openTestPayments({ db: database.db, clock: () => world.now, onEvents: () => undefined })

describe('without any of Stripe’s settings', () => {
  test('payments are tried out, and the page is told how', async () => {
    world = await openOwn()
    const { body } = await world.stranger.get('/api/config')
    expect(body.billing).toMatchObject({
      mode: 'test',
      confirmPath: '/api/test-payments/confirm',
      publishableKey: null,
    })
    expect(body.billing.testCards.map(({ id }: { id: string }) => id)).toEqual([
      'success',
      'declined',
      'three_d_secure',
      'insufficient_funds',
      'expired',
      'wrong_cvc',
      'renewal_fails',
    ])
  })
})

describe('with some of them', () => {
  const lines: string[] = []
  const log = pino(new Writable({ write: (line, _type, done) => (lines.push(String(line)), done()) })) as unknown as Log

  test('payment is unavailable, the log names what is missing, and a plan goes on as it is', async () => {
    world = await openOwn({ env: { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PRICE_CORE: 'price_1' }, log })
    const said = lines.join('\n')
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PLUS', 'STRIPE_PRICE_PRIME'])
      expect(said).toContain(name)
    expect(said).not.toContain('sk_test_abc')
    expect(world.app.billing.told).toBe(
      'unavailable until these are set: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS, STRIPE_PRICE_PRIME',
    )
    const { body } = await world.stranger.get('/api/config')
    expect(body.billing).toEqual({ mode: 'unavailable', confirmPath: null, publishableKey: null, testCards: [] })
    const nora = await world.newcomer()
    const refused = await nora.post('/api/create-subscription', { plan: 'core' })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      'payment_unavailable',
      'Payment processing is temporarily unavailable.',
    ])
    expect(await statusOf(nora)).toMatchObject({ status: 'none' })
    expect((await nora.get('/api/receipts')).status).toBe(200)
    expect((await nora.post('/api/test-payments/confirm', {})).status).toBe(404)
    expect((await world.stranger.post('/api/billing/webhook', { id: 'evt_1' })).status).toBe(503)
  })
})

describe('a setting that cannot be right stops the start, by name', () => {
  test.each([
    ['STRIPE_SECRET_KEY', 'pk_live_abc'],
    ['STRIPE_SECRET_KEY', 'sk_live_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_abc'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_abc'],
    ['STRIPE_WEBHOOK_SECRET', 'abc'],
    ['STRIPE_PRICE_PLUS', 'prod_abc'],
    ['STRIPE_PRICE_PLUS', testPrices.core],
    ['STRIPE_PRICE_PRIME', testPrices.core],
  ])('%s=%s', (name, value) => {
    expect(() => readEnv({ ...all, [name]: value })).toThrow(new RegExp(`^${name}: expected`, 'm'))
  })

  test.each([
    [{ STRIPE_SECRET_KEY: 'pk_live_abc' }, /^STRIPE_SECRET_KEY: expected/m],
    [{ STRIPE_PRICE_PLUS: 'prod_abc' }, /^STRIPE_PRICE_PLUS: expected/m],
    [
      { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' },
      /^STRIPE_PUBLISHABLE_KEY: expected a live key/m,
    ],
  ])('also where others are missing: %o', (some, said) => {
    expect(() => readEnv(some)).toThrow(said)
  })

  test('and so do a key and a price that Stripe does not know', async () => {
    world = await openOwn()
    const { desk } = world.app.billing
    const env = readEnv(all)
    const refusing = (status: number, error: object) => async () => Response.json({ error }, { status })
    const open = (stripeFetch: typeof fetch) => openBilling({ ...desk, env, serverKey: Buffer.alloc(32), stripeFetch })
    await expect(open(refusing(401, { type: 'invalid_request_error' }))).rejects.toThrow(/^STRIPE_SECRET_KEY: expected/)
    await expect(open(refusing(404, { type: 'invalid_request_error', code: 'resource_missing' }))).rejects.toThrow(
      /STRIPE_PRICE_CORE: expected a price of \$10 in USD, each month/,
    )
  })
})

test('the start says whether money moves, and what is missing', () => {
  expect(toldOf({ mode: 'stripe', missing: [] }, true)).toBe('Stripe, live: cards are charged')
  expect(toldOf({ mode: 'stripe', missing: [] }, false)).toBe('Stripe, in its test mode: no card is charged')
  expect(toldOf({ mode: 'test', missing: [] }, false)).toMatch(/^test payments: no card is charged/)
  expect(toldOf({ mode: 'unavailable', missing: ['STRIPE_PRICE_PLUS', 'STRIPE_PRICE_PRIME'] }, false)).toBe(
    'unavailable until these are set: STRIPE_PRICE_PLUS, STRIPE_PRICE_PRIME',
  )
})

describe('with all of them', () => {
  test('Stripe is asked, and nothing of test payments can be reached', async () => {
    const stripe = stripeOutside()
    world = await openOwn({ env: all, stripeFetch: stripe.answer })
    stripe.engine = service(world)
    const config = (await world.stranger.get('/api/config')).body.billing
    expect(config).toEqual({ mode: 'stripe', confirmPath: null, publishableKey: 'pk_test_abc', testCards: [] })
    const nora = await world.newcomer()
    for (const path of ['confirm', 'advance'])
      expect((await nora.post(`/api/test-payments/${path}`, {})).status).toBe(404)
    expect((await world.stranger.get('/api/openapi.json')).text).not.toContain('test-payments')
    expect(world.app.billing.test).toBeNull()

    const secret = await begin(nora, 'plus')
    await stripe.engine.confirm(secret, { id: 'success', name: '', number: '', outcome: '' }, undefined)
    expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'plus' })
    expect(await isIn(nora)).toBe(true)
  })

  test('Stripe down: said so, nothing is lost, and what was known stays', async () => {
    const stripe = stripeOutside()
    world = await openOwn({ env: all, stripeFetch: stripe.answer })
    stripe.engine = service(world)
    const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
    const secret = await begin(nora)
    await stripe.engine.confirm(secret, { id: 'success', name: '', number: '', outcome: '' }, undefined)
    await statusOf(nora)
    stripe.isDown = true
    expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'core' })
    expect(await isIn(nora)).toBe(true)
    for (const person of [nora, omar]) {
      const { status, body } = await person.post('/api/create-subscription', { plan: 'plus' })
      expect([status, body.message]).toEqual([503, 'Payment processing is temporarily unavailable.'])
    }
    stripe.isDown = false
    expect((await omar.post('/api/create-subscription', { plan: 'plus' })).status).toBe(200)
  })

  test('who pays a price of before the settings changed keeps the plan', async () => {
    world = await openOwn()
    const nora = await world.newcomer()
    await buy(nora, 'plus')
    const { desk, test: service } = world.app.billing
    const prices = { core: 'price_newer1', plus: 'price_newer2', prime: 'price_newer3' }
    const payments = openStripe({ ...testAccount(Buffer.alloc(32)), prices }, desk.log, service!.payments.fetch)
    const { id } = (await accountOf(desk, nora.id))!
    await sync({ ...desk, payments }, id)
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'premium' })
    expect(await isIn(nora)).toBe(true)
  })

  test('what a test card bought grants nothing', async () => {
    world = await openOwn()
    const nora = await world.newcomer()
    await buy(nora, 'prime')
    expect(await isIn(nora)).toBe(true)
    const { desk } = world.app.billing
    const stripe = stripeOutside()
    stripe.engine = service(world)
    await openBilling({ ...desk, env: readEnv(all), serverKey: Buffer.alloc(32), stripeFetch: stripe.answer })
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'none', stripeSubscriptionId: null })
    expect(await isIn(nora)).toBe(false)
  })

  test('keys of Stripe’s test mode stop the start where somebody pays with real money', async () => {
    world = await openOwn()
    const { desk, test: service } = world.app.billing
    const nora = await world.newcomer()
    desk.payments = openStripe(
      { ...testAccount(Buffer.alloc(32)), provider: 'stripe', livemode: true },
      desk.log,
      service!.payments.fetch,
    )
    const secret = await begin(nora, 'plus')
    await service!.payments.confirm(secret, { id: 'success', name: '', number: '', outcome: '' }, undefined)
    expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'plus' })
    const outside = { serverKey: Buffer.alloc(32), stripeFetch: service!.payments.fetch }
    const start = () => openBilling({ ...desk, env: readEnv(all), ...outside })
    await expect(start()).rejects.toThrow(/^STRIPE_SECRET_KEY: expected the live key .* 1 of the plans/)
    expect(await isIn(nora)).toBe(true)
    // Once nobody pays any more, nobody loses anything by it.
    await nora.post('/api/cancel-subscription')
    expect((await start()).mode).toBe('stripe')
  })

  test('a receipt of a test card says what it is, also beside real ones', async () => {
    world = await openOwn()
    const nora = await world.newcomer()
    await buy(nora)
    expect((await nora.get('/api/receipts')).body).toMatchObject([{ plan: 'core', isTest: true }])
    await nora.post('/api/cancel-subscription')
    world.now += 60_000
    const { desk, test: service } = world.app.billing
    // From now on it is another account at another provider, whose cards are charged.
    desk.payments = openStripe(
      { ...testAccount(Buffer.alloc(32)), provider: 'stripe', livemode: true },
      desk.log,
      service!.payments.fetch,
    )
    const secret = await begin(nora, 'prime')
    await service!.payments.confirm(secret, { id: 'success', name: '', number: '', outcome: '' }, undefined)
    expect((await nora.get('/api/receipts')).body).toMatchObject([
      { plan: 'prime', isTest: false },
      { plan: 'core', isTest: true },
    ])
  })
})
