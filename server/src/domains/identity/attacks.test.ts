import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf, PASSWORD, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { identityAccounts } from './identity.table.ts'

/** 200 in npm run drills. */
const TIMED = Number(process.env['TIMED_SIGN_INS'] ?? 20)
/** A difference that chance makes once in a thousand runs; then it is measured once more. */
const CHANCE = 0.001

vi.setConfig({ testTimeout: 300_000 })

/**
 * Mann-Whitney's U, two-sided, by its normal approximation: the probability that two samples of one distribution differ
 * in rank as much as these.
 */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, first: true })), ...other.map((ms) => ({ ms, first: false }))]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { first }, index) => sum + (first ? index + 1 : 0), 0)
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return Math.min(1, 2 * (1 - phi(Math.abs(z))))
}

/** The normal distribution, Abramowitz and Stegun 26.2.17, error below 1e-7. */
function phi(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = tail.reduce((total, factor, index) => total + factor * t ** (index + 1), 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

const median = (of: readonly number[]) => [...of].sort((a, b) => a - b)[of.length >> 1]!

test('the statistic tells two distributions apart, and one from itself not', () => {
  const row = Array.from({ length: 40 }, (_, i) => 20 + ((i * 7) % 11))
  expect(
    mannWhitney(
      row,
      row.map((ms) => ms + 4),
    ),
  ).toBeLessThan(CHANCE)
  expect(
    mannWhitney(
      row,
      row.map((ms) => ms + 0.01),
    ),
  ).toBeGreaterThan(0.3)
})

describe('a stranger', () => {
  let world: TestWorld
  let identity: ReturnType<typeof speakTo>
  beforeAll(async () => {
    world = await openWorld({ identity: true, slowPasswords: true, env: { IDENTITY_EMAIL_PRIVACY: 'on' } })
    identity = speakTo(world)
  })
  afterAll(() => world.close())

  test(`cannot tell by ${TIMED} timed sign-ins each whether an address has an account`, async () => {
    const known: string[] = []
    for (let i = 0; i < TIMED; i++) known.push((await identity.register()).email)
    const timed = async (email: string) => {
      const began = performance.now()
      const answer = await identity.signIn(email, 'wrong password')
      const took = performance.now() - began
      expect(codeOf(answer)).toBe('INVALID_LOGIN_CREDENTIALS')
      return took
    }
    const measure = async () => {
      await timed(identity.anEmail())
      const took: [number[], number[]] = [[], []]
      // In turns, and now the one first and then the other: what else the machine does falls on both.
      for (const [i, email] of known.entries()) {
        const pair = [
          async () => took[0].push(await timed(email)),
          async () => took[1].push(await timed(identity.anEmail())),
        ]
        for (const one of i % 2 ? pair : pair.reverse()) await one()
      }
      const p = mannWhitney(...took)
      const told = `${median(took[0]).toFixed(1)} ms known, ${median(took[1]).toFixed(1)} ms unknown`
      console.warn(`enumeration: ${TIMED} sign-ins each, medians ${told}, Mann-Whitney p = ${p.toFixed(3)}`)
      return p
    }
    const first = await measure()
    if (first >= CHANCE) return
    world.now += 3_600_000
    expect(await measure()).toBeGreaterThan(CHANCE)
  })

  test('who has the table finds hashes of argon2id at the cost that OWASP names', async () => {
    const { localId } = await identity.register()
    const [account] = await world.database.db
      .select()
      .from(identityAccounts)
      .where(eq(identityAccounts.userId, localId))
    expect(account!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('is told the same of both by every call', async () => {
    const { email } = await identity.register()
    const unknown = identity.anEmail()
    const asked = async (email: string) => {
      const answers = [
        await identity.signIn(email, 'wrong password'),
        await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
        await identity.call('createAuthUri', { identifier: email, continueUri: 'http://localhost' }),
      ]
      return answers.map(({ status, text }) => [status, text.replaceAll(email, 'someone')])
    }
    expect(await asked(email)).toEqual(await asked(unknown))
  })
})

test('whoever tries one password at many accounts is stopped by their address, and others are not', async () => {
  const world = await openWorld({ identity: true, env: { RATE_LIMIT: 'on' } })
  const { signIn, register, anEmail } = speakTo(world)
  const { email } = await register()
  const from = (remoteAddress: string, device: string) =>
    world.app.http.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
      remoteAddress,
      headers: { 'user-agent': device },
      payload: { email, password: PASSWORD, returnSecureToken: true },
    })
  const codes: string[] = []
  for (let i = 0; i < 62; i++) codes.push(codeOf(await signIn(anEmail(), 'Summer2026')))
  expect(codes.indexOf('TOO_MANY_ATTEMPTS_TRY_LATER')).toBe(60)
  const here = '127.0.0.1'
  expect((await from(here, 'Firefox/140 Linux')).json().error.message).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect((await from('192.0.2.9', 'Firefox/140 Linux')).statusCode).toBe(200)
  // Where its person signed in before, the guesses at others are not held against them.
  expect((await signIn(email)).status).toBe(200)
  world.now += 61_000
  expect((await from(here, 'Firefox/140 Linux')).statusCode).toBe(200)
  await world.close()
})

describe('an address', () => {
  let world: TestWorld
  let identity: ReturnType<typeof speakTo>
  beforeAll(async () => {
    world = await openWorld({ identity: true })
    identity = speakTo(world)
  })
  afterAll(() => world.close())

  test.each([
    ['in upper case', (name: string) => `${name.toUpperCase()}@EXAMPLE.ORG`],
    ['with spaces around it', (name: string) => `  ${name}@example.org `],
    ['in full-width letters', (name: string) => `ｏ${name.slice(1)}@example.org`],
    ['with an accent in two characters', (name: string) => `${name}@example.org`.normalize('NFD')],
  ])('%s is the same account', async (_how, spell) => {
    const name = `olgé-${identity.anEmail('x').slice(2, 10)}`
    expect((await identity.signUp(`${name}@example.org`)).status).toBe(200)
    expect(codeOf(await identity.signUp(spell(name)))).toBe('EMAIL_EXISTS')
    expect((await identity.signIn(spell(name))).status).toBe(200)
  })

  test.each([
    ['a tag after a plus', (name: string) => `${name}+tag@example.org`],
    ['a letter of another alphabet that looks alike', (name: string) => `${name.replace('o', 'о')}@example.org`],
    ['a dot more', (name: string) => `${name[0]}.${name.slice(1)}@example.org`],
  ])('with %s is another mailbox, and never opens this account', async (_how, spell) => {
    const name = `olga-${identity.anEmail('x').slice(2, 10)}`
    const mine = (await identity.signUp(`${name}@example.org`)).body.localId as string
    expect(codeOf(await identity.signIn(spell(name)))).toBe('EMAIL_NOT_FOUND')
    const theirs = await identity.signUp(spell(name), 'another horse')
    expect(theirs.status).toBe(200)
    expect(theirs.body.localId).not.toBe(mine)
  })

  test.each([
    'a@b',
    'a b@example.org',
    'a@example.org\nbcc: x@example.org',
    'a@exa\u202emple.org',
    '@example.org',
    'a'.repeat(250) + '@example.org',
  ])('%j is none', async (email) => expect(codeOf(await identity.signUp(email))).toBe('INVALID_EMAIL'))

  // What is no address of a program is a page's, and here there are no pages.
  test.each([
    ['/%zz', 404, 'not_found'],
    ['/api/%zz', 400, 'invalid_input'],
    ['/identitytoolkit.googleapis.com/%zz', 400, 'invalid_input'],
  ])('of a page like %s is refused in our words', async (url, code, named) => {
    const { status, body } = await world.stranger.get(url)
    expect([status, body.code, typeof body.requestId]).toEqual([code, named, 'string'])
  })
})
