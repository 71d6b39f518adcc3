import { decodeJwt, decodeProtectedHeader } from 'jose'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, PASSWORD, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { rows } from '../../platform/db.ts'
import { identityAccounts } from './identity.table.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>

beforeAll(async () => {
  world = await openWorld({
    identity: true,
    env: { IDENTITY_TEST_ENDPOINTS: '1', ADMIN_EMAIL: 'Admin@Example.org' },
  })
  identity = speakTo(world)
})
afterAll(() => world.close())

describe('signing up', () => {
  test('a newcomer gets an account, tokens and a place in the product', async () => {
    const email = identity.anEmail()
    const { status, body } = await identity.signUp(email)
    expect(status).toBe(200)
    expect(body).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
      email,
      idToken: expect.any(String),
      refreshToken: expect.stringMatching(/^[\w-]{76}$/),
      expiresIn: '3600',
    })
    const me = await identity.me(body.idToken)
    expect(me.body).toMatchObject({ id: body.localId, email, firstName: null })
  })

  test('the ID token says who, for whom and since when, and nothing more', async () => {
    const { idToken, localId, email } = await identity.register()
    const now = Math.floor(world.now / 1000)
    expect(decodeProtectedHeader(idToken)).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) })
    expect(decodeJwt(idToken)).toEqual({
      iss: 'https://securetoken.google.com/mallama',
      sid: expect.any(String),
      jti: expect.stringMatching(/^[\w-]{12}$/),
      aud: 'mallama',
      auth_time: now,
      user_id: localId,
      sub: localId,
      iat: now,
      exp: now + 3600,
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    })
  })

  test('of twenty who sign up with one address at once, one has an account', async () => {
    const email = identity.anEmail('race')
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.signUp(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['EMAIL_EXISTS']))
    const winner = answers.find(({ status }) => status === 200)!.body.localId
    expect((await identity.signIn(email)).body.localId).toBe(winner)
  })

  test('capitals, spaces and wide letters make no second account', async () => {
    const { email, localId } = await identity.register('wide')
    expect(codeOf(await identity.signUp(` ${email.toUpperCase()} `))).toBe('EMAIL_EXISTS')
    expect(codeOf(await identity.signUp(email.replace('wide', 'ｗｉｄｅ')))).toBe('EMAIL_EXISTS')
    expect((await identity.signIn(`\t${email.toUpperCase()}`)).body.localId).toBe(localId)
  })

  test.each([
    [{ email: 'nobody', password: PASSWORD }, 'INVALID_EMAIL'],
    [{ email: 'a@b', password: PASSWORD }, 'INVALID_EMAIL'],
    [{ email: 'a@example.org, b@example.org', password: PASSWORD }, 'INVALID_EMAIL'],
    [{ email: 'a@example.org\r\nBcc: b@example.org', password: PASSWORD }, 'INVALID_EMAIL'],
    [{ email: `${'a'.repeat(250)}@example.org`, password: PASSWORD }, 'INVALID_EMAIL'],
    [{ password: PASSWORD }, 'MISSING_EMAIL'],
    [{ email: 'new@example.org' }, 'MISSING_PASSWORD'],
    [{ email: 'new@example.org', password: '' }, 'MISSING_PASSWORD'],
    [{ email: 'new@example.org', password: 'x'.repeat(4_097) }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    [{ email: ['new@example.org'], password: PASSWORD }, 'INVALID_ARGUMENT'],
  ])('%j is refused', async (body, code) => {
    const answer = await identity.call('signUp', body)
    expect([answer.status, codeOf(answer)]).toEqual([400, code])
  })

  test('five characters are too weak, in the very words that the browser expects; six are not', async () => {
    const { body } = await identity.signUp(identity.anEmail(), 'five5')
    expect(body).toEqual({
      error: {
        code: 400,
        message: 'WEAK_PASSWORD : Password should be at least 6 characters',
        errors: [{ message: 'WEAK_PASSWORD', domain: 'global', reason: 'invalid' }],
      },
    })
    expect((await identity.signUp(identity.anEmail(), 'secret')).status).toBe(200)
    expect((await identity.signUp(identity.anEmail(), 'x'.repeat(4_096))).status).toBe(200)
  })

  test("nobody takes the administrator's address, however it is spelt", async () => {
    expect(codeOf(await identity.signUp('admin@example.org'))).toBe('ADMIN_ONLY_OPERATION')
    expect(codeOf(await identity.signUp(' ADMIN@example.ORG '))).toBe('ADMIN_ONLY_OPERATION')
    const { idToken } = await identity.register()
    const answer = await identity.call('update', { idToken, email: 'admin@example.org' })
    expect(codeOf(answer)).toBe('ADMIN_ONLY_OPERATION')
  })
})

