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
    const { email } = await identity.register()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => identity.signIn(email, i === 60 ? PASSWORD : WRONG)),
    )
    expect(codeOf(answers[60]!)).toBe(tooMany)
    expect(answers.filter((answer) => codeOf(answer) === 'INVALID_PASSWORD').length).toBeLessThanOrEqual(10)
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
