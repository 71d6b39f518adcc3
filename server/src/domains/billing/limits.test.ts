import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begin, buy, confirm, statusOf } from '../../../test/payer.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { accountOf, checkoutsOf } from './desk.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => world.close())

test('a person begins thirty payments an hour and no more; what is begun can still be paid', async () => {
  const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
  for (let begun = 0; begun < 30; begun++) await begin(nora, begun % 2 ? 'core' : 'plus')
  // Going on with what was begun begins nothing.
  const secret = await begin(nora, 'core')
  const refused = await nora.post('/api/create-subscription', { plan: 'prime' })
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await begin(omar, 'core')
  // It was called off for the other plan: no half of it is left.
  expect((await confirm(nora, secret)).status).toBe(404)
  world.now += 60 * 60 * 1000 + 1
  await confirm(nora, await begin(nora, 'core'))
  expect(await statusOf(nora)).toMatchObject({ status: 'active', plan: 'core' })
})

test('a card is begun to be changed twenty times an hour at most', async () => {
  const nora = await world.newcomer()
  await buy(nora)
  const answers = []
  for (let asked = 0; asked < 21; asked++) answers.push((await nora.post('/api/update-card')).status)
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('payments of Prime that were called off are not asked for at each look', async () => {
  const nora = await world.newcomer()
  for (let round = 0; round < 5; round++) {
    await begin(nora, 'prime')
    await begin(nora, 'core')
  }
  await statusOf(nora)
  const { payments } = world.app.billing.desk
  const read = vi.spyOn(payments!, 'read')
  await statusOf(nora)
  expect(read).toHaveBeenCalled()
  expect(read.mock.calls.flatMap(([, primes]) => primes)).toEqual([])
  read.mockRestore()
  // The one that is paid is read for ever.
  await buy(nora, 'prime')
  await statusOf(nora)
  const { id } = (await accountOf(world.app.billing.desk, nora.id))!
  const kept = (await checkoutsOf(world.database.db, id)).filter(({ plan }) => plan === 'prime')
  expect(kept).toHaveLength(1)
  expect(await statusOf(nora)).toMatchObject({ plan: 'prime' })
})
