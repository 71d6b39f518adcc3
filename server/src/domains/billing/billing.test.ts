import { SubscriptionStatus } from '@mallama/contracts/billing'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { begin, buy, confirm, isIn, pass, recordOf, statusOf } from '../../../test/payer.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const paidBy = async (person: Parameters<typeof statusOf>[0]) => (await person.get('/api/receipts')).body

describe('the checkout', () => {
  it.each([
    ['core', 'subscription', 10],
    ['plus', 'subscription', 20],
    ['prime', 'payment', 100],
  ] as const)('of %s is a %s of $%i', async (plan, kind, amount) => {
    const nora = await world.newcomer()
    const { status, body } = await nora.post('/api/create-subscription', { plan })
    expect([status, body.kind, body.amount, body.plan]).toEqual([200, kind, amount, plan])
    expect(body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
    expect(body.renewsAt).toBe(plan === 'prime' ? null : '2026-04-02T20:00:00.000Z')
  })

  it('is core where no plan is named, with a body or without', async () => {
    for (const body of [undefined, {}]) {
      const nora = await world.newcomer()
      expect((await nora.post('/api/create-subscription', body)).body).toMatchObject({ plan: 'core', amount: 10 })
    }
  })

  it('takes the id of a price: core’s begins price_1RVZzH', async () => {
    const { core, plus } = world.app.billing.desk.payments!.prices
    expect(core).toMatch(/^price_1RVZzH/)
    const nora = await world.newcomer()
    expect((await nora.post('/api/create-subscription', { priceId: plus })).body).toMatchObject({ plan: 'plus' })
    const both = await nora.post('/api/create-subscription', { priceId: plus, plan: 'core' })
    expect([both.status, Object.keys(both.body.details)]).toEqual([400, ['plan']])
  })

  it.each([{ plan: 'gold' }, { priceId: 'price_none' }, { plan: 'core', coupon: 'free' }, { amount: 1 }])(
    'refuses %j',
    async (body) => {
      const nora = await world.newcomer()
      const answer = await nora.post('/api/create-subscription', body)
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    },
  )

  it('opens what members have once it is paid, and not before', async () => {
    const nora = await world.newcomer()
    const clientSecret = await begin(nora, 'plus')
    expect(await statusOf(nora)).toMatchObject({ status: 'none' })
    expect(await isIn(nora)).toBe(false)
    expect((await confirm(nora, clientSecret)).body).toEqual({ status: 'succeeded', error: null })
    expect(await isIn(nora)).toBe(true)
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'premium', stripeSubscriptionId: /./ })
    const status = await statusOf(nora)
    expect(SubscriptionStatus.parse(status)).toEqual(status)
    expect(status).toMatchObject({
      status: 'active',
      plan: 'plus',
      nextCharge: { amount: 20, at: '2026-04-02T20:00:00.000Z' },
      cancelAtPeriodEnd: false,
      card: { brand: 'visa', last4: '4242', expired: false },
      withdrawal: { amount: 20 },
    })
    expect(await paidBy(nora)).toMatchObject([{ plan: 'plus', amount: 20, refunded: 0 }])
  })

  it.each([
    ['declined', 'card_declined', 'Your card was declined.'],
    ['insufficient_funds', 'card_declined', 'Your card has insufficient funds.'],
    ['expired', 'expired_card', 'Your card has expired.'],
    ['wrong_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ])('with a card that is %s says so, charges nothing, and takes another', async (card, code, message) => {
    const nora = await world.newcomer()
    const clientSecret = await begin(nora)
    const { body } = await confirm(nora, clientSecret, card)
    expect(body).toEqual({ status: 'requires_payment_method', error: { code, message } })
    expect(await statusOf(nora)).toMatchObject({ status: 'none' })
    expect(await isIn(nora)).toBe(false)
    expect((await confirm(nora, clientSecret)).body.status).toBe('succeeded')
    expect(await paidBy(nora)).toHaveLength(1)
  })

  it('takes Stripe’s test numbers, and no other number', async () => {
    const nora = await world.newcomer()
    const clientSecret = await begin(nora)
    expect((await confirm(nora, clientSecret, '4111 1111 1111 1111')).status).toBe(400)
    expect((await confirm(nora, clientSecret, '4242 4242 4242 4242')).body.status).toBe('succeeded')
  })

  it('asks the bank: approved it is paid, failed it is not, and a reload in between loses nothing', async () => {
    const nora = await world.newcomer()
    const clientSecret = await begin(nora)
    expect((await confirm(nora, clientSecret, 'three_d_secure')).body.status).toBe('requires_action')
    expect(await isIn(nora)).toBe(false)
    const failed = await confirm(nora, clientSecret, 'three_d_secure', false)
    expect(failed.body).toMatchObject({ status: 'requires_payment_method', error: { message: /authenticate/ } })
    expect((await confirm(nora, clientSecret, 'three_d_secure')).body.status).toBe('requires_action')
    // The page is loaded again: the same payment goes on.
    expect(await begin(nora)).toBe(clientSecret)
    expect((await confirm(nora, clientSecret, 'three_d_secure', true)).body.status).toBe('succeeded')
    expect(await isIn(nora)).toBe(true)
    expect(await paidBy(nora)).toHaveLength(1)
  })

  it('notes the consent for this payment, and for nobody else’s', async () => {
    const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
    const clientSecret = await begin(nora)
    expect((await omar.post('/api/subscription-consent', { clientSecret })).status).toBe(404)
    expect((await nora.post('/api/subscription-consent', { clientSecret })).status).toBe(204)
  })
})