describe('signing in', () => {
  test('with the right password', async () => {
    const { email, localId } = await identity.register()
    const { status, body } = await identity.signIn(email)
    expect(status).toBe(200)
    expect(body).toMatchObject({ localId, email, expiresIn: '3600', registered: true })
    expect((await identity.me(body.idToken)).status).toBe(200)
  })

  test('a password composed on another keyboard is the same password', async () => {
    const { email } = await identity.register('accent', 'caf\u00e9-latte')
    expect((await identity.signIn(email, 'cafe\u0301-latte')).status).toBe(200)
  })

  test('without e-mail privacy a wrong password and an unknown e-mail are told apart', async () => {
    const { email } = await identity.register()
    expect(codeOf(await identity.signIn(email, 'wrong password'))).toBe('INVALID_PASSWORD')
    expect(codeOf(await identity.signIn(identity.anEmail('unknown')))).toBe('EMAIL_NOT_FOUND')
  })

  test('with e-mail privacy they are not, and a reset is silent', async () => {
    await identity.privacy(true)
    const { email, idToken } = await identity.register()
    const unknown = identity.anEmail('unknown')
    const answers = await Promise.all([identity.signIn(email, 'wrong password'), identity.signIn(unknown)])
    expect(answers.map(codeOf)).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'])
    expect(answers[0]!.text).toBe(answers[1]!.text)
    const resets = await Promise.all(
      [email, unknown].map((email) => identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })),
    )
    expect(resets.map(({ status }) => status)).toEqual([200, 200])
    expect(resets.map(({ body }) => body.email)).toEqual([email, unknown])
    expect(await identity.mailedCode(email)).not.toBe('')
    expect(await identity.mailedCode(unknown)).toBe('')
    expect(codeOf(await identity.call('update', { idToken, email: unknown }))).toBe('OPERATION_NOT_ALLOWED')
    await identity.privacy(false)
  })

  test('a disabled person is told so only with the right password, and cannot refresh', async () => {
    const { email, localId, refreshToken, idToken } = await identity.register()
    await world.database.db.update(identityAccounts).set({ disabled: true }).where(eq(identityAccounts.userId, localId))
    expect(codeOf(await identity.signIn(email, 'wrong password'))).toBe('INVALID_PASSWORD')
    expect(codeOf(await identity.signIn(email))).toBe('USER_DISABLED')
    expect(codeOf(await identity.refresh(refreshToken))).toBe('USER_DISABLED')
    expect(codeOf(await identity.call('lookup', { idToken }))).toBe('USER_DISABLED')
  })
})

describe('what is stored and said', () => {
  test('no stored row holds an e-mail, a name, a picture or a password', async () => {
    const { email, idToken } = await identity.register('findme')
    await identity.call('update', { idToken, displayName: 'Findme Findersson', photoUrl: 'https://findme.example/x' })
    await identity.signIn(email, 'findme as a wrong password')
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const tables = await rows<{ name: string }>(
      world.database.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    expect(tables.length).toBeGreaterThan(6)
    for (const { name } of tables) {
      const found = await rows<{ row: string }>(
        world.database.db,
        sql`select row from (select ${sql.identifier(name)}::text as row from ${sql.identifier(name)}) stored
            where row ilike '%findme%' or row ilike ${`%${Buffer.from('findme').toString('hex')}%`}`,
      )
      expect(found, name).toEqual([])
    }
  })

  test('nothing under the two hosts answers in another shape', async () => {
    const { stranger } = world
    const host = '/identitytoolkit.googleapis.com'
    const asked = await Promise.all([
      stranger.post(`${host}/v1/accounts:nothing`, {}),
      stranger.get(`${host}/v1/accounts:signUp`),
      stranger.get(host),
      stranger.post(`${host}/v1/accounts:signUp`, '{"email":'),
      stranger.post(`${host}/v1/accounts:signUp`, '[]'),
      stranger.post(`${host}/v1/accounts:signUp`, '{"__proto__":{"email":"a"}}'),
      stranger.post(`${host}/v1/accounts:signUp`, 'x'.repeat(200_000)),
      stranger.post(`${host}/v1/accounts:signUp`, 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      stranger.post('/securetoken.googleapis.com/v1/token', {}),
      stranger.get('/securetoken.googleapis.com/v1/nothing'),
    ])
    for (const { status, body, headers } of asked) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(body.error.code).toBe(status)
      expect(body.error.errors).toEqual([{ message: expect.any(String), domain: 'global', reason: 'invalid' }])
      expect(body.error.message.split(' : ')[0]).toBe(body.error.errors[0].message)
    }
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([400]))
  })

  test('forms are read at the token call only', async () => {
    const { idToken } = await identity.register()
    const answer = await world.stranger.post('/api/start-trial', 'a=b', {
      authorization: `Bearer ${idToken}`,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.status).toBe(415)
  })

  test('the test endpoints exist for tests only', async () => {
    const plain = await openWorld()
    for (const path of ['accounts', 'oobCodes', 'config']) {
      const { status } = await plain.stranger.get(`/emulator/v1/projects/mallama/${path}`)
      expect(status).toBe(404)
    }
    expect((await plain.stranger.del('/emulator/v1/projects/mallama/accounts')).status).toBe(404)
    await plain.close()
  })
})
