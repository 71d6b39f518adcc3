import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { begin, buy, confirm, isIn, pass, recordOf, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { accountOf } from './desk.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

/** Each state of a plan, reached and left, through Stripe's own SDK and a clock that moves. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const stateOf = async ({ id }: Person) => (await accountOf(world.app.billing.desk, id))?.standing?.state ?? 'none'

async function expectNone(person: Person, state: string) {
  expect(await statusOf(person)).toMatchObject({ status: 'none', plan: null, nextCharge: null })
  expect(await stateOf(person)).toBe(state)
  expect(await recordOf(person)).toMatchObject({ subscriptionType: 'none', stripeSubscriptionId: null })
  expect(await isIn(person)).toBe(false)
}

async function expectIn(person: Person, state: string, type: string, status: object) {
  expect(await statusOf(person)).toMatchObject(status)
  expect(await stateOf(person)).toBe(state)
  const row = await recordOf(person)
  expect(row).toMatchObject({ subscriptionType: type, planEndDate: null })
  expect(row.stripeSubscriptionId).toMatch(type === 'prime' ? /^pi_/ : /^sub_/)
  expect(await isIn(person)).toBe(true)
}

test('none: nothing of a plan, and the trial is all that opens', async () => {
  const nora = await world.newcomer()
  await expectNone(nora, 'none')
  await nora.post('/api/start-trial')
  expect(await isIn(nora)).toBe(true)
  expect(await statusOf(nora)).toMatchObject({ status: 'none', subscriptionType: 'none' })
})

describe('incomplete', () => {
  test('is none to everyone, and kept in our own table', async () => {
    const nora = await world.newcomer()
    await begin(nora)
    await expectNone(nora, 'incomplete')
  })

  test('becomes active when it is paid', async () => {
    const nora = await world.newcomer()
    const secret = await begin(nora)
    await confirm(nora, secret, 'declined')
    await expectNone(nora, 'incomplete')
    await confirm(nora, secret)
    await expectIn(nora, 'active', 'regular', { status: 'active', plan: 'core' })
  })

  test('runs out after a day; the next try is another one, and one payment', async () => {
    const nora = await world.newcomer()
    const secret = await begin(nora)
    await pass(world, 1)
    await expectNone(nora, 'none')
    expect((await confirm(nora, secret)).status).toBe(404)
    const next = await begin(nora)
    expect(next).not.toBe(secret)
    await confirm(nora, next)
    await expectIn(nora, 'active', 'regular', { status: 'active' })
  })
})

describe('active', () => {
  test('renews each month, on the day on which it was bought', async () => {
    const nora = await world.newcomer()
    const start = world.now
    world.now = Date.parse('2026-05-31T10:00:00.000Z')
    await buy(nora, 'plus')
    const ends: string[] = []
    for (const days of [0, 30, 31, 31]) {
      await pass(world, days)
      ends.push((await statusOf(nora)).nextCharge.at)
    }
    expect(ends.map((at) => at.slice(0, 10))).toEqual(['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30'])
    await expectIn(nora, 'active', 'premium', { status: 'active', nextCharge: { amount: 20 } })
    expect((await nora.get('/api/receipts')).body.map(({ amount }: { amount: number }) => amount)).toEqual(
      Array.from({ length: 4 }, () => 20),
    )
    world.now = Math.max(start, world.now)
  })

  test('is read right when the clock jumped over two renewals', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    world.now += 65 * 86_400_000
    await expectIn(nora, 'active', 'regular', { status: 'active' })
    expect((await nora.get('/api/receipts')).body).toHaveLength(3)
  })

  test('ends at once from the admin panel’s button', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    const { status, body } = await nora.post('/api/cancel-subscription')
    expect([status, body.message]).toEqual([200, 'Your subscription has been canceled.'])
    await expectNone(nora, 'ended')
    expect(await statusOf(nora)).toMatchObject({ ended: { plan: 'core', at: new Date(world.now).toISOString() } })
  })
})

describe('past due', () => {
  test('keeps access while it is tried again, and pays itself when a try succeeds', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core', 'renewal_fails')
    await pass(world, 31)
    const failed = { amount: 10, reason: 'Your card was declined.' }
    await expectIn(nora, 'past_due', 'regular', { status: 'past_due', failed, nextCharge: null })
    for (const days of [3, 4]) {
      await pass(world, days)
      await expectIn(nora, 'past_due', 'regular', { status: 'past_due', failed })
    }
    const { clientSecret } = (await nora.post('/api/update-card')).body
    await confirm(nora, clientSecret)
    await nora.post('/api/update-card/confirm', { clientSecret })
    await expectIn(nora, 'active', 'regular', { status: 'active', failed: null })
  })

  test('is told to open pages when it comes, and nothing is told while all stays as it was', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core', 'renewal_fails')
    await statusOf(nora)
    const heard: unknown[] = []
    const hear = ({ data }: { data: Record<string, unknown> }) => void heard.push(data['key'])
    const stop = await world.app.world.live.follow(nora.id, null, hear, () => undefined)
    await statusOf(nora)
    await pass(world, 31, nora)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('/api/subscription-status')
    const told = heard.length
    expect(await statusOf(nora)).toMatchObject({ status: 'past_due' })
    expect(heard).toHaveLength(told)
    stop()
  })

  test('ends after the last try: not one request is answered after that', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core', 'renewal_fails')
    await pass(world, 31 + 14, nora)
    expect(await isIn(nora)).toBe(false)
    await expectNone(nora, 'ended')
  })

  test.each([
    ['always_asks', 'This transaction requires authentication'],
    ['runs_out', 'Your card has expired.'],
  ])('comes of a card that %s, with the reason', async (card, reason) => {
    const nora = await world.newcomer()
    const secret = await begin(nora)
    if ((await confirm(nora, secret, card)).body.status === 'requires_action') await confirm(nora, secret, card, true)
    await pass(world, 31)
    const { failed, status } = await statusOf(nora)
    expect(status).toBe('past_due')
    expect(failed.reason).toContain(reason)
  })

  test('canceled ends at once: there is no paid time to wait for', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core', 'renewal_fails')
    await pass(world, 31)
    await nora.post('/api/cancel-subscription', { when: 'period_end' })
    await expectNone(nora, 'ended')
  })
})

describe('canceling', () => {
  test('keeps everything until the day that was named, and not an hour longer', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    const { nextCharge } = await statusOf(nora)
    const { body } = await nora.post('/api/cancel-subscription', { when: 'period_end' })
    expect(body.endsAt).toBe(nextCharge.at)
    expect(body.message).toMatch(
      /^Core is canceled\. Nothing more is charged\. You keep everything until \d+ \w+ \d+\.$/,
    )
    await expectIn(nora, 'canceling', 'regular', {
      status: 'active',
      cancelAtPeriodEnd: true,
      endsAt: nextCharge.at,
      nextCharge: null,
    })
    expect((await nora.post('/api/cancel-subscription', { when: 'period_end' })).body.endsAt).toBe(nextCharge.at)
    world.now = Date.parse(nextCharge.at) - 1_000
    expect(await isIn(nora)).toBe(true)
    world.now = Date.parse(nextCharge.at)
    await pass(world, 0, nora)
    expect(await isIn(nora)).toBe(false)
    await expectNone(nora, 'ended')
    expect((await nora.get('/api/receipts')).body).toHaveLength(1)
  })

  test('is taken back with one click', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await nora.post('/api/cancel-subscription', { when: 'period_end' })
    const { status, body } = await nora.post('/api/resume-subscription')
    expect([status, body.status, body.cancelAtPeriodEnd, body.endsAt]).toEqual([200, 'active', false, null])
    await pass(world, 31)
    await expectIn(nora, 'active', 'regular', { status: 'active' })
  })
})

describe('ended', () => {
  test('is no dead end: a plan can be bought again', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await nora.post('/api/cancel-subscription')
    await expectNone(nora, 'ended')
    expect((await nora.post('/api/resume-subscription')).status).toBe(409)
    await buy(nora, 'plus')
    await expectIn(nora, 'active', 'premium', { status: 'active', plan: 'plus', ended: null })
  })

  test('leaves the archive open for seven days', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    const { body } = await nora.post('/api/relationships', { personName: 'Ama', relationshipType: 'mother' })
    await nora.post('/api/cancel-subscription')
    const room = `/api/relationships/${body.id}/saved-chats`
    expect((await nora.get(room)).status).toBe(200)
    await pass(world, 8)
    expect((await nora.get(room)).status).toBe(402)
  })
})

describe('prime', () => {
  test('is active without an end, and waits in the list', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'prime')
    await expectIn(nora, 'prime', 'prime', {
      status: 'active',
      plan: 'prime',
      nextCharge: null,
      endsAt: null,
      waitlist: { position: expect.any(Number), since: new Date(world.now).toISOString() },
    })
    await pass(world, 300)
    await expectIn(nora, 'prime', 'prime', { status: 'active' })
    expect((await nora.post('/api/cancel-subscription')).status).toBe(409)
    expect((await nora.get('/api/receipts')).body).toHaveLength(1)
  })

  test('ends with a dispute, and comes back when it is won', async () => {
    const [lost, won] = [await world.newcomer('lost'), await world.newcomer('won')]
    await buy(lost, 'prime', 'disputed')
    await buy(won, 'prime', 'dispute_won')
    await pass(world, 2)
    for (const person of [lost, won]) await expectNone(person, 'ended')
    await pass(world, 7)
    await expectNone(lost, 'ended')
    await expectIn(won, 'prime', 'prime', { status: 'active' })
  })

  test('ends with its refund, and stays when the refund fails', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'prime')
    expect(await statusOf(nora)).toMatchObject({ withdrawal: { amount: 100 } })
    const { body } = await nora.post('/api/withdraw-subscription')
    expect(body).toEqual({ message: 'You have withdrawn from Prime. $100.00 goes back to your card.', amount: 100 })
    await expectNone(nora, 'ended')
    expect((await nora.get('/api/receipts')).body).toMatchObject([{ amount: 100, refunded: 100 }])

    const olga = await world.newcomer('olga')
    await buy(olga, 'prime', 'refund_fails')
    await olga.post('/api/withdraw-subscription')
    await expectNone(olga, 'ended')
    await pass(world, 2)
    await expectIn(olga, 'prime', 'prime', { status: 'active' })
  })
})
