import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkedWith } from '../../../test/matrix.rows.ts'
import { contents, roomOfTwo, say, toldTo } from '../../../test/shared-room.ts'
import { openWorld, type Answer, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const room = (options?: { presence?: boolean }) => roomOfTwo(world, options)
const told = (who: Person, last?: number) => toldTo(world, who, last)

describe('a room of two', () => {
  it('is opened for somebody who is linked, and for nobody else', async () => {
    const { nora, tomas, relationshipId, id } = await room()
    const invite = (body?: object) => nora.post(`/api/chat-sessions/${relationshipId}/invite`, body)
    for (const given of [undefined, {}, { userId: null }, { userId: 'nobody' }, { userId: nora.id }]) {
      const { status, body } = await invite(given)
      expect([status, body.message]).toEqual([400, 'No partner to invite'])
    }
    expect((await invite({ userId: tomas.id })).body, 'the open one is found again').toEqual({ sessionId: id })
    const stranger = await world.member('eve')
    expect((await stranger.post(`/api/chat-sessions/${relationshipId}/invite`, { userId: tomas.id })).status).toBe(404)
  })

  it('is one, where both open it at once', async () => {
    const [nora, tomas] = [await world.member('nora'), await world.member('tomas')]
    const { id } = await linkedWith(nora, tomas)
    const theirs = (await tomas.get('/api/relationships')).body[0].id as string
    const opened = await Promise.all([
      nora.post(`/api/chat-sessions/${id}/invite`, { userId: tomas.id }),
      tomas.post(`/api/chat-sessions/${theirs}/invite`, { userId: nora.id }),
    ])
    expect(opened.map(({ status }) => status)).toEqual([200, 200])
    expect(opened[0]!.body).toEqual(opened[1]!.body)
    expect((await tomas.get('/api/chat-sessions')).body).toMatchObject([
      { id: opened[0]!.body.sessionId, relationshipId: theirs, unread: 0 },
    ])
  })

  it('needs no membership to be read, written in and left', async () => {
    const { nora, tomas, id, at } = await room()
    const said = await say(tomas, at, 'Here I am', 'c1')
    expect(said.status, said.text).toBe(201)
    expect(said.body).toMatchObject({
      seq: 1,
      clientId: 'c1',
      senderId: tomas.id,
      senderName: 'Tomas',
      userName: 'Tomas',
      role: 'user',
      content: 'Here I am',
    })
    expect((await nora.get(at)).body).toMatchObject({ id, open: true, lastSeq: 1, messages: [{ senderName: 'Tomas' }] })
    expect((await nora.get('/api/chat-sessions')).body).toMatchObject([{ withFirstName: 'Tomas', unread: 1 }])
    expect((await tomas.post(`${at}/leave`)).status).toBe(204)
  })

  it('is not there for anybody else, whatever they try', async () => {
    const { id, at } = await room()
    const [eve, newcomer] = [await world.member('eve'), await world.newcomer('eve')]
    const tries = (who: Person): Promise<Answer>[] => [
      who.get(at),
      say(who, at, 'Hello'),
      who.post(`${at}/typing`),
      who.post(`${at}/read`, { seq: 1 }),
      who.post(`${at}/here`, { here: true }),
      who.post(`${at}/leave`),
    ]
    for (const who of [eve, newcomer]) {
      for (const { status } of await Promise.all(tries(who))) expect(status).toBe(404)
      expect(JSON.stringify(await told(who))).not.toContain(id)
    }
    expect((await world.stranger.get(at)).status).toBe(401)
  })

  it('has one order for both, however fast they write, and each message once', async () => {
    const { nora, tomas, at } = await room()
    const both = Array.from({ length: 10 }, (_, n) => [
      say(nora, at, `n${n}`, `n${n}`),
      say(tomas, at, `t${n}`, `t${n}`),
    ])
    const answers = await Promise.all([...both.flat(), say(nora, at, 'n3 again', 'n3')])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const seqs = new Map(answers.map(({ body }) => [body.id, body.seq]))
    expect([...seqs.values()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(await contents(nora, at)).toEqual(await contents(tomas, at))
    expect(await contents(nora, at)).toHaveLength(20)
    const after = (await tomas.get(`${at}?after=15`)).body.messages
    expect(after.map(({ seq }: { seq: number }) => seq)).toEqual([16, 17, 18, 19, 20])
  })

  it('tells everyone of a message with its commit, so that who was away hears of all', async () => {
    const { nora, tomas, id, at } = await room()
    const before = (await told(tomas)).at(-1)!.id
    for (const n of [1, 2, 3]) await say(nora, at, `while away ${n}`)
    const missed = (await told(tomas, before)).filter(({ event }) => event === 'message')
    expect(missed.map(({ data }) => [data['roomId'], data['seq']])).toEqual([1, 2, 3].map((seq) => [id, seq]))
    expect(JSON.stringify(missed)).not.toContain('while away')
    const halfway = missed[1]!.id
    expect((await told(tomas, halfway)).map(({ data }) => data['seq'])).toEqual([3])
  })

  it('takes 10,000 characters, scripts as words, and no message in which nothing is seen', async () => {
    const { nora, tomas, at } = await room()
    expect((await say(nora, at, 'a'.repeat(10_000))).status).toBe(201)
    expect((await say(nora, at, 'a'.repeat(10_001))).status).toBe(400)
    for (const nothing of ['', '   ', '\u200b\u200b', '\u2800'])
      expect((await say(nora, at, nothing)).body.message).toBe('Write a message first')
    const script = '<script>alert(1)</script>'
    await say(nora, at, script)
    expect((await contents(tomas, at)).at(-1)).toBe(script)
    expect((await nora.post(`${at}/messages`, { content: 'x', senderId: tomas.id })).status).toBe(400)
  })

  it('slows down who floods it, and nobody else', async () => {
    const { nora, tomas, at } = await room()
    const flood = await Promise.all(Array.from({ length: 30 }, (_, n) => say(nora, at, `flood ${n}`)))
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]!.body.message).toBe('That was too fast. Wait two seconds and send it again.')
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(30 - refused.length)
    expect((await say(tomas, at, 'calm')).status).toBe(201)
    world.now += 3_000
    expect((await say(nora, at, 'calm as well')).status).toBe(201)
  })

  it('shows help to who wrote, and nothing of it to the other', async () => {
    const { nora, tomas, at } = await room()
    const before = (await told(tomas)).at(-1)?.id
    const said = await say(nora, at, 'He hits me when he drinks and I am scared of him.')
    expect(said.status).toBe(201)
    expect(String(said.headers['x-safety'] ?? JSON.stringify(said.headers))).toMatch(/abuse/)
    const seen = await tomas.get(at)
    const received = JSON.stringify([seen.headers, seen.body, await told(tomas, before)])
    expect(received).not.toMatch(/abuse|tier|safety|resources/)
  })
})

describe('presence and read marks', () => {
  it('are there once both agreed, by first name alone', async () => {
    const { nora, tomas, id, at } = await room({ presence: true })
    await say(nora, at, 'One')
    const before = (await told(nora)).at(-1)!.id
    expect((await tomas.post(`${at}/here`, { here: true })).status).toBe(200)
    await tomas.post(`${at}/read`, { seq: 99 })
    const seen = (await nora.get(at)).body
    expect(seen.presence).toMatchObject([{ id: tomas.id, firstName: 'Tomas', email: null, isOnline: true }])
    expect(seen.reads).toEqual([{ id: tomas.id, seq: 1 }])
    expect((await told(nora, before)).map(({ event, data }) => [event, data])).toEqual([
      ['presence', { roomId: id, userId: tomas.id, isOnline: true }],
      ['read', { roomId: id, userId: tomas.id, seq: 1 }],
    ])
    expect((await nora.get(at)).text).not.toContain('@example.org')
    world.now += 60_000
    expect((await nora.post(`${at}/here`, { here: true })).body.presence).toMatchObject([{ isOnline: false }])
  })

  it.each(['the one', 'the other'])('are absent where only %s agreed', async (who) => {
    const { nora, tomas, at } = await room({ presence: true })
    await (who === 'the one' ? tomas : nora).patch('/api/auth/user', { presence: false })
    await say(nora, at, 'One')
    const before = (await told(nora)).at(-1)!.id
    await tomas.post(`${at}/here`, { here: true })
    await tomas.post(`${at}/read`, { seq: 1 })
    expect((await nora.get(at)).body).toMatchObject({ presence: [], reads: [] })
    expect(await told(nora, before)).toEqual([])
    await nora.post(`${at}/here`, { here: true })
    expect((await tomas.get(at)).body).toMatchObject({ presence: [], reads: [], readSeq: 1 })
  })

  it('typing is told to the other, and not without end', async () => {
    const { nora, tomas, id, at } = await room()
    const before = (await told(tomas)).at(-1)!.id
    for (let n = 0; n < 3; n++) expect((await nora.post(`${at}/typing`)).status).toBe(204)
    expect((await told(tomas, before)).map(({ event, data }) => [event, data])).toEqual(
      [1, 2, 3].map(() => ['typing', { roomId: id, userId: nora.id }]),
    )
  })
})
