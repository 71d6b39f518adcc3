import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, PASSWORD, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { networkOf } from './throttle.ts'

const MINUTE = 60_000
const WRONG = 'wrong password'

let world: TestWorld
let identity: ReturnType<typeof speakTo>

beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  identity = speakTo(world)
})
afterAll(() => world.close())

const guess = async (email: string, times: number): Promise<string[]> => {
  const codes: string[] = []
  for (let i = 0; i < times; i++) codes.push(codeOf(await identity.signIn(email, WRONG)))
  return codes
}
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'

describe('whoever guesses at a password', () => {
  test('is stopped after ten, with the right one too, and let in again a minute later', async () => {
    const { email } = await identity.register()
    expect(new Set(await guess(email, 10))).toEqual(new Set(['INVALID_PASSWORD']))
    expect(await guess(email, 1)).toEqual([tooMany])
    expect(codeOf(await identity.signIn(email))).toBe(tooMany)
    world.now += MINUTE + 1_000
    expect((await identity.signIn(email)).status).toBe(200)
    expect(new Set(await guess(email, 9))).toEqual(new Set(['INVALID_PASSWORD']))
  })

  test('waits longer and gets fewer guesses each time, but never longer than a quarter of an hour', async () => {
    const { email } = await identity.register()
    await guess(email, 10)
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      world.now += minutes * MINUTE - 1_000
      expect(codeOf(await identity.signIn(email))).toBe(tooMany)
      world.now += 2_000
      expect(await guess(email, 4)).toEqual(['INVALID_PASSWORD', 'INVALID_PASSWORD', 'INVALID_PASSWORD', tooMany])
    }
    world.now += 16 * MINUTE
    expect((await identity.signIn(email)).status).toBe(200)
  })

  test('in a hundred parallel tries still does not get a hundred', async () => {
    // At the cost that is served: a comparison that takes no time is over before the failures beside it are written down.
    const served = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' }, slowPasswords: true })
    const there = speakTo(served)
    const { email } = await there.register()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => there.signIn(email, i === 60 ? PASSWORD : WRONG)),
    )
    expect(codeOf(answers[60]!)).toBe(tooMany)
    expect(answers.filter((answer) => codeOf(answer) === 'INVALID_PASSWORD').length).toBeLessThanOrEqual(10)
    await served.close()
  })

  test('learns nothing of who has an account', async () => {
    const unknown = identity.anEmail('unknown')
    const codes = await guess(unknown, 11)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'EMAIL_NOT_FOUND'), tooMany])
  })

  test('does not disturb anybody else', async () => {
    const [victim, other] = [await identity.register(), await identity.register()]
    await guess(victim.email, 11)
    expect((await identity.signIn(other.email)).status).toBe(200)
  })
})

