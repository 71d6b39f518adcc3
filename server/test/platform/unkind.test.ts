import { request } from 'node:http'
import { createConnection, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pooled } from '../../src/coach-pool.ts'
import { scriptedCoach } from '../scripted-coach.ts'
import { openWorld, readHere, type TestWorld } from '../world.ts'

let world: TestWorld
let port: number
const pool = pooled()
beforeAll(async () => {
  // Large bodies are parsed in a thread, as they are served.
  world = await openWorld({ coach: scriptedCoach(), readers: { ...readHere, json: pool.readers.json } })
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.http.server.address() as AddressInfo).port
})
afterAll(async () => {
  await world.close()
  await pool.close()
})

const danger = 'I want to kill myself tonight'

/** What comes back for these bytes, until it is all there, the server closes or `ms` have passed. */
const send = (bytes: string, ms = 10_000, all: (said: string) => boolean = () => false): Promise<string> =>
  new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1')
    let said = ''
    socket.on('data', (part) => {
      said += part
      if (all(said)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done(said))
    socket.write(bytes)
    setTimeout(() => socket.destroy(), ms)
  })
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const metricsFor = async (headers: Record<string, string>) =>
  (await world.app.http.inject({ url: '/metrics', headers })).statusCode
const openStream = (token: string, all: (said: string) => boolean, more = '', method = 'GET') =>
  send(`${method} /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`, 10_000, all)
const ended = (said: string) => said.endsWith('\r\n0\r\n\r\n')
const changes = (many: number) => (said: string) => said.split('event: changed').length > many

describe('a body of a million fields', () => {
  it('is refused at once, without naming each of them', async () => {
    const nora = await world.member()
    const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, 1]))
    const refused = await nora.post('/api/chat', fields)
    expect(refused.status).toBe(400)
    expect(refused.body.details).toEqual({ body: ['More than 200 fields'] })
  })
})

/** Writes all of a body before it reads a word of the answer, as many a program does. */
const upload = (token: string, body: string, headers: Record<string, string | number>) =>
  new Promise<{ status: number | undefined; body: string }>((done, failed) => {
    const sending = request(`http://127.0.0.1:${port}/api/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    })
    sending.on('error', failed)
    sending.on('response', async (response) => {
      await all
      done({ status: response.statusCode, body: await text(response) })
    })
    const all = (async () => {
      for (let at = 0; at < body.length; at += 65_536)
        await new Promise((written) => sending.write(body.slice(at, at + 65_536), written))
      sending.end()
    })()
  })

describe('a body over the limit', () => {
  const body = JSON.stringify({ message: 'a'.repeat(8_000_000) })

  it.each([
    ['that says how long it is', { 'content-length': body.length }],
    ['that comes piece by piece', {}],
  ])('%s is sent to its end and hears that it is too much', async (_how, headers) => {
    const { token } = await world.member()
    const answer = await upload(token, body, headers as Record<string, number>)
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'payload_too_large', help: '/help-now' })
  })
})

describe('a body of more values than anything takes', () => {
  it('is refused where it does not hold up the others', async () => {
    const nora = await world.member()
    const refused = await nora.post('/api/relationships/import/preview', `{"content":[${'1,'.repeat(400_000)}1]}`)
    expect(refused.status).toBe(400)
    expect(refused.body.details).toEqual({ body: ['This holds more than anything here takes'] })
  })
})

describe('what a stranger sends', () => {
  it('is not even read where nobody is known: it costs us nothing', async () => {
    const relationship = '00000000-0000-4000-8000-000000000000'
    const broken = await world.stranger.post('/api/chat', '{"message":')
    expect(broken.status).toBe(401)
    const long = await world.stranger.post(`/api/relationships/${relationship}/saved-chats`, {
      title: 'a'.repeat(7_900_000),
    })
    expect(long.status).toBe(401)
  })

  it.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['a method nobody knows', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that is none', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ])('is refused in our own words when it is %s', async (_what, bytes, status) => {
    const said = await send(bytes)
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const body = JSON.parse(said.slice(said.indexOf('{')))
    expect(body).toMatchObject({ code: 'invalid_input', message: expect.any(String), requestId: expect.any(String) })
  })

  it('is counted under the address that our own proxy saw, whatever address it claims', async () => {
    const proxied = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
    const statuses = new Set<number>()
    for (let asked = 0; asked < 320; asked++) {
      const headers = { 'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}, 203.0.113.9` }
      statuses.add((await proxied.app.http.inject({ url: '/api/config', headers })).statusCode)
    }
    expect([...statuses]).toEqual([200, 429])
    const headers = { 'x-forwarded-for': '203.0.113.10' }
    expect((await proxied.app.http.inject({ url: '/api/config', headers })).statusCode).toBe(200)
    await proxied.close()
  })

  it('through a proxy of this machine does not read the metrics, nor does a page under a name that leads here', async () => {
    expect(await metricsFor({ host: 'localhost:3000' })).toBe(200)
    for (const [name, value] of [
      ['x-real-ip', '10.1.2.3'],
      ['via', '1.1 x'],
      ['host', 'evil.example'],
    ] as const)
      expect(await metricsFor({ host: 'localhost:3000', [name]: value }), name).toBe(404)
  })
})

