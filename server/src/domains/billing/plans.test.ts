import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { begin, buy, confirm, isIn, pass, recordOf, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const preview = (person: Person, plan: string) => person.post('/api/change-subscription/preview', { plan })
const change = (person: Person, plan: string, prorationDate: number) =>
  person.post('/api/change-subscription', { plan, prorationDate })
const receipts = async (person: Person) => (await person.get('/api/receipts')).body

describe('a change of plan', () => {
  test('up is paid today for the days that are left, to the cent that was previewed', async () => {
    const nora = await world.newcomer()
    world.now = Date.parse('2026-04-01T00:00:00.000Z')
    await buy(nora, 'core')
    await pass(world, 15)
    const { status, body } = await preview(nora, 'plus')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      dueToday: 5,
      credit: 0,
      refund: 0,
      next: { amount: 20, at: '2026-05-01T00:00:00.000Z' },
      sharing: 'stops',
      card: { last4: '4242' },
    })
    expect(body.lines.map(({ amount }: { amount: number }) => amount)).toEqual([-5, 10])
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'regular' })
    world.now += 10 * 60_000
    const changed = await change(nora, 'plus', body.prorationDate)
    expect([changed.status, changed.body.clientSecret, changed.body.status.plan]).toEqual([200, null, 'plus'])
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'premium' })
    expect((await receipts(nora))[0]).toMatchObject({ plan: 'plus', amount: 5 })
    expect(await statusOf(nora)).toMatchObject({ nextCharge: { amount: 20, at: '2026-05-01T00:00:00.000Z' } })
  })

  test('pressed twice is one', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await pass(world, 10)
    const { prorationDate } = (await preview(nora, 'plus')).body
    const answers = await Promise.all([0, 1, 2].map(() => change(nora, 'plus', prorationDate)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await receipts(nora)).toHaveLength(2)
  })

  test('down leaves a credit for the next charges, and says that Core shares', async () => {
    const nora = await world.newcomer()
    world.now = Date.parse('2026-06-01T00:00:00.000Z')
    await buy(nora, 'plus')
    await pass(world, 15)
    const { body } = await preview(nora, 'core')
    expect(body).toMatchObject({ dueToday: 0, credit: 5, sharing: 'starts', next: { amount: 5 } })
    await change(nora, 'core', body.prorationDate)
    expect(await statusOf(nora)).toMatchObject({ plan: 'core', nextCharge: { amount: 5 } })
    expect(await receipts(nora)).toHaveLength(1)
    await pass(world, 16)
    expect((await receipts(nora)).map(({ amount }: { amount: number }) => amount)).toEqual([5, 20])
    expect(await statusOf(nora)).toMatchObject({ nextCharge: { amount: 10 } })
  })

  test('that the bank refuses leaves everything as it was', async () => {
    const nora = await world.newcomer()
    world.now = Date.parse('2026-07-15T00:00:00.000Z')
    await buy(nora, 'core', 'runs_out')
    await pass(world, 20)
    const { prorationDate } = (await preview(nora, 'plus')).body
    const { status, body } = await change(nora, 'plus', prorationDate)
    expect([status, body.message]).toEqual([409, 'Your card has expired.'])
    expect(await statusOf(nora)).toMatchObject({ plan: 'core', status: 'active', nextCharge: { amount: 10 } })
    expect(await receipts(nora)).toHaveLength(1)
  })

  test('that the bank asks about happens once it is approved', async () => {
    const nora = await world.newcomer()
    const secret = await begin(nora)
    await confirm(nora, secret, 'always_asks')
    await confirm(nora, secret, 'always_asks', true)
    await pass(world, 5)
    const { prorationDate } = (await preview(nora, 'plus')).body
    const asked = await change(nora, 'plus', prorationDate)
    expect([asked.status, asked.body.status.plan]).toEqual([200, 'core'])
    expect((await confirm(nora, asked.body.clientSecret, 'always_asks', true)).body.status).toBe('succeeded')
    expect(await statusOf(nora)).toMatchObject({ plan: 'plus', status: 'active' })
    expect(await receipts(nora)).toHaveLength(2)
  })

  test('is refused where there is nothing to change, and for a preview of long ago', async () => {
    const nora = await world.newcomer()
    expect((await preview(nora, 'plus')).status).toBe(409)
    await buy(nora)
    expect((await preview(nora, 'core')).body.message).toBe('You already have Core.')
    expect((await preview(nora, 'gold')).status).toBe(400)
    await pass(world, 2)
    const { prorationDate } = (await preview(nora, 'plus')).body
    world.now += 2 * 3_600_000
    expect((await change(nora, 'plus', prorationDate)).status).toBe(409)
    expect((await change(nora, 'plus', prorationDate + 90_000)).status).toBe(409)
    expect((await change(nora, 'prime', prorationDate)).status).toBe(400)
    await nora.post('/api/cancel-subscription', { when: 'period_end' })
    expect((await preview(nora, 'plus')).body.message).toBe('Your plan is canceled. Resume it, then change.')
  })
})

