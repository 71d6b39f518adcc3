import { DAY_MS } from '@mallama/contracts/days'
import { createHash, createHmac } from 'node:crypto'
import { decodeJwt, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf, speakTo } from '../../../test/identity.ts'
import { openWorld, type Answer, type TestWorld } from '../../../test/world.ts'
import { openThrottle } from '../../platform/throttle.ts'
import { throttles } from '../../platform/throttles.table.ts'
import { purgeCodes } from './codes.ts'
import { identityCodes, identityRefreshTokens } from './identity.table.ts'
import type { Desk } from './parts.ts'
import { purgeSessions } from './sessions.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

let world: TestWorld
let identity: ReturnType<typeof speakTo>

beforeAll(async () => {
  world = await openWorld({ identity: true })
  identity = speakTo(world)
})
afterAll(() => world.close())

const later = (days: number) => ({ db: world.database.db, clock: () => world.now + days * DAY_MS }) as Desk
const purgeThrottles = (days: number) =>
  openThrottle(world.env, () => world.now + days * DAY_MS, Buffer.alloc(32)).purge(world.database.db)
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const parts = (token: string) => token.split('.') as [string, string, string]

/** How many queries `work` makes. Every one is prepared by the session of its transaction, which are all of one class. */
async function queriesOf(work: () => Promise<Answer>) {
  const { session } = (world.database.db as unknown as { _: { session: { prepareQuery: () => unknown } } })._
  const prepared = vi.spyOn(Object.getPrototypeOf(session) as typeof session, 'prepareQuery')
  const answer = await work()
  const count = prepared.mock.calls.length
  prepared.mockRestore()
  expect(count).toBeGreaterThan(3)
  return { answer, count }
}

const refused = async (token: string) => {
  const product = await identity.me(token)
  expect([product.status, product.body.code]).toEqual([401, 'unauthenticated'])
  expect(codeOf(await identity.call('lookup', { idToken: token }))).toBe('INVALID_ID_TOKEN')
}

describe('an ID token opens the product only when we signed it for this project and it still runs', () => {
  test('not without a signature', async () => {
    const [, payload] = parts((await identity.register()).idToken)
    await refused(`${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`)
    await refused(`${encoded({ alg: 'NONE', typ: 'JWT' })}.${payload}.`)
  })

  test('not signed with our public key taken for a secret', async () => {
    const [header, payload] = parts((await identity.register()).idToken)
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
    const { body } = await world.stranger.get('/.well-known/jwks.json')
    const jwk = (body as { keys: JWK[] }).keys.find((key) => key.kid === kid)!
    const pem = await exportSPKI((await importJWK(jwk, 'RS256', { extractable: true })) as never)
    for (const secret of [pem, pem.trim(), jwk.n!]) {
      const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`
      await refused(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`)
    }
  })

  test('not when a claim was changed', async () => {
    const [header, payload, signature] = parts((await identity.register()).idToken)
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    await refused(`${header}.${encoded({ ...claims, sub: 'somebodyelse' })}.${signature}`)
    await refused(`${header}.${encoded({ ...claims, exp: 9_999_999_999 })}.${signature}`)
  })

  test("not signed by somebody else's key, whatever key it names", async () => {
    const { idToken } = await identity.register()
    const { privateKey } = await generateKeyPair('RS256')
    const { kid } = JSON.parse(Buffer.from(parts(idToken)[0], 'base64url').toString()) as { kid: string }
    for (const named of [kid, 'unknown', undefined]) {
      await refused(
        await new SignJWT(decodeJwt(idToken)).setProtectedHeader({ alg: 'RS256', kid: named }).sign(privateKey),
      )
    }
  })

  test('not for another project, and not from another issuer', async () => {
    const { localId, email } = await identity.register()
    const foreign = await openWorld({ identity: true, env: { IDENTITY_PROJECT: 'elsewhere' } })
    const { idToken } = await speakTo(foreign).register()
    await refused(idToken)
    await foreign.close()
    await refused(await world.sign({ sub: localId, email }))
  })

  test('not after its hour, while a refreshed one does', async () => {
    const { idToken, refreshToken } = await identity.register()
    world.now += HOUR - SECOND
    expect((await identity.me(idToken)).status).toBe(200)
    world.now += 2 * SECOND
    await refused(idToken)
    const { body } = await identity.refresh(refreshToken)
    expect((await identity.me(body.id_token)).status).toBe(200)
  })

  test('and a garbled one or none is no reason to fall over', async () => {
    for (const token of ['x', 'a.b.c', '..', `${encoded({ alg: 'RS256' })}.e30.`]) await refused(token)
    expect(codeOf(await identity.call('lookup', {}))).toBe('MISSING_ID_TOKEN')
    expect(codeOf(await identity.call('lookup', { idToken: 7 }))).toBe('INVALID_ARGUMENT')
  })
})

