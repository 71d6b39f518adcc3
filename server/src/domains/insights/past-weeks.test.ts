import { DAY_MS } from '@mallama/contracts/days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'
import { journalEntries } from '../journal/journal.table.ts'
import { moments } from '../relationships/relationships.table.ts'
import { progressWeeks } from './insights.table.ts'
import { jobs } from './insights.ts'
import { lastWeek } from './past-weeks.ts'

/** A Wednesday; the week before began on Monday, 2 March. */
const wednesday = Date.parse('2026-03-11T12:00:00.000Z')
const MONDAY = '2026-03-02'

let world: TestWorld
let nora: Person
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => void (nora = await someone()))

/** They came weeks before. */
async function someone(): Promise<Person> {
  world.now = wednesday - 30 * DAY_MS
  const person = await world.member()
  const trialEndDate = '2136-01-01T00:00:00.000Z'
  await world.database.db.update(users).set({ trialEndDate }).where(eq(users.id, person.id))
  await world.app.world.live.revoke(world.database.db, person.id)
  world.now = wednesday
  return person
}

const at = async <T>(instant: string, work: () => Promise<T>): Promise<T> => {
  world.now = Date.parse(instant)
  try {
    return await work()
  } finally {
    world.now = wednesday
  }
}
const writes = async (title: string, content: string, when: string, mood = 'sad') => {
  const { status, body } = await at(when, () => nora.post('/api/journal', { title, content, mood, emotions: 'tired' }))
  expect(status).toBe(201)
  return body as { id: string }
}
async function logs(note: string, when: string, kind = 'positive') {
  const { body } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'friend' })
  const path = `/api/relationships/${body.id}`
  const moment = await nora.post(`${path}/moments`, { kind, intensity: 2, occurredAt: when, note })
  expect(moment.status).toBe(201)
  return { path, moment: `${path}/moments/${moment.body.id}` }
}

const job = (name: string, queued: (data: Record<string, unknown>) => void = () => undefined) => {
  const { world: parts } = world.app
  const later = async (_name: string, data: Record<string, unknown>) => queued(data)
  const opened = { ...parts, clock: () => world.now, jobs: { ...parts.jobs, later }, db: world.database.db }
  return jobs(Promise.resolve(opened)).find((one) => one.name === name)!
}
const make = (person = nora, week = MONDAY) => job('make-week').run({ userId: person.id, week })
async function queued(): Promise<(string | undefined)[]> {
  const all: Record<string, unknown>[] = []
  await job('look-at-weeks', (data) => all.push(data)).run({})
  return all.filter(({ userId }) => userId === nora.id).map(({ week }) => week as string)
}
const weeks = async (person = nora) => (await person.get('/api/progress/weeks')).body as { week: string }[]
const read = (week = MONDAY, person = nora) => person.get(`/api/progress/weeks/${week}`)
const history = async () =>
  (await nora.get('/api/progress/history')).body as { at: string; scores: Record<string, number> }[]

test.each([
  ['UTC', '2026-03-09T02:59:59.000Z', '2026-02-23'],
  ['UTC', '2026-03-09T03:00:00.000Z', MONDAY],
  ['UTC', '2026-03-15T23:59:59.000Z', MONDAY],
  // It is Monday, four in the morning, in Auckland, and Sunday in Honolulu.
  ['Pacific/Auckland', '2026-03-08T15:00:00.000Z', MONDAY],
  ['Pacific/Honolulu', '2026-03-09T12:59:00.000Z', '2026-02-23'],
  ['Pacific/Honolulu', '2026-03-09T13:00:00.000Z', MONDAY],
  // Clocks go forward on Sunday, 29 March.
  ['Europe/Berlin', '2026-03-30T01:00:00.000Z', '2026-03-23'],
])('in %s at %s the last week is that of %s', (zone, now, monday) => {
  expect(lastWeek(zone, Date.parse(now))).toBe(monday)
})

