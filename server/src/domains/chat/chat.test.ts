import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { scriptedCoach, streamed } from '../../../test/scripted-coach.ts'
import { openWorld, type Answer, type Person, type TestWorld } from '../../../test/world.ts'

const coach = scriptedCoach()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach })
})
afterEach(() => Object.assign(coach, { asked: [], insightsAsked: [], fails: null, pause: null, safety: null }))
afterAll(() => world.close())

const asStream = { accept: 'text/event-stream' }
const addTomas = async (person: Person, more: object = {}): Promise<string> =>
  (await person.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner', ...more })).body.id
const about = (relationshipId: string) => ({ relationshipContext: { relationshipId } })
const say = (person: Person, message: string, more: object = {}, headers?: Record<string, string>): Promise<Answer> =>
  person.post('/api/chat', { message, ...more }, headers)
const roomOf = async (person: Person, id: string) => (await person.get(`/api/relationships/${id}/room`)).body
const contents = async (person: Person, id: string): Promise<string[]> =>
  (await roomOf(person, id)).messages.map(({ content }: { content: string }) => content)
const prompt = 'Please sum up this chat in three labelled sections: INSIGHTS, KEY TAKEAWAYS and ACTION ITEMS.'

describe('a first conversation', () => {
  it('greets once, and keeps the greeting it gave', async () => {
    const nora = await world.member()
    await nora.patch('/api/auth/user', { firstName: 'Nora' })
    const id = await addTomas(nora)
    const before = await roomOf(nora, id)
    expect(before).toMatchObject({ id: null, status: 'active' })
    expect(before.messages).toMatchObject([{ role: 'assistant', content: 'Hello Nora, about Tomas.', userName: null }])
    expect(await roomOf(nora, id)).toEqual(before)
    const { status, body } = await say(nora, 'He forgot again', about(id))
    expect(status).toBe(200)
    await nora.patch(`/api/relationships/${id}`, { personName: 'Tommaso' })
    const room = await roomOf(nora, id)
    expect(room.id).toBe(body.conversationId)
    expect(room.messages).toMatchObject([
      { role: 'assistant', content: 'Hello Nora, about Tomas.' },
      { role: 'user', content: 'He forgot again', userName: 'Nora' },
      { role: 'assistant', content: body.response, evidence: body.evidence, safety: null },
    ])
    expect(body).toMatchObject({ memoryUsed: ['about Tomas'], safety: null })
    expect(body.evidence[0]).toEqual({ quote: 'He forgot again', label: 'what you said', start: 0, end: 15 })
  })

  it("rests on the owner's own rows, whatever the page claims", async () => {
    const nora = await world.member()
    await nora.patch('/api/auth/user', { firstName: 'Nora', country: 'CA' })
    const id = await addTomas(nora, { notes: 'Evenings go wrong', redLines: 'Reading my phone' })
    await nora.post('/api/relationships', { personName: 'Ama', relationshipType: 'mother' })
    await nora.post(`/api/relationships/${id}/check-ins`, { trust: 62, communication: 44, joy: 63, growth: 66 })
    const context = { relationshipId: id, personName: 'Satan', relationshipType: 'boss', healthScores: { overall: 1 } }
    await say(nora, 'He forgot again', { relationshipContext: context })
    world.now += 60_000
    await say(nora, 'And then he laughed', { relationshipContext: context })
    const [first, second] = coach.asked
    expect(first).toMatchObject({
      message: 'He forgot again',
      history: [{ role: 'assistant', content: 'Hello Nora, about Tomas.' }],
      state: null,
      userFirstName: 'Nora',
      country: 'CA',
      person: {
        name: 'Tomas',
        relationshipType: 'partner',
        notes: 'Evenings go wrong',
        redLines: 'Reading my phone',
        likes: null,
        scores: { overall: 58, trust: 62, communication: 44, joy: 63, growth: 66 },
      },
    })
    expect([...first!.knownPeople].sort()).toEqual(['Ama', 'Tomas'])
    expect(second!.history.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(second!.state).toEqual({ turns: 2, heard: 'He forgot again' })
    expect(second!.startedAt).toBe(first!.now)
    expect(Date.parse(second!.now) - Date.parse(first!.now)).toBe(60_000)
    // No id, date or count of ours goes to the coach.
    expect(JSON.stringify(first!.person)).not.toContain(id)
    expect(JSON.stringify(first!.person)).not.toContain(nora.id)
  })

  it('hands the coach the last sixty turns at most', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    for (let n = 0; n < 32; n++) await say(nora, `Message ${n}`, about(id))
    const { history } = coach.asked.at(-1)!
    expect(history).toHaveLength(60)
    expect(history.at(-2)).toEqual({ role: 'user', content: 'Message 30' })
    expect((await roomOf(nora, id)).messages).toHaveLength(65)
  })

  it('about nobody in particular is continued by its id, and is in no list', async () => {
    const nora = await world.member()
    const first = (await say(nora, 'I feel flat today')).body
    expect(coach.asked[0]).toMatchObject({ person: null, history: [] })
    await say(nora, 'Since Monday', { conversationId: first.conversationId })
    expect(coach.asked[1]!.history).toEqual([
      { role: 'user', content: 'I feel flat today' },
      { role: 'assistant', content: first.response },
    ])
    expect((await say(nora, 'Something else')).body.conversationId).not.toBe(first.conversationId)
  })

  it('takes a hint without scores, as there are none before the first check-in', async () => {
    const nora = await world.member()
    const none = { overall: null, trust: null, communication: null, growth: null }
    for (const healthScores of [none, { overall: 60 }, null]) {
      const relationshipContext = { personName: 'Tomas', relationshipType: 'partner', healthScores }
      expect((await say(nora, 'He forgot again', { relationshipContext })).status).toBe(200)
    }
    const worded = await say(nora, 'He forgot', { relationshipContext: { healthScores: { overall: 'low' } } })
    expect(worded.body.details).toEqual({ 'relationshipContext.healthScores.overall': ['Give a number'] })
  })

  it('says what is wrong with a message', async () => {
    const nora = await world.member()
    const wrong = {
      message: '   ',
      conversationId: 'x',
      clientId: '',
      history: [],
      relationshipContext: { relationshipId: 'y', mood: 1 },
    }
    const { status, body } = await nora.post('/api/chat', wrong)
    expect(status).toBe(400)
    expect(Object.keys(body.details).sort()).toEqual([
      'clientId',
      'conversationId',
      'history',
      'message',
      'relationshipContext.mood',
      'relationshipContext.relationshipId',
    ])
    expect(body.details.message).toEqual(['Write a message first'])
    expect((await say(nora, 'w'.repeat(10_001))).body.details).toEqual({ message: ['At most 10,000 characters'] })
  })
})

describe('streaming', () => {
  it('gives sentence after sentence, and they add up to the reply', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { text, headers } = await say(nora, 'He forgot again', about(id), asStream)
    expect(headers['content-type']).toContain('text/event-stream')
    const { sentences, events, last } = streamed(text)
    expect(events).toEqual(['text', 'text', 'text', 'done'])
    expect(sentences[0]).toBe('You said: He forgot again. ')
    expect(sentences.join('')).toBe((last as { response: string }).response)
    expect((await contents(nora, id)).at(-1)).toBe(sentences.join(''))
  })
})