describe('refreshing', () => {
  test('answers in the names that the SDK reads, and keeps the time of the sign-in', async () => {
    const { refreshToken, localId } = await identity.register()
    const signedInAt = Math.floor(world.now / 1000)
    world.now += HOUR
    const { status, body } = await identity.refresh(refreshToken)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: body.id_token,
      id_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[\w-]{76}$/),
      expires_in: '3600',
      token_type: 'Bearer',
      user_id: localId,
      project_id: 'mallama',
    })
    expect(body.refresh_token).not.toBe(refreshToken)
    expect(decodeJwt(body.id_token)).toMatchObject({ auth_time: signedInAt, iat: signedInAt + 3600, sub: localId })
  })

  test('twice within one second gives two ID tokens: beside the same one the SDK would not store the new refresh token', async () => {
    const { idToken, refreshToken } = await identity.register()
    const { body } = await identity.refresh(refreshToken)
    expect(decodeJwt(body.id_token).iat).toBe(decodeJwt(idToken).iat)
    expect(body.id_token).not.toBe(idToken)
  })

  test('twenty tabs that refresh at once are handed the same successor', async () => {
    const { refreshToken } = await identity.register()
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.refresh(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    expect((await identity.refresh(answers[0]!.body.refresh_token)).status).toBe(200)
  })

  test('a slow tab is led to the newest token, past more than one successor', async () => {
    const { refreshToken: first } = await identity.register()
    const second = (await identity.refresh(first)).body.refresh_token
    world.now += 10 * SECOND
    const third = (await identity.refresh(second)).body.refresh_token
    world.now += 19 * SECOND
    expect((await identity.refresh(first)).body.refresh_token).toBe(third)
    world.now += HOUR
    expect((await identity.refresh(third)).status).toBe(200)
  })

  test('a spent token still works 30 seconds after its successor was issued', async () => {
    const { refreshToken } = await identity.register()
    const successor = (await identity.refresh(refreshToken)).body.refresh_token
    world.now += 30 * SECOND
    expect((await identity.refresh(refreshToken)).body.refresh_token).toBe(successor)
  })

  test('and one thousandth of a second later ends the family', async () => {
    const { refreshToken } = await identity.register()
    const successor = (await identity.refresh(refreshToken)).body.refresh_token
    world.now += 30 * SECOND + 1
    expect(codeOf(await identity.refresh(refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.refresh(successor))).toBe('TOKEN_EXPIRED')
  })

  test('a token that is led far costs no more queries than one that is led to the next', async () => {
    const { refreshToken: first } = await identity.register()
    let newest = (await identity.refresh(first)).body.refresh_token as string
    const near = await queriesOf(() => identity.refresh(first))
    for (let i = 0; i < 60; i++) newest = (await identity.refresh(newest)).body.refresh_token
    const far = await queriesOf(() => identity.refresh(first))
    expect([far.count, far.answer.body.refresh_token]).toEqual([near.count, newest])
  })

  test('a family that lives keeps few rows, and a token forgotten since then still ends it', async () => {
    const { refreshToken: stolen } = await identity.register()
    let newest = stolen
    for (let i = 0; i < 20; i++) {
      world.now += HOUR
      newest = (await identity.refresh(newest)).body.refresh_token
    }
    const kept = await world.database.db.select().from(identityRefreshTokens)
    const family = kept.find(({ hash }) => hash === createHash('sha256').update(newest).digest('base64url'))!.sessionId
    expect(kept.filter(({ sessionId }) => sessionId === family)).toHaveLength(2)
    expect(codeOf(await identity.refresh(stolen))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.refresh(newest))).toBe('TOKEN_EXPIRED')
  })

  test('a family is not ended by whoever only knows its name', async () => {
    const { refreshToken } = await identity.register()
    const made = 'A'.repeat(43) + refreshToken.slice(43)
    expect(codeOf(await identity.refresh(made))).toBe('TOKEN_EXPIRED')
    expect((await identity.refresh(refreshToken)).status).toBe(200)
  })

  test('a family in daily use lives four hundred days, and not one more', async () => {
    const { email, refreshToken } = await identity.register()
    let newest = refreshToken
    for (let i = 0; i < 8; i++) {
      world.now += 50 * DAY_MS
      newest = (await identity.refresh(newest)).body.refresh_token
    }
    world.now += SECOND
    const answer = await identity.refresh(newest)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'TOKEN_EXPIRED'])
    expect((await identity.signIn(email)).status).toBe(200)
  })

  test('one that comes back later ends the whole family, and no other', async () => {
    const { email, refreshToken: stolen } = await identity.register()
    const elsewhere = (await identity.signIn(email)).body.refreshToken
    const second = (await identity.refresh(stolen)).body.refresh_token
    world.now += HOUR
    const third = (await identity.refresh(second)).body.refresh_token
    world.now += HOUR
    expect(codeOf(await identity.refresh(stolen))).toBe('TOKEN_EXPIRED')
    for (const token of [stolen, second, third]) expect(codeOf(await identity.refresh(token))).toBe('TOKEN_EXPIRED')
    expect((await identity.refresh(elsewhere)).status).toBe(200)
  })

  test('tokens that were never ours', async () => {
    expect(codeOf(await identity.refresh('x'))).toBe('INVALID_REFRESH_TOKEN')
    expect(codeOf(await identity.refresh(''))).toBe('MISSING_REFRESH_TOKEN')
    expect(codeOf(await identity.refresh('A'.repeat(43)))).toBe('TOKEN_EXPIRED')
    const { idToken } = await identity.register()
    expect(codeOf(await identity.refresh(idToken))).toBe('INVALID_REFRESH_TOKEN')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await world.stranger.post('/securetoken.googleapis.com/v1/token', 'grant_type=password', form)
    expect(codeOf(answer)).toBe('INVALID_GRANT_TYPE')
  })
})

