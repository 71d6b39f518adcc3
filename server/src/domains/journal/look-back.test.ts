import type { LookBack } from '@mallama/contracts/journal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRelationship } from '../../../test/matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { dayIn, instantIn } from './local-time.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const HOUR = 3_600_000
async function write(person: Person, mood: string, content: string, more: object = {}) {
  world.now += 2 * HOUR
  const draft = { title: 'A day', content, emotions: 'quiet', mood, ...more }
  const { status, text } = await person.post('/api/journal', draft)
  expect(status, text).toBe(201)
}
const back = async (person: Person, query = '') => (await person.get(`/api/journal/look-back${query}`)).body as LookBack

describe('a look back', () => {
  it('has nothing to say of an empty journal', async () => {
    expect(await back(await world.member())).toEqual({
      year: 2026,
      years: [],
      total: 0,
      entries: 0,
      days: [],
      usual: null,
      goesWith: [],
      tooFew: [],
      emotions: [],
      triggers: [],
      imports: [],
    })
  })

  it('puts tags and people beside the usual, with the number of entries; fewer than five say nothing', async () => {
    const nora = await world.member()
    await addRelationship(nora, 'June')
    const before = world.now
    for (let at = 0; at < 5; at++)
      await write(nora, 'very_happy', 'Walked with June along the river.', { tags: ['river'] })
    for (let at = 0; at < 5; at++) await write(nora, 'sad', 'A day at the desk, nothing more.', { tags: ['Desk'] })
    await write(nora, 'sad', 'Tuned the old piano at last.', { tags: ['piano', 'june'] })
    const found = await back(nora)
    // By hand: five fives and six twos are 37 of 11, 3.36. June has five fives and a two: 4.5.
    expect(found.usual).toBe(3.36)
    expect(found.goesWith).toEqual([
      { name: 'river', kind: 'tag', entries: 5, difference: 1.64 },
      { name: 'June', kind: 'person', entries: 6, difference: 1.14 },
      { name: 'Desk', kind: 'tag', entries: 5, difference: -1.36 },
    ])
    expect(found.tooFew).toEqual([{ name: 'piano', entries: 1 }])
    world.now = before
  })

  it('counts days by the person’s own calendar, each with the mean of its entries', async () => {
    const nora = await world.member()
    const before = world.now
    world.now = Date.parse('2026-03-02T20:30:00.000Z')
    await write(nora, 'very_happy', 'Written when it was still Monday in Europe.')
    await write(nora, 'neutral', 'Written when it was Tuesday already.')
    expect((await back(nora, '?timeZone=Europe/Berlin')).days).toEqual([
      { day: '2026-03-02', mood: 'very_happy', entries: 1 },
      { day: '2026-03-03', mood: 'neutral', entries: 1 },
    ])
    expect((await back(nora, '?timeZone=America/New_York')).days).toEqual([
      { day: '2026-03-02', mood: 'happy', entries: 2 },
    ])
    expect((await back(nora, '?timeZone=Nowhere/At_All')).days).toHaveLength(2)
    expect(await back(nora, '?year=2025')).toMatchObject({ year: 2025, years: [2026], total: 2, entries: 0, days: [] })
    world.now = before
  })

  it('counts the person’s own words for how they felt', async () => {
    const nora = await world.member()
    const before = world.now
    await write(nora, 'sad', 'A long day at the desk.', { emotions: 'A bit tired, lonely' })
    await write(nora, 'sad', 'Another long day at it.', { emotions: 'tired' })
    await write(nora, 'happy', 'A walk, and then soup.', { emotions: 'calm' })
    expect((await back(nora)).emotions).toEqual([{ name: 'tired', entries: 2, difference: -0.67 }])
    world.now = before
  })

  it('tells what comes back in heavier entries, with words of theirs, until the person says it is not true', async () => {
    const nora = await world.member()
    const before = world.now
    for (const words of ['The dishes stood there again.', 'We argued about the dishes.', 'I did all the dishes alone.'])
      await write(nora, 'sad', words)
    await write(nora, 'happy', 'We laughed about the dishes.')
    const { triggers } = await back(nora)
    expect(triggers).toMatchObject([{ trigger: 'the housework', entries: 3 }])
    expect(triggers[0]!.quotes.length).toBeGreaterThan(0)
    for (const quote of triggers[0]!.quotes) expect(quote).toMatch(/dishes/)
    expect((await nora.post('/api/journal/not-true', { trigger: 'The housework' })).status).toBe(204)
    await nora.post('/api/journal/not-true', { trigger: 'the weather' })
    expect((await back(nora)).triggers).toEqual([])
    expect((await nora.get('/api/export')).body.journal.notTrue).toEqual(['the weather', 'the housework'])
    world.now = before
  })

  it('takes a thing for one that comes back where it is named as a thing, and no small word for one', async () => {
    const nora = await world.member()
    const before = world.now
    for (const words of [
      'The boiler broke on the way there and it was cold there.',
      'Waited for the old boiler to warm up, nobody there.',
      'Our boiler again, and I stood there in my coat.',
    ])
      await write(nora, 'sad', words)
    expect((await back(nora)).triggers).toMatchObject([{ trigger: 'the boiler', entries: 3 }])
    world.now = before
  })

  it('draws no pattern from what tells of danger', async () => {
    const nora = await world.member()
    const before = world.now
    for (let at = 0; at < 3; at++) await write(nora, 'very_sad', 'He hit me over the dishes and I am scared of him.')
    const found = await back(nora)
    expect(found.triggers).toEqual([])
    expect(found.days.map(({ mood }) => mood)).toEqual(['very_sad', 'very_sad'])
    world.now = before
  })

  it('is each person’s own', async () => {
    const [nora, olga] = [await world.member('nora'), await world.member('olga')]
    const before = world.now
    await write(nora, 'happy', 'Something that is mine alone.')
    expect(await back(olga)).toMatchObject({ total: 0, years: [] })
    world.now = before
  })
})

describe('the clock on the wall', () => {
  it('is found again in each zone, also where the clocks change', () => {
    for (const [zone, day, hour] of [
      ['Europe/Berlin', '2026-07-01', 22],
      ['Europe/Berlin', '2026-03-29', 4],
      ['America/New_York', '2026-11-01', 23],
      ['Asia/Kolkata', '2026-01-01', 0],
    ] as const) {
      const at = instantIn(zone, day, hour, 30)
      expect(dayIn(zone, at)).toBe(day)
      const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at)
      expect(shown).toBe(`${String(hour).padStart(2, '0')}:30`)
    }
    expect(new Date(instantIn('UTC', '2024-01-01', 22, 30)).toISOString()).toBe('2024-01-01T22:30:00.000Z')
  })
})
