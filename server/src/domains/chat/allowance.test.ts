import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { quota } from '../../platform/throttle.ts'

const HOUR = 60 * 60 * 1_000

vi.setConfig({ testTimeout: 120_000 })

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => world.close())

const say = (person: Person, message: string) => person.post('/api/chat', { message })

/** As someone does who has written this often; the rest is counted as it is. */
async function write(person: Person, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await world.app.world.throttle.count(world.database.db, quota('coach-hour', 60, HOUR), person.id)
    await world.app.world.throttle.count(world.database.db, quota('coach-day', 400, 24 * HOUR), person.id)
  }
}

test('sixty messages an hour, then a pause that says how long, with help for someone in danger', async () => {
  const [nora, sam] = [await world.member(), await world.member()]
  await write(nora, 59)
  expect((await say(nora, 'We argued about the dishes.')).status).toBe(200)
  world.now += HOUR / 2
  const refused = await say(nora, 'And about the laundry.')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(refused.body.message).toMatch(
    /^Mallama answers 60 times an hour at most, and this hour is full\. Your words stay/,
  )
  expect(Number(refused.headers['retry-after'])).toBeCloseTo(1_800, -1)
  expect(refused.body.safety).toBeUndefined()
  const inDanger = await say(nora, 'I want to kill myself tonight')
  expect(inDanger.status).toBe(429)
  expect(inDanger.body.safety.tier).toBeGreaterThanOrEqual(2)
  expect((await say(sam, 'We argued about the dishes.')).status).toBe(200)
  world.now += HOUR / 2 + 1_000
  expect((await say(nora, 'And about the laundry.')).status).toBe(200)
})

test('four hundred a day', async () => {
  const nora = await world.member()
  for (let hour = 0; hour < 8; hour++) {
    await write(nora, 50)
    world.now += HOUR + 1_000
  }
  const refused = await say(nora, 'We argued about the dishes.')
  expect(refused.status).toBe(429)
  expect(refused.body.message).toMatch(/^Mallama answers 400 times a day at most/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(15 * 3_600)
  world.now += 16 * HOUR
  expect(await world.app.world.throttle.count(world.database.db, quota('coach-day', 400, 24 * HOUR), nora.id)).toBe(0)
})
