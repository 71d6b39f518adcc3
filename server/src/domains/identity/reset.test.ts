import { setTimeout as after } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, PASSWORD, speakTo, type SignedIn } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

const MINUTE = 60_000
const NEW = 'another horse'

let world: TestWorld
let identity: ReturnType<typeof speakTo>

beforeAll(async () => {
  world = await openWorld({
    identity: true,
    env: { IDENTITY_TEST_ENDPOINTS: '1', PUBLIC_URL: 'http://localhost:4321' },
  })
  identity = speakTo(world)
})
afterAll(() => world.close())

async function requested(continueUrl?: string): Promise<SignedIn & { oobCode: string }> {
  const person = await identity.register()
  const answer = await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email, continueUrl })
  expect(answer.body).toEqual({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: person.email })
  return { ...person, oobCode: await identity.mailedCode(person.email) }
}
const reset = (oobCode: string, newPassword?: string) => identity.call('resetPassword', { oobCode, newPassword })

const ask = async (method: 'POST' | 'DELETE', path: string, idToken: string, payload?: object) => {
  const headers = { authorization: `Bearer ${idToken}` }
  const url = `/api/account/${path}`
  return (await world.app.http.inject({ method, url, headers, ...(payload && { payload }) })).statusCode
}

describe('a forgotten password', () => {
  test('is mended by a letter whose link leads to our own page and says no more than it must', async () => {
    const { email, oobCode } = await requested('http://localhost:4321/dashboard?a=b&c=d')
    const letter = world.letters.findLast(({ to }) => to === email)!
    const link = new URL(letter.link!)
    expect(link.origin + link.pathname).toBe('http://localhost:4321/auth/action')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode,
      apiKey: 'local',
      continueUrl: 'http://localhost:4321/dashboard?a=b&c=d',
    })
    expect(letter).toMatchObject({ kind: 'password-reset', to: email })
    expect(letter.text).toContain(letter.link)
    expect(letter.subject + letter.text.replace(letter.link!, '')).not.toContain('nora')
  })

  test('the code tells whose it is without being used up, then sets the password once', async () => {
    const { email, oobCode } = await requested()
    const told = { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType: 'PASSWORD_RESET' }
    expect((await reset(oobCode)).body).toEqual(told)
    expect((await reset(oobCode)).body).toEqual(told)
    expect((await reset(oobCode, NEW)).body).toEqual(told)
    expect(codeOf(await reset(oobCode, 'a third horse'))).toBe('INVALID_OOB_CODE')
    expect(codeOf(await identity.signIn(email, PASSWORD))).toBe('INVALID_PASSWORD')
    const { body } = await identity.signIn(email, NEW)
    const { users } = (await identity.call('lookup', { idToken: body.idToken })).body
    expect(users[0].emailVerified).toBe(true)
  })

  test('a weak new password leaves the code unused', async () => {
    const { email, oobCode } = await requested()
    expect(codeOf(await reset(oobCode, '12345'))).toBe('WEAK_PASSWORD')
    expect((await reset(oobCode, NEW)).body.email).toBe(email)
  })

  test('of twenty who use one code at once, one sets the password', async () => {
    const { email, oobCode } = await requested()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(oobCode, `horse number ${i}`)))
    const winners = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
    expect(winners).toHaveLength(1)
    expect((await identity.signIn(email, `horse number ${winners[0]}`)).status).toBe(200)
  })

  test('a code lives an hour, and a newer one takes its place', async () => {
    const { email, oobCode } = await requested()
    world.now += 59 * MINUTE
    expect((await reset(oobCode)).status).toBe(200)
    world.now += 2 * MINUTE
    expect(codeOf(await reset(oobCode, NEW))).toBe('EXPIRED_OOB_CODE')
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    expect(codeOf(await reset(oobCode, NEW))).toBe('INVALID_OOB_CODE')
    expect((await reset(await identity.mailedCode(email), NEW)).status).toBe(200)
  })

  test('a code for an address that the account has left is worth nothing', async () => {
    const { idToken, oobCode } = await requested()
    expect((await identity.call('update', { idToken, email: identity.anEmail('moved') })).status).toBe(200)
    expect(codeOf(await reset(oobCode, NEW))).toBe('INVALID_OOB_CODE')
  })

  test.each([[''], ['x'], ['A'.repeat(43)]])('a code that was never mailed (%j) is refused', async (oobCode) => {
    expect(['INVALID_OOB_CODE', 'MISSING_OOB_CODE']).toContain(codeOf(await reset(oobCode, NEW)))
  })
})

