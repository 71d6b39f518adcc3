import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { codeOf, PASSWORD, speakTo } from '../../../test/identity.ts'
import { hastyModels, openTestDatabase, readHere, type TestWorld } from '../../../test/world.ts'
import { openApp, type App } from '../../app.ts'
import { openDatabase, type Database } from '../../platform/database.ts'
import { readEnv } from '../../platform/env.ts'
import { deriveSecrets } from './parts.ts'
import { openSigning } from './signing.ts'

const serverKey = randomBytes(32)
const logged: string[] = []
let mailing: () => Promise<void> = () => Promise.reject(new Error('550 <listener@example.org> refused'))

/** One more process' worth of app on a database. */
async function startOn(database: Database): Promise<{ app: App; identity: ReturnType<typeof speakTo> }> {
  const app = await openApp({
    env: readEnv({ IDENTITY_TEST_ENDPOINTS: '1', RATE_LIMIT: 'off' }),
    database,
    clock: Date.now,
    log: pino(
      { level: 'trace' },
      new Writable({
        write(line: Buffer, _encoding, done) {
          logged.push(line.toString())
          done()
        },
      }),
    ),
    coach: createBuiltInCoach(),
    models: hastyModels(),
    readers: readHere,
    mail: { send: () => mailing() },
    serverKey,
    webFolder: null,
    work: false,
  })
  await app.http.ready()
  const post = async (url: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, text: answer.body }
  }
  const get = async (url: string) => {
    const answer = await app.http.inject({ url })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, text: answer.body }
  }
  const patch = async (url: string, body: object) => {
    const answer = await app.http.inject({ method: 'PATCH', url, payload: body })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, text: answer.body }
  }
  return { app, identity: speakTo({ app, stranger: { post, get, patch } } as unknown as TestWorld) }
}

describe('in the log', () => {
  test('there is no address, password, token or code, whatever happens', { timeout: 60_000 }, async () => {
    const { database, drop } = await openTestDatabase()
    const { app, identity } = await startOn(database)
    const { email, idToken, refreshToken } = await identity.register('listener')
    await identity.signIn(email, 'listener wrong password')
    await identity.call('update', { idToken, displayName: 'Listener', email: `other-${email}` })
    await identity.refresh(refreshToken)
    const asked = await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: `other-${email}` })
    expect(codeOf(asked)).toBe('INTERNAL_ERROR')
    const oobCode = await identity.mailedCode(`other-${email}`)
    expect(oobCode).not.toBe('')
    await identity.call('resetPassword', { oobCode, newPassword: 'listener has another' })
    // A database that is gone is the worst case: its errors repeat what was asked of it.
    await database.close()
    expect(codeOf(await identity.signUp(identity.anEmail('listener')))).toBe('INTERNAL_ERROR')
    expect(codeOf(await identity.signIn(email))).toBe('INTERNAL_ERROR')
    const all = logged.join('')
    expect(all).toContain('a letter was not sent')
    expect(all).toContain('unexpected')
    expect(all).not.toMatch(/listener/i)
    for (const secret of [PASSWORD, idToken, refreshToken, oobCode]) expect(all).not.toContain(secret)
    await app.http.close()
    await drop()
  })
})

