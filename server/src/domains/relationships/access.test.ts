import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { purgeEvents } from '../../platform/live.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const hour = 60 * 60 * 1000
const instant = (ms: number) => new Date(world.now + ms).toISOString()
const add = async (person: Person, more: object = {}) => {
  const { status, body } = await person.post('/api/relationships', {
    personName: 'Tomas',
    relationshipType: 'partner',
    ...more,
  })
  expect(status).toBe(201)
  return body
}
/** A member with data whose trial then ends; the clock is put back afterwards. */
async function afterTheTrial(work: (person: Person) => Promise<void>, before: (person: Person) => Promise<void>) {
  const person = await world.member()
  await before(person)
  world.now += 25 * hour
  await work(person).finally(() => (world.now -= 25 * hour))
}

const paths = (id: string, momentId: string) =>
  [
    ['get', '/api/relationships'],
    ['get', `/api/relationships/${id}`],
    ['post', '/api/relationships', { personName: 'Eve', relationshipType: 'friend' }],
    ['patch', `/api/relationships/${id}`, { notes: 'x' }],
    ['post', `/api/relationships/${id}/check-ins`, { trust: 1, communication: 1, joy: 1, growth: 1 }],
    ['get', `/api/relationships/${id}/check-ins`],
    ['post', `/api/relationships/${id}/moments`, { kind: 'repair', intensity: 1, occurredAt: instant(0) }],
    ['get', `/api/relationships/${id}/moments`],
    ['del', `/api/relationships/${id}/moments/${momentId}`],
    ['del', `/api/relationships/${id}`],
  ] as const

describe('who may', () => {
  it('a stranger may not, someone without membership may not, and an outsider finds nothing', async () => {
    const nora = await world.member()
    const { id } = await add(nora, { notes: 'mine' })
    const moment = { kind: 'positive', intensity: 1, occurredAt: instant(0) }
    const { body } = await nora.post(`/api/relationships/${id}/moments`, moment)
    const newcomer = await world.newcomer()
    const outsider = await world.member()
    for (const [method, path, payload] of paths(id, body.id)) {
      expect([path, (await world.stranger[method](path, payload)).status]).toEqual([path, 401])
      expect([path, (await newcomer[method](path, payload)).status]).toEqual([path, 402])
      if (!path.includes(id)) continue
      expect([method, path, (await outsider[method](path, payload)).status]).toEqual([method, path, 404])
    }
    expect((await outsider.get('/api/relationships')).body).toEqual([])
    const { id: own } = await add(outsider)
    // A moment of someone else's is not reached through a relationship of one's own.
    expect((await outsider.del(`/api/relationships/${own}/moments/${body.id}`)).status).toBe(404)
    expect((await nora.get(`/api/relationships/${id}/moments`)).body).toHaveLength(1)
    expect((await nora.get(`/api/relationships/${id}`)).body.notes).toBe('mine')
    expect((await nora.get('/api/relationships/not-an-id')).status).toBe(404)
  })

  it('someone whose trial has ended still reads their own words and changes nothing', async () => {
    let id = ''
    await afterTheTrial(
      async (nora) => {
        expect((await nora.get('/api/relationships')).body).toHaveLength(1)
        expect((await nora.get(`/api/relationships/${id}`)).body.notes).toBe('kept')
        expect((await nora.get(`/api/relationships/${id}/check-ins`)).status).toBe(200)
        expect((await nora.get(`/api/relationships/${id}/moments`)).status).toBe(200)
        expect((await nora.patch(`/api/relationships/${id}`, { notes: 'x' })).status).toBe(402)
        expect((await nora.del(`/api/relationships/${id}`)).status).toBe(402)
      },
      async (nora) => void (id = (await add(nora, { notes: 'kept' })).id),
    )
  })
})

describe('notes about danger', () => {
  it('are kept as they are, and a refusal carries help', async () => {
    const words = 'I want to kill myself tonight'
    const nora = await world.member()
    const { id } = await add(nora, { notes: words })
    expect((await nora.patch(`/api/relationships/${id}`, { field: 'notes', value: words })).status).toBe(200)
    const newcomer = await world.newcomer()
    const refused = await newcomer.post('/api/relationships', {
      personName: 'Me',
      relationshipType: 'other',
      notes: words,
    })
    expect(refused.status).toBe(402)
    expect(refused.body.safety.tier).toBeGreaterThanOrEqual(2)
    expect(refused.body.safety.resources.length).toBeGreaterThan(0)
  })
})

