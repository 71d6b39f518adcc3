import type { ConversationMessage } from '@mallama/contracts/conversations'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scriptedCoach, streamed } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { summaryJob } from './chat.ts'
import { inCounts } from './summary.ts'

/** A solo session: what is said in it, and what it comes down to. */
const coach = scriptedCoach()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach })
})
afterEach(() => Object.assign(coach, { asked: [], fails: null, pause: null, safety: null }))
afterAll(() => world.close())

const PATH = '/api/conversations'
const harm = {
  tier: 2 as const,
  category: 'abuse' as const,
  message: 'You deserve to be safe.',
  resources: [],
  country: null,
  thirdParty: false,
  aside: false,
}
const asStream = { accept: 'text/event-stream' }
async function session(): Promise<{ nora: Person; id: string }> {
  const nora = await world.member()
  await nora.patch('/api/auth/user', { firstName: 'Nora' })
  return { nora, id: (await nora.post(PATH, { title: 'Leo', type: 'solo_session' })).body.id }
}
const say = (person: Person, id: string, content: string, more: object = {}, headers?: Record<string, string>) =>
  person.post(`${PATH}/${id}/messages`, { content, messageType: 'text', ...more }, headers)
const open = async (person: Person, id: string) => (await person.get(`${PATH}/${id}`)).body
const contents = async (person: Person, id: string): Promise<string[]> =>
  (await open(person, id)).messages.map(({ content }: ConversationMessage) => content)
const sumUp = (person: Person, roomId: string) =>
  summaryJob(Promise.resolve({ ...world.app.world, db: world.database.db })).run({ userId: person.id, roomId })

describe('a message', () => {
  it('is stored and answered, and both are there afterwards', async () => {
    const { nora, id } = await session()
    const { status, body } = await say(nora, id, '  It ends up about the money. ')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      senderId: nora.id,
      senderName: 'Nora',
      content: 'It ends up about the money.',
      messageType: 'text',
      safety: null,
      reply: { senderId: 'ai', senderName: 'Mallama', messageType: 'text' },
    })
    const { reply, safety: _safety, ...message } = body
    const kept = await open(nora, id)
    expect(kept.messages).toEqual([message, reply])
    expect(kept).toMatchObject({ messageCount: 2, progress: { step: 1, of: 4, stage: 'Started' } })
    expect(coach.asked[0]).toMatchObject({ person: null, history: [], userFirstName: 'Nora' })
    await say(nora, id, 'And then I delete it')
    expect(coach.asked[1]!.history).toHaveLength(2)
  })

  it('streams sentence by sentence, and ends with the stored message', async () => {
    const { nora, id } = await session()
    const { text, headers } = await say(nora, id, 'He forgot', {}, asStream)
    expect(headers['content-type']).toContain('text/event-stream')
    const { sentences, events, last } = streamed(text)
    expect(events).toEqual(['text', 'text', 'text', 'done'])
    expect(last).toMatchObject({ content: 'He forgot', reply: { content: sentences.join('') } })
    expect(await contents(nora, id)).toEqual(['He forgot', sentences.join('')])
  })

  it('of the same click is one message with one answer, also at once', async () => {
    const { nora, id } = await session()
    const [a, b] = await Promise.all([1, 2].map(() => say(nora, id, 'He forgot', { clientId: 'a' })))
    expect(b!.body).toEqual(a!.body)
    expect((await say(nora, id, 'He forgot', { clientId: 'a' })).body).toEqual(a!.body)
    expect(await contents(nora, id)).toHaveLength(2)
  })

  it.each(['before', 'midway'] as const)(
    'whose answer fails %s its first sentence is kept, and no reply',
    async (when) => {
      const { nora, id } = await session()
      coach.fails = when
      const failed = await say(nora, id, 'He forgot', { clientId: 'a' })
      expect(failed.status).toBe(500)
      expect(await contents(nora, id)).toEqual(['He forgot'])
      coach.fails = null
      expect((await say(nora, id, 'He forgot', { clientId: 'a' })).body.reply.senderId).toBe('ai')
      expect(await contents(nora, id)).toHaveLength(2)
    },
  )

  it.each([
    [{ content: '  ' }, 'content', 'Write a message first'],
    [{ content: undefined }, 'content', 'Write a message first'],
    [{ content: 'w'.repeat(10_001) }, 'content', 'At most 10,000 characters'],
    [{ messageType: 'image' }, 'messageType', expect.any(String)],
    [{ clientId: '' }, 'clientId', expect.any(String)],
    [{ senderId: 'ai' }, 'senderId', expect.any(String)],
  ])('%o is refused, and the field is named', async (wrong, field, told) => {
    const { nora, id } = await session()
    const { status, body } = await nora.post(`${PATH}/${id}/messages`, { content: 'A', ...wrong })
    expect(status).toBe(400)
    expect(body.details).toEqual({ [field]: [told] })
    expect(await contents(nora, id)).toEqual([])
  })

  it('of 10,000 characters with markup in it comes back as it was', async () => {
    const { nora, id } = await session()
    const words = '<script>alert(1)</script> '.repeat(400).slice(0, 9_999).trim()
    expect((await say(nora, id, words)).body.content).toBe(words)
    expect((await contents(nora, id))[0]).toBe(words)
  })

  it('cannot be added to a closed session, and can once it is open again', async () => {
    const { nora, id } = await session()
    for (const status of ['resolved', 'archived']) {
      await nora.patch(`${PATH}/${id}`, { status })
      const refused = await say(nora, id, 'More')
      expect([status, refused.status]).toEqual([status, 409])
      expect(refused.body.message).toBe('This session is closed. Open it again to write in it.')
    }
    expect(await contents(nora, id)).toEqual([])
    for (const status of ['active', 'needs_attention']) {
      await nora.patch(`${PATH}/${id}`, { status })
      expect((await say(nora, id, `Said while ${status}`)).status).toBe(200)
    }
  })

  it('in a mediation that has not started is refused', async () => {
    const { nora } = await session()
    const { body } = await nora.post(PATH, { title: 'The guest list', type: 'group_mediation' })
    expect((await say(nora, body.id, 'Hello')).status).toBe(409)
  })

  it("of anybody else finds nothing: it is nobody's session", async () => {
    const { nora, id } = await session()
    const otto = await world.member('otto')
    const theirs = await say(otto, id, 'Hello')
    expect([theirs.status, theirs.body.message]).toEqual([404, 'That conversation no longer exists.'])
    expect((await say(await world.expired(), id, 'Hello')).status).toBe(404)
    expect(await contents(nora, id)).toEqual([])
  })

  it('about danger has help with its answer, now and when it is opened again', async () => {
    const { nora, id } = await session()
    coach.safety = harm
    const { body } = await say(nora, id, 'He hit me again last night')
    expect([body.safety.tier, body.reply.safety.tier]).toEqual([2, 2])
    expect((await open(nora, id)).messages[1].safety.tier).toBe(2)
  })
})

