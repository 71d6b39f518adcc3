import { getTableName, sql } from 'drizzle-orm'
import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { speakTo, type SignedIn } from '../../../test/identity.ts'
import { livesHere } from '../../../test/lives-here.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { rows } from '../../platform/db.ts'
import { personKeys } from '../../platform/keys.table.ts'
import { learn } from '../relationships/memory.ts'
import * as membership from '../membership/membership.ts'
import { pastTrials } from '../membership/membership.table.ts'
import { erase, findUser } from './account.ts'
import { erasedUsers, users } from './account.table.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  world.now = Date.now()
  identity = speakTo(world)
})
afterAll(() => world.close())

async function member(name: string): Promise<Person & SignedIn> {
  const signedIn = await identity.register(name)
  const person = { ...signedIn, id: signedIn.localId, token: signedIn.idToken, ...world.as(signedIn.idToken) }
  await person.post('/api/start-trial')
  return person
}

/** How many rows each of our tables has. */
async function counts(): Promise<Record<string, number>> {
  const { db } = world.database
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rows<{ n: number }>(db, sql`select count(*)::int as n from ${sql.identifier(name)}`)
    found[name] = row!.n
  }
  return found
}

test('deleting an account takes everything along that the person wrote, and nothing of anyone else', async () => {
  const omar = await member('omar')
  await livesHere(world, omar)
  const before = await counts()
  const nora = await member('nora')
  await livesHere(world, nora)
  const between = await counts()
  const written = ['relationships', 'rooms', 'messages', 'saved_chats', 'moments', 'check_ins', 'memory_facts']
  for (const table of [...written, 'tool_uses', 'tool_lines', 'reminders', 'live_events'])
    expect(between[table], table).toBeGreaterThan(before[table]!)

  expect((await identity.call('delete', { idToken: nora.idToken })).status).toBe(200)

  // The provider is told once the answer is on its way.
  await world.app.world.afterwards.settled()
  await world.app.billing.endGone()

  // What stays: that this id was erased, and a hash of the address, for as long as it begins no other trial.
  const stays = Object.fromEntries([erasedUsers, pastTrials].map(getTableName).map((name) => [name, before[name]! + 1]))
  const after = await counts()
  // The throttle counts by hashes that nobody is found by.
  const apart = { throttles: 0, [getTableName(personKeys)]: 0 }
  expect({ ...after, ...apart }).toEqual({ ...before, ...apart, ...stays })
  const keys = await world.database.keys.all(world.database.db)
  expect(keys.find(({ userId }) => userId === nora.id)).toMatchObject({ wrapped: null })
  expect(await identity.soon(nora.idToken)).toBe(401)
  const traces = (await rawDump(world.database.db)).split('\n').filter((row) => row.includes(nora.id))
  // The tombstone, and on PostgreSQL that there was a key.
  expect(traces.filter((row) => !row.startsWith(`(${nora.id},`))).toEqual([])
  expect((await omar.get('/api/relationships')).headers['x-total-count']).not.toBe('0')
}, 120_000)

test('a token that still runs does not bring the person back', async () => {
  const nora = await member('nora')
  await identity.call('delete', { idToken: nora.idToken })
  expect(await identity.soon(nora.idToken)).toBe(401)
  expect((await nora.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })).status).toBe(401)
  const found = await world.database.db.select({ id: users.id }).from(users)
  expect(found.map(({ id }) => id)).not.toContain(nora.id)
})

test('what still goes on for an erased person gives them no other key', async () => {
  const nora = await member('nora')
  const { body } = await nora.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })
  const ctx = { ...world.app.world, db: world.database.db, actor: { id: nora.id } } as never
  const learning = learn(ctx, body.id, async () => {
    expect((await identity.call('delete', { idToken: nora.idToken })).status).toBe(200)
    return [{ fact: 'Sam plays the cello.', quote: 'he plays the cello' }] as never
  })
  await expect(learning).rejects.toThrow('This account no longer exists.')
  const keys = await world.database.keys.all(world.database.db)
  expect(keys.find(({ userId }) => userId === nora.id)).toMatchObject({ wrapped: null })
})

test('with a provider’s accounts, who signs in again after the erasure begins anew; an earlier sign-in does not', async () => {
  const { db } = world.database
  const { keys } = world.app.world
  const clock = () => world.now
  const visitor = findUser(db, keys, clock, { IDENTITY: 'firebase' })
  const claims = { uid: 'from-firebase', email: 'nora@example.org', emailVerified: true, session: null }
  const at = (authTime: number) => ({ ...claims, authTime, expires: authTime + 3600 }) as never
  const now = Math.floor(world.now / 1000)
  expect(await visitor(at(now))).toMatchObject({ email: 'nora@example.org' })
  await erase(db, world.app.world.live, claims.uid, world.now)
  await keys.erase(db, claims.uid)
  expect(await visitor(at(now - 60))).toBeNull()
  expect(await keys.of(db, claims.uid).catch((error: Error) => error.message)).toBe('This account no longer exists.')
  expect(await visitor(at(now + 60))).toMatchObject({ email: 'nora@example.org' })
})

describe('the trial of who deletes the account', () => {
  /** The same address in another account, as whoever signs up again has. */
  async function again(email: string): Promise<Person> {
    const { body } = await identity.call('signUp', { email, password: 'a good horse', returnSecureToken: true })
    const person = { id: body.localId, email, token: body.idToken, ...world.as(body.idToken) }
    return person as Person
  }
  const start = (person: Person) => person.post('/api/start-trial')
  const used = { code: 'conflict', message: 'You have already used your free trial period.' }

  test('was the one; thirty days later nothing is kept of it any more', async () => {
    const nora = await member('nora')
    await identity.call('delete', { idToken: nora.idToken })
    const back = await again(nora.email.toUpperCase())
    const refused = await start(back)
    expect(refused).toMatchObject({ status: 409, body: used })
    // Anybody can sign up with her address: when she deleted her account is not told to them.
    expect(refused.headers['retry-after']).toBeUndefined()
    expect((await back.get('/api/relationships')).status).toBe(402)
    const dump = (await rawDump(world.database.db)).toLowerCase()
    expect(dump).not.toContain(nora.email.toLowerCase())

    const { db } = world.database
    const tidy = membership.jobs(db, () => world.now)[0]!
    const held = (await db.select().from(pastTrials)).length
    world.now += 30 * DAY_MS - 60_000
    await tidy.run({} as never)
    expect((await db.select().from(pastTrials)).length).toBe(held)
    world.now += 120_000
    await tidy.run({} as never)
    expect(await db.select().from(pastTrials)).toEqual([])
    const later = await identity.call('signInWithPassword', { email: back.email, password: 'a good horse' })
    expect((await start({ ...back, ...world.as(later.body.idToken) })).status).toBe(200)
    world.now = Date.now()
  })

  test('is no reason to refuse one to who never had any', async () => {
    const nora = await identity.register('nora')
    await identity.call('delete', { idToken: nora.idToken })
    expect((await start(await again(nora.email))).status).toBe(200)
  })

  test('goes with the address that they have at the end', async () => {
    const nora = await member('nora')
    const moved = `moved-${nora.email}`
    const changed = await identity.call('update', { idToken: nora.idToken, email: moved, returnSecureToken: true })
    const { idToken } = changed.body
    await world.as(idToken).get('/api/auth/user')
    await identity.call('delete', { idToken })
    expect((await start(await again(moved))).status).toBe(409)
  })
})
