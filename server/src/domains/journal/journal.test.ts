import { DAY_MS } from '@mallama/contracts/days'
import type { JournalEntry } from '@mallama/contracts/journal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { liveEvents } from '../../platform/events.table.ts'
import { jobs } from './journal.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const draft = {
  title: 'The car park',
  content: 'Sat in the car for ten minutes before going up.',
  emotions: 'Tired',
  mood: 'sad',
}
const write = async (person: Person, more: object = {}) => {
  world.now += 60_000
  const { status, body, text } = await person.post('/api/journal', { ...draft, ...more })
  expect(status, text).toBe(201)
  return body as JournalEntry
}
const all = async (person: Person) => (await person.get('/api/journal')).body as JournalEntry[]
const runJobs = (person: Person, entryId: string | null = null) =>
  jobs(Promise.resolve({ ...world.app.world, db: world.database.db }))[0]!.run({ userId: person.id, entryId })

const harm = 'He hit me again last night and I am scared of him.'

describe('an entry', () => {
  it('is kept with every field of the specification, newest first, and counted', async () => {
    const nora = await world.member()
    const first = await write(nora)
    expect(first).toMatchObject({ ...draft, tags: [], aiInsights: null, notTrue: false, moodChosen: true })
    expect(first.createdAt).toBe(new Date(world.now).toISOString())
    const second = await write(nora, { title: 'June called', mood: 'very_happy', tags: ['June', 'phone', 'evening'] })
    const answer = await nora.get('/api/journal')
    expect(answer.body.map(({ id }: JournalEntry) => id)).toEqual([second.id, first.id])
    expect(answer.headers['x-total-count']).toBe('2')
    expect(answer.body[0].tags).toEqual(['June', 'phone', 'evening'])
  })

  it.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: 'a'.repeat(101) }, 'title', 'Title too long'],
    [{ content: 'too short' }, 'content', 'Content must be at least 10 characters'],
    [{ content: 'a'.repeat(5001) }, 'content', 'Content too long'],
    [{ emotions: '' }, 'emotions', 'Please describe your emotions'],
    [{ emotions: undefined }, 'emotions', 'Please describe your emotions'],
    [{ mood: 'furious' }, 'mood', 'Choose a mood'],
    [{ tags: ['a'.repeat(101)] }, 'tags.0', 'A tag has at most 100 characters'],
    [{ tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }, 'tags', 'At most 20 tags'],
  ])('%o is refused, and the field is named', async (more, field, told) => {
    const nora = await world.member()
    const { status, body } = await nora.post('/api/journal', { ...draft, ...more })
    expect(status).toBe(400)
    expect(body.details[field]).toEqual([told])
    expect(await all(nora)).toEqual([])
  })

  it('may be as long as the limits say', async () => {
    const nora = await world.member()
    const longest = { title: 'a'.repeat(100), content: 'ä'.repeat(5_000), emotions: 'e'.repeat(500) }
    expect(await write(nora, longest)).toMatchObject(longest)
    expect(await write(nora, { content: '0123456789' })).toMatchObject({ content: '0123456789' })
  })

  it('takes tags apart at commas, trims them, keeps pictures, and has each word once', async () => {
    const entry = await write(await world.member(), { tags: [' evenings , Tomas', 'EVENINGS', '🌧️ rain', '', ' , '] })
    expect(entry.tags).toEqual(['evenings', 'Tomas', '🌧️ rain'])
  })

  it('is replaced by an edit: tags that are left out are gone', async () => {
    const nora = await world.member()
    const { id, createdAt } = await write(nora, { tags: ['Tomas'] })
    world.now += 60_000
    const { status, body } = await nora.put(`/api/journal/${id}`, { ...draft, title: 'The soup', mood: 'happy' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, createdAt, title: 'The soup', mood: 'happy', tags: [] })
    expect((await nora.put(`/api/journal/${id}`, { title: 'Only this' })).body.details).toHaveProperty('content')
    expect(await all(nora)).toMatchObject([{ title: 'The soup' }])
  })

  it('is not replaced by an edit of a version that no longer stands, and says so only to its owner', async () => {
    const [nora, olga] = [await world.member('nora'), await world.member('olga')]
    const { id, updatedAt } = await write(nora)
    world.now += 60_000
    const first = await nora.put(`/api/journal/${id}`, { ...draft, title: 'First tab', basedOn: updatedAt })
    expect([first.status, first.body.title]).toEqual([200, 'First tab'])
    world.now += 60_000
    const second = await nora.put(`/api/journal/${id}`, { ...draft, title: 'Second tab', basedOn: updatedAt })
    expect([second.status, second.body.code]).toEqual([409, 'conflict'])
    expect(await all(nora)).toMatchObject([{ title: 'First tab', updatedAt: first.body.updatedAt }])
    expect((await olga.put(`/api/journal/${id}`, { ...draft, basedOn: updatedAt })).status).toBe(404)
    const chosen = { ...draft, title: 'Second tab', basedOn: first.body.updatedAt }
    expect((await nora.put(`/api/journal/${id}`, chosen)).status).toBe(200)
    expect(await all(nora)).toMatchObject([{ title: 'Second tab' }])
  })

  it('goes when it is deleted, and a second time there is nothing', async () => {
    const nora = await world.member()
    const { id } = await write(nora)
    expect((await nora.del(`/api/journal/${id}`)).status).toBe(204)
    expect(await all(nora)).toEqual([])
    expect((await nora.del(`/api/journal/${id}`)).status).toBe(404)
    expect((await nora.put(`/api/journal/${id}`, draft)).status).toBe(404)
  })

  it('that is saved again under its own id is one entry, with the words of the last try', async () => {
    const nora = await world.member()
    const id = '11111111-1111-4111-8111-111111111111'
    await write(nora, { id })
    expect(await write(nora, { id, title: 'The second try' })).toMatchObject({ id })
    expect(await all(nora)).toMatchObject([{ id, title: 'The second try' }])
    const olga = await world.member('olga')
    expect((await olga.post('/api/journal', { ...draft, id })).status).toBe(409)
    expect(await all(nora)).toMatchObject([{ title: 'The second try' }])
  })

  it('is nobody else’s to read, change or delete, and lies sealed', async () => {
    const [nora, olga] = [await world.member('nora'), await world.member('olga')]
    const { id } = await write(nora, { content: 'Zanzibar was all we talked about', tags: ['Zanzibar'] })
    expect(await all(olga)).toEqual([])
    for (const answer of [
      await olga.put(`/api/journal/${id}`, draft),
      await olga.patch(`/api/journal/${id}`, { notTrue: true }),
      await olga.del(`/api/journal/${id}`),
    ])
      expect(answer.status).toBe(404)
    expect((await olga.get(`/api/journal?before=${id}`)).status).toBe(400)
    expect(await rawDump(world.database.db)).not.toMatch(/zanzibar|car park|very_happy/i)
  })

  it('stays readable and can be deleted for a week after access ended; nothing new is written', async () => {
    const nora = await world.member()
    const { id } = await write(nora)
    const before = world.now
    world.now += 2 * DAY_MS
    expect(await all(nora)).toHaveLength(1)
    expect((await nora.get('/api/journal/look-back')).status).toBe(200)
    expect((await nora.post('/api/journal', draft)).status).toBe(402)
    expect((await nora.put(`/api/journal/${id}`, draft)).status).toBe(402)
    expect((await nora.del(`/api/journal/${id}`)).status).toBe(204)
    world.now = before
  })

  it('comes page by page', async () => {
    const nora = await world.member()
    for (let at = 0; at < 5; at++) await write(nora, { title: `Day ${at}` })
    const first = await nora.get('/api/journal?limit=2')
    expect(first.body.map(({ title }: JournalEntry) => title)).toEqual(['Day 4', 'Day 3'])
    expect(first.headers['link']).toBe(`</api/journal?limit=2&before=${first.body[1].id}>; rel="next"`)
    const rest = await nora.get(`/api/journal?before=${first.body[1].id}`)
    expect(rest.body.map(({ title }: JournalEntry) => title)).toEqual(['Day 2', 'Day 1', 'Day 0'])
    expect(rest.headers['link']).toBeUndefined()
  })
})

