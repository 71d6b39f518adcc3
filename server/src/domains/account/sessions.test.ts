import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { SignInSession } from '@mallama/contracts/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { codeOf, PASSWORD, speakTo, type SignedIn } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { deviceOf } from '../identity/device.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let port: number

beforeAll(async () => {
  world = await openWorld({ identity: true })
  identity = speakTo(world)
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.http.server.address() as AddressInfo).port
})
afterAll(() => world.close())

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, token: string, body?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await world.app.http.inject({ method, url: path, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const list = async (token: string) => (await ask('GET', '/api/account/sessions', token)).body as SignInSession[]

/** Signs in on a browser that says this of itself. */
async function signInOn(email: string, userAgent: string): Promise<SignedIn> {
  const body = { email, password: PASSWORD, returnSecureToken: true }
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
  return (await world.stranger.post(path, body, { 'user-agent': userAgent })).body as SignedIn
}

/** A live stream, and when it ended. */
async function follow(token: string) {
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, { headers, signal: gone.signal })
  let ended = false
  const text = response.text().then(
    (said) => ((ended = true), said),
    () => '',
  )
  return { text, isOpen: () => !ended, close: () => gone.abort() }
}

async function onTwoDevices() {
  const { email } = await identity.register()
  world.now += 60_000
  const laptop = await signInOn(email, FIREFOX)
  world.now += 60_000
  const phone = await signInOn(email, PHONE)
  return { email, laptop, phone }
}

test('a person sees where they are signed in, newest first, and which one this is', async () => {
  const { laptop, phone } = await onTwoDevices()
  const seen = await list(laptop.idToken)
  expect(seen.map(({ device, current }) => [device, current])).toEqual([
    ['Safari on iPhone', false],
    ['Firefox on Linux', true],
    [null, false],
  ])
  const before = seen[0]!
  world.now += 600_000
  await identity.refresh(phone.refreshToken)
  const now = (await list(laptop.idToken))[0]!
  expect(now.createdAt).toBe(before.createdAt)
  expect(Date.parse(now.lastUsedAt) - Date.parse(before.lastUsedAt)).toBe(600_000)
})

test('what the browser said of itself is not readable in the database', async () => {
  await onTwoDevices()
  const dump = await rawDump(world.database.db)
  for (const told of ['Firefox', 'iPhone']) expect(dump).not.toContain(told)
})

describe('ending one sign-in', () => {
  test('a name that no database could hold is nobody’s', async () => {
    const { laptop } = await onTwoDevices()
    expect((await ask('DELETE', '/api/account/sessions/a%00b', laptop.idToken)).status).toBe(404)
  })
  test('puts that one out within seconds, its running ID token and stream included, and no other', async () => {
    const { laptop, phone } = await onTwoDevices()
    const [onPhone, onLaptop] = [await follow(phone.idToken), await follow(laptop.idToken)]
    const [{ id }] = (await list(laptop.idToken)) as [SignInSession]
    expect((await ask('DELETE', `/api/account/sessions/${id}`, laptop.idToken)).status).toBe(204)
    expect(await identity.soon(phone.idToken)).toBe(401)
    expect(await Promise.race([onPhone.text, after(3_000, 'still open')])).toContain('event: revoked')
    expect(codeOf(await identity.refresh(phone.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.call('lookup', { idToken: phone.idToken }))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.call('update', { idToken: phone.idToken, displayName: 'x' }))).toBe('TOKEN_EXPIRED')

    expect((await identity.me(laptop.idToken)).status).toBe(200)
    expect((await identity.refresh(laptop.refreshToken)).status).toBe(200)
    expect(onLaptop.isOpen()).toBe(true)
    onLaptop.close()
    expect((await list(laptop.idToken)).map((one) => one.id)).not.toContain(id)
    expect((await ask('DELETE', `/api/account/sessions/${id}`, laptop.idToken)).status).toBe(404)
  })

  test("someone else's is not found, and goes on", async () => {
    const [nora, sam] = [await identity.register(), await identity.register()]
    const [{ id }] = (await list(nora.idToken)) as [SignInSession]
    expect((await ask('DELETE', `/api/account/sessions/${id}`, sam.idToken)).status).toBe(404)
    expect((await identity.refresh(nora.refreshToken)).status).toBe(200)
  })
})

describe('signing out everywhere', () => {
  test('ends every sign-in, this one included; signing in again works at once', async () => {
    const { email, laptop, phone } = await onTwoDevices()
    const stream = await follow(laptop.idToken)
    expect((await ask('POST', '/api/account/sign-out-everywhere', phone.idToken, {})).status).toBe(204)
    for (const { idToken, refreshToken } of [laptop, phone]) {
      expect(await identity.soon(idToken)).toBe(401)
      expect(codeOf(await identity.refresh(refreshToken))).toBe('TOKEN_EXPIRED')
    }
    expect(await Promise.race([stream.text, after(3_000, 'still open')])).toContain('event: revoked')
    const again = (await identity.signIn(email)).body as SignedIn
    expect((await list(again.idToken)).map(({ current }) => current)).toEqual([true])
  })

  test('can keep this one', async () => {
    const { laptop, phone } = await onTwoDevices()
    const [mine, theirs] = [await follow(phone.idToken), await follow(laptop.idToken)]
    const body = { keepThis: true }
    expect((await ask('POST', '/api/account/sign-out-everywhere', phone.idToken, body)).status).toBe(204)
    expect(await identity.soon(laptop.idToken)).toBe(401)
    expect(await Promise.race([theirs.text, after(3_000, 'still open')])).toContain('event: revoked')
    expect(codeOf(await identity.refresh(laptop.refreshToken))).toBe('TOKEN_EXPIRED')
    expect((await identity.refresh(phone.refreshToken)).status).toBe(200)
    expect((await list(phone.idToken)).map(({ device }) => device)).toEqual(['Safari on iPhone'])
    expect(mine.isOpen()).toBe(true)
    mine.close()
  })
})

describe('a disabled account', () => {
  test('is out within seconds, told so at refresh and sign-in, and back when enabled, with new sign-ins only', async () => {
    const { email, localId, idToken, refreshToken } = await identity.register()
    await identity.me(idToken)
    const stream = await follow(idToken)
    const { db } = world.database
    await world.app.world.identity.disable(db, localId)
    expect(await identity.soon(idToken)).toBe(401)
    expect(await Promise.race([stream.text, after(3_000, 'still open')])).toContain('event: revoked')
    expect(codeOf(await identity.refresh(refreshToken))).toBe('USER_DISABLED')
    expect(codeOf(await identity.signIn(email))).toBe('USER_DISABLED')
    expect(codeOf(await identity.call('lookup', { idToken }))).toBe('USER_DISABLED')

    await world.app.world.identity.enable(db, localId)
    const back = (await identity.signIn(email)).body as SignedIn
    expect((await identity.me(back.idToken)).status).toBe(200)
    expect((await identity.me(idToken)).status).toBe(401)
    expect(codeOf(await identity.refresh(refreshToken))).toBe('TOKEN_EXPIRED')
  })
})

const ends: [string, (person: SignedIn) => Promise<unknown>][] = [
  [
    'a password reset',
    async ({ email }) => {
      await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      const link = new URL(world.letters.findLast(({ to }) => to === email)!.link!)
      const oobCode = link.searchParams.get('oobCode')
      await identity.call('resetPassword', { oobCode, newPassword: 'another horse' })
    },
  ],
  ['signing out everywhere', ({ idToken }) => ask('POST', '/api/account/sign-out-everywhere', idToken, {})],
  ['disabling', ({ localId }) => world.app.world.identity.disable(world.database.db, localId)],
  ['deletion', ({ idToken }) => identity.call('delete', { idToken })],
]
test.each(ends)('within seconds of %s every token is refused and every stream is closed', async (_what, end) => {
  const { email, ...one } = await identity.register()
  const other = (await identity.signIn(email)).body as SignedIn
  const streams = [await follow(one.idToken), await follow(other.idToken)]
  await end({ email, ...one })
  const began = performance.now()
  const said = await Promise.race([Promise.all(streams.map(({ text }) => text)), after(3_000, ['still open'])])
  const closed = performance.now() - began
  for (const text of said) expect(text).toContain('event: revoked')
  for (const { idToken } of [one, other]) expect(await identity.soon(idToken)).toBe(401)
  const refused = performance.now() - began
  const told = `streams closed after ${closed.toFixed(0)} ms, tokens refused after ${refused.toFixed(0)} ms`
  expect(Math.max(closed, refused), told).toBeLessThan(2_500)
})

test('a refresh token that comes back after its grace ends the family, its ID tokens and streams', async () => {
  const { refreshToken, idToken } = await identity.register()
  const { body } = await identity.refresh(refreshToken)
  const stream = await follow(body.id_token)
  world.now += 31_000
  expect(codeOf(await identity.refresh(refreshToken))).toBe('TOKEN_EXPIRED')
  for (const token of [idToken, body.id_token]) expect(await identity.soon(token)).toBe(401)
  expect(await Promise.race([stream.text, after(3_000, 'still open')])).toContain('event: revoked')
  expect(codeOf(await identity.refresh(body.refresh_token))).toBe('TOKEN_EXPIRED')
})

test.each([
  [undefined, null],
  ['node', null],
  [FIREFOX, 'Firefox on Linux'],
  [PHONE, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', 'Safari on Mac'],
])('%s is called %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
