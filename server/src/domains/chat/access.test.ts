import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Answer, type Person, type TestWorld } from '../../../test/world.ts'

const coach = scriptedCoach()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach })
})
afterEach(() => Object.assign(coach, { asked: [], insightsAsked: [], fails: null, pause: null, safety: null }))
afterAll(() => world.close())

const hour = 60 * 60 * 1000
const addTomas = async (person: Person, more: object = {}): Promise<string> =>
  (await person.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner', ...more })).body.id
const about = (relationshipId: string) => ({ relationshipContext: { relationshipId } })
const say = (person: Person, message: string, more: object = {}, headers?: Record<string, string>): Promise<Answer> =>
  person.post('/api/chat', { message, ...more }, headers)
const roomOf = async (person: Person, id: string) => (await person.get(`/api/relationships/${id}/room`)).body
const prompt = 'Please sum up this chat in three labelled sections: INSIGHTS, KEY TAKEAWAYS and ACTION ITEMS.'

describe('who may', () => {
  it('a stranger may not, someone without membership may not, and an outsider finds nothing', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { conversationId } = (await say(nora, 'Only for me', about(id))).body
    const loose = (await say(nora, 'Only for me')).body.conversationId
    const room = `/api/relationships/${id}/room`
    const newcomer = await world.newcomer()
    const outsider = await world.member()
    const calls = [
      ['post', '/api/chat', { message: 'x', ...about(id) }],
      ['post', '/api/chat', { message: 'x', conversationId }],
      ['post', '/api/chat', { message: 'x', conversationId: loose }],
      ['post', '/api/chat', { message: prompt, conversationId }],
      ['post', '/api/chat', { message: prompt, ...about(id) }],
      ['get', room],
      ['patch', room, { status: 'resolved' }],
      ['del', room],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await world.stranger[method](path, body)).status).toBe(401)
      expect((await newcomer[method](path, body)).status).toBe(402)
      expect([method, path, (await outsider[method](path, body)).status]).toEqual([method, path, 404])
    }
    expect((await roomOf(nora, id)).messages).toHaveLength(3)
    expect(coach.insightsAsked).toEqual([])
  })

  it('someone whose trial has ended reads the chat, marks it, saves it, and sends nothing', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    await say(nora, 'He forgot again', about(id))
    world.now += 25 * hour
    try {
      expect((await roomOf(nora, id)).messages).toHaveLength(3)
      const refused = await say(nora, 'I want to kill myself tonight', about(id))
      expect(refused.status).toBe(402)
      expect(refused.body.code).toBe('membership_required')
      expect(refused.body.safety.tier).toBeGreaterThanOrEqual(2)
      expect((await say(nora, 'He forgot again', about(id))).body).not.toHaveProperty('safety')
      expect((await nora.patch(`/api/relationships/${id}/room`, { status: 'resolved' })).status).toBe(200)
      const draft = { title: 'The reminder', chatHistory: [], status: 'resolved' }
      expect((await nora.post(`/api/relationships/${id}/saved-chats`, draft)).status).toBe(201)
      expect((await nora.get(`/api/relationships/${id}/saved-chats`)).body).toHaveLength(1)
    } finally {
      world.now -= 25 * hour
    }
  })
})

describe('what is kept', () => {
  it('none of the words lie open in the database', async () => {
    const nora = await world.member()
    await nora.patch('/api/auth/user', { firstName: 'Quokka-name' })
    const id = await addTomas(nora, { personName: 'Quokka-person' })
    await say(nora, 'quokka-message', { ...about(id), clientId: 'quokka-click' })
    await say(nora, 'quokka-loose')
    const chatHistory = [{ role: 'user', content: 'quokka-history', timestamp: '2026-03-02T20:00:00Z' }]
    const draft = { title: 'quokka-title', aiInsights: 'quokka-insight', tags: ['quokka-tag'], status: 'resolved' }
    await nora.post(`/api/relationships/${id}/saved-chats`, { ...draft, chatHistory })
    await say(nora, 'quokka-again', about(id))
    expect((await nora.get(`/api/relationships/${id}/room`)).text).toContain('quokka-again')
    const dump = await rawDump(world.database.db)
    expect(dump).toContain(id)
    expect(dump).not.toMatch(/quokka/i)
  })

  it('goes with the relationship', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { conversationId } = (await say(nora, 'He forgot again', about(id))).body
    const draft = { title: 'T', chatHistory: [], status: 'active' }
    await say(nora, 'Again', about(id))
    const saved = (await nora.post(`/api/relationships/${id}/saved-chats`, draft)).body
    await say(nora, 'Once more', about(id))
    await nora.del(`/api/relationships/${id}`)
    expect((await nora.get(`/api/relationships/${id}/room`)).status).toBe(404)
    expect((await say(nora, 'Hello', about(id))).status).toBe(404)
    const dump = await rawDump(world.database.db)
    for (const gone of [conversationId, saved.id, id]) expect(dump).not.toContain(`(${gone},`)
  })
})