describe('one process', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let one: Awaited<ReturnType<typeof startOn>>

  beforeAll(async () => {
    opened = await openTestDatabase()
    one = await startOn(opened.database)
  })
  afterAll(async () => {
    await one.app.close()
    await opened.database.close()
    await opened.drop()
  })

  test('refuses a token of its own key for another project, or of another issuer', async () => {
    const { idToken } = await one.identity.register()
    const { kid, privateKey } = await (
      await openSigning(opened.database.db, Date.now, deriveSecrets(serverKey).signing)
    ).current()
    const again = (changes: JWTPayload) =>
      new SignJWT({ ...decodeJwt(idToken), ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    expect((await one.identity.me(await again({}))).status).toBe(200)
    const now = Math.floor(Date.now() / 1000)
    for (const changes of [
      { aud: 'elsewhere' },
      { iss: 'https://securetoken.google.com/elsewhere' },
      { exp: now - 1 },
      { sub: '' },
      { auth_time: undefined },
    ]) {
      const forged = await again(changes)
      expect((await one.identity.me(forged)).status, JSON.stringify(changes)).toBe(401)
      expect(codeOf(await one.identity.call('lookup', { idToken: forged }))).toMatch(/INVALID_ID_TOKEN|USER_NOT_FOUND/)
    }
  })

  test('replaces its signing key without signing anyone out', async () => {
    const { idToken, refreshToken } = await one.identity.register()
    const elsewhere = await openSigning(opened.database.db, Date.now, deriveSecrets(serverKey).signing)
    const before = (await elsewhere.current()).kid
    await elsewhere.rotate('now')
    expect((await elsewhere.current()).kid).not.toBe(before)
    expect((await one.identity.me(idToken)).status).toBe(200)
    const { status, body } = await one.identity.refresh(refreshToken)
    expect(status).toBe(200)
    expect((await one.identity.me(body.id_token)).status).toBe(200)
    expect((await one.identity.call('lookup', { idToken })).status).toBe(200)
  })

  test('with e-mail privacy answers before it looks whom to write to', async () => {
    const { email } = await one.identity.register()
    await one.identity.privacy(true)
    const letter = Promise.withResolvers<void>()
    mailing = () => letter.promise
    const asked = one.identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    expect(await Promise.race([asked.then(({ status }) => status), after(2_000, 'waits for the letter')])).toBe(200)
    letter.resolve()
    await one.identity.privacy(false)
  })
})

describe.skipIf(!inject('postgres'))('two processes on one PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let second: Database
  let one: Awaited<ReturnType<typeof startOn>>
  let two: Awaited<ReturnType<typeof startOn>>

  beforeAll(async () => {
    opened = await openTestDatabase()
    second = await openDatabase({ url: opened.url!, migrate: false })
    // At once, so that both find no key.
    ;[one, two] = await Promise.all([startOn(opened.database), startOn(second)])
  })
  afterAll(async () => {
    await Promise.all([one.app.close(), two.app.close()])
    await Promise.all([opened.database.close(), second.close()])
    await opened.drop()
  })

  test('believe each other', async () => {
    const { email, idToken, refreshToken } = await one.identity.register()
    expect((await two.identity.me(idToken)).status).toBe(200)
    const refreshed = await two.identity.refresh(refreshToken)
    expect((await one.identity.me(refreshed.body.id_token)).status).toBe(200)
    expect((await two.identity.signIn(email)).status).toBe(200)
  })

  test('make one account of twenty sign-ups', async () => {
    const email = one.identity.anEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).identity.signUp(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['EMAIL_EXISTS']))
  })

  test('hand the tabs of one browser the same successor', async () => {
    const { refreshToken } = await one.identity.register()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).identity.refresh(refreshToken)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  test('count wrong passwords together', async () => {
    const { email } = await one.identity.register()
    for (let i = 0; i < 10; i++) await (i % 2 ? one : two).identity.signIn(email, 'wrong password')
    expect(codeOf(await one.identity.signIn(email))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(codeOf(await two.identity.signIn(email))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('put someone out within seconds of a change at the other', async () => {
    const { idToken } = await one.identity.register()
    expect((await two.identity.me(idToken)).status).toBe(200)
    const began = performance.now()
    const changed = await one.identity.call('update', { idToken, password: 'another horse' })
    expect(changed.status).toBe(200)
    while ((await two.identity.me(idToken)).status !== 401 && performance.now() - began < 3_000) await after(20)
    expect(performance.now() - began).toBeLessThan(2_500)
    expect((await two.identity.me(changed.body.idToken)).status).toBe(200)
  })
})
