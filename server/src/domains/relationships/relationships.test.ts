import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { liveEvents } from '../../platform/events.table.ts'
import { sealed } from '../../platform/secrets.ts'
import { relationships } from './relationships.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

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

describe('keeping track of someone', () => {
  it('adds a person, and the list shows the newest first', async () => {
    const nora = await world.member()
    const tomas = await add(nora, { notes: 'Evenings go wrong', triggers: 'Being told to calm down\nPlans changed' })
    const ama = await add(nora, { personName: '  Ama  ', relationshipType: 'mom' })
    expect(tomas).toMatchObject({
      userId: nora.id,
      personName: 'Tomas',
      relationshipType: 'partner',
      notes: 'Evenings go wrong',
      triggers: 'Being told to calm down\nPlans changed',
      customLabel: null,
      likes: null,
      connectedToUserId: null,
      isMutual: false,
      overallHealthScore: 0,
      hasHealthData: false,
      recentConflictsCount: 0,
      createdAt: instant(0),
    })
    expect(ama).toMatchObject({ personName: 'Ama', relationshipType: 'mother' })
    const list = await nora.get('/api/relationships')
    expect(list.body).toEqual([ama, tomas])
    expect(list.headers['x-total-count']).toBe('2')
    expect((await nora.get(`/api/relationships/${tomas.id}`)).body).toEqual(tomas)
  })

  it('names every field that is wrong', async () => {
    const nora = await world.member()
    const { status, body } = await nora.post('/api/relationships', {
      personName: '   ',
      relationshipType: 'nemesis',
      notes: 'n'.repeat(10_001),
      customLabel: 'l'.repeat(101),
      favouriteColour: 'green',
    })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_input')
    expect(body.details).toEqual({
      personName: ['Person name is required'],
      relationshipType: ['Relationship type is required'],
      notes: ['At most 10,000 characters'],
      customLabel: ['At most 100 characters'],
      favouriteColour: ['This field is not known'],
    })
    const missing = await nora.post('/api/relationships', {})
    expect(missing.body.details).toEqual({
      personName: ['Person name is required'],
      relationshipType: ['Relationship type is required'],
    })
    const long = await nora.post('/api/relationships', { personName: 'n'.repeat(201), relationshipType: 'friend' })
    expect(long.body.details).toEqual({ personName: ['At most 200 characters'] })
  })

  it('takes as much text as is allowed in each field, and no character more', async () => {
    const nora = await world.member()
    const lists = ['notes', 'relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers', 'redLines']
    const more = ['incompatibilities', 'aspirations', 'values', 'nonNegotiables', 'learned', 'likes']
    const most = Object.entries({
      personName: 200,
      customLabel: 100,
      ...Object.fromEntries([...lists, ...more].map((name) => [name, 10_000])),
    })
    const draft = (over: number) => Object.fromEntries(most.map(([name, length]) => [name, 'n'.repeat(length + over)]))
    const full = await nora.post('/api/relationships', { ...draft(0), relationshipType: 'other' })
    expect(full.status, full.text).toBe(201)
    expect(full.body).toMatchObject(draft(0))
    const told = Object.fromEntries(
      most.map(([name, n]) => [name, [`At most ${n.toLocaleString('en-US')} characters`]]),
    )
    const over = await nora.post('/api/relationships', { ...draft(1), relationshipType: 'other' })
    expect(over.status).toBe(400)
    expect(over.body.details).toEqual(told)
    const edited = await nora.patch(`/api/relationships/${full.body.id}`, draft(1))
    expect(edited.body.details).toEqual(told)
  })

  it('takes a name in any script as one line, and none that nobody could see', async () => {
    const nora = await world.member()
    const named = async (personName: string) =>
      (await nora.post('/api/relationships', { personName, relationshipType: 'friend' })).body
    for (const name of ['李小龍 🐉', '👨‍👩‍👧 Ann', 'مریم‌خانم', 'Zoë O’Brien-Łukasz'])
      expect((await named(name)).personName).toBe(name)
    expect((await named(' Ann\nMarie\u0000\u202e ')).personName).toBe('Ann Marie')
    for (const unseen of ['\u200b', ' \u00a0\t', '\ud800', '\u2066\u2069'])
      expect((await named(unseen)).details).toEqual({ personName: ['Person name is required'] })
  })

  it('keeps every type there is', async () => {
    const nora = await world.member()
    for (const type of ['ex_partner', 'aunt_uncle', 'therapist', 'other']) {
      expect((await add(nora, { relationshipType: type })).relationshipType).toBe(type)
    }
    expect((await add(nora, { relationshipType: 'dad' })).relationshipType).toBe('father')
  })

  it('asks to invite someone before the two can be connected', async () => {
    const nora = await world.member()
    const { status, body } = await nora.post('/api/relationships', {
      personName: 'Tomas',
      relationshipType: 'partner',
      connectedUserId: 'someone',
    })
    expect(status).toBe(400)
    expect(body.details).toEqual({ connectedUserId: ['Invite them first'] })
  })

  it('stops at a thousand people, however many clicks come at once', async () => {
    const nora = await world.member()
    const key = await world.app.world.keys.of(world.database.db, nora.id)
    const at = instant(0)
    const row = (n: number) =>
      sealed(
        relationships,
        {
          id: randomUUID(),
          userId: nora.id,
          personName: `Guest ${n}`,
          relationshipType: 'friend' as const,
          createdAt: at,
          updatedAt: at,
        },
        key,
      )
    await world.database.db.insert(relationships).values(Array.from({ length: 998 }, (_, n) => row(n)))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        nora.post('/api/relationships', { personName: 'One more', relationshipType: 'friend' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.find(({ status }) => status !== 201)!
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('You keep track of 1,000 people already. Delete someone to add another.')
    expect((await nora.get('/api/relationships')).body).toHaveLength(1_000)
  })
})

describe('changing what is kept', () => {
  it('changes named fields, or one as field and value, and leaves the rest', async () => {
    const nora = await world.member()
    const { id } = await add(nora, { notes: 'before', likes: 'He sings when he cooks' })
    world.now += 1_000
    const named = await nora.patch(`/api/relationships/${id}`, { notes: 'after', redLines: 'Reading my phone' })
    expect(named.status).toBe(200)
    expect(named.body).toMatchObject({
      notes: 'after',
      redLines: 'Reading my phone',
      likes: 'He sings when he cooks',
      updatedAt: instant(0),
      createdAt: instant(-1_000),
    })
    const one = await nora.patch(`/api/relationships/${id}`, { field: 'values', value: 'Honesty\nFamily first' })
    expect(one.body).toMatchObject({ values: 'Honesty\nFamily first', notes: 'after' })
    const emptied = await nora.patch(`/api/relationships/${id}`, { field: 'likes', value: '' })
    expect(emptied.body.likes).toBeNull()
    expect((await nora.get(`/api/relationships/${id}`)).body).toEqual(emptied.body)
  })

  it('refuses a value under the same rules as the field', async () => {
    const nora = await world.member()
    const { id } = await add(nora, { relationshipType: 'other' })
    const edit = async (body: object) => (await nora.patch(`/api/relationships/${id}`, body)).body.details
    expect(await edit({ field: 'personName', value: '  ' })).toEqual({ personName: ['Person name is required'] })
    expect(await edit({ field: 'customLabel', value: 'x'.repeat(101) })).toEqual({
      customLabel: ['At most 100 characters'],
    })
    expect(await edit({ personName: '', relationshipType: 'foe', mood: 'x' })).toEqual({
      personName: ['Person name is required'],
      relationshipType: ['Relationship type is required'],
      mood: ['This field is not known'],
    })
    expect(await edit({ userId: 'someone-else', isMutual: true })).toEqual({
      userId: ['This field is not known'],
      isMutual: ['This field is not known'],
    })
  })

  it('lets a label stand with the type "other" only', async () => {
    const nora = await world.member()
    const rule = { customLabel: ['A custom label goes with the type "other" only'] }
    const draft = { personName: 'Sol', relationshipType: 'friend', customLabel: 'Dive buddy' }
    expect((await nora.post('/api/relationships', draft)).body.details).toEqual(rule)
    const { id } = await add(nora, { relationshipType: 'other', customLabel: 'Dive buddy' })
    const both = await nora.patch(`/api/relationships/${id}`, { relationshipType: 'friend', customLabel: 'Dive buddy' })
    expect(both.body.details).toEqual(rule)
    const changed = await nora.patch(`/api/relationships/${id}`, { relationshipType: 'friend' })
    expect(changed.body).toMatchObject({ relationshipType: 'friend', customLabel: null })
    const late = await nora.patch(`/api/relationships/${id}`, { field: 'customLabel', value: 'Dive buddy' })
    expect(late.status).toBe(400)
    expect(late.body.details).toEqual(rule)
    const back = await nora.patch(`/api/relationships/${id}`, { relationshipType: 'other', customLabel: 'Dive buddy' })
    expect(back.body).toMatchObject({ relationshipType: 'other', customLabel: 'Dive buddy' })
  })

  it('keeps both of two edits made at once on two pages', async () => {
    const nora = await world.member()
    const { id } = await add(nora)
    await Promise.all([
      nora.patch(`/api/relationships/${id}`, { learned: 'He goes quiet when he is ashamed' }),
      nora.patch(`/api/relationships/${id}`, { aspirations: 'A house near the water' }),
      nora.patch(`/api/relationships/${id}`, { field: 'triggers', value: 'Lateness' }),
    ])
    expect((await nora.get(`/api/relationships/${id}`)).body).toMatchObject({
      learned: 'He goes quiet when he is ashamed',
      aspirations: 'A house near the water',
      triggers: 'Lateness',
    })
  })

  it('tells the other open pages', async () => {
    const nora = await world.member()
    const heard = async () =>
      (await world.database.db.select().from(liveEvents).where(eq(liveEvents.userId, nora.id))).filter(
        ({ event, data }) => event === 'changed' && data['key'] === '/api/relationships',
      ).length
    const { id } = await add(nora)
    await nora.patch(`/api/relationships/${id}`, { notes: 'x' })
    await nora.post(`/api/relationships/${id}/check-ins`, { trust: 1, communication: 1, joy: 1, growth: 1 })
    expect(await heard()).toBe(3)
    await nora.del(`/api/relationships/${id}`)
    expect(await heard()).toBe(4)
  })
})