describe('under the hood', () => {
  it('list and one take three queries, however many rows', async () => {
    const nora = await world.member()
    const ids: string[] = []
    for (let n = 0; n < 12; n++) ids.push((await add(nora, { personName: `P${n}` })).id)
    for (const id of ids) {
      await nora.post(`/api/relationships/${id}/check-ins`, { trust: 1, communication: 1, joy: 1, growth: 1 })
      await nora.post(`/api/relationships/${id}/moments`, { kind: 'repair', intensity: 1, occurredAt: instant(0) })
    }
    const engine = (world.database.embedded ?? world.database.pool) as unknown as { query: (q: unknown) => unknown }
    const spy = vi.spyOn(engine, 'query')
    const asked = async (path: string) => {
      spy.mockClear()
      expect((await nora.get(path)).status).toBe(200)
      return spy.mock.calls.filter(([query]) =>
        /from "/.test(typeof query === 'string' ? query : JSON.stringify(query).replaceAll('\\"', '"')),
      ).length
    }
    expect(await asked('/api/relationships')).toBe(3)
    expect(await asked(`/api/relationships/${ids[0]}`)).toBe(3)
    spy.mockRestore()
  })

  it('the database holds none of the words', async () => {
    const nora = await world.member()
    const texts = ['notes', 'relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers', 'redLines']
    const more = ['incompatibilities', 'aspirations', 'values', 'nonNegotiables', 'learned', 'likes']
    const words = Object.fromEntries([...texts, ...more].map((name) => [name, `zanzibar-${name}`]))
    const { id } = await add(nora, {
      personName: 'zanzibar-person',
      relationshipType: 'other',
      customLabel: 'zanzibar-label',
      ...words,
    })
    await nora.post(`/api/relationships/${id}/check-ins`, {
      trust: 1,
      communication: 1,
      joy: 1,
      growth: 1,
      words: 'zanzibar-words',
    })
    const moment = { kind: 'repair', intensity: 1, occurredAt: instant(0), note: 'zanzibar-note' }
    await nora.post(`/api/relationships/${id}/moments`, moment)
    expect((await nora.get(`/api/relationships/${id}`)).text).toContain('zanzibar-likes')
    const dump = await rawDump(world.database.db)
    expect(dump).toContain(id)
    expect(dump).not.toMatch(/zanzibar/i)
  })

  it('deleting someone deletes what was logged about them', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    await nora.post(`/api/relationships/${id}/check-ins`, { trust: 1, communication: 1, joy: 1, growth: 1 })
    await nora.post(`/api/relationships/${id}/moments`, { kind: 'repair', intensity: 1, occurredAt: instant(0) })
    expect((await nora.del(`/api/relationships/${id}`)).status).toBe(204)
    expect((await nora.get(`/api/relationships/${id}`)).status).toBe(404)
    expect((await nora.get(`/api/relationships/${id}/moments`)).status).toBe(404)
    // What open pages are told lies there for a day: which id changed, and nothing of it.
    await purgeEvents(world.database.db, world.now + 25 * hour)
    const dump = await rawDump(world.database.db)
    expect(dump).not.toContain(id)
    expect((await nora.del(`/api/relationships/${id}`)).status).toBe(404)
  })
})

it('an id in the body moves nothing: the one in the path counts', async () => {
  const nora = await world.member()
  const add = async (personName: string) =>
    (await nora.post('/api/relationships', { personName, relationshipType: 'friend' })).body.id as string
  const [ama, leo] = [await add('Ama'), await add('Leo')]
  const refused = await nora.patch(`/api/relationships/${ama}`, { id: leo, notes: 'Sunday calls' })
  expect(refused.status).toBe(400)
  expect(refused.body.details).toEqual({ id: ['This field is not known'] })
  await nora.patch(`/api/relationships/${ama}`, { notes: 'Sunday calls' })
  expect((await nora.get(`/api/relationships/${ama}`)).body.notes).toBe('Sunday calls')
  expect((await nora.get(`/api/relationships/${leo}`)).body.notes).toBeNull()
})
