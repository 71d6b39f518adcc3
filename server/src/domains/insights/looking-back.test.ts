import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { historyOf, type Noted } from './progress.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const ago = (days: number, from = now) => new Date(from - days * DAY_MS).toISOString()
const nothing: Noted = { checkIns: [], moments: [], entries: [], people: 0, ownPart: 0 }
const checkIn = (days: number, communication: number) => ({ at: ago(days), communication, hasWords: false })
const moment = (kind: 'conflict' | 'repair', days: number) => ({
  relationshipId: 'a',
  kind,
  at: ago(days),
  hasWords: false,
})

describe('the history of progress', () => {
  it('is nothing without a record, and begins with the first week that has a score', () => {
    expect(historyOf(nothing, now)).toEqual([])
    const points = historyOf({ ...nothing, checkIns: [checkIn(10, 60)] }, now)
    expect(points.map(({ at }) => at)).toEqual([ago(7), ago(0)])
    expect(points.map(({ scores }) => scores.communication)).toEqual([60, 60])
  })

  it('has each week as its own twelve weeks had it: what came later counts in none before', () => {
    const points = historyOf({ ...nothing, checkIns: [checkIn(80, 40), checkIn(1, 90)] }, now)
    expect(points).toHaveLength(12)
    expect(points[10]!.scores.communication).toBe(40)
    // 84 days before the last point the first check-in still counts, at 2^(-80/28) against 2^(-1/28): 84.
    expect(points[11]!.scores.communication).toBe(84)
    const gone = historyOf({ ...nothing, checkIns: [checkIn(100, 40)] }, now)
    expect(gone.map(({ scores }) => scores.communication)).toEqual([...Array<number>(9).fill(40), ...Array(3)])
  })

  it('a repair of today mends no week before it', () => {
    const points = historyOf({ ...nothing, moments: [moment('conflict', 6), moment('repair', 0)] }, now)
    expect(points.map(({ scores }) => scores.conflict_resolution)).toEqual([67])
  })

  it('of one’s own part there is today only: nobody knows when it was written', () => {
    const points = historyOf({ ...nothing, entries: [ago(20)], people: 1, ownPart: 2 }, now)
    expect(points.map(({ scores }) => scores.self_awareness)).toEqual([undefined, undefined, 40])
  })
})

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function knows(person: Person, personName: string) {
  const { body } = await person.post('/api/relationships', { personName, relationshipType: 'friend' })
  const path = `/api/relationships/${body.id}`
  return {
    id: body.id as string,
    logs: (kind: string, days: number, note: string | null = null) =>
      person.post(`${path}/moments`, { kind, intensity: 2, occurredAt: ago(days, world.now), note }),
    checkIn: () => person.post(`${path}/check-ins`, { trust: 50, communication: 50, joy: 50, growth: 50 }),
  }
}
const writes = (person: Person, mood: string, title: string, content: string) =>
  person.post('/api/journal', { mood, title, content, emotions: 'tired' })

it('answers the history of one’s own records only', async () => {
  const [nora, olga] = [await world.member(), await world.member()]
  await (await knows(olga, 'Sam')).checkIn()
  expect((await nora.get('/api/progress/history')).body).toEqual([])
  await (await knows(nora, 'Sam')).checkIn()
  const { body } = await nora.get('/api/progress/history')
  expect(body).toEqual([{ at: ago(0, world.now), scores: (await nora.get('/api/progress')).body }])
})

describe('what keeps coming back', () => {
  const back = async (person: Person) => (await person.get('/api/progress/conflicts')).body

  it('is what three conflicts were about, over everyone, with whom and in their own words', async () => {
    const [nora, olga] = [await world.member(), await world.member()]
    const [tomas, idris] = [await knows(nora, 'Tomas'), await knows(nora, 'Idris')]
    await tomas.logs('conflict', 50, 'The dishes stood there again for two days')
    await tomas.logs('conflict', 30, 'Another row about the dishes before work')
    await tomas.logs('repair', 29, 'He washed the dishes and said sorry')
    expect((await back(nora)).subjects).toEqual([])
    await idris.logs('conflict', 12, 'Nobody did the dishes, and he said it was my turn')
    await (await knows(olga, 'Sam')).logs('conflict', 1, 'The dishes')
    const { subjects, people } = await back(nora)
    expect(subjects).toMatchObject([
      { subject: 'the housework', times: 3, since: ago(50, world.now), people: ['Tomas', 'Idris'] },
    ])
    for (const quote of subjects[0].quotes)
      expect('Another row about the dishes before work. Nobody did the dishes').toContain(quote.split(',')[0])
    // One conflict is none that comes back.
    expect(people).toEqual([
      { relationshipId: tomas.id, personName: 'Tomas', conflicts: 2, repaired: 1, last: ago(30, world.now) },
    ])
  })

  it('is not made of what tells of danger, nor of what is older than twelve weeks', async () => {
    const nora = await world.member()
    const tomas = await knows(nora, 'Tomas')
    const grave = 'A row about the dishes and he grabbed me by the throat and I could not breathe'
    for (const days of [3, 2, 1]) await tomas.logs('conflict', days, grave)
    for (const days of [90, 89]) await tomas.logs('conflict', days, 'The dishes again')
    const found = await back(nora)
    expect(found.subjects).toEqual([])
    expect(JSON.stringify(found)).not.toContain('throat')
    expect(found.people).toMatchObject([{ conflicts: 3, repaired: 0 }])
  })
})

describe('the week', () => {
  const week = async (person: Person) => (await person.get('/api/progress/week')).body

  it('counts seven days, and quotes what went well and what was heavy', async () => {
    const nora = await world.member()
    const tomas = await knows(nora, 'Tomas')
    await tomas.checkIn()
    await tomas.logs('conflict', 3)
    await tomas.logs('repair', 2, 'We talked about the guests and laughed')
    await tomas.logs('positive', 8, 'Too long ago')
    await writes(nora, 'very_sad', 'The call', 'Dad called and I cried in the car afterwards.')
    await writes(nora, 'sad', 'The list', 'We argued about the list again before work.')
    const found = await week(nora)
    expect(found).toMatchObject({
      from: ago(7, world.now),
      to: ago(0, world.now),
      entries: 2,
      checkIns: 1,
      conflicts: 1,
      repairs: 1,
      good: 0,
      safety: null,
    })
    expect(found.wentWell).toContain('We talked about the guests and laughed')
    expect(found.heavy.title).toBe('The call')
    expect('Dad called and I cried in the car afterwards.').toContain(found.heavy.quote)
  })

  it('with danger in it has its counts and help, and no quote of what was heavy', async () => {
    const nora = await world.member()
    await writes(nora, 'very_sad', 'Last night', 'He grabbed me by the throat and I could not breathe.')
    const found = await week(nora)
    expect(found).toMatchObject({ entries: 1, heavy: null, wentWell: null })
    expect(found.safety.tier).toBeGreaterThanOrEqual(2)
  })

  it('without anything says so', async () => {
    const nora = await world.member()
    expect(await week(nora)).toMatchObject({ entries: 0, checkIns: 0, themes: [], heavy: null, wentWell: null })
  })
})
