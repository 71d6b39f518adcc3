import { accountApi } from '@mallama/contracts/account'
import type { Endpoint } from '@mallama/contracts/endpoint'
import { privacyApi } from '@mallama/contracts/privacy'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apis } from '../../src/app.ts'
import { addRelationship } from '../matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from '../world.ts'
import { dice, type Dice } from '../../../coach/test/dice.ts'
import { schemaOf, valueFor } from './values.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_302)
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000)
/** A machine that does much else beside has taken 25 ms for each. */
const PATIENCE_MS = Math.max(600_000, REQUESTS * 100)

let world: TestWorld
let people: (Person | null)[]
let boss: Person
/** Takes no part in the rest. */
let leaving: Person
const lastWords: Endpoint[] = [accountApi.signOutEverywhere, privacyApi.remove, privacyApi.wipe]
const ids: string[] = []
/** Of these, how many were there at first; beside them stand the last ones that were made. */
let given = 0
const MADE = 8
beforeAll(async () => {
  world = await openWorld()
  const [member, other] = [await world.member(), await world.member()]
  leaving = await world.member()
  boss = await administrator()
  people = [null, await world.newcomer(), await world.expired(), member, member, member, member, other]
  for (const owner of [member, member, other]) ids.push(await addRelationship(owner))
  // On whom the administrator acts, and who does nothing by themselves.
  ids.push((await world.newcomer()).id)
  given = ids.length
})
afterAll(() => world.close())

/** With the code that the server's console shows, as everywhere. */
async function administrator(): Promise<Person> {
  const person = await world.member('boss')
  const code = await world.app.admin.renewCode()
  expect((await world.stranger.post('/api/admin-setup/check', { email: person.email, code })).status).toBe(204)
  const { status, text } = await person.post('/api/admin-setup', { code })
  expect(status, text).toBe(200)
  return person
}

const endpoints = Object.values(apis).flatMap((api) => Object.values(api) as Endpoint[])

function requestFor(endpoint: Endpoint, roll: Dice): InjectOptions {
  const params = endpoint.params ? (valueFor(schemaOf(endpoint.params), roll, ids) as Record<string, unknown>) : {}
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = params && typeof params === 'object' && !Array.isArray(params) ? params[key] : undefined
    return encodeSafely(roll.chance(0.7) || value === undefined ? (ids[roll.below(ids.length)] ?? 'x') : String(value))
  })
  const query = endpoint.query ? valueFor(schemaOf(endpoint.query), roll, ids) : null
  const search =
    query && typeof query === 'object'
      ? `?${Object.entries(query)
          .map(([key, value]) => `${encodeSafely(key)}=${encodeSafely(String(value))}`)
          .join('&')}`
      : ''
  // Everybody tries what is the administrator's, and half of the time they do.
  const asBoss = endpoint.access === 'admin' && roll.chance(0.5)
  const who = lastWords.includes(endpoint) ? leaving : asBoss ? boss : roll.pick(people)
  const takesBody = endpoint.method !== 'GET'
  const body = endpoint.body ? valueFor(schemaOf(endpoint.body), roll, ids) : roll.pick([undefined, {}, { a: 1 }])
  const broken = takesBody && roll.chance(0.03)
  return {
    method: roll.chance(0.97)
      ? endpoint.method
      : roll.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']),
    url: path + search,
    headers: {
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...(roll.chance(0.02)
        ? { authorization: roll.pick(['Bearer', 'Basic eA==', 'Bearer a.b.c', `Bearer ${'x'.repeat(9000)}`]) }
        : {}),
      ...(endpoint.stream && roll.chance(0.3) ? { accept: 'text/event-stream' } : {}),
      ...(takesBody && body !== undefined
        ? { 'content-type': roll.chance(0.98) ? 'application/json' : roll.pick(['text/plain', 'application/xml', 'x']) }
        : {}),
    },
    ...(takesBody && body !== undefined
      ? { payload: broken ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body) }
      : {}),
  }
}

/** A lone surrogate cannot stand in an address. */
const encodeSafely = (text: string) => encodeURIComponent(text.toWellFormed())

it(`answers ${REQUESTS} strange requests (seed ${SEED}) without breaking`, { timeout: PATIENCE_MS }, async () => {
  const roll = dice(SEED)
  const seen: Record<number, number> = {}
  let made = 0
  for (let asked = 0; asked < REQUESTS; asked++) {
    const endpoint = roll.pick(endpoints)
    const request = requestFor(endpoint, roll)
    const response = await world.app.http.inject(request)
    const { statusCode } = response
    seen[statusCode] = (seen[statusCode] ?? 0) + 1
    // What was there at first is deleted sooner or later: without these a long run would knock at nothing.
    const id = statusCode === 201 && response.json<{ id?: unknown } | null>()?.id
    if (typeof id === 'string') ids[given + (made++ % MADE)] = id
    const told = `${asked}: ${request.method} ${request.url} ${String(request.payload).slice(0, 2_000)} -> ${response.body.slice(0, 300)}`
    expect(statusCode, told).toBeLessThan(500)
    expect(response.body, told).not.toMatch(/"code":"unexpected"/)
    if (statusCode >= 400 && request.method !== 'HEAD') {
      expect(JSON.parse(response.body), told).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    }
  }
  console.warn(`fuzz: seed ${SEED}, ${REQUESTS} requests, by status ${JSON.stringify(seen)}`)
  // It must get past the door often enough to mean something.
  const through = (seen[200] ?? 0) + (seen[201] ?? 0) + (seen[204] ?? 0)
  expect(through).toBeGreaterThan(REQUESTS * 0.15)
})