describe('twice', () => {
  it('ten clicks at once are one message and one reply', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const sent = { ...about(id), clientId: 'click-1' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => say(nora, 'He forgot again', sent, n % 2 ? asStream : {})),
    )
    const replies = answers.map(({ body, text }) => body ?? streamed(text).last)
    for (const reply of replies) expect(reply).toEqual(replies[0])
    for (const { text } of answers.filter(({ body }) => !body)) {
      expect(streamed(text).sentences.join('')).toBe(replies[0].response)
    }
    expect(coach.asked).toHaveLength(1)
    expect(await contents(nora, id)).toHaveLength(3)
    expect((await say(nora, 'He forgot again', sent)).body).toEqual(replies[0])
    expect(coach.asked).toHaveLength(1)
  })

  it('ten clicks at once on a talk about nobody are one as well', async () => {
    const nora = await world.member()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => say(nora, 'I feel flat', { clientId: 'click-2' })),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(coach.asked).toHaveLength(1)
    // The same id from someone else is another message.
    const june = await world.member()
    const other = await say(june, 'I feel flat', { clientId: 'click-2' })
    expect(other.body.conversationId).not.toBe(answers[0]!.body.conversationId)
  })

  it('ten first messages at once open one room, and are answered one after the other', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => say(nora, `Thought ${n}`, about(id))))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.conversationId)).size).toBe(1)
    const { messages } = await roomOf(nora, id)
    const roles = messages.map(({ role }: { role: string }) => role)
    expect(roles).toEqual(['assistant', ...Array.from({ length: 10 }, () => ['user', 'assistant']).flat()])
    for (let at = 1; at < messages.length; at += 2) {
      expect(messages[at + 1].content).toContain(`You said: ${messages[at].content}.`)
    }
  })
})

