import { getTableColumns, getTableName, is, sql, type Table } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { personalTables } from '../../../test/house/personal-tables.ts'
import { sources } from '../../../test/house/sources.ts'
import { PASSWORD, speakTo, type SignedIn } from '../../../test/identity.ts'
import { livesHere } from '../../../test/lives-here.ts'
import { addRelationship } from '../../../test/matrix.rows.ts'
import { buy, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { rows } from '../../platform/db.ts'

vi.setConfig({ testTimeout: 120_000 })

const MINUTE = 60_000
const OLD = 6 * MINUTE

let world: TestWorld
let identity: ReturnType<typeof speakTo>
beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  world.now = Date.now()
  identity = speakTo(world)
})
afterAll(() => world.close())

async function writer(name: string): Promise<Person & SignedIn> {
  const signedIn = await identity.register(name)
  const person = { ...signedIn, id: signedIn.localId, token: signedIn.idToken, ...world.as(signedIn.idToken) }
  await person.post('/api/start-trial')
  await addRelationship(person, 'Tomas')
  return person
}

const keyOf = async (id: string) => (await world.database.keys.all(world.database.db)).find((key) => key.userId === id)
const code = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]

/** In which tables something of the person is, by the columns that say whose a row is. */
async function tablesWith(id: string): Promise<string[]> {
  const files = sources().filter(({ path }) => path.startsWith('server/') && path.endsWith('.table.ts'))
  const root = new URL('../../../../', import.meta.url).href
  const modules = await Promise.all(files.map(({ path }) => import(root + path) as Promise<Record<string, unknown>>))
  const tables = modules.flatMap((one) => Object.values(one).filter((it) => is(it, PgTable))) as unknown as Table[]
  const found: string[] = []
  for (const table of tables) {
    const name = getTableName(table)
    if (!Object.hasOwn(personalTables, name)) continue
    const owners = Object.values(getTableColumns(table)).filter(
      (column) => /(^|_)user_id$/.test(column.name) || (name === 'users' && column.name === 'id'),
    )
    for (const { name: column } of owners) {
      const where = sql`${sql.identifier(column)} = ${id}`
      const [row] = await rows<{ n: number }>(
        world.database.db,
        sql`select count(*)::int as n from ${sql.identifier(name)} where ${where}`,
      )
      if (row!.n > 0) found.push(name)
    }
  }
  return [...new Set(found)]
}

