import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLive } from '../../src/platform/live.ts'
import { openLog } from '../../src/platform/log.ts'
import { openWorld, type Person, type TestWorld } from '../world.ts'

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const tell = (to: Person, n: number) => world.app.world.live.tell(world.database.db, to.id, 'changed', { n })
const into = (heard: unknown[]) => (sent: { data: Record<string, unknown> }) => void heard.push(sent.data['n'])

/** Readings of a process, and what the next one meets. */
interface Reads {
  next: Promise<void> | 'fails' | null
  begun: number
  ended: number
  failed: number
}
const noneYet = (): Reads => ({ next: null, begun: 0, ended: 0, failed: 0 })

/** Another process, whose reading a test holds up or breaks. */
async function opened(reads: Reads) {
  const { db } = world.database
  const read = async <T>(ask: () => Promise<T>) => {
    const { next } = reads
    reads.begun++
    try {
      if (next === 'fails') {
        reads.failed++
        throw new Error('the connection was lost')
      }
      if (next) reads.next = null
      await next
      return await ask()
    } finally {
      reads.ended++
    }
  }
  // What is newest, which is asked without an order, is no reading.
  const select = (fields: never) => ({
    from: (table: never) => ({
      where(which: never) {
        const asked = db.select(fields).from(table).where(which)
        const orderBy = asked.orderBy.bind(asked)
        return Object.assign(asked, {
          orderBy: (by: never) => ({ limit: (most: number) => read(async () => orderBy(by).limit(most)) }),
        })
      },
    }),
  })
  const held = new Proxy(db, { get: (real, name) => (name === 'select' ? select : Reflect.get(real, name)) })
  return openLive({ ...world.database, db: held }, () => world.now, openLog({ LOG_LEVEL: 'silent' }))
}

/** How often it came to every process that somebody has events to read. */
async function noticed(person: Person): Promise<{ times: number }> {
  const notices = { times: 0 }
  await world.database.listen('mallama_events', (userId) => {
    if (userId === person.id) notices.times++
  })
  return notices
}

/** So many notices have come, and what was read for them and at first has been read. */
const still = (reads: Reads, notices: { times: number }, times: number) =>
  expect
    .poll(() => notices.times === times && reads.begun > 0 && reads.ended === reads.begun, { timeout: 5_000 })
    .toBe(true)

it('a page that comes back while another one is being told misses nothing', async () => {
  const person = await world.newcomer()
  const reads = noneYet()
  const live = await opened(reads)
  const notices = await noticed(person)
  for (const n of [1, 2, 3]) await tell(person, n)
  const [here, back]: [unknown[], unknown[]] = [[], []]
  const stop = await live.follow(person.id, null, into(here), () => undefined)
  await still(reads, notices, 3)
  const { promise, resolve } = Promise.withResolvers<void>()
  reads.next = promise
  await tell(person, 4)
  // What the first page is told is being read now. Not the promise itself: what a poll is handed, it waits for.
  await expect.poll(() => reads.next === null, { timeout: 5_000 }).toBe(true)
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
  const reads = noneYet()
  const live = await opened(reads)
  const notices = await noticed(person)
  const heard: unknown[] = []
  const stop = await live.follow(person.id, null, into(heard), () => undefined)
  await still(reads, notices, 0)
  reads.next = 'fails'
  await tell(person, 1)
  // The notice has had its reading, and no other comes.
  await still(reads, notices, 1)
  expect(reads.failed).toBeGreaterThan(0)
  expect(heard).toEqual([])
  reads.next = null
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([1])
  stop()
  await live.settled()
})

it('one reading makes up for however many have failed', async () => {
  const person = await world.newcomer()
  const reads = noneYet()
  const live = await opened(reads)
  const notices = await noticed(person)
  const heard: unknown[] = []
  const stop = await live.follow(person.id, null, into(heard), () => undefined)
  const later: (() => void)[] = []
  const real = globalThis.setTimeout
  const ofThisPerson = (run: (...given: unknown[]) => void, ms: number, ...given: unknown[]) => {
    if (given[0] !== person.id) return real(run, ms, ...given)
    later.push(() => run(...given))
    return { unref: () => undefined }
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(ofThisPerson as never)
  try {
    await still(reads, notices, 0)
    reads.next = 'fails'
    for (const n of [1, 2, 3]) await tell(person, n)
    await still(reads, notices, 3)
    expect(reads.failed).toBe(3)
    expect(later).toHaveLength(1)
    // That one fails as well: there is another.
    later.pop()!()
    await expect.poll(() => later.length, { timeout: 5_000 }).toBe(1)
    reads.next = null
    later.pop()!()
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual([1, 2, 3])
  } finally {
    spy.mockRestore()
  }
  stop()
  await live.settled()
})
