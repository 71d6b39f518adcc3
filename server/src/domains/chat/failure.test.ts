import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SCREEN } from '@mallama/coach/safety/version'
import { rawDump } from '../../../test/dump.ts'
import { scriptedCoach, streamed } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { unwrap } from '../../platform/keys.ts'
import { open } from '../../platform/secrets.ts'
import { roomParticipants, rooms, type RoomState } from './chat.table.ts'
import { jobs } from './chat.ts'

const coach = scriptedCoach()
let world: TestWorld
let address = ''
beforeAll(async () => {
  world = await openWorld({ coach })
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(world.app.http.server.address() as AddressInfo).port}`
})
afterEach(() => Object.assign(coach, { asked: [], fails: null, pause: null, safety: null }))
afterAll(() => world.close())

async function stateOf(person: Person, roomId: string): Promise<RoomState> {
  const { db } = world.database
  const [row] = await db
    .select()
    .from(rooms)
    .innerJoin(roomParticipants, eq(roomParticipants.roomId, rooms.id))
    .where(and(eq(rooms.id, roomId), eq(roomParticipants.userId, person.id)))
  const own = await world.app.world.keys.of(db, person.id)
  const key = unwrap(row!.room_participants.wrappedKey, own, `room:${roomId}`)
  return open(row!.rooms.state!, key, 'rooms.state')
}

const hour = 60 * 60 * 1000
const asStream = { accept: 'text/event-stream' }
const addTomas = async (person: Person): Promise<string> =>
  (await person.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })).body.id
const about = (relationshipId: string) => ({ relationshipContext: { relationshipId } })
const say = (person: Person, message: string, more: object = {}, headers?: Record<string, string>) =>
  person.post('/api/chat', { message, ...more }, headers)
const contents = async (person: Person, id: string): Promise<string[]> =>
  (await person.get(`/api/relationships/${id}/room`)).body.messages.map(({ content }: { content: string }) => content)
const until = (settled: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await settled()).toBe(true), { timeout: 5_000, interval: 20 })

describe('when the coach fails', () => {
  it.each(['before', 'midway'] as const)(
    '%s the first sentence, no reply is kept and no word is lost',
    async (when) => {
      const nora = await world.member()
      const id = await addTomas(nora)
      coach.fails = when
      const sent = { ...about(id), clientId: 'a' }
      const failed = await say(nora, 'He forgot again', sent)
      expect(failed.status).toBe(500)
      expect(failed.body).toMatchObject({
        code: 'unexpected',
        message: 'Mallama could not answer just now. Your message is kept; please try again.',
      })
      expect(await contents(nora, id)).toEqual(['Hello you, about Tomas.', 'He forgot again'])
      coach.fails = null
      const retried = await say(nora, 'He forgot again', sent)
      expect(retried.status).toBe(200)
      expect(coach.asked.at(-1)!.history).toHaveLength(1)
      expect(await contents(nora, id)).toEqual(['Hello you, about Tomas.', 'He forgot again', retried.body.response])
    },
  )

  it('a stream ends with an error, and nothing of it is kept', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    coach.fails = 'midway'
    const { text } = await say(nora, 'He forgot again', about(id), asStream)
    const { sentences, events, last } = streamed(text)
    expect(events).toEqual(['text', 'error'])
    expect(last).toMatchObject({ code: 'unexpected' })
    expect(await contents(nora, id)).not.toContain(sentences[0])
    coach.fails = 'before'
    expect((await say(nora, 'He forgot again', about(id), asStream)).status).toBe(500)
    coach.fails = null
    // Sent once more from the kept draft, without the page's id: still one message.
    await say(nora, 'He forgot again', about(id))
    expect(await contents(nora, id)).toHaveLength(3)
  })
})

describe('when the summing up fails', () => {
  it('says so, and the chat is as it was', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { conversationId } = (await say(nora, 'He forgot again', about(id))).body
    const before = await contents(nora, id)
    coach.fails = 'before'
    const failed = await say(nora, 'Three sections: INSIGHTS, KEY TAKEAWAYS, ACTION ITEMS', { conversationId })
    expect(failed.status).toBe(500)
    expect(failed.body.message).toBe('Mallama could not sum up this chat just now. Please try again.')
    expect(await contents(nora, id)).toEqual(before)
  })
})

describe('when the caller goes in the middle', () => {
  it('no half reply is kept, and the next message is answered', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    coach.pause = new Promise(() => undefined)
    const gone = new AbortController()
    const response = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { ...asStream, authorization: `Bearer ${nora.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'He forgot again', ...about(id), clientId: 'a' }),
      signal: gone.signal,
    })
    const first = await response.body!.getReader().read()
    expect(new TextDecoder().decode(first.value)).toContain('You said: He forgot again. ')
    gone.abort()
    await until(async () => {
      const held = await world.database.db.select().from(rooms).where(eq(rooms.relationshipId, id))
      return held[0]!.answering === null
    })
    expect(await contents(nora, id)).toEqual(['Hello you, about Tomas.', 'He forgot again'])
    coach.pause = null
    const { body } = await say(nora, 'He forgot again', { ...about(id), clientId: 'a' })
    expect(await contents(nora, id)).toEqual(['Hello you, about Tomas.', 'He forgot again', body.response])
  })
})