describe('deleting the account', () => {
  test('is done at once after a recent sign-in: words, key, account, every sign-in', async () => {
    const [nora, omar] = [await writer('nora'), await writer('omar')]
    const elsewhere = (await identity.signIn(nora.email)).body as SignedIn
    expect((await nora.del('/api/account')).status).toBe(204)
    for (const { idToken } of [nora, elsewhere]) expect(await identity.soon(idToken)).toBe(401)
    expect((await identity.refresh(elsewhere.refreshToken)).status).toBe(400)
    expect((await identity.signIn(nora.email)).status).toBe(400)
    expect(await keyOf(nora.id)).toMatchObject({ wrapped: null })
    expect((await tablesWith(nora.id)).filter((name) => !['erased_users', 'person_keys'].includes(name))).toEqual([])
    expect((await omar.get('/api/relationships')).body).toHaveLength(1)
    // The address is free, and whoever has it now is somebody else.
    expect((await identity.signUp(nora.email)).body.localId).not.toBe(nora.id)
  })

  test('an older sign-in is asked for the password, which is counted like any at the door', async () => {
    const nora = await writer('nell')
    world.now += OLD
    expect(code(await nora.del('/api/account'))).toEqual([403, 'forbidden'])
    expect(code(await nora.post('/api/account/wipe'))).toEqual([403, 'forbidden'])
    const wrong = await nora.del('/api/account', { password: 'not this one' })
    expect(wrong).toMatchObject({ status: 400, body: { details: { password: ['This is not your password.'] } } })
    for (let tries = 0; tries < 12; tries++) await nora.del('/api/account', { password: `guess ${tries}` })
    expect(code(await nora.del('/api/account', { password: PASSWORD }))).toEqual([429, 'too_many_requests'])
    expect((await nora.get('/api/relationships')).body).toHaveLength(1)
    world.now += 20 * MINUTE
    expect((await nora.del('/api/account', { password: PASSWORD })).status).toBe(204)
    expect(await identity.soon(nora.idToken)).toBe(401)
  })

  test('a wrong password is refused although the sign-in is fresh, and an unknown field by its name', async () => {
    const nora = await writer('nina')
    expect((await nora.del('/api/account', { password: 'wrong horse' })).status).toBe(400)
    expect(await nora.del('/api/account', { really: true })).toMatchObject({ status: 400, body: { details: {} } })
    expect((await nora.get('/api/relationships')).status).toBe(200)
  })

  test('twice at once, and once more, is once: nobody comes back and nothing fails', async () => {
    const nora = await writer('nika')
    const answers = await Promise.all([1, 2, 3].map(() => nora.del('/api/account')))
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 401)).toEqual([])
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(await identity.soon(nora.idToken)).toBe(401)
    expect((await nora.del('/api/account')).status).toBe(401)
    expect(await keyOf(nora.id)).toMatchObject({ wrapped: null })
  })

  test('while a live stream is open the stream is told and ends', async () => {
    const nora = await writer('nadja')
    const url = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${nora.idToken}` } })
    const heard = stream.text()
    expect((await nora.del('/api/account')).status).toBe(204)
    expect(await heard).toContain('event: revoked')
  })
})

test('where Firebase keeps the sign-ins, all that is here goes; an earlier sign-in brings nothing back', async () => {
  const env = { IDENTITY: 'firebase', FIREBASE_API_KEY: 'a-key', IDENTITY_PROJECT: 'mallama-there' }
  const there = await openWorld({ env })
  const person = await there.member('nora')
  await addRelationship(person, 'Tomas')
  const old = there.as(await there.sign({ sub: person.id, email: person.email, auth_time: there.now / 1000 - 360 }))
  expect(code(await old.del('/api/account', { password: 'whatever it is' }))).toEqual([403, 'forbidden'])
  expect((await person.del('/api/account')).status).toBe(204)
  expect((await old.get('/api/auth/user')).status).toBe(401)
  expect((await person.get('/api/auth/user')).status).toBe(401)
  const keys = await there.database.keys.all(there.database.db)
  expect(keys.find(({ userId }) => userId === person.id)).toMatchObject({ wrapped: null })
  there.now += MINUTE
  const again = there.as(await there.sign({ sub: person.id, email: person.email }))
  expect((await again.get('/api/auth/user')).body).toMatchObject({ email: person.email, hasUsedTrial: false })
  expect((await again.get('/api/export')).body.relationships).toEqual([])
  await there.close()
})

describe('wiping what one wrote', () => {
  test('leaves the account, the membership and the payments, and nothing else of the person', async () => {
    const [nora, omar] = [await writer('nola'), await writer('ole')]
    await buy(nora, 'core')
    await livesHere(world, nora)
    await nora.patch('/api/auth/user', { firstName: 'Nola', country: 'DE' })
    const [account, status] = [(await nora.get('/api/auth/user')).body, await statusOf(nora)]
    const others = await tablesWith(omar.id)
    expect(others).toContain('relationships')
    const written = ['relationships', 'tool_uses', 'journal_entries', 'saved_chats', 'room_participants', 'reminders']
    expect(await tablesWith(nora.id)).toEqual(expect.arrayContaining(written))

    expect((await nora.post('/api/account/wipe', {})).status).toBe(204)

    const stays = /^(users|person_keys|identity_\w+|billing_\w+|live_events|profile_pictures)$/
    expect((await tablesWith(nora.id)).filter((name) => !stays.test(name))).toEqual([])
    const { serverTime: _then, updatedAt: _before, ...before } = account
    expect((await nora.get('/api/auth/user')).body).toMatchObject(before)
    expect(await statusOf(nora)).toEqual(status)
    const kept = (await nora.get('/api/export')).body
    expect(kept).toMatchObject({ relationships: [], chats: [], tools: [], community: [], journal: { entries: [] } })
    expect(kept.payments).toHaveLength(1)
    expect(await tablesWith(omar.id)).toEqual(others)
    // What comes next begins anew.
    expect((await nora.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })).status).toBe(201)
    expect((await nora.get('/api/relationships')).body).toMatchObject([{ personName: 'Sam' }])
  })

  test('that fails half-way has done nothing, and is done by the next try', async () => {
    const nora = await writer('nele')
    const { keys } = world.app.world
    const shed = keys.shed
    keys.shed = () => Promise.reject(new Error('the disk is full'))
    expect((await nora.post('/api/account/wipe', { password: PASSWORD })).status).toBe(500)
    keys.shed = shed
    expect((await nora.get('/api/relationships')).body).toMatchObject([{ personName: 'Tomas' }])
    expect((await nora.post('/api/account/wipe', { password: PASSWORD })).status).toBe(204)
    expect((await nora.get('/api/relationships')).body).toEqual([])
    expect((await nora.post('/api/account/wipe', {})).status).toBe(204)
  })

  test('open pages of the person read their lists again', async () => {
    const nora = await writer('nuria')
    const told: unknown[] = []
    const stop = await world.app.world.live.follow(
      nora.id,
      null,
      ({ data }) => told.push(data['key']),
      () => undefined,
    )
    await nora.post('/api/account/wipe', {})
    await expect.poll(() => told).toEqual(expect.arrayContaining(['/api/relationships', '/api/journal']))
    stop()
  })
})

test('an export that is made while the person writes is whole each time', async () => {
  const nora = await writer('nives')
  const [id] = (await nora.get('/api/relationships')).body.map((one: { id: string }) => one.id)
  const writing = Array.from({ length: 20 }, (_, at) =>
    nora.post(`/api/relationships/${id}/moments`, {
      kind: 'positive',
      intensity: 1,
      occurredAt: new Date(world.now).toISOString(),
      note: `Note ${at} ${randomUUID()}`,
    }),
  )
  const exports = await Promise.all(Array.from({ length: 6 }, () => nora.get('/api/export')))
  expect((await Promise.all(writing)).map(({ status }) => status)).toEqual(writing.map(() => 201))
  for (const { status, body } of exports) {
    expect(status).toBe(200)
    for (const { note } of body.relationships[0].moments) expect(note).toMatch(/^Note \d+ [\w-]{36}$/)
  }
  expect((await nora.get('/api/export')).body.relationships[0].moments).toHaveLength(20)
})
