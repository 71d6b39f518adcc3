import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLive } from '../../src/platform/live.ts'
import { openLog } from '../../src/platform/log.ts'
import { openWorld, type Person, type TestWorld } from '../world.ts'

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const tell = (to: Person, n: number) => world.app.world.live.tell(world.database.db, to.id, 'changed', { n })

it('a page that comes back while another one is being told misses nothing', async () => {
  const person = await world.newcomer()
  const { live } = world.app.world
  const here: number[] = []
  const back: number[] = []
  const ids = (into: number[]) => (sent: { data: Record<string, unknown> }) => void into.push(Number(sent.data['n']))
  for (const n of [1, 2, 3]) await tell(person, n)
  const stop = await live.follow(person.id, null, ids(here), () => undefined)
  const [stopToo] = await Promise.all([live.follow(person.id, 0, ids(back), () => undefined), tell(person, 4)])
  await expect.poll(() => back, { timeout: 5_000 }).toEqual([1, 2, 3, 4])
  // The other way round, for an engine that answers in the order of the questions.
  await Promise.all([tell(person, 5), live.follow(person.id, 0, ids(back), () => undefined)])
  await expect.poll(() => back, { timeout: 5_000 }).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
  await expect.poll(() => back.filter((n) => n === 1), { timeout: 5_000 }).toHaveLength(2)
  stop()
  stopToo()
})

it('a page hears what could not be read at first', async () => {
  const person = await world.newcomer()
  const { db } = world.database
  let fails = false
  const select: typeof db.select = (words?: never) => {
    if (fails) throw new Error('the connection was lost')
    return db.select(words!)
  }
  const flaky = new Proxy(db, { get: (real, name) => (name === 'select' ? select : Reflect.get(real, name)) })
  const live = await openLive({ ...world.database, db: flaky }, () => world.now, openLog({ LOG_LEVEL: 'silent' }))
  const heard: unknown[] = []
  const stop = await live.follow(
    person.id,
    null,
    ({ data }) => void heard.push(data['n']),
    () => undefined,
  )
  await pause(100)
  fails = true
  await tell(person, 1)
  await pause(200)
  expect(heard).toEqual([])
  fails = false
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([1])
  stop()
  await live.settled()
})
