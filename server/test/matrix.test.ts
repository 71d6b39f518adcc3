import type { Endpoint } from '@mallama/contracts/endpoint'
import { ARCHIVE_MS, TRIAL_MS } from '@mallama/contracts/access'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apis } from '../src/app.ts'
import { noOnesId, rows } from './matrix.rows.ts'
import type { Row } from './matrix.row.ts'
import { openWorld, type Answer, type Person, type TestWorld } from './world.ts'

/** Every endpoint of the contract, tried by every kind of person. Generated: there is no endpoint without a row. */
let world: TestWorld
const forged: Record<string, string> = {}

beforeAll(async () => {
  world = await openWorld()
  const claims = { sub: 'someone', auth_time: 1, firebase: { sign_in_provider: 'password' } }
  const issuer = `https://securetoken.google.com/${world.env.IDENTITY_PROJECT}`
  const now = Math.floor(world.now / 1000)
  const { privateKey } = await generateKeyPair('RS256')
  forged['without a signature'] = new UnsecuredJWT(claims)
    .setIssuer(issuer)
    .setAudience(world.env.IDENTITY_PROJECT)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode()
  forged['signed with another key'] = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .setIssuer(issuer)
    .setAudience(world.env.IDENTITY_PROJECT)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(privateKey)
  forged['that has run out'] = await world.sign({ sub: 'someone', iat: now - 7200, exp: now - 1 })
  forged['for another project'] = await world.sign({ sub: 'someone', aud: 'another' })
  forged['from another issuer'] = await world.sign({ sub: 'someone', iss: 'https://elsewhere.example' })
  forged['that names nobody'] = await world.sign({ sub: '' })
  forged['that is none'] = 'not.a.token'
})
afterAll(() => world.close())

const endpoints = Object.entries(apis).flatMap(([domain, api]) =>
  Object.entries(api).map(([verb, endpoint]) => ({ name: `${domain}.${verb}`, endpoint })),
)

const fill = (endpoint: Endpoint, values: Record<string, string>) =>
  endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? noOnesId)

type Asker = Pick<Person, 'get' | 'post' | 'put' | 'patch' | 'del'>

function ask(who: Asker, endpoint: Endpoint, row: Row, values: Record<string, string> = {}): Promise<Answer> {
  const path = fill(endpoint, { ...row.fixed, ...values })
  if (endpoint.method === 'GET') return who.get(path)
  if (endpoint.method === 'DELETE') return who.del(path)
  return who[endpoint.method.toLowerCase() as 'post'](path, row.body)
}

const told = (answer: Answer) => `${answer.status} ${answer.text.slice(0, 300)}`

/** A refusal has a body that says so, and nothing else. */
function expectRefusal(answer: Answer, status: number, code: string): void {
  expect(answer.status, told(answer)).toBe(status)
  expect(answer.body.code).toBe(code)
  expect(answer.body.message).toMatch(/\w/)
  expect(answer.body.requestId).toMatch(/^[\da-f-]{36}$/)
  const { code: _code, message: _message, requestId: _id, details: _details, safety: _safety, ...rest } = answer.body
  expect(rest).toEqual({})
}

describe.each(endpoints)('$name', ({ name, endpoint }) => {
  const row = rows[name]!
  const done = endpoint.status ?? 200
  const open = endpoint.access === 'anyone'
  const forSignedIn = endpoint.access === 'signed-in'

  it('has a row', () => expect(row).toBeDefined())

  it(open ? 'answers a stranger' : 'asks a stranger to log in', async () => {
    const answer = await ask(world.stranger, endpoint, row)
    if (open) expect(answer.status, told(answer)).toBe(row.member ?? done)
    else expectRefusal(answer, 401, 'unauthenticated')
  })

  it('refuses every kind of token that we did not give out', async () => {
    for (const [kind, token] of Object.entries(forged)) {
      const path = fill(endpoint, {})
      const response = await world.app.http.inject({
        method: endpoint.method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(row.body === undefined ? {} : { payload: row.body as object }),
      })
      expect(response.statusCode, `a token ${kind}`).toBe(401)
    }
  })

  it('knows someone without membership', async () => {
    const newcomer = await world.newcomer()
    const answer = await ask(newcomer, endpoint, row)
    if (open || forSignedIn) expect(answer.status, told(answer)).toBe(row.newcomer ?? row.member ?? done)
    else if (endpoint.access === 'member') expectRefusal(answer, 402, 'membership_required')
    else if (endpoint.access === 'admin') expectRefusal(answer, 403, 'forbidden')
    else expectRefusal(answer, 404, 'not_found')
  })

  it('answers a member', async () => {
    if (endpoint.access === 'admin') return
    const member = await world.member()
    const answer = await ask(member, endpoint, row, await row.of?.(member))
    expect(answer.status, told(answer)).toBe(row.member ?? done)
    if (answer.status === 204) expect(answer.text).toBe('')
    else if (answer.status < 300) expect(endpoint.response.safeParse(answer.body).error).toBeUndefined()
  })

  it.runIf(row?.of)("finds nothing under someone else's id, nor under an id that is nobody's", async () => {
    const [owner, outsider] = [await world.member('olga'), await world.member('otto')]
    const values = await row.of!(owner)
    const theirs = await ask(outsider, endpoint, row, values)
    expectRefusal(theirs, 404, 'not_found')
    const nobodys = await ask(outsider, endpoint, row)
    expectRefusal(nobodys, 404, 'not_found')
    expect(theirs.body.message, 'the two cannot be told apart').toBe(nobodys.body.message)
    expect((await ask(owner, endpoint, row, values)).status).toBe(row.member ?? done)
  })

  it(endpoint.archive ? 'stays open for seven days when access has ended' : 'knows when access has ended', async () => {
    const person = await world.member('eva')
    const values = await row.of?.(person)
    world.now += TRIAL_MS + 1_000
    const answer = await ask(person, endpoint, row, values)
    if (endpoint.access === 'member' && !endpoint.archive) expectRefusal(answer, 402, 'membership_required')
    else if (endpoint.access === 'admin') expectRefusal(answer, 403, 'forbidden')
    else expect(answer.status, told(answer)).toBe(row.ended ?? row.member ?? done)
    if (!endpoint.archive) return
    world.now += ARCHIVE_MS
    expectRefusal(await ask(person, endpoint, row, values), 402, 'membership_required')
  })
})

it('the live stream is for who is signed in', async () => {
  expectRefusal(await world.stranger.get('/api/events'), 401, 'unauthenticated')
  for (const [kind, token] of Object.entries(forged)) {
    const { statusCode } = await world.app.http.inject({
      url: '/api/events',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(statusCode, `a token ${kind}`).toBe(401)
  }
})
