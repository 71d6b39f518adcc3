import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JSONWebKeySet,
} from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { speakTo } from '../../../test/identity.ts'
import { openTestDatabase, openWorld, type TestWorld } from '../../../test/world.ts'
import { openDatabase, type Database } from '../../platform/database.ts'
import { identitySigningKeys } from './identity.table.ts'
import { openSigning } from './signing.ts'

const HOUR = 3_600_000

describe('the signing key', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let database: Database
  let now = Date.parse('2026-03-02T20:00:00.000Z')
  const clock = () => now
  const secret = randomBytes(32)

  beforeAll(async () => {
    opened = await openTestDatabase()
    database = opened.database
  })
  afterAll(async () => {
    await database.close()
    await opened.drop()
  })

  test('is one, however many processes start at once', async () => {
    // On PostgreSQL each has its own connections, as separate processes do.
    const { url } = opened
    const own = url ? await Promise.all([1, 2, 3].map(() => openDatabase({ url, migrate: false }))) : []
    const databases = [database, database, ...own]
    const all = await Promise.all(databases.map(({ db }) => openSigning(db, clock, secret)))
    expect(new Set(await Promise.all(all.map(async (each) => (await each.current()).kid))).size).toBe(1)
    expect(await database.db.select().from(identitySigningKeys)).toHaveLength(1)
    await Promise.all(own.map((each) => each.close()))
  })

  test('is sealed: the stored private half opens only with the server key', async () => {
    const [row] = await database.db.select().from(identitySigningKeys)
    expect(Buffer.from(row!.privateKey).toString('latin1')).not.toContain('rsaEncryption')
    expect(row!.publicKey).not.toHaveProperty('d')
    await expect(openSigning(database.db, clock, randomBytes(32))).rejects.toThrow('another server key')
  })

  test('is replaced after ninety days; another process follows, and the old one still verifies for two hours', async () => {
    const [one, two] = await Promise.all([
      openSigning(database.db, clock, secret),
      openSigning(database.db, clock, secret),
    ])
    const first = (await one.current()).kid
    await one.rotate()
    expect((await one.current()).kid).toBe(first)
    now += 91 * 24 * HOUR
    await Promise.all([one.rotate(), two.rotate()])
    const second = (await one.current()).kid
    expect(second).not.toBe(first)
    expect((await two.current()).kid).toBe(second)
    expect((await two.published()).keys.map(({ kid }) => kid)).toEqual([first, second])
    expect(await two.verifyKeys({ alg: 'RS256', kid: first }, {} as never)).toBeDefined()
    now += 2 * HOUR + 60_000
    await expect(two.verifyKeys({ alg: 'RS256', kid: first }, {} as never)).rejects.toThrow()
    expect((await two.published()).keys).toHaveLength(1)
  })

  test('of another process is found at the first token that names it', async () => {
    const [one, two] = await Promise.all([
      openSigning(database.db, clock, secret),
      openSigning(database.db, clock, secret),
    ])
    await one.rotate('now')
    const { kid } = await one.current()
    expect(await two.verifyKeys({ alg: 'RS256', kid }, {} as never)).toBeDefined()
  })
})

test('what is published at /.well-known/jwks.json verifies our tokens and holds nothing private', async () => {
  const world = await openWorld({ identity: true })
  const { idToken } = await speakTo(world).register()
  const { body, headers } = await world.stranger.get('/.well-known/jwks.json')
  expect(headers['cache-control']).toContain('max-age')
  const published = body as JSONWebKeySet
  expect(Object.keys(published.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  expect(published.keys[0]!.kid).toBe(decodeProtectedHeader(idToken).kid)
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(published), { currentDate: new Date(world.now) })
  expect(payload.aud).toBe('mallama')
  await world.close()
})

describe('with IDENTITY=firebase', () => {
  let world: TestWorld
  const keys = generateKeyPair('RS256')
  const server = createServer(async (_request, response) => {
    const jwk = { ...(await exportJWK((await keys).publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    world = await openWorld({
      identity: true,
      env: {
        IDENTITY: 'firebase',
        IDENTITY_PROJECT: 'their-project',
        IDENTITY_JWKS_URL: `http://127.0.0.1:${port}/jwks`,
      },
    })
  })
  afterAll(async () => {
    await world.close()
    server.close()
  })

  test('their tokens open the product, ours do not, and none of our calls is there', async () => {
    const now = Math.floor(world.now / 1000)
    const sign = async (kid: string, key: CryptoKey) =>
      new SignJWT({ auth_time: now, email: 'nora@example.org', firebase: { sign_in_provider: 'password' } })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer('https://securetoken.google.com/their-project')
        .setAudience('their-project')
        .setSubject('theirs-1')
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(key)
    const { me, signUp } = speakTo(world)
    expect((await me(await sign('theirs', (await keys).privateKey))).body).toMatchObject({ id: 'theirs-1' })
    const stranger = await generateKeyPair('RS256')
    expect((await me(await sign('theirs', stranger.privateKey))).status).toBe(401)
    expect((await signUp('nora@example.org')).status).toBe(404)
    expect((await world.stranger.get('/.well-known/jwks.json')).status).toBe(404)
    expect(await world.database.db.select().from(identitySigningKeys)).toEqual([])
  })
})