describe('after a reset', () => {
  test('every sign-in is over: tokens, refreshing and the open stream, within seconds', async () => {
    const { email, idToken, refreshToken, oobCode } = await requested()
    const elsewhere = (await identity.signIn(email)).body
    expect((await identity.me(idToken)).status).toBe(200)
    const url = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${idToken}` } })
    const ended = stream.text()
    await reset(oobCode, NEW)
    expect(await Promise.race([ended, after(3_000, 'still open')])).toContain('event: revoked')
    for (const token of [idToken, elsewhere.idToken]) {
      expect(await identity.soon(token)).toBe(401)
      expect(codeOf(await identity.call('lookup', { idToken: token }))).toBe('TOKEN_EXPIRED')
      expect(codeOf(await identity.call('update', { idToken: token, displayName: 'x' }))).toBe('TOKEN_EXPIRED')
    }
    for (const token of [refreshToken, elsewhere.refreshToken]) {
      expect(codeOf(await identity.refresh(token))).toBe('TOKEN_EXPIRED')
    }
  })

  test('who signs in in that very second stays signed in', async () => {
    const { email, oobCode } = await requested()
    await reset(oobCode, NEW)
    const { body } = await identity.signIn(email, NEW)
    expect((await identity.me(body.idToken)).status).toBe(200)
    const refreshed = await identity.refresh(body.refreshToken)
    expect((await identity.me(refreshed.body.id_token)).status).toBe(200)
  })

  test('nobody comes in with the old password, even if it was being checked at that moment', async () => {
    for (let i = 0; i < 15; i++) {
      const { email, oobCode } = await requested()
      const late = Promise.all([1, 2, 3, 4].map(() => identity.signIn(email)))
      await reset(oobCode, NEW)
      for (const { status, body } of await late) {
        if (status === 200) expect(codeOf(await identity.refresh(body.refreshToken))).toBe('TOKEN_EXPIRED')
      }
    }
  })

  test('a token of someone who never came to the product does not open it either', async () => {
    const { idToken, oobCode } = await requested()
    await reset(oobCode, NEW)
    expect(await identity.soon(idToken)).toBe(401)
  })

  test.each(['is reset', 'is signed out everywhere', 'is signed out everywhere else', 'ends that sign-in'])(
    'a letter to another mailbox, asked for from a stolen sign-in before the account %s, moves nothing',
    async (how) => {
      const { email, idToken } = await identity.register()
      const stolen = (await identity.signIn(email)).body.idToken as string
      await identity.me(stolen)
      const newEmail = identity.anEmail('thief')
      await identity.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: stolen, newEmail })
      const oobCode = await identity.mailedCode(newEmail)
      expect(oobCode).not.toBe('')
      if (how === 'is reset') {
        await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
        expect((await reset(await identity.mailedCode(email), NEW)).status).toBe(200)
      } else if (how === 'ends that sign-in') {
        const there = (decodeJwt(stolen)['sid'] ?? '') as string
        expect(await ask('DELETE', `sessions/${there}`, idToken)).toBe(204)
      } else {
        expect(await ask('POST', 'sign-out-everywhere', idToken, { keepThis: how.endsWith('else') })).toBe(204)
      }
      expect(codeOf(await identity.call('update', { oobCode }))).toBe('INVALID_OOB_CODE')
      expect((await identity.signIn(email, how === 'is reset' ? NEW : PASSWORD)).status).toBe(200)
    },
  )

  test('two changes within one second both hold', async () => {
    const { email, idToken } = await identity.register()
    const changed = (await identity.call('update', { idToken, password: NEW })).body
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await reset(await identity.mailedCode(email), 'a third horse')
    expect(await identity.soon(changed.idToken)).toBe(401)
  })
})

describe('the way back', () => {
  test.each([
    ['https://evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['http://localhost.evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['http://localhost:4321@evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['javascript:alert(1)', 'UNAUTHORIZED_DOMAIN'],
    ['//evil.example', 'INVALID_CONTINUE_URI'],
  ])('is not %s', async (continueUrl, code) => {
    const { email } = await identity.register()
    const answer = await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl })
    expect(codeOf(answer)).toBe(code)
    expect(world.letters.filter(({ to }) => to === email)).toEqual([])
  })

  test('in production is not this machine', async () => {
    const there = await openWorld({
      identity: true,
      env: { NODE_ENV: 'production', RATE_LIMIT: 'on', PUBLIC_URL: 'https://mallama.example' },
    })
    const { register, call } = speakTo(there)
    const { email } = await register()
    const ask = (continueUrl: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl })
    expect(codeOf(await ask('http://localhost:3000/'))).toBe('UNAUTHORIZED_DOMAIN')
    expect((await ask('https://mallama.example/dashboard')).status).toBe(200)
    await there.close()
  })
})