describe('a week that is over', () => {
  test('is counted and read once, by the calendar of the person, and again by nobody', async () => {
    await nora.patch('/api/auth/user', { timeZone: 'Pacific/Auckland' })
    await writes('The call', 'Dad called and I cried in the car afterwards.', '2026-03-04T10:00:00.000Z', 'very_sad')
    // Sunday evening and Monday morning in Auckland.
    await writes('The list', 'We argued about the list again before work.', '2026-03-08T10:59:00.000Z')
    await writes('Another week', 'The bus was late and nobody said a word.', '2026-03-08T11:01:00.000Z')
    expect(await queued()).toEqual([MONDAY])
    expect(await weeks()).toEqual([])
    await make()
    expect(await queued()).toEqual([])
    expect(await weeks()).toEqual([{ week: MONDAY, from: '2026-03-01T11:00:00.000Z', to: '2026-03-08T10:59:59.999Z' }])
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({ entries: 2, heavy: { title: 'The call' } })
    const before = await world.database.db.select().from(progressWeeks).where(eq(progressWeeks.userId, nora.id))
    await make()
    expect(await world.database.db.select().from(progressWeeks).where(eq(progressWeeks.userId, nora.id))).toEqual(
      before,
    )
  })

  test('made by two servers at once is one', async () => {
    await writes('The call', 'Dad called and I cried in the car afterwards.', '2026-03-04T10:00:00.000Z')
    await Promise.all([make(), make(), make()].map((one) => one.catch(() => undefined)))
    await make()
    expect(await weeks()).toHaveLength(1)
    expect((await read()).body.entries).toBe(1)
  })

  test('without anything has no review, and is not looked at again', async () => {
    await make()
    expect([await weeks(), await queued()]).toEqual([[], []])
    expect((await read()).status).toBe(404)
  })

  test('is nobody else’s, and says nothing in the database', async () => {
    const olga = await someone()
    await writes('The call', 'Dad called and I cried in the car afterwards.', '2026-03-04T10:00:00.000Z')
    await make()
    await make(olga)
    expect([await weeks(olga), (await read(MONDAY, olga)).status]).toEqual([[], 404])
    const dump = await rawDump(world.database.db)
    expect(dump).not.toContain('cried in the car')
    expect(dump).not.toContain('emotional_intelligence')
  })

  test.each<[string, (it: { entry: string; path: string; moment: string }) => Promise<{ status: number }>]>([
    ['an entry was deleted', ({ entry }) => nora.del(`/api/journal/${entry}`)],
    [
      'an entry was changed',
      ({ entry }) =>
        nora.put(`/api/journal/${entry}`, { title: 'The call', content: 'He called.', mood: 'sad', emotions: 'tired' }),
    ],
    [
      'an entry was saved again with other words',
      ({ entry }) =>
        nora.post('/api/journal', {
          id: entry,
          title: 'The call',
          content: 'He called.',
          mood: 'sad',
          emotions: 'tired',
        }),
    ],
  ])('quotes nothing any more once %s, at once and in what is kept', async (_what, act) => {
    const { id } = await writes('The call', 'Dad called and I cried in the car.', '2026-03-04T10:00:00.000Z')
    const it = { entry: id, ...(await logs('We cooked with the radio on', '2026-03-05T18:00:00.000Z')) }
    await make()
    expect(JSON.stringify((await read()).body)).toContain('cried in the car')
    expect((await act(it)).status).toBeLessThan(300)
    const [row] = await world.database.db.select().from(progressWeeks).where(eq(progressWeeks.userId, nora.id))
    expect(row!.review).toBeNull()
    const after = JSON.stringify((await read()).body)
    expect(after).not.toContain('cried in the car')
    expect(after).toContain('We cooked with the radio on')
  })

  test('whose moment, or whose person, was deleted quotes neither; with nothing left it is gone', async () => {
    const it = await logs('We cooked with the radio on', '2026-03-05T18:00:00.000Z')
    await make()
    expect(JSON.stringify((await read()).body)).toContain('radio on')
    expect((await nora.del(it.moment)).status).toBe(204)
    expect((await read()).status).toBe(404)
    const other = await logs('We walked home in the rain', '2026-03-05T19:00:00.000Z')
    expect((await nora.del(other.path)).status).toBe(204)
    const [row] = await world.database.db.select().from(progressWeeks).where(eq(progressWeeks.userId, nora.id))
    expect(row!.review).toBeNull()
  })

  const kept = async () => {
    const [row] = await world.database.db.select().from(progressWeeks).where(eq(progressWeeks.userId, nora.id))
    return row!.review !== null
  }

  test('whose check-in was taken back no longer counts it', async () => {
    const { path } = await logs('We cooked with the radio on', '2026-03-05T18:00:00.000Z')
    const rated = { trust: 50, communication: 50, joy: 50, growth: 50, at: '2026-03-06T18:00:00.000Z' }
    const { status, body } = await nora.post(`${path}/check-ins`, rated)
    expect(status).toBe(201)
    await make()
    expect((await read()).body).toMatchObject({ checkIns: 1, good: 1 })
    expect((await nora.del(`${path}/check-ins/${body.id}`)).status).toBe(204)
    expect(await kept()).toBe(false)
    expect((await read()).body).toMatchObject({ checkIns: 0, good: 1 })
  })

  test('is told anew once what was seen in an entry was set aside, and not by what somebody thinks of an insight', async () => {
    const { id } = await writes(
      'Last night',
      'He hit me again last night and I am scared of him.',
      '2026-03-04T10:00:00Z',
    )
    await make()
    expect((await read()).body.safety).toMatchObject({ category: 'abuse' })
    expect((await nora.patch(`/api/journal/${id}`, { notTrue: true })).status).toBe(200)
    expect(await kept()).toBe(true)
    expect((await nora.patch(`/api/journal/${id}`, { aside: true })).status).toBe(200)
    expect(await kept()).toBe(false)
  })

  test('is looked at without what came after it', async () => {
    await writes('The call', 'Dad called and I cried in the car.', '2026-03-04T10:00:00.000Z')
    const { id } = await writes('Today', 'The bus was late.', '2026-03-11T08:00:00.000Z')
    const later = await logs('We walked home in the rain', '2026-03-10T18:00:00.000Z')
    // Whoever opens one of these fails.
    const { db } = world.database
    const unread = Buffer.from('nobody can open this') as never
    await db.update(journalEntries).set({ content: unread }).where(eq(journalEntries.id, id))
    await db
      .update(moments)
      .set({ note: unread })
      .where(eq(moments.id, later.moment.split('/').at(-1)!))
    await make()
    expect((await read()).body).toMatchObject({ entries: 1, good: 0, checkIns: 0 })
  })

  test('is taken along, and goes with what is wiped', async () => {
    await writes('The call', 'Dad called and I cried in the car.', '2026-03-04T10:00:00.000Z')
    await make()
    const { body } = await nora.get('/api/export')
    expect(body.weeks).toMatchObject([{ title: 'The week of 2 March 2026', review: { entries: 1 } }])
    expect(body.weeks[0].scores).toEqual(expect.any(Object))
    expect(JSON.stringify(body.weeks)).not.toContain('screen')
  })
})

describe('the history of progress', () => {
  test('has what was kept, self-awareness too, and works out the weeks before it', async () => {
    const { path } = await logs('We cooked with the radio on', '2026-02-18T18:00:00.000Z')
    await nora.patch(path, { strugglingWith: 'Listening', triggers: 'Being late' })
    await make()
    const [kept] = (await history()).filter(({ at }) => at === '2026-03-08T23:59:59.999Z')
    expect(kept!.scores).toMatchObject({ self_awareness: 40 })
    // What one fills in later is no part of a week that was kept.
    await nora.patch(path, { values: 'Honesty', learned: 'To wait', redLines: 'Shouting' })
    const all = await history()
    expect(all.map(({ scores }) => scores['self_awareness'])).toEqual([undefined, undefined, 40, 100])
    expect(all.map(({ at }) => Date.parse(at))).toEqual(all.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b))
    expect(all.at(-1)!.at).toBe(new Date(wednesday).toISOString())
    expect(all[0]!.at).toBe('2026-02-22T23:59:59.999Z')
  })
})