describe('the summary', () => {
  it('comes once there is enough, in counts and in the person’s own first line', async () => {
    const { nora, id } = await session()
    await say(nora, id, 'It ends up about the money. I delete it.')
    await say(nora, id, 'He did all the nights.')
    await sumUp(nora, id)
    expect((await open(nora, id)).summary).toBeNull()
    await say(nora, id, 'I never said thank you.')
    await sumUp(nora, id)
    const kept = await open(nora, id)
    expect(kept.summary).toBe('It began with “It ends up about the money.” So far: 3 messages from you.')
    expect(kept.summaryOf).toMatchObject({ messages: 6, coach: 'built-in' })
    expect(kept.progress).toMatchObject({ step: 2, stage: 'Looking closer' })
    await say(nora, id, 'One more')
    await sumUp(nora, id)
    expect((await open(nora, id)).summary).toBe(
      'It began with “It ends up about the money.” So far: 4 messages from you.',
    )
  })

  it('is not made of what was about safety', async () => {
    const { nora, id } = await session()
    for (const words of ['He was late.', 'We argued.']) await say(nora, id, words)
    coach.safety = harm
    await say(nora, id, 'He hit me again last night')
    await sumUp(nora, id)
    expect((await open(nora, id)).summary).toBeNull()
  })

  it('is found by search', async () => {
    const { nora, id } = await session()
    for (const words of ['About the boat.', 'We argued.', 'Again.']) await say(nora, id, words)
    await sumUp(nora, id)
    const [found] = (await nora.post(`${PATH}/search`, { words: 'boat' })).body
    expect(found.hit.where).toBe('summary')
  })

  it('quotes a whole line, or as much of it as fits', () => {
    const said = (content: string) => inCounts([{ role: 'user', content, result: null }])
    expect(said('Is it me? I do not know.')).toBe('It began with “Is it me?” So far: 1 message from you.')
    expect(said('no full stop\nsecond line')).toBe('It began with “no full stop.” So far: 1 message from you.')
    expect(said('word '.repeat(80))).toMatch(/^It began with “word .{100,140}…” So far/)
    expect(said('“Can we talk?” she wrote')).toContain('"Can we talk?')
    expect(said('??? 123')).toBeNull()
  })
})