describe('from two networks', () => {
  let behind: TestWorld
  beforeAll(async () => {
    behind = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1', TRUST_PROXY: '1' } })
  })
  afterAll(() => behind.close())
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

  /** The protocol as it comes from a network and a browser there. */
  const at = (network: string, device = FIREFOX) => {
    const headers = { 'x-forwarded-for': network, 'user-agent': device }
    const call = (name: string, body: object) =>
      behind.stranger.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, body, headers)
    const enter = (name: string) => async (email: string, password: string) =>
      call(name, { email, password, returnSecureToken: true })
    return { call, signUp: enter('signUp'), signIn: enter('signInWithPassword') }
  }
  const home = at('203.0.113.1')
  const owner = async () => {
    const email = identity.anEmail('owner')
    expect((await home.signUp(email, PASSWORD)).status).toBe(200)
    return email
  }
  const guessFrom = async ({ signIn }: ReturnType<typeof at>, email: string, times: number) => {
    const codes: string[] = []
    for (let i = 0; i < times; i++) codes.push(codeOf(await signIn(email, WRONG)))
    return codes
  }

  test('a stranger shuts themselves out, and the owner neither at home nor in a third place', async () => {
    const email = await owner()
    const stranger = at('198.51.100.7')
    expect((await guessFrom(stranger, email, 11)).at(-1)).toBe(tooMany)
    expect(codeOf(await stranger.signIn(email, PASSWORD))).toBe(tooMany)
    expect((await home.signIn(email, PASSWORD)).status).toBe(200)
    expect((await at('192.0.2.44').signIn(email, PASSWORD)).status).toBe(200)
    behind.now += MINUTE + 1_000
    expect((await stranger.signIn(email, PASSWORD)).status).toBe(200)
  })

  test('somebody at home guesses on another device, and the one that signed in before stays open', async () => {
    const email = await owner()
    const tablet = at('203.0.113.1', PHONE)
    expect((await guessFrom(tablet, email, 11)).at(-1)).toBe(tooMany)
    expect((await home.signIn(email, PASSWORD)).status).toBe(200)
    expect(codeOf(await tablet.signIn(email, PASSWORD))).toBe(tooMany)
  })

  test('a hundred networks together get a hundred guesses; known devices and the mailed link stay open', async () => {
    const email = await owner()
    const networks = Array.from({ length: 20 }, (_, i) => at(`198.51.100.${i}`))
    await Promise.all(networks.map((network) => guessFrom(network, email, 5)))
    const fresh = at('192.0.2.45')
    expect(await guessFrom(fresh, email, 1)).toEqual([tooMany])
    expect(codeOf(await fresh.signIn(email, PASSWORD))).toBe(tooMany)
    expect((await home.signIn(email, PASSWORD)).status).toBe(200)
    const asking = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost/' }
    expect((await fresh.call('sendOobCode', asking)).status).toBe(200)
    const letter = behind.letters.findLast(({ to }) => to === email)!
    const oobCode = new URL(letter.link!).searchParams.get('oobCode')
    expect((await fresh.call('signInWithEmailLink', { email, oobCode })).status).toBe(200)
    // Which is known from now on.
    expect((await fresh.signIn(email, WRONG)).body.error.message).not.toContain(tooMany)
  }, 60_000)

  test('strangers who use up the letters of a mailbox leave its owner their own', async () => {
    const strict = await openWorld({ identity: true, env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
    const email = identity.anEmail('owner')
    const ask = (network: string, name: string, body: object) =>
      strict.stranger.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, body, {
        'x-forwarded-for': network,
      })
    await ask('203.0.113.1', 'signUp', { email, password: PASSWORD })
    const letter = { requestType: 'PASSWORD_RESET', email }
    for (let i = 0; i < 5; i++) expect((await ask(`198.51.100.${i}`, 'sendOobCode', letter)).status).toBe(200)
    expect(codeOf(await ask('198.51.100.9', 'sendOobCode', letter))).toBe(tooMany)
    expect((await ask('203.0.113.1', 'sendOobCode', letter)).status).toBe(200)
    await strict.close()
  })
})

test('who mistypes now and then is never stopped', async () => {
  const { email } = await identity.register()
  for (let day = 0; day < 5; day++) {
    expect(await guess(email, 5)).not.toContain(tooMany)
    expect((await identity.signIn(email)).status).toBe(200)
  }
  for (let i = 0; i < 4; i++) {
    expect(await guess(email, 9)).not.toContain(tooMany)
    world.now += 6 * MINUTE
  }
})

test('twelve devices of one family signing in at once all come in', async () => {
  const { email } = await identity.register()
  const answers = await Promise.all(Array.from({ length: 12 }, () => identity.signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
})

test('a reset password ends the waiting', async () => {
  const { email } = await identity.register()
  await guess(email, 11)
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await identity.call('resetPassword', { oobCode: await identity.mailedCode(email), newPassword: 'another horse' })
  expect((await identity.signIn(email, 'another horse')).status).toBe(200)
})

describe('with the limits of network addresses on', () => {
  let strict: TestWorld
  beforeAll(async () => {
    strict = await openWorld({ identity: true, env: { RATE_LIMIT: 'on' } })
  })
  afterAll(() => strict.close())

  test('one address signs up thirty accounts in an hour, then waits', async () => {
    const { signUp, anEmail } = speakTo(strict)
    const codes: string[] = []
    for (let i = 0; i < 31; i++) codes.push(codeOf(await signUp(anEmail())))
    expect(codes.filter((code) => code !== 'undefined')).toEqual([tooMany])
    expect(codes.at(-1)).toBe(tooMany)
    strict.now += 11 * MINUTE
    expect((await signUp(anEmail())).status).toBe(200)
  })

  test('one mailbox gets five letters in an hour', async () => {
    const { register, call } = speakTo(strict)
    const { email } = await register()
    const ask = () => call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(200)
    expect(codeOf(await ask())).toBe(tooMany)
    expect(strict.letters).toHaveLength(5)
    strict.now += 16 * MINUTE
    expect((await ask()).status).toBe(200)
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as the network %s', (address, network) => expect(networkOf(address)).toBe(network))