describe('Prime over a running plan', () => {
  test('ends it at once and pays back what is not used of it, as previewed', async () => {
    const nora = await world.newcomer()
    world.now = Date.parse('2026-09-01T00:00:00.000Z')
    await buy(nora, 'core')
    await pass(world, 15)
    const { body } = await preview(nora, 'prime')
    expect(body).toMatchObject({ dueToday: 100, refund: 5, next: null, sharing: 'stops' })
    await buy(nora, 'prime')
    expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'prime', nextCharge: null })
    expect(await recordOf(nora)).toMatchObject({ subscriptionType: 'prime', stripeSubscriptionId: /^pi_/ })
    const [prime, core] = await receipts(nora)
    expect([prime, core]).toMatchObject([
      { plan: 'prime', amount: 100, refunded: 0 },
      { plan: 'core', amount: 10, refunded: 5 },
    ])
    await pass(world, 40)
    expect(await receipts(nora)).toHaveLength(2)
  })

  test('pays nothing back of what was not paid', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'core', 'renewal_fails')
    await pass(world, 31)
    expect((await preview(nora, 'prime')).body).toMatchObject({ refund: 0 })
    await buy(nora, 'prime')
    expect((await receipts(nora)).map(({ refunded }: { refunded: number }) => refunded)).toEqual([0, 0])
    expect(await statusOf(nora)).toMatchObject({ plan: 'prime' })
  })
})

describe('a withdrawal', () => {
  test('within 14 days ends at once and gives everything back', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await pass(world, 13)
    expect((await nora.post('/api/withdraw-subscription')).body).toMatchObject({ amount: 10 })
    expect(await statusOf(nora)).toMatchObject({ status: 'none', ended: { plan: 'core' } })
    expect(await isIn(nora)).toBe(false)
    expect(await receipts(nora)).toMatchObject([{ amount: 10, refunded: 10 }])
    expect((await nora.post('/api/withdraw-subscription')).status).toBe(409)
  })

  test('pressed twice at once is one', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    const answers = await Promise.all([0, 1].map(() => nora.post('/api/withdraw-subscription')))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await receipts(nora)).toMatchObject([{ amount: 10, refunded: 10 }])
  })

  test('is over on the fifteenth day', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await pass(world, 14)
    expect(await statusOf(nora)).toMatchObject({ status: 'active', withdrawal: null })
    expect((await nora.post('/api/withdraw-subscription')).status).toBe(409)
    expect(await isIn(nora)).toBe(true)
  })
})

describe('the waiting list', () => {
  test('counts from one, by when Prime was paid, and closes up when somebody leaves', async () => {
    await world.close()
    world = await openWorld()
    const people = [await world.newcomer('a'), await world.newcomer('b'), await world.newcomer('c')]
    for (const person of people) {
      await buy(person, 'prime')
      world.now += DAY_MS
    }
    const places = async () =>
      Promise.all(people.map(async (person) => (await statusOf(person)).waitlist?.position ?? null))
    expect(await places()).toEqual([1, 2, 3])
    const left = await people[0]!.del('/api/waiting-list')
    expect([left.status, left.body.status, left.body.plan, left.body.waitlist]).toEqual([200, 'active', 'prime', null])
    expect(await places()).toEqual([null, 1, 2])
    expect((await people[0]!.post('/api/waiting-list')).body.waitlist).toMatchObject({ position: 3 })
    await people[1]!.post('/api/withdraw-subscription')
    expect(await places()).toEqual([2, null, 1])
  })

  test('is for Prime', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    expect(await statusOf(nora)).toMatchObject({ waitlist: null })
    expect((await nora.post('/api/waiting-list')).status).toBe(404)
  })
})
