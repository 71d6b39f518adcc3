import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { speakTo, type SignedIn } from '../../../test/identity.ts'
import { rows as calls } from '../../../test/matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { apis } from '../../app.ts'
import { rows } from '../../platform/db.ts'
import { personKeys } from '../../platform/keys.table.ts'
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

const takesAway = /\.(remove|forget|uncorrect|clear|end|signOut)/

/** Does everything once that a person can do here, except to take away what was done. */
async function livesHere(person: Person): Promise<void> {
  for (const [domain, api] of Object.entries(apis)) {
    for (const [verb, { method, path }] of Object.entries(api)) {
      const name = `${domain}.${verb}`
      const { of, body, fixed } = calls[name]!
      if (takesAway.test(name)) continue
      const ids: Record<string, string> = { ...(await of?.(person)), ...fixed }
      const url = path.replaceAll(/:(\w+)/g, (_, key: string) => ids[key]!)
      const ask = { GET: person.get, DELETE: person.del, POST: person.post, PUT: person.put, PATCH: person.patch }
      await ask[method](url, body)
    }
  }
  await world.app.world.afterwards.settled()
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
  await livesHere(omar)
  const before = await counts()
  const nora = await member('nora')
  await livesHere(nora)
  const between = await counts()
  const written = ['relationships', 'rooms', 'messages', 'saved_chats', 'moments', 'check_ins', 'memory_facts']
  for (const table of [...written, 'tool_uses', 'tool_lines', 'reminders', 'live_events'])
    expect(between[table], table).toBeGreaterThan(before[table]!)

  expect((await identity.call('delete', { idToken: nora.idToken })).status).toBe(200)

  const gone = getTableName(erasedUsers)
  const after = await counts()
  // The throttle counts by hashes that nobody is found by.
  const apart = { throttles: 0, [getTableName(personKeys)]: 0 }
  expect({ ...after, ...apart }).toEqual({ ...before, ...apart, [gone]: before[gone]! + 1 })
  const keys = await world.database.keys.all(world.database.db)
  expect(keys.find(({ userId }) => userId === nora.id)).toMatchObject({ wrapped: null })
  expect(await identity.soon(nora.idToken)).toBe(401)
  const traces = (await rawDump(world.database.db)).split('\n').filter((row) => row.includes(nora.id))
  // The tombstone, and on PostgreSQL that there was a key.
  expect(traces.filter((row) => !row.startsWith(`(${nora.id},`))).toEqual([])
  expect((await omar.get('/api/relationships')).headers['x-total-count']).not.toBe('0')
}, 60_000)

test('a token that still runs does not bring the person back', async () => {
  const nora = await member('nora')
  await identity.call('delete', { idToken: nora.idToken })
  expect(await identity.soon(nora.idToken)).toBe(401)
  expect((await nora.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })).status).toBe(401)
  const found = await world.database.db.select({ id: users.id }).from(users)
  expect(found.map(({ id }) => id)).not.toContain(nora.id)
})
