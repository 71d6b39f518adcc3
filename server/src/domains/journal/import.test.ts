import type { JournalEntry, JournalFilePreview } from '@mallama/contracts/journal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { readJournalFile } from './import-file.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const head = 'full_date,date,weekday,time,mood,activities,note_title,note'
const daylio = [
  head,
  '2024-01-02,Jan 2,Tuesday,10:30 PM,rad,friends | river walk,,"We walked, and then it rained.<br>We laughed."',
  '2024-01-01,Jan 1,Monday,22:30,meh,,"New Year","Slept until noon, nothing else."',
  '2024-01-03,Jan 3,Wednesday,08:00,stormy,work,,',
].join('\n')
const dayOne = JSON.stringify({
  metadata: { version: '1.0' },
  entries: [
    {
      creationDate: '2023-05-01T06:15:00Z',
      text: '# The harbour\n\nFog until ten\\. ![](dayone-moment://ABC)\nThen the boats.',
      tags: ['harbour', 'Tomas'],
    },
    { creationDate: '2023-05-02T06:15:00Z', text: '![](dayone-moment://DEF)' },
  ],
})
const bring = async (person: Person, content: string, more: object = {}) => {
  const { status, body, text } = await person.post('/api/journal/import', { content, ...more })
  expect(status, text).toBe(201)
  return body as { id: string | null; added: number; known: number }
}
const look = async (person: Person, content: string, more: object = {}) =>
  (await person.post('/api/journal/import/preview', { content, ...more })).body as JournalFilePreview
const all = async (person: Person) => (await person.get('/api/journal')).body as JournalEntry[]

describe('an export of Daylio', () => {
  it('is looked at first: what is in it, what its moods become, and what nobody can know', async () => {
    const nora = await world.member()
    expect(await look(nora, daylio)).toEqual({
      format: 'daylio',
      found: 3,
      from: '2024-01-01',
      to: '2024-01-03',
      known: 0,
      short: 1,
      toAdd: 3,
      moods: [
        { name: 'meh', mood: 'neutral', sure: true, entries: 1 },
        { name: 'rad', mood: 'very_happy', sure: true, entries: 1 },
        { name: 'stormy', mood: 'neutral', sure: false, entries: 1 },
      ],
      withoutMoods: false,
      problems: [],
    })
    expect(await all(nora)).toEqual([])
  })

  it('becomes entries with their own days, words and tags, in the person’s own time', async () => {
    const nora = await world.member()
    await nora.patch('/api/auth/user', { timeZone: 'Europe/Berlin' })
    expect(await bring(nora, daylio, { moods: [{ name: 'Stormy', mood: 'very_sad' }] })).toMatchObject({
      added: 3,
      known: 0,
    })
    const [stormy, rad, meh] = await all(nora)
    expect(stormy).toMatchObject({ title: 'Wednesday 3 January 2024', content: '', mood: 'very_sad', tags: ['work'] })
    expect(rad).toMatchObject({
      title: 'We walked, and then it rained.',
      content: 'We walked, and then it rained.\nWe laughed.',
      emotions: 'rad',
      mood: 'very_happy',
      tags: ['friends', 'river walk'],
      createdAt: '2024-01-02T21:30:00.000Z',
    })
    expect(meh).toMatchObject({ title: 'New Year', mood: 'neutral', createdAt: '2024-01-01T21:30:00.000Z' })
  })

  it('brought in twice adds nothing, and can be taken out again whole', async () => {
    const nora = await world.member()
    const olga = await world.member('olga')
    await nora.post('/api/journal', {
      title: 'Mine',
      content: 'Written here by hand.',
      emotions: 'calm',
      mood: 'happy',
    })
    const { id } = await bring(nora, daylio)
    expect(await look(nora, daylio)).toMatchObject({ known: 3, toAdd: 0 })
    expect(await bring(nora, daylio)).toEqual({ id: null, added: 0, known: 3 })
    const { imports } = (await nora.get('/api/journal/look-back')).body
    expect(imports).toMatchObject([{ id, entries: 3 }])
    expect((await olga.del(`/api/journal/import/${id}`)).status).toBe(404)
    expect((await nora.del(`/api/journal/import/${id}`)).status).toBe(204)
    expect(await all(nora)).toMatchObject([{ title: 'Mine' }])
    expect((await nora.del(`/api/journal/import/${id}`)).status).toBe(404)
  })

  it('leaves behind rows that cannot be read, and says which', async () => {
    const nora = await world.member()
    const broken = `${head}\n2024-13-40,x,y,22:30,good,,,Some words of a day\n2024-01-01,x,y,22:30,,,,Words without a mood\n2024-01-05,x,y,,good,,,Words with no time at all`
    expect(await look(nora, broken)).toMatchObject({
      found: 1,
      problems: [
        { line: 2, message: '"2024-13-40" is no day. It is left behind' },
        { line: 3, message: 'There is no mood in this row. It is left behind' },
      ],
    })
  })
})

describe('an export of Day One', () => {
  it('has no moods: its entries stand as neutral, and in no chart until one is chosen', async () => {
    const nora = await world.member()
    expect(await look(nora, dayOne)).toMatchObject({ format: 'day-one', found: 1, withoutMoods: true, moods: [] })
    await bring(nora, dayOne)
    const [entry] = await all(nora)
    expect(entry).toMatchObject({
      title: 'The harbour',
      content: 'Fog until ten. \nThen the boats.',
      mood: 'neutral',
      moodChosen: false,
      tags: ['harbour', 'Tomas'],
      createdAt: '2023-05-01T06:15:00.000Z',
    })
    expect((await nora.get('/api/journal/look-back?year=2023')).body).toMatchObject({ entries: 1, days: [] })
    const { title, content, tags } = entry!
    await nora.put(`/api/journal/${entry!.id}`, { title, content, tags, emotions: 'calm', mood: 'neutral' })
    expect((await nora.get('/api/journal/look-back?year=2023')).body.days).toHaveLength(1)
  })

  it('keeps a text that is longer than an entry as several, with every word', () => {
    const text = Array.from({ length: 1_500 }, (_, at) => `Word ${at}.`).join(' ')
    const content = JSON.stringify({ entries: [{ creationDate: '2023-05-01T06:15:00Z', text }] })
    const { fresh, toAdd } = readJournalFile({ content, timeZone: null, moods: [], known: [], most: 100 })
    expect(toAdd).toBe(4)
    expect(fresh.every((entry) => entry.content.length <= 5_000)).toBe(true)
    expect(fresh.map((entry) => entry.content).join(' ')).toBe(text)
    expect(fresh[1]!.title).toMatch(/ \(2\)$/)
    const times = fresh.map(({ createdAt }) => createdAt)
    expect(new Set(times).size).toBe(4)
  })
})

it.each([
  ['name,type\nMara,wife', /not a Daylio or Day One export/],
  ['{"entries": [', /broken or cut off/],
  ['{"people": []}', /not a Daylio or Day One export/],
  [head, /no entries/],
])('%s is refused, and nothing is added', async (content, told) => {
  const nora = await world.member()
  const { status, body } = await nora.post('/api/journal/import', { content })
  expect(status).toBe(400)
  expect(body.details.content[0]).toMatch(told)
  expect(await all(nora)).toEqual([])
})

it('help goes along where what is brought in tells of danger', async () => {
  const nora = await world.member()
  const content = `${head}\n2024-01-05,x,y,22:30,awful,,,He hit me again last night and I am scared of him.`
  const { headers } = await nora.post('/api/journal/import', { content })
  expect(JSON.parse(String(headers['mallama-safety']))).toMatchObject({ tier: 2, category: 'abuse' })
})
