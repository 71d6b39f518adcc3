import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLive } from '../../src/platform/live.ts'
import { openLog } from '../../src/platform/log.ts'
import { openWorld, type Person, type TestWorld } from '../world.ts'

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const tell = (to: Person, n: number) => world.app.world.live.tell(world.database.db, to.id, 'changed', { n })
const into = (heard: unknown[]) => (sent: { data: Record<string, unknown> }) => void heard.push(sent.data['n'])

/** Another process, whose reading a test holds up or breaks. */
async function opened(reads: { next: Promise<void> | 'fails' | null }) {
  const { db } = world.database
  const select = (fields: never) => {
    const { next } = reads
    if (next === null) return db.select(fields)
    if (next === 'fails') throw new Error('the connection was lost')
    reads.next = null
    const late = (table: never, which: never, by: never) => async (most: number) => {
      await next
      return db.select(fields).from(table).where(which).orderBy(by).limit(most)
    }
    return {
      from: (table: never) => ({
        where: (which: never) => ({ orderBy: (by: never) => ({ limit: late(table, which, by) }) }),
      }),
    }
  }
  const held = new Proxy(db, { get: (real, name) => (name === 'select' ? select : Reflect.get(real, name)) })
  return openLive({ ...world.database, db: held }, () => world.now, openLog({ LOG_LEVEL: 'silent' }))
}

it('a page that comes back while another one is being told misses nothing', async () => {
  const person = await world.newcomer()
  const reads: { next: Promise<void> | null } = { next: null }
  const live = await opened(reads)
  for (const n of [1, 2, 3]) await tell(person, n)
  const [here, back]: [unknown[], unknown[]] = [[], []]
  const stop = await live.follow(person.id, null, into(here), () => undefined)
  await pause(200)
  const { promise, resolve } = Promise.withResolvers<void>()
  reads.next = promise
  await tell(person, 4)
  // What the first page is told is being read now.
  await expect.poll(() => reads.next, { timeout: 5_000 }).toBeNull()
  const stopToo = await live.follow(person.id, 0, into(back), () => undefined)
  resolve()
  await expect.poll(() => here, { timeout: 5_000 }).toEqual([4])
  await expect.poll(() => back, { timeout: 5_000 }).toEqual([1, 2, 3, 4])
  stop()
  stopToo()
  await live.settled()
})

it('a page hears what could not be read at first', async () => {
  const person = await world.newcomer()
  const reads: { next: 'fails' | null } = { next: null }
  const live = await opened(reads)
  const heard: unknown[] = []
  const stop = await live.follow(person.id, null, into(heard), () => undefined)
  await pause(200)
  reads.next = 'fails'
  await tell(person, 1)
  await pause(200)
  expect(heard).toEqual([])
  reads.next = null
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([1])
  stop()
  await live.settled()
})
