import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { begin, buy, pass, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

/** A plan that ended early is a contract that can still be withdrawn from; and no refund is promised that cannot be made. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const receipts = async (person: Person) => (await person.get('/api/receipts')).body
const withdraw = (person: Person) => person.post('/api/withdraw-subscription')

describe('a plan that was ended at once', () => {
  test('can still be withdrawn from: everything comes back, once', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'plus')
    await nora.post('/api/cancel-subscription')
    const status = await statusOf(nora)
    expect(status).toMatchObject({ status: 'none', ended: { plan: 'plus' }, withdrawal: { amount: 20 } })
    expect(Date.parse(status.withdrawal.until)).toBe(world.now + 14 * 86_400_000)
    const { status: answer, body } = await withdraw(nora)
    expect([answer, body.message]).toEqual([200, 'You have withdrawn from Plus. $20.00 goes back to your card.'])
    expect(await receipts(nora)).toMatchObject([{ amount: 20, refunded: 20 }])
    expect(await statusOf(nora)).toMatchObject({ status: 'none', withdrawal: null })
    expect((await withdraw(nora)).status).toBe(409)
    expect(await receipts(nora)).toMatchObject([{ refunded: 20 }])
  })

  test('until the fourteenth day, also with a checkout begun beside it', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await nora.post('/api/cancel-subscription')
    await pass(world, 13)
    await begin(nora, 'prime')
    expect(await statusOf(nora)).toMatchObject({ withdrawal: { amount: 10 } })
    await pass(world, 1)
    expect(await statusOf(nora)).toMatchObject({ withdrawal: null })
    expect((await withdraw(nora)).status).toBe(409)
    expect(await receipts(nora)).toMatchObject([{ refunded: 0 }])
  })

  test('gives back what a downgrade has not given back already', async () => {
    const nora = await world.newcomer()
    await buy(nora, 'plus')
    const { prorationDate } = (await nora.post('/api/change-subscription/preview', { plan: 'core' })).body
    await nora.post('/api/change-subscription', { plan: 'core', prorationDate })
    await nora.post('/api/cancel-subscription')
    expect(await receipts(nora)).toMatchObject([{ amount: 20, refunded: 10 }])
    expect((await withdraw(nora)).body).toMatchObject({ amount: 10 })
    expect(await receipts(nora)).toMatchObject([{ amount: 20, refunded: 20 }])
  })

  test('wherever the withdrawal is stopped, the next look finishes it', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await nora.post('/api/cancel-subscription')
    const payments = world.app.billing.desk.payments!
    const { refund } = payments
    payments.refund = () => Promise.reject(new Error('stopped'))
    expect((await withdraw(nora)).status).toBe(500)
    payments.refund = refund
    await statusOf(nora)
    expect(await receipts(nora)).toMatchObject([{ amount: 10, refunded: 10 }])
  })

  test('does not stand in the way of the plan that was bought after it', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    await nora.post('/api/cancel-subscription')
    await buy(nora, 'plus')
    expect((await withdraw(nora)).body).toMatchObject({ amount: 20 })
    const given = await receipts(nora)
    expect(given.map(({ refunded }: { refunded: number }) => refunded).toSorted()).toEqual([0, 20])
  })
})

test('what the bank has taken back for its owner is not promised a second time', async () => {
  const nora = await world.newcomer()
  await buy(nora, 'core', 'disputed')
  expect(await statusOf(nora)).toMatchObject({ withdrawal: { amount: 10 } })
  await pass(world, 2, nora)
  expect(await statusOf(nora)).toMatchObject({ withdrawal: null })
  expect((await withdraw(nora)).status).toBe(409)
  await nora.post('/api/cancel-subscription')
  expect(await statusOf(nora)).toMatchObject({ status: 'none', withdrawal: null })

  const omar = await world.newcomer()
  await buy(omar, 'core', 'dispute_won')
  await pass(world, 2, omar)
  expect(await statusOf(omar)).toMatchObject({ withdrawal: null })
  await pass(world, 7, omar)
  expect((await withdraw(omar)).body).toMatchObject({ amount: 10 })
  expect(await receipts(omar)).toMatchObject([{ refunded: 10 }])
})