describe('a text', () => {
  it('with a sign that the database does not take is refused or kept, never an error of ours', async () => {
    const member = await world.member()
    const odd = 'a\u0000b\ud800'
    expect((await member.patch('/api/auth/user', { timeZone: odd })).body).toMatchObject({
      details: { timeZone: ['A time zone such as Europe/Berlin'] },
    })
    expect((await member.patch('/api/auth/user', { timeZone: 'America/Port-au-Prince' })).status).toBe(200)
    expect((await member.patch('/api/auth/user', { firstName: odd })).body.firstName).toBe('a b')
  })

  it('of any length is read for danger at both its ends, and in every field', async () => {
    const eva = await world.expired()
    const refused = await eva.post('/api/chat', { message: `${'so '.repeat(20_000)}${danger}` })
    expect(refused.status).toBe(402)
    expect(refused.body.safety.tier).toBeGreaterThanOrEqual(2)
    for (const field of ['notes', 'triggers', 'learned', 'values']) {
      const { body } = await eva.post('/api/relationships', { [field]: danger })
      expect(body.safety?.tier, field).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('a live stream', () => {
  it('has no HEAD, which nobody would read', async () => {
    const { token } = await world.newcomer()
    expect(await openStream(token, (said) => said.endsWith('\r\n\r\n'), '', 'HEAD')).toMatch(/^HTTP\/1.1 404 /)
  })

  it('that comes back from before a restored backup hears what is new', async () => {
    const person = await world.newcomer()
    const heard = openStream(person.token, changes(1), `Last-Event-ID: ${Number.MAX_SAFE_INTEGER}\r\n`)
    await pause(200)
    await person.patch('/api/auth/user', { firstName: 'Nora' })
    expect(await heard).toContain('event: changed')
  })

  it('that missed more than is read in one go hears all of it', async () => {
    const person = await world.newcomer()
    await world.database.db.execute(
      sql`insert into live_events (user_id, event, data, created_at)
        select ${person.id}, 'changed', '{"n":1}'::jsonb, now() from generate_series(1, 2100)`,
    )
    const heard = await openStream(person.token, changes(2_100), 'Last-Event-ID: 0\r\n')
    expect(heard.match(/^event: changed/gm)).toHaveLength(2_100)
  })

  it('that cannot listen ends at once, instead of looking alive', async () => {
    const person = await world.newcomer()
    await person.get('/api/auth/user')
    await world.database.db.execute(sql`alter table live_events rename to events_away`)
    const heard = await openStream(person.token, ended)
    await world.database.db.execute(sql`alter table events_away rename to live_events`)
    expect(heard).toMatch(/0\r\n\r\n$/)
  })

  it('that opens while its person is being signed out does not outlive it', async () => {
    const person = await world.newcomer()
    const { live } = world.app.world
    const follow = live.follow.bind(live)
    live.follow = async (...with_) => {
      await world.database.db.execute(sql`update users set disabled = true where id = ${person.id}`)
      await live.revoke(world.database.db, person.id)
      await pause(50)
      return follow(...with_)
    }
    const heard = await openStream(person.token, ended)
    live.follow = follow
    expect(heard).toMatch(/0\r\n\r\n$/)
  })
})

it('a page of very long saved chats is shorter, and leads on', async () => {
  const member = await world.member()
  const { id } = (await member.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })).body
  const path = `/api/relationships/${id}/saved-chats`
  const turn = { role: 'user', content: 'x'.repeat(20_000), timestamp: '2026-03-01T18:00:00Z' }
  for (const title of ['one', 'two', 'three'])
    await member.post(path, { title, status: 'active', chatHistory: Array.from({ length: 60 }, () => turn) })
  const seen: string[] = []
  for (let next: string | undefined = path; next;) {
    const { body, headers } = await member.get(next)
    expect(headers['x-total-count']).toBe('3')
    seen.push(...(body as { title: string }[]).map(({ title }) => title))
    next = /<(.+)>/.exec(String(headers['link'] ?? ''))?.[1]
  }
  expect(seen).toEqual(['three', 'two', 'one'])
})