test('revoking a token that is none of ours ends nothing, and fails at nothing', async () => {
  const { idToken, refreshToken } = await identity.register()
  const ours = refreshToken.length
  const url = '/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=local'
  for (const token of ['x', 'x'.repeat(43), 'x'.repeat(ours), 'é'.repeat(ours), `${refreshToken}x`, idToken]) {
    const body = { providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', token, idToken }
    const answer = await world.stranger.post(url, body)
    expect([token, answer.status, answer.body]).toEqual([token, 200, {}])
  }
  expect((await identity.refresh(refreshToken)).status).toBe(200)
})

const left = async () => [
  (await world.database.db.select().from(identityCodes)).length,
  (await world.database.db.select().from(throttles)).length,
]

describe('what is no longer needed', () => {
  test('goes: a sign-in that rested ninety days, and not one day before', async () => {
    const { refreshToken } = await identity.register()
    await purgeSessions(later(89))
    const { body } = await identity.refresh(refreshToken)
    await purgeSessions(later(91))
    expect(codeOf(await identity.refresh(body.refresh_token))).toBe('TOKEN_EXPIRED')
    expect(await world.database.db.select().from(identityRefreshTokens)).toEqual([])
  })

  test('goes: codes a week after they expired, counts two days after the last', async () => {
    const { email } = await identity.register()
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await identity.signIn(email, 'wrong password')
    await purgeCodes(later(7))
    await purgeThrottles(1)
    expect(await left()).toEqual([1, 1])
    await purgeCodes(later(8))
    await purgeThrottles(3)
    expect(await left()).toEqual([0, 0])
  })
})