describe('when the chat is saved or cleared during a reply', () => {
  it.each(['save', 'clear'])('%s: the late reply lands nowhere', async (how) => {
    const nora = await world.member()
    const id = await addTomas(nora)
    const { promise, resolve: resume } = Promise.withResolvers<void>()
    coach.pause = promise
    const late = say(nora, 'He forgot again', about(id))
    await until(() => coach.asked.length === 1)
    const path = `/api/relationships/${id}`
    if (how === 'clear') await nora.del(`${path}/room`)
    else await nora.post(`${path}/saved-chats`, { title: 'T', chatHistory: [], status: 'resolved' })
    coach.pause = null
    await say(nora, 'A new day', about(id))
    resume()
    expect((await late).status).toBe(409)
    expect(await contents(nora, id)).toMatchObject(['Hello you, about Tomas.', 'A new day', expect.any(String)])
  })
})

describe('a process that died while it answered', () => {
  it('keeps the room waiting for a minute at most', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    await say(nora, 'He forgot again', about(id))
    const lease = { answering: randomUUID(), answeringUntil: new Date(world.now + 60_000).toISOString() }
    await world.database.db.update(rooms).set(lease).where(eq(rooms.relationshipId, id))
    let answered = false
    const waiting = say(nora, 'Hello?', about(id)).then((answer) => {
      answered = true
      return answer
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(answered).toBe(false)
    world.now += 60_001
    expect((await waiting).status).toBe(200)
  })
})

describe('danger', () => {
  const safety = {
    tier: 2 as const,
    category: 'abuse' as const,
    message: 'You deserve to be safe.',
    resources: [],
    country: null,
    thirdParty: false,
    aside: false,
  }

  it('travels with the reply, stays on its message, and the room remembers it', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    coach.safety = safety
    const { body } = await say(nora, 'He locked the door', about(id))
    expect(body.safety).toEqual(safety)
    coach.safety = null
    expect((await say(nora, 'It is fine now', about(id))).body.safety).toBeNull()
    const { messages } = (await nora.get(`/api/relationships/${id}/room`)).body
    expect(messages[2].safety).toEqual(safety)
    expect((await stateOf(nora, body.conversationId)).flag).toEqual({
      screen: SCREEN,
      tier: 2,
      category: 'abuse',
      at: new Date(world.now).toISOString(),
    })
    expect(await rawDump(world.database.db)).not.toContain('"abuse"')
  })

  it('that the screen saw is not lost where the coach is silent', async () => {
    const nora = await world.member()
    const { body } = await say(nora, 'I want to kill myself tonight')
    expect(body.safety).toMatchObject({ category: 'self-harm', tier: 3 })
    expect(body.safety.resources.length).toBeGreaterThan(0)
  })
})

describe('a talk about nobody in particular', () => {
  it('is erased a day after its last message; a chat about someone stays', async () => {
    const nora = await world.member()
    const id = await addTomas(nora)
    await say(nora, 'He forgot again', about(id))
    const { conversationId } = (await say(nora, 'I feel flat')).body
    const [erase] = jobs(world.database.db, () => world.now)
    try {
      world.now += 20 * hour
      await erase!.run({})
      expect((await say(nora, 'Still flat', { conversationId })).status).toBe(200)
      world.now -= 20 * hour
      const there = async () => (await rawDump(world.database.db)).includes(conversationId)
      expect(await there()).toBe(true)
      world.now += 45 * hour
      await erase!.run({})
      expect(await there()).toBe(false)
    } finally {
      world.now -= 45 * hour
    }
    expect((await say(nora, 'Hello?', { conversationId })).status).toBe(404)
    expect(await contents(nora, id)).toHaveLength(3)
  })
})
