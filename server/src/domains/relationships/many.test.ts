import { DAY_MS } from '@mallama/contracts/days'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Moment } from '@mallama/contracts/relationships'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onQueries } from '../../../test/queries.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { sealed } from '../../platform/secrets.ts'
import { users } from '../account/account.table.ts'
import { savedChats } from '../chat/chat.table.ts'
import { checkIns, moments, relationships, scoreCorrections } from './relationships.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const instant = (ms: number) => new Date(world.now + ms).toISOString()
const PEOPLE = 200
const MOMENTS = 2_000
const CHATS = 500

const each = <T>(length: number, row: (n: number) => T) => Array.from({ length }, (_, n) => row(n))

/** One person with a life full of people: 200 of them, 600 check-ins, 2,000 moments, 500 saved chats. */
async function busy(): Promise<{ nora: Person; ids: string[] }> {
  const nora = await world.member()
  const { db } = world.database
  const key = await world.app.world.keys.of(db, nora.id)
  const ids = Array.from({ length: PEOPLE }, () => randomUUID())
  const of = (n: number) => ({ id: randomUUID(), userId: nora.id, relationshipId: ids[n % PEOPLE]! })
  const at = instant(-400 * DAY_MS)
  const about = { userId: nora.id, relationshipType: 'friend' as const, createdAt: at, updatedAt: at }
  const people = ids.map((id, n) => sealed(relationships, { ...about, id, personName: `Friend ${n}` }, key))
  await db.insert(relationships).values(people)
  const rated = { trust: 60, communication: 50, joy: 70, growth: 40 }
  await db
    .insert(checkIns)
    .values(each(3 * PEOPLE, (n) => ({ ...of(n), ...rated, at: instant((n - 900) * 0.4 * DAY_MS) })))
  const kinds = ['conflict', 'positive', 'repair'] as const satisfies Moment['kind'][]
  const moment = (n: number) => ({
    ...of(n),
    kind: kinds[n % 3]!,
    intensity: ((n % 3) + 1) as Moment['intensity'],
    note: `It was day ${n}`,
    occurredAt: instant(-n * 0.15 * DAY_MS),
  })
  await db.insert(moments).values(each(MOMENTS, (n) => sealed(moments, moment(n), key)))
  const correction = (n: number) => ({ ...of(n), score: 'trust' as const, value: 80, was: 60, at: instant(0) })
  await db
    .insert(scoreCorrections)
    .values(each(PEOPLE, (n) => sealed(scoreCorrections, { ...correction(n), reason: 'It is' }, key)))
  const chat = (n: number) => ({
    ...of(n),
    status: 'resolved' as const,
    title: `Talk ${n}`,
    originalIssue: 'The keys',
    chatHistory: [{ role: 'user' as const, content: 'We lost the keys again', timestamp: at }],
    aiInsights: '',
    keyTakeaways: 'Ask first',
    actionItems: '',
    tags: ['keys'],
    fingerprint: String(n),
    createdAt: at,
  })
  await db.insert(savedChats).values(each(CHATS, (n) => sealed(savedChats, chat(n), key)))
  return { nora, ids }
}

describe('with 200 people, 2,000 moments and 500 saved chats', () => {
  it('the list and one relationship take three queries each, its history and saved chats as well', async () => {
    const { nora, ids } = await busy()
    const queries = onQueries(world)
    const asked = async (path: string) => {
      await nora.get(path)
      queries.taken()
      const { status, body } = await nora.get(path)
      expect(status).toBe(200)
      // Everything that was asked while the answer was made: of the session, the keys and the data.
      expect(queries.taken()).toBeLessThanOrEqual(3)
      return body
    }
    const list = await asked('/api/relationships')
    expect(list).toHaveLength(PEOPLE)
    const path = `/api/relationships/${ids[7]}`
    const one = await asked(path)
    expect(list).toContainEqual(one)
    expect(one.healthBasis).toMatchObject({ checkIns: 3, moments: MOMENTS / PEOPLE })
    expect(one.healthBasis.corrections).toHaveLength(1)
    expect((await asked(`${path}/history`)).length).toBeGreaterThan(10)
    expect(await asked(`${path}/saved-chats`)).toHaveLength(Math.ceil((CHATS - 7) / PEOPLE))
    queries.restore()
  })
})

interface Logged {
  checkIns: { trust: number; communication: number; joy: number; growth: number; at: string }[]
  moments: { kind: string; intensity: number; occurredAt: string }[]
}

async function enter(person: Person, { checkIns, moments }: Logged): Promise<string> {
  const { body } = await person.post('/api/relationships', { personName: 'Sam', relationshipType: 'friend' })
  const path = `/api/relationships/${body.id}`
  for (const moment of moments) expect((await person.post(`${path}/moments`, moment)).status).toBe(201)
  for (const checkIn of checkIns) expect((await person.post(`${path}/check-ins`, checkIn)).status).toBe(201)
  return path
}
const health = async (person: Person, path: string) => {
  const { body } = await person.get(path)
  const { id: _id, createdAt: _created, updatedAt: _updated, userId: _user, ...rest } = body
  return { ...rest, history: (await person.get(`${path}/history`)).body }
}

describe('whatever is logged', () => {
  const score = fc.integer({ min: 0, max: 100 })
  const ago = fc.integer({ min: 1, max: 200 }).map((hours) => instant(-hours * 5 * 60 * 60 * 1000))
  const logged = (): fc.Arbitrary<Logged> =>
    fc.record({
      checkIns: fc.array(fc.record({ trust: score, communication: score, joy: score, growth: score, at: ago }), {
        minLength: 1,
        maxLength: 6,
      }),
      moments: fc.array(
        fc.record({
          kind: fc.constantFrom('conflict', 'positive', 'repair'),
          intensity: fc.constantFrom(1, 2, 3),
          occurredAt: ago,
        }),
        { maxLength: 8 },
      ),
    })

  it('the order in which it is told changes nothing, nor does what anyone else logs', async () => {
    const [nora, olga] = [await world.member(), await world.member()]
    for (const owner of [nora, olga])
      await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, owner.id))
    const cases = fc.sample(fc.tuple(logged(), logged()), { numRuns: 6, seed: 20_260_302 })
    for (const [own, theirs] of cases) {
      const path = await enter(nora, own)
      const before = await health(nora, path)
      await enter(olga, theirs)
      const turned = { checkIns: own.checkIns.toReversed(), moments: own.moments.toReversed() }
      expect(await health(nora, await enter(nora, turned))).toEqual(before)
      expect(await health(nora, path)).toEqual(before)
      for (const { at: _at, ...scores } of before.history)
        for (const one of Object.values(scores)) expect(one).toSatisfy((it: number) => it >= 0 && it <= 100)
    }
  }, 60_000)
})
