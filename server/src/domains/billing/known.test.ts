import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buy, isIn, pass, recordOf, statusOf } from '../../../test/payer.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { billingLetters } from './billing.table.ts'
import type { Payments } from './port.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

/** Stripe half set, or down: what was read last is what is shown, and a plan that was canceled still ends. */
let world: TestWorld
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const unset = () => void (world.app.billing.desk.payments = null)
/** Whatever is asked of it fails. */
function goDown(): void {
  const down = () => Promise.reject(new TypeError('fetch failed'))
  const { payments } = world.app.billing.desk
  world.app.billing.desk.payments = { ...(payments as Payments), read: down }
}
const hour = () => world.app.billing.jobs.find(({ name }) => name === 'billing-hourly')!.run({})

test('half set, each plan is shown as it was read last', async () => {
  const [canceled, failed, prime, ended] = [
    await world.newcomer('canceled'),
    await world.newcomer('failed'),
    await world.newcomer('prime'),
    await world.newcomer('ended'),
  ]
  await buy(failed, 'core', 'renewal_fails')
  await pass(world, 32, failed)
  await buy(canceled, 'plus')
  await canceled.post('/api/cancel-subscription', { when: 'period_end' })
  await buy(prime, 'prime')
  await buy(ended)
  await ended.post('/api/cancel-subscription')
  const people = [canceled, failed, prime, ended]
  const before = await Promise.all(people.map(statusOf))
  expect(before.map(({ status }) => status)).toEqual(['active', 'past_due', 'active', 'none'])
  unset()
  expect(await Promise.all(people.map(statusOf))).toEqual(before)
  for (const person of [canceled, failed, prime]) expect(await isIn(person)).toBe(true)
})

test.each([
  ['half set', unset],
  ['down', goDown],
])('%s, a plan that was canceled ends on its day, and a running one goes on', async (_name, stop) => {
  const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
  for (const person of [nora, omar]) await buy(person)
  const { body } = await nora.post('/api/cancel-subscription', { when: 'period_end' })
  stop()
  world.now = Date.parse(body.endsAt) - 1_000
  await hour()
  expect(await statusOf(nora)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, endsAt: body.endsAt })
  world.now += 2_000
  await hour()
  expect(await isIn(nora)).toBe(false)
  expect(await recordOf(nora)).toEqual({
    subscriptionType: 'none',
    stripeSubscriptionId: null,
    planEndDate: body.endsAt,
  })
  expect(await statusOf(nora)).toMatchObject({ status: 'none', ended: { plan: 'core', at: body.endsAt } })
  expect(await isIn(omar)).toBe(true)
  expect(await statusOf(omar)).toMatchObject({ status: 'active', plan: 'core' })
})

test('the look at one’s page ends it as well, is told once, and stays true when the provider answers again', async () => {
  const nora = await world.newcomer()
  await buy(nora)
  const { body } = await nora.post('/api/cancel-subscription', { when: 'period_end' })
  const { payments } = world.app.billing.desk
  goDown()
  world.now = Date.parse(body.endsAt)
  expect(await statusOf(nora)).toMatchObject({ status: 'none', ended: { plan: 'core' } })
  world.app.billing.desk.payments = payments
  expect(await statusOf(nora)).toMatchObject({ status: 'none', ended: { plan: 'core', at: body.endsAt } })
  const kinds = (await world.database.db.select().from(billingLetters)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'ended')).toHaveLength(1)
})
