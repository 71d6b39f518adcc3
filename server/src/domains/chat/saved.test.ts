import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

const coach = scriptedCoach()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach })
})
afterAll(() => world.close())

const at = '2026-03-02T20:00:00.000Z'
const chatHistory = [
  { role: 'assistant', content: 'Hello', timestamp: at },
  { role: 'user', content: 'He forgot again', timestamp: at, userName: 'Nora' },
  { role: 'user', content: 'And again', timestamp: at, userName: null },
]
const addTomas = async (person: Person): Promise<string> =>
  (await person.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })).body.id
const titles = (body: { title: string }[]) => body.map(({ title }) => title)
const say = (person: Person, message: string, relationshipId: string) =>
  person.post('/api/chat', { message, relationshipContext: { relationshipId } })

describe('saving a chat', () => {
  it('keeps what was sent, erases the open room, and a fresh one greets', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    await say(nora, 'He forgot again', id)
    await nora.patch(`/api/relationships/${id}/room`, { status: 'resolved' })
    const draft = {
      title: '  The reminder  ',
      originalIssue: 'Who carries the reminders',
      chatHistory,
      status: 'resolved',
      aiInsights: 'You ask late',
      keyTakeaways: 'Ask first',
      actionItems: 'Tell him on Friday\nAsk for ten minutes',
      tags: ['Tomas', 'home'],
      share: false,
    }
    const { status, body } = await nora.post(`/api/relationships/${id}/saved-chats`, draft)
    expect(status).toBe(201)
    const { share: _share, ...kept } = draft
    expect(body).toEqual({ ...kept, title: 'The reminder', relationshipId: id, id: body.id, createdAt: at })
    expect((await nora.get(`/api/relationships/${id}/saved-chats`)).body).toEqual([body])
    const room = (await nora.get(`/api/relationships/${id}/room`)).body
    expect(room).toMatchObject({ id: null, status: 'active', messages: [{ role: 'assistant' }] })
    expect((await say(nora, 'New day', id)).status).toBe(200)
  })

  it('fills in what was left out', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const save = async (more: object) =>
      (await nora.post(`/api/relationships/${id}/saved-chats`, { title: 'T', status: 'active', ...more })).body
    expect(await save({ chatHistory })).toMatchObject({
      originalIssue: 'He forgot again',
      aiInsights: '',
      keyTakeaways: '',
      actionItems: '',
      tags: ['Tomas', 'relationship-help'],
    })
    expect(await save({ chatHistory: [], originalIssue: '  ', tags: [] })).toMatchObject({
      originalIssue: 'General discussion',
      tags: ['Tomas', 'relationship-help'],
    })
  })

  it('names every field that is wrong', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    await say(nora, 'Still here', id)
    const { status, body } = await nora.post(`/api/relationships/${id}/saved-chats`, {
      title: ' ',
      status: 'done',
      chatHistory: [{ role: 'system', content: 'x', timestamp: 'today' }],
      tags: ['t'.repeat(201)],
      actionItems: 'a'.repeat(10_001),
      mood: 'x',
    })
    expect(status).toBe(400)
    expect(Object.keys(body.details).sort()).toEqual([
      'actionItems',
      'chatHistory.0.role',
      'chatHistory.0.timestamp',
      'mood',
      'status',
      'tags.0',
      'title',
    ])
    expect(body.details.title).toEqual(['Title is required'])
    expect((await nora.get(`/api/relationships/${id}/room`)).body.messages).toHaveLength(3)
  })

  it('has a title of at most 200 characters', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const save = (title: string) =>
      nora.post(`/api/relationships/${id}/saved-chats`, { title, chatHistory, status: 'resolved' })
    const long = await save('t'.repeat(201))
    expect(long.status).toBe(400)
    expect(long.body.details).toEqual({ title: ['At most 200 characters'] })
    const kept = await save('t'.repeat(200))
    expect(kept.status, kept.text).toBe(201)
    expect(kept.body.title).toBe('t'.repeat(200))
  })

  it('ten clicks at once keep one; the same words a while later are another', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    await say(nora, 'He forgot again', id)
    const draft = { title: 'The reminder', chatHistory, status: 'resolved' }
    const path = `/api/relationships/${id}/saved-chats`
    const answers = await Promise.all(Array.from({ length: 10 }, () => nora.post(path, draft)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await nora.get(path)).body).toHaveLength(1)
    world.now += 61_000
    await nora.post(path, draft)
    world.now -= 61_000
    expect((await nora.get(path)).body).toHaveLength(2)
  })
})

describe('saved chats', () => {
  it('come a hundred at a time, newest first, and say how many there are', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const path = `/api/relationships/${id}/saved-chats`
    for (let n = 0; n < 103; n++) await nora.post(path, { title: `Chat ${n}`, chatHistory: [], status: 'active' })
    const first = await nora.get(path)
    expect(titles(first.body)).toEqual(Array.from({ length: 100 }, (_, n) => `Chat ${102 - n}`))
    expect(first.headers['x-total-count']).toBe('103')
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))![1]!
    expect(next).toBe(`${path}?before=${first.body.at(-1).id}`)
    const second = await nora.get(next)
    expect(titles(second.body)).toEqual(['Chat 2', 'Chat 1', 'Chat 0'])
    expect(second.headers['link']).toBeUndefined()
    expect(second.headers['x-total-count']).toBe('103')
    const wrong = await nora.get(`${path}?before=nonsense`)
    expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([400, ['before']])
  })

  it('are deleted for good', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const path = `/api/relationships/${id}/saved-chats`
    const { body } = await nora.post(path, { title: 'T', chatHistory, status: 'active' })
    expect((await nora.del(`/api/saved-chats/${body.id}`)).status).toBe(204)
    expect((await nora.del(`/api/saved-chats/${body.id}`)).status).toBe(404)
    expect((await nora.get(path)).body).toEqual([])
    expect((await nora.get(`${path}?before=${body.id}`)).body.details).toHaveProperty('before')
  })

  it('are nobody else’s', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const path = `/api/relationships/${id}/saved-chats`
    const draft = { title: 'T', chatHistory, status: 'active' }
    const { body } = await nora.post(path, draft)
    const newcomer = await world.newcomer()
    const outsider = await world.member()
    const own = await addTomas(outsider)
    for (const [method, at, payload] of [
      ['get', path],
      ['post', path, draft],
      ['del', `/api/saved-chats/${body.id}`],
    ] as const) {
      expect((await world.stranger[method](at, payload)).status).toBe(401)
      expect((await newcomer[method](at, payload)).status).toBe(402)
      expect((await outsider[method](at, payload)).status).toBe(404)
    }
    expect((await outsider.get(`/api/relationships/${own}/saved-chats?before=${body.id}`)).status).toBe(400)
    expect((await nora.get(path)).body).toEqual([body])
  })
})
