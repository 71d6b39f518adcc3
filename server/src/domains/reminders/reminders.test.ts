import { DAY_MS } from '@mallama/contracts/days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'

const start = Date.parse('2026-03-02T20:00:00.000Z') // a Monday
let world: TestWorld
let nora: Person
let id: string
beforeAll(async () => void (world = await openWorld({ coach: scriptedCoach() })))
afterAll(() => world.close())
beforeEach(() => arrive(start))
async function arrive(at: number) {
  world.now = at
  nora = await world.member()
  const trialEndDate = '2136-01-01T00:00:00.000Z'
  await world.database.db.update(users).set({ trialEndDate }).where(eq(users.id, nora.id))
  await world.app.world.live.revoke(world.database.db, nora.id)
  await nora.patch('/api/auth/user', { timeZone: 'Europe/Berlin' })
  id = await add('Mara')
}

const add = async (personName: string) =>
  (await nora.post('/api/relationships', { personName, relationshipType: 'friend' })).body.id as string
const off = { stayInTouchDays: null, checkInDay: null, dates: [] as object[] }
const set = async (wanted: Partial<typeof off> | object, about = id) => {
  const answer = await nora.put(`/api/relationships/${about}/reminders`, { ...off, ...wanted })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const due = async () => (await nora.get('/api/reminders')).body as { kind: string; due: string; years: number | null }[]
const kinds = async () => (await due()).map(({ kind, due }) => `${kind} ${due}`)
const done = (kind: string, day: string, about = id) =>
  nora.post(`/api/relationships/${about}/reminders/done`, { kind, due: day })
const goTo = (instant: string) => void (world.now = Date.parse(instant))
const birthday = (month: number, day: number, year?: number) => ({
  kind: 'birthday',
  month,
  day,
  ...(year ? { year } : {}),
})

describe('reminders', () => {
  test('are all off until they are set, and keep what was set', async () => {
    expect((await nora.get(`/api/relationships/${id}/reminders`)).body).toEqual(off)
    expect(await due()).toEqual([])
    const wanted = {
      stayInTouchDays: 14,
      checkInDay: 0,
      dates: [
        { kind: 'birthday', label: null, month: 5, day: 4, year: 1986 },
        { kind: 'other', label: 'The day we met', month: 2, day: 29, year: null },
      ],
    }
    expect(await set(wanted)).toEqual(wanted)
    expect((await nora.get(`/api/relationships/${id}/reminders`)).body).toEqual(wanted)
  })

  test('say nothing of anyone in the database', async () => {
    await set({ dates: [{ kind: 'other', label: 'Ferry to Hvar', month: 3, day: 3 }] })
    expect((await due()).length).toBe(1)
    expect(await rawDump(world.database.db)).not.toContain('Ferry to Hvar')
  })

  test.each([
    [{ stayInTouchDays: 0 }, 'stayInTouchDays', 'At least 1 day'],
    [{ stayInTouchDays: 366 }, 'stayInTouchDays', 'At most 365 days'],
    [{ dates: [birthday(4, 31)] }, 'dates.0.day', 'This month has no such day'],
    [
      { dates: [{ ...birthday(4, 3), year: 2100 }] },
      'dates.0.year',
      'This year is in the future. Leave it out if it is not known',
    ],
    [{ dates: [{ kind: 'other', month: 4, day: 3 }] }, 'dates.0.label', 'Say what this day is'],
    [{ dates: Array.from({ length: 21 }, () => birthday(4, 3)) }, 'dates', 'At most 20 dates'],
  ])('refuse %j', async (wanted, field, message) => {
    const answer = await nora.put(`/api/relationships/${id}/reminders`, { ...off, ...wanted })
    expect(answer.status).toBe(400)
    expect(answer.body.details[field]).toEqual([message])
    expect((await nora.get(`/api/relationships/${id}/reminders`)).body).toEqual(off)
  })

  test("are nobody else's to see, set or put away", async () => {
    await set({ dates: [birthday(3, 3)] })
    const otto = await world.member('otto')
    expect((await otto.get(`/api/relationships/${id}/reminders`)).status).toBe(404)
    expect((await otto.put(`/api/relationships/${id}/reminders`, off)).status).toBe(404)
    const away = await otto.post(`/api/relationships/${id}/reminders/done`, { kind: 'birthday', due: '2026-03-03' })
    expect(away.status).toBe(404)
    expect((await otto.get('/api/reminders')).body).toEqual([])
    expect(await kinds()).toEqual(['birthday 2026-03-03'])
  })

  test('end with the relationship', async () => {
    await set({ dates: [birthday(3, 3)] })
    await nora.del(`/api/relationships/${id}`)
    expect(await due()).toEqual([])
  })

  test('stay readable when access has ended', async () => {
    await set({ dates: [birthday(3, 3)] })
    await world.database.db.update(users).set({ trialEndDate: '2026-03-02T20:00:01.000Z' }).where(eq(users.id, nora.id))
    await world.app.world.live.revoke(world.database.db, nora.id)
    world.now += 10_000
    expect(await kinds()).toEqual(['birthday 2026-03-03'])
  })
})

describe('staying in touch', () => {
  test('is counted from when it was set where there was no touch yet', async () => {
    await set({ stayInTouchDays: 7 })
    goTo('2026-03-09T22:59:00.000Z') // 23:59 on the 9th in Berlin
    expect(await kinds()).toEqual(['stay-in-touch 2026-03-09'])
    goTo('2026-03-08T22:59:00.000Z')
    expect(await due()).toEqual([])
    goTo('2026-03-08T23:00:00.000Z') // midnight in Berlin
    expect(await kinds()).toEqual(['stay-in-touch 2026-03-09'])
  })

  test('is not counted anew when other reminders are set', async () => {
    await set({ stayInTouchDays: 7 })
    world.now += 5 * DAY_MS
    await set({ stayInTouchDays: 7, checkInDay: 3 })
    world.now += 2 * DAY_MS
    expect(await kinds()).toContain('stay-in-touch 2026-03-09')
  })

  test.each([
    [
      'a moment',
      () =>
        nora.post(`/api/relationships/${id}/moments`, {
          kind: 'positive',
          intensity: 1,
          occurredAt: new Date(world.now).toISOString(),
        }),
    ],
    [
      'a check-in',
      () => nora.post(`/api/relationships/${id}/check-ins`, { trust: 50, communication: 50, joy: 50, growth: 50 }),
    ],
    [
      'a message about them',
      () => nora.post('/api/chat', { message: 'We spoke at last', relationshipContext: { relationshipId: id } }),
    ],
    ['"done"', () => done('stay-in-touch', '2026-03-09')],
  ])('is counted from the last touch: %s', async (_what, touch) => {
    await set({ stayInTouchDays: 7 })
    world.now += 10 * DAY_MS
    expect(await kinds()).toEqual(['stay-in-touch 2026-03-09'])
    expect((await touch()).status).toBeLessThan(300)
    expect(await due()).toEqual([])
    world.now += 6 * DAY_MS
    expect(await due()).toEqual([])
    world.now += DAY_MS
    expect(await kinds()).toEqual(['stay-in-touch 2026-03-19'])
  })

  test('knows a chat that was saved since, and is not touched by opening one, nor by a chat about someone else', async () => {
    await set({ stayInTouchDays: 7 })
    const other = await add('Ana')
    world.now += 10 * DAY_MS
    await nora.patch(`/api/relationships/${id}/room`, { temporary: true })
    await nora.post('/api/chat', { message: 'We spoke at last', relationshipContext: { relationshipId: other } })
    expect(await kinds()).toEqual(['stay-in-touch 2026-03-09'])
    await nora.post('/api/chat', { message: 'We spoke at last', relationshipContext: { relationshipId: id } })
    const { messages } = (await nora.get(`/api/relationships/${id}/room`)).body
    const chatHistory = messages.map(({ role, content, timestamp }: Record<string, string>) => ({
      role,
      content,
      timestamp,
    }))
    const saved = { title: 'Spoken', status: 'resolved', chatHistory }
    expect((await nora.post(`/api/relationships/${id}/saved-chats`, saved)).status).toBe(201)
    expect(await due()).toEqual([])
  })

  test('counts days on the calendar where the clocks change', async () => {
    // In Berlin the night to 29 March 2026 has one hour less.
    goTo('2026-03-28T22:30:00.000Z') // 23:30 on the 28th
    await set({ stayInTouchDays: 1 })
    goTo('2026-03-29T21:59:00.000Z') // 23:59 on the 29th, in summer time
    expect(await kinds()).toEqual(['stay-in-touch 2026-03-29'])
    // And the night to 25 October one more.
    goTo('2026-10-24T21:30:00.000Z') // 23:30 on the 24th
    await done('stay-in-touch', '2026-03-29')
    goTo('2026-10-24T21:59:00.000Z')
    expect(await due()).toEqual([])
    goTo('2026-10-24T22:00:00.000Z')
    expect(await kinds()).toEqual(['stay-in-touch 2026-10-25'])
  })
})

describe('a weekly check-in', () => {
  test('is due on its day and stays so until one is made, or the day comes round', async () => {
    await set({ checkInDay: 3 })
    expect(await due(), 'a Wednesday before it was set was not missed').toEqual([])
    goTo('2026-03-03T23:30:00.000Z') // Wednesday in Berlin
    expect(await kinds()).toEqual(['check-in 2026-03-04'])
    world.now += 5 * DAY_MS
    expect(await kinds()).toEqual(['check-in 2026-03-04'])
    world.now += 2 * DAY_MS
    expect(await kinds()).toEqual(['check-in 2026-03-11'])
    await nora.post(`/api/relationships/${id}/check-ins`, { trust: 50, communication: 50, joy: 50, growth: 50 })
    expect(await due()).toEqual([])
    world.now += 7 * DAY_MS
    expect(await kinds()).toEqual(['check-in 2026-03-18'])
    expect((await done('check-in', '2026-03-18')).status).toBe(204)
    expect(await due()).toEqual([])
    world.now += 7 * DAY_MS
    expect(await kinds()).toEqual(['check-in 2026-03-25'])
  })

  test('on the very day that it is set', async () => {
    await set({ checkInDay: 1 })
    expect(await kinds()).toEqual(['check-in 2026-03-02'])
  })
})

describe('important dates', () => {
  test('show fourteen days ahead, with the years where they are known, soonest first and by name', async () => {
    const other = await add('Ana')
    await set({
      dates: [birthday(3, 16, 1986), birthday(3, 17), { kind: 'anniversary', month: 3, day: 3, year: 2026 }],
    })
    await set({ dates: [{ kind: 'other', label: 'Exam', month: 3, day: 3, year: 2020 }] }, other)
    expect(await due()).toEqual([
      { relationshipId: other, personName: 'Ana', kind: 'other', label: 'Exam', due: '2026-03-03', years: null },
      { relationshipId: id, personName: 'Mara', kind: 'anniversary', label: null, due: '2026-03-03', years: null },
      { relationshipId: id, personName: 'Mara', kind: 'birthday', label: null, due: '2026-03-16', years: 40 },
    ])
  })

  test.each([
    ['2027-02-20', '2027-03-01', 35],
    ['2028-02-20', '2028-02-29', 36],
    ['2100-02-20', '2100-03-01', 108],
  ])('29 February is met on 1 March in a year without one: on %s it is due on %s', async (today, due_, years) => {
    await arrive(Date.parse(`${today}T12:00:00.000Z`))
    await set({ dates: [birthday(2, 29, 1992)] })
    expect(await due()).toMatchObject([{ due: due_, years }])
  })

  test('reach over the turn of the year', async () => {
    await set({ dates: [birthday(1, 3, 1990), birthday(12, 30, 1990)] })
    goTo('2026-12-31T12:00:00.000Z')
    expect(await due()).toMatchObject([
      { due: '2026-12-30', years: 36 },
      { due: '2027-01-03', years: 37 },
    ])
  })

  test('are not there before their first year', async () => {
    await set({ dates: [{ kind: 'anniversary', month: 3, day: 5, year: 2027 }] })
    expect(await due()).toEqual([])
  })

  test('one that passed unnoticed stays a week; one that was set after its day was not missed', async () => {
    await set({ dates: [birthday(3, 4), birthday(3, 1)] })
    goTo('2026-03-11T12:00:00.000Z')
    expect(await kinds()).toEqual(['birthday 2026-03-04'])
    goTo('2026-03-12T12:00:00.000Z')
    expect(await due()).toEqual([])
  })

  test('are put away for this year, twice without harm, and come back next year', async () => {
    await set({ dates: [birthday(3, 4)] })
    for (const _click of [1, 2]) expect((await done('birthday', '2026-03-04')).status).toBe(204)
    expect(await due()).toEqual([])
    expect((await done('birthday', '2027-03-04')).status, 'what is not due cannot be put away').toBe(204)
    goTo('2027-03-01T12:00:00.000Z')
    expect(await kinds()).toEqual(['birthday 2027-03-04'])
  })

  test.each([
    ['Pacific/Kiritimati', '2026-03-03'],
    ['America/Los_Angeles', '2026-03-02'],
    [null, '2026-03-02'],
    ['Nowhere/Land', '2026-03-02'],
  ])('are counted in the zone of the person: %s', async (timeZone, today) => {
    // One that this machine no longer knows may be stored from before.
    await world.database.db.update(users).set({ timeZone }).where(eq(users.id, nora.id))
    goTo('2026-03-02T20:00:00.000Z')
    await set({ checkInDay: new Date(`${today}T00:00:00.000Z`).getUTCDay() })
    expect(await kinds()).toEqual([`check-in ${today}`])
  })
})