describe('nobody pays twice', () => {
  test('a double click, and two tabs, are one payment', async () => {
    const nora = await world.newcomer()
    const answers = await Promise.all(Array.from({ length: 6 }, () => nora.post('/api/create-subscription', {})))
    const secrets = new Set(answers.map(({ body }) => body.clientSecret))
    expect([secrets.size, ...new Set(answers.map(({ status }) => status))]).toEqual([1, 200])
    const [clientSecret] = secrets
    const paid = await Promise.all(Array.from({ length: 4 }, () => confirm(nora, clientSecret as string)))
    expect(new Set(paid.map(({ body }) => body.status))).toEqual(new Set(['succeeded']))
    expect(await paidBy(nora)).toHaveLength(1)
  })

  test('another plan in a second tab calls the first one off', async () => {
    const nora = await world.newcomer()
    const core = await begin(nora, 'core')
    const plus = await begin(nora, 'plus')
    expect((await confirm(nora, core)).status).toBe(404)
    expect((await confirm(nora, plus)).body.status).toBe('succeeded')
    expect(await statusOf(nora)).toMatchObject({ plan: 'plus' })
    expect(await paidBy(nora)).toHaveLength(1)
  })

  test('tabs that choose different plans at once end with one of them', async () => {
    const nora = await world.newcomer()
    const plans = ['core', 'plus', 'prime', 'core', 'plus'] as const
    const answers = await Promise.all(plans.map((plan) => nora.post('/api/create-subscription', { plan })))
    const secrets = [...new Set(answers.flatMap(({ body }) => (body.clientSecret as string | undefined) ?? []))]
    const paid = await Promise.all(secrets.map((secret) => confirm(nora, secret)))
    expect(paid.filter(({ body }) => body.status === 'succeeded').length).toBeLessThanOrEqual(1)
    expect((await paidBy(nora)).length).toBeLessThanOrEqual(1)
  })

  test('with a plan there is no second one, and after Prime nothing more', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core')
    for (const plan of ['core', 'plus'])
      expect((await nora.post('/api/create-subscription', { plan })).body).toMatchObject({
        code: 'conflict',
        message: 'You already have Core. Change your plan instead.',
      })
    const olga = await world.newcomer('olga')
    await buy(olga, 'prime')
    for (const plan of ['core', 'prime'])
      expect((await olga.post('/api/create-subscription', { plan })).body).toMatchObject({
        code: 'conflict',
        message: 'You have Prime, which includes everything.',
      })
  })

  test('nobody pays with, or sees, what is somebody else’s', async () => {
    const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
    const clientSecret = await begin(nora)
    await begin(omar)
    expect((await confirm(omar, clientSecret)).status).toBe(404)
    await confirm(nora, clientSecret)
    expect(await paidBy(omar)).toEqual([])
    expect(await statusOf(omar)).toMatchObject({ status: 'none', card: null })
  })
})

describe('the card', () => {
  it('is changed for the next charge', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    const { body } = await nora.post('/api/update-card')
    expect(body).toMatchObject({ kind: 'setup', clientSecret: /^seti_\w+_secret_\w+$/ })
    const { clientSecret } = body
    expect((await nora.post('/api/update-card/confirm', { clientSecret })).status).toBe(404)
    await confirm(nora, clientSecret, 'renewal_fails')
    const used = await nora.post('/api/update-card/confirm', { clientSecret })
    expect([used.status, used.body.card.last4]).toEqual([200, '0341'])
    await pass(world, 31)
    expect(await statusOf(nora)).toMatchObject({ status: 'past_due' })
  })

  it('pays at once what is overdue', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core', 'renewal_fails')
    await pass(world, 32)
    expect(await statusOf(nora)).toMatchObject({
      status: 'past_due',
      failed: { amount: 10, reason: 'Your card was declined.', nextTry: /./ },
    })
    expect(await isIn(nora)).toBe(true)
    const { clientSecret } = (await nora.post('/api/update-card')).body
    await confirm(nora, clientSecret)
    const { status, body } = await nora.post('/api/update-card/confirm', { clientSecret })
    expect([status, body.status, body.failed, body.card.last4]).toEqual([200, 'active', null, '4242'])
    expect(await paidBy(nora)).toHaveLength(2)
  })

  it('of somebody else is none', async () => {
    const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
    for (const person of [nora, omar]) await buy(person)
    const { clientSecret } = (await nora.post('/api/update-card')).body
    await confirm(nora, clientSecret)
    expect((await omar.post('/api/update-card/confirm', { clientSecret })).status).toBe(404)
  })
})

test('the page of the provider is none in test payments', async () => {
  const nora = await world.newcomer()
  await buy(nora)
  expect((await nora.post('/api/billing-portal')).status).toBe(404)
})
