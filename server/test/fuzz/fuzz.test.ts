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

let world: TestWorld
let people: (Person | null)[]
/** Takes no part in the rest. */
let leaving: Person
const lastWords: Endpoint[] = [accountApi.signOutEverywhere, privacyApi.remove, privacyApi.wipe]
const ids: string[] = []
beforeAll(async () => {
  world = await openWorld()
  const [member, other] = [await world.member(), await world.member()]
  leaving = await world.member()
  people = [null, await world.newcomer(), await world.expired(), member, member, member, member, other]
  for (const owner of [member, member, other]) ids.push(await addRelationship(owner))
})
afterAll(() => world.close())

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
  const who = lastWords.includes(endpoint) ? leaving : roll.pick(people)
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

it(`answers ${REQUESTS} strange requests (seed ${SEED}) without breaking`, { timeout: 600_000 }, async () => {
  const roll = dice(SEED)
  const seen: Record<number, number> = {}
  for (let asked = 0; asked < REQUESTS; asked++) {
    const endpoint = roll.pick(endpoints)
    const request = requestFor(endpoint, roll)
    const response = await world.app.http.inject(request)
    const { statusCode } = response
    seen[statusCode] = (seen[statusCode] ?? 0) + 1
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