describe('an insight', () => {
  it('is made by the job, with counts and words of the entries, and open pages are told', async () => {
    const nora = await world.member()
    for (const at of [1, 2])
      await write(nora, { emotions: 'lonely', content: `Ate alone again, evening number ${at}.` })
    const { id } = await write(nora, { emotions: 'lonely', content: 'Sat in the car until the lights went out.' })
    const told = async () =>
      (await world.database.db.select().from(liveEvents).where(eq(liveEvents.userId, nora.id))).length
    const before = await told()
    await runJobs(nora, id)
    expect(await told()).toBe(before + 1)
    const [entry, ...earlier] = await all(nora)
    expect(entry!.aiInsights!.emotionalPattern).toContain('Sadness is in three of your last three entries')
    expect(entry!.aiInsights!.emotionalPattern).toContain('"Sat in the car until the lights went out"')
    expect(earlier.every(({ aiInsights }) => aiInsights?.coach === 'built-in')).toBe(true)
    await runJobs(nora, id)
    expect(await told()).toBe(before + 1)
  })

  it('quotes nothing that was deleted or edited, not for a moment', async () => {
    const nora = await world.member()
    const words = [
      'Ate alone in the yellow kitchen.',
      'Ate alone and the phone was silent.',
      'Ate alone, the third time.',
    ]
    const ids: string[] = []
    for (const content of words) ids.push((await write(nora, { emotions: 'lonely', content })).id)
    await runJobs(nora)
    expect((await all(nora))[0]!.aiInsights!.emotionalPattern).toContain('phone was silent')
    await nora.put(`/api/journal/${ids[1]}`, { ...draft, content: 'It was a better evening.', mood: 'happy' })
    expect(JSON.stringify(await all(nora))).not.toContain('phone was silent')
    await runJobs(nora)
    const [last] = await all(nora)
    expect(last!.aiInsights).not.toBeNull()
    await nora.del(`/api/journal/${ids[0]}`)
    expect(JSON.stringify(await all(nora))).not.toContain('yellow kitchen')
  })

  it('makes way for help at once where the words tell of danger; set aside, it comes after all', async () => {
    const nora = await world.member()
    const entry = await write(nora, { content: harm })
    expect(entry.aiInsights!.safety).toMatchObject({ tier: 2, category: 'abuse' })
    expect(entry.aiInsights!.safety!.resources.length).toBeGreaterThan(0)
    expect(entry.aiInsights!.triggers).toEqual([])
    // An insight that is not true does not take help away.
    const still = (await nora.patch(`/api/journal/${entry.id}`, { notTrue: true })).body
    expect(still.aiInsights.safety.tier).toBe(2)
    const aside = (await nora.patch(`/api/journal/${entry.id}`, { aside: true })).body as JournalEntry
    expect(aside.aiInsights?.safety ?? { tier: 1 }).toMatchObject({ tier: 1 })
    const { body } = await nora.patch(`/api/journal/${entry.id}`, { notTrue: false })
    expect(body.aiInsights).toMatchObject({ safety: { tier: 1, aside: true } })
    expect(body.aiInsights.emotionalPattern).not.toContain('deserve')
  })

  it('of what was stated outright cannot be set aside', async () => {
    const nora = await world.member()
    const { id, aiInsights } = await write(nora, {
      content: 'I am going to kill myself tonight, I have the pills here.',
    })
    expect(aiInsights!.safety!.tier).toBe(3)
    expect((await nora.patch(`/api/journal/${id}`, { aside: true })).status).toBe(409)
    expect((await nora.patch(`/api/journal/${(await write(nora)).id}`, { aside: true })).status).toBe(409)
  })

  it('shows help although access has ended', async () => {
    const nora = await world.expired()
    const { status, body } = await nora.post('/api/journal', { ...draft, content: harm })
    expect(status).toBe(402)
    expect(body.safety.tier).toBeGreaterThanOrEqual(2)
  })

  it('that is not true for them is not shown, and comes back with another word of theirs', async () => {
    const nora = await world.member()
    const { id } = await write(nora)
    await runJobs(nora, id)
    expect((await all(nora))[0]!.aiInsights).not.toBeNull()
    expect((await nora.patch(`/api/journal/${id}`, { notTrue: true })).body).toMatchObject({
      notTrue: true,
      aiInsights: null,
    })
    await nora.put(`/api/journal/${id}`, draft)
    await runJobs(nora, id)
    expect((await all(nora))[0]).toMatchObject({ notTrue: false, aiInsights: { coach: 'built-in' } })
  })
})