describe('a chat that is marked', () => {
  it('takes no message until it is active again, and can still be summed up', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const sent = await say(nora, 'He forgot again', { ...about(id), clientId: 'a' })
    const path = `/api/relationships/${id}/room`
    for (const status of ['resolved', 'needs_attention']) {
      const marked = await nora.patch(path, { status })
      expect(marked.body).toMatchObject({ id: sent.body.conversationId, status })
      expect(marked.body.messages).toHaveLength(3)
      const refused = await say(nora, 'One more thing', about(id))
      expect(refused.status).toBe(409)
      expect(refused.body.message).toBe('This chat is closed. Save it or start a new one.')
    }
    expect((await say(nora, 'He forgot again', { ...about(id), clientId: 'a' })).body).toEqual(sent.body)
    const summed = await say(nora, prompt, { conversationId: sent.body.conversationId })
    expect(summed.body.response).toBe('INSIGHTS:\n2 turns\n\nKEY TAKEAWAYS:\nAsk first\n\nACTION ITEMS:')
    expect((await nora.patch(path, { status: 'active' })).body.status).toBe('active')
    expect((await say(nora, 'One more thing', about(id))).status).toBe(200)
    expect((await nora.patch(path, { status: 'paused' })).body.details).toHaveProperty('status')
  })

  it('can be one with nothing but its greeting', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { body } = await nora.patch(`/api/relationships/${id}/room`, { status: 'resolved' })
    expect(body).toMatchObject({ status: 'resolved', messages: [{ role: 'assistant' }] })
    expect((await say(nora, 'Hello', about(id))).status).toBe(409)
  })

  it('is gone when it is cleared, and a new one begins', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { conversationId } = (await say(nora, 'He forgot again', about(id))).body
    const path = `/api/relationships/${id}/room`
    expect((await nora.del(path)).status).toBe(204)
    expect((await nora.del(path)).status).toBe(204)
    expect(await roomOf(nora, id)).toMatchObject({ id: null, status: 'active', messages: [{ role: 'assistant' }] })
    expect((await say(nora, 'Still there?', { conversationId })).status).toBe(404)
    expect(await rawDump(world.database.db)).not.toContain(conversationId)
    expect((await say(nora, 'Hello', about(id))).body.conversationId).not.toBe(conversationId)
  })
})

describe('summing up', () => {
  it('reads the room, and the prompt becomes no message', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { conversationId } = (await say(nora, 'He forgot again', about(id))).body
    const before = await roomOf(nora, id)
    const { body, text } = await say(nora, prompt, { conversationId }, asStream)
    expect(body).toBeNull()
    const { sentences, last } = streamed(text)
    expect(sentences.join('')).toBe((last as { response: string }).response)
    expect((await say(nora, prompt, about(id))).body.conversationId).toBe(conversationId)
    expect(coach.insightsAsked[0]).toMatchObject({
      turns: [{ role: 'user', content: 'He forgot again' }, { role: 'assistant' }],
      person: { name: 'Tomas' },
    })
    expect(await roomOf(nora, id)).toEqual(before)
    const alone = await say(nora, `User: I feel flat\nAssistant: Since when?\nUser: Monday\n\n${prompt}`)
    expect(alone.status).toBe(200)
    expect(coach.insightsAsked.at(-1)!.turns.slice(0, 2)).toEqual([
      { role: 'user', content: 'I feel flat' },
      { role: 'assistant', content: 'Since when?' },
    ])
    expect(alone.body.response).toMatch(/^INSIGHTS:\n[\s\S]*KEY TAKEAWAYS:\n[\s\S]*ACTION ITEMS:/)
  })
})
