import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buy, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { billingLetters } from './billing.table.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

/** Test payments are there to be tried out: what a moved clock shows is what a month would have shown. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const advance = (person: Person, days: number) => person.post('/api/test-payments/advance', { days })
const preview = async (person: Person, plan: string) =>
  (await person.post('/api/change-subscription/preview', { plan })).body
const letters = async ({ id }: Person) =>
  (await world.database.db.select().from(billingLetters)).filter(({ userId }) => userId === id).map(({ kind }) => kind)

test('a change is counted by the clock that was moved, to the cent that was previewed', async () => {
  const nora = await world.newcomer()
  world.now = Date.parse('2026-04-01T00:00:00.000Z')
  await buy(nora)
  await advance(nora, 15)
  const { dueToday, lines, prorationDate } = await preview(nora, 'plus')
  expect([dueToday, lines.map(({ amount }: { amount: number }) => amount)]).toEqual([5, [-5, 10]])
  expect(new Date(prorationDate * 1000).toISOString()).toBe('2026-04-16T00:00:00.000Z')
  await nora.post('/api/change-subscription', { plan: 'plus', prorationDate })
  expect((await nora.get('/api/receipts')).body[0]).toMatchObject({ plan: 'plus', amount: 5 })
})

test('Prime gives back what is left by that clock', async () => {
  const nora = await world.newcomer()
  world.now = Date.parse('2026-06-01T00:00:00.000Z')
  await buy(nora, 'plus')
  await advance(nora, 15)
  expect(await preview(nora, 'prime')).toMatchObject({ refund: 10 })
  await buy(nora, 'prime')
  expect((await nora.get('/api/receipts')).body).toMatchObject([
    { plan: 'prime', refunded: 0 },
    { plan: 'plus', refunded: 10 },
  ])
})

test('the 14 days run by it, and a renewal that comes is announced', async () => {
  const nora = await world.newcomer()
  await buy(nora)
  await advance(nora, 13)
  expect(await statusOf(nora)).toMatchObject({ withdrawal: { amount: 10 } })
  await advance(nora, 1)
  expect(await statusOf(nora)).toMatchObject({ withdrawal: null })
  expect((await nora.post('/api/withdraw-subscription')).status).toBe(409)
  expect(await letters(nora)).not.toContain('renewal')
  await advance(nora, 15)
  expect(await letters(nora)).toContain('renewal')
})

test('nobody else’s clock is moved', async () => {
  const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
  for (const person of [nora, omar]) await buy(person)
  await advance(nora, 20)
  expect(await preview(omar, 'plus')).toMatchObject({ dueToday: 10 })
  expect(await statusOf(omar)).toMatchObject({ withdrawal: { amount: 10 } })
})
