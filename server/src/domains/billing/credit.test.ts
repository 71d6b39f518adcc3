import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begin, buy, confirm, pass, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

/** What a downgrade leaves is somebody's money: used by the plan that goes on, paid back when it ends, and never twice. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const preview = async (person: Person, plan: string) =>
  (await person.post('/api/change-subscription/preview', { plan })).body
async function change(person: Person, plan: string) {
  const { prorationDate } = await preview(person, plan)
  expect((await person.post('/api/change-subscription', { plan, prorationDate })).status).toBe(200)
}
/** Plus for $20, changed to Core within the same second: $10 are left. */
async function downgraded(): Promise<Person> {
  const nora = await world.newcomer()
  await buy(nora, 'plus')
  await change(nora, 'core')
  return nora
}
const givenBack = async (person: Person) =>
  (await person.get('/api/receipts')).body.map(({ refunded }: { refunded: number }) => refunded)
/** The next plan costs what it says, and is there once it is paid. */
async function buysAnew(person: Person) {
  const secret = await begin(person)
  expect(await statusOf(person)).toMatchObject({ status: 'none' })
  await confirm(person, secret)
  expect(await statusOf(person)).toMatchObject({ status: 'active', plan: 'core' })
  const paid = (await person.get('/api/receipts')).body.map(({ amount }: { amount: number }) => amount)
  expect(paid.toSorted()).toEqual([10, 20])
}

test('who withdraws after a downgrade has everything back once, and begins anew without a credit', async () => {
  const nora = await downgraded()
  expect((await nora.post('/api/withdraw-subscription')).body).toMatchObject({ amount: 20 })
  expect(await givenBack(nora)).toEqual([20])
  await buysAnew(nora)
})

test('who buys Prime after a downgrade has the credit back with the unused time, as announced', async () => {
  const nora = await downgraded()
  const { lines, dueToday, refund } = await preview(nora, 'prime')
  expect({ lines, dueToday, refund }).toEqual({
    lines: [{ description: 'Prime, paid once', amount: 100 }],
    dueToday: 100,
    refund: 20,
  })
  await buy(nora, 'prime')
  expect(await statusOf(nora)).toMatchObject({ plan: 'prime' })
  expect((await givenBack(nora)).toSorted()).toEqual([0, 20])
})

test('who cancels has the credit back when the plan ends, once, wherever it is stopped', async () => {
  const nora = await downgraded()
  await nora.post('/api/cancel-subscription', { when: 'period_end' })
  expect(await givenBack(nora)).toEqual([0])
  world.now += 32 * 86_400_000
  const payments = world.app.billing.desk.payments!
  const { clearCredit } = payments
  payments.clearCredit = () => Promise.reject(new Error('stopped'))
  await statusOf(nora)
  payments.clearCredit = clearCredit
  expect(await statusOf(nora)).toMatchObject({ status: 'none' })
  expect(await givenBack(nora)).toEqual([10])
  await buysAnew(nora)
})

test('a plan that goes on uses the credit for its next charge', async () => {
  const nora = await downgraded()
  expect(await statusOf(nora)).toMatchObject({ nextCharge: { amount: 0 } })
  await pass(world, 32, nora)
  expect(await statusOf(nora)).toMatchObject({ status: 'active', nextCharge: { amount: 10 } })
  expect(await givenBack(nora)).toEqual([0])
})

test('the same change again after one back is another change', async () => {
  const nora = await world.newcomer()
  await buy(nora, 'core')
  for (const plan of ['plus', 'core', 'plus']) await change(nora, plan)
  expect(await statusOf(nora)).toMatchObject({ plan: 'plus' })
})

test('a withdrawal whose money came back from the bank can be tried again', async () => {
  const nora = await world.newcomer()
  await buy(nora, 'prime', 'refund_fails')
  await nora.post('/api/withdraw-subscription')
  await pass(world, 2, nora)
  expect(await statusOf(nora)).toMatchObject({ plan: 'prime' })
  expect(await givenBack(nora)).toEqual([0])
  await nora.post('/api/withdraw-subscription')
  expect(await statusOf(nora)).toMatchObject({ status: 'none' })
  expect(await givenBack(nora)).toEqual([100])
})

test('a trial is not used up by somebody who has a plan', async () => {
  const nora = await world.newcomer()
  await buy(nora)
  const refused = await nora.post('/api/start-trial')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You have a plan, which includes everything a trial does. Your trial stays unused.',
  ])
  expect((await nora.get('/api/auth/user')).body.hasUsedTrial).toBe(false)
})

test('somebody who used the trial and has a plan now is told that it is used', async () => {
  const jonas = await world.member('jonas')
  await buy(jonas)
  for (const when of ['while it ran', 'afterwards']) {
    const { status, body } = await jonas.post('/api/start-trial')
    const said = [when, status, body.code, body.message]
    expect(said).toEqual([when, 409, 'conflict', 'You have already used your free trial period.'])
    await pass(world, 2)
  }
})

test('a bank that asks at a renewal is answered with the card that pays it', async () => {
  const nora = await world.newcomer()
  await buy(nora, 'core', 'renewal_fails')
  await pass(world, 31, nora)
  expect(await statusOf(nora)).toMatchObject({ status: 'past_due' })
  const { clientSecret } = (await nora.post('/api/update-card')).body
  await confirm(nora, clientSecret, 'always_asks')
  await confirm(nora, clientSecret, 'always_asks', true)
  const { body, text } = await nora.post('/api/update-card/confirm', { clientSecret })
  expect(body, text).toMatchObject({ status: 'past_due', approve: expect.any(String) })
  await confirm(nora, body.approve, 'success', true)
  expect(await statusOf(nora)).toMatchObject({ status: 'active', failed: null })
})
