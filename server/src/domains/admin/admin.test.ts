import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessOf } from '@mallama/contracts/access'
import { rawDump } from '../../../test/dump.ts'
import { codeOf, PASSWORD, speakTo, type SignedIn } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'
import { adminSetup } from './admin.table.ts'

const MINUTE = 60_000
const INVALID = 'This setup code is not valid. Restart the server, or ask it for a new one.'
const TAKEN = 'Admin account already exists. Try logging in instead.'

let world: TestWorld
let identity: ReturnType<typeof speakTo>

const check = (email: string, code: string) => world.stranger.post('/api/admin-setup/check', { email, code })
const claim = async (idToken: string, code: string) => {
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/admin-setup',
    headers: { authorization: `Bearer ${idToken}` },
    payload: { code },
  })
  return { status: response.statusCode, body: response.json() }
}
const newCode = async () => (await world.app.admin.renewCode())!
const signUp = async (email: string) => (await identity.signUp(email)).body as SignedIn

/** As if nobody had ever set it up. */
async function startAfresh() {
  await world.database.db.update(users).set({ role: 'user' })
  await world.database.db.delete(adminSetup)
}

describe('with ADMIN_EMAIL', () => {
  beforeAll(async () => {
    world = await openWorld({ identity: true, env: { ADMIN_EMAIL: 'Boss@Example.org', IDENTITY_TEST_ENDPOINTS: '1' } })
    identity = speakTo(world)
  })
  beforeEach(startAfresh)
  afterAll(() => world.close())

  test('the code opens sign-up for the one address, and its owner becomes the admin with access', async () => {
    const code = await newCode()
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect((await check('boss@example.org', code.toLowerCase().replaceAll('-', ' '))).status).toBe(204)
    const { idToken } = await signUp('BOSS@example.org')
    expect((await identity.me(idToken)).body.role).toBe('user')
    const { status, body } = await claim(idToken, code)
    expect([status, body.role]).toEqual([200, 'admin'])
    expect(accessOf(body, world.now).hasAppAccess).toBe(true)
    expect((await identity.me(idToken)).body.role).toBe('admin')

    // And never again: not with the same code, not with another.
    expect(await world.app.admin.renewCode()).toBeNull()
    for (const answer of [await check('boss@example.org', code), await claim(idToken, code)]) {
      expect([answer.status, answer.body.message]).toEqual([409, TAKEN])
    }
  })

  test.each([
    ['wrong', async () => (await newCode(), 'AAAA-BBBB-CCCC')],
    ['replaced by a newer one', async () => [await newCode(), await newCode()][0]!],
    ['a day old', async () => [await newCode(), void (world.now += DAY_MS)][0]!],
    ['asked for before any was made', async () => 'AAAA-BBBB-CCCC'],
  ])('a code that is %s opens nothing', async (_what, code) => {
    const { status, body } = await check('boss@example.org', await code())
    expect([status, body.code, body.details]).toEqual([400, 'invalid_input', { code: [INVALID] }])
    expect(codeOf(await identity.signUp('boss@example.org'))).toBe('ADMIN_ONLY_OPERATION')
  })

  test('the door is open for ten minutes, for signing up and for this address only', async () => {
    const code = await newCode()
    const wrong = await check('someone@example.org', code)
    expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([400, ['email']])
    expect((await check('boss@example.org', code)).status).toBe(204)
    const { idToken } = await identity.register()
    expect(codeOf(await identity.call('update', { idToken, email: 'boss@example.org' }))).toBe('ADMIN_ONLY_OPERATION')
    world.now += 10 * MINUTE
    expect(codeOf(await identity.signUp('boss@example.org'))).toBe('ADMIN_ONLY_OPERATION')
  })

  test('a code is of no use to someone with another address', async () => {
    const code = await newCode()
    const { idToken } = await identity.register()
    expect((await claim(idToken, code)).status).toBe(403)
    expect((await identity.me(idToken)).body.role).toBe('user')
  })

  test('nobody takes the address another way, however it is typed', async () => {
    const variants = ['boss@example.org', 'BOSS@EXAMPLE.ORG', ' boss@example.org ', 'ｂｏｓｓ@example.org']
    const { idToken } = await identity.register()
    const anonymous = (await identity.call('signUp', { returnSecureToken: true })).body.idToken as string
    for (const email of variants) {
      const answers = [
        await identity.call('update', { idToken, email }),
        await identity.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email }),
        await identity.call('signUp', { idToken: anonymous, email, password: PASSWORD }),
      ]
      expect(new Set(answers.map(codeOf)), email).toEqual(new Set(['ADMIN_ONLY_OPERATION']))
    }
  })

  test('addresses that only look alike, or have something after a plus, are other mailboxes', async () => {
    for (const email of ['boss+x@example.org', 'bоss@example.org', 'b.oss@example.org']) {
      const { idToken } = await signUp(email)
      expect((await claim(idToken, await newCode())).status, email).toBe(403)
    }
  })

  test('of two claims at once one is the first', async () => {
    const code = await newCode()
    await check('boss@example.org', code)
    const answer = await identity.signUp('boss@example.org')
    const { idToken } = (answer.status === 200 ? answer : await identity.signIn('boss@example.org')).body as SignedIn
    const statuses = (await Promise.all([claim(idToken, code), claim(idToken, code)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})

describe('without ADMIN_EMAIL', () => {
  beforeAll(async () => {
    world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
    identity = speakTo(world)
  })
  beforeEach(startAfresh)
  afterAll(() => world.close())

  test('the address whose account was made becomes the one, and is not readable in the database', async () => {
    const code = await newCode()
    expect((await check('first@example.org', code)).status).toBe(204)
    const { idToken } = await signUp('first@example.org')
    const other = await signUp('second@example.org')
    expect((await claim(other.idToken, code)).status).toBe(403)
    expect((await claim(idToken, code)).body.role).toBe('admin')
    // From then on, however late.
    world.now += DAY_MS
    const { idToken: later } = (await identity.signIn('second@example.org')).body as SignedIn
    expect(codeOf(await identity.call('update', { idToken: later, email: 'first@example.org' }))).toBe(
      'ADMIN_ONLY_OPERATION',
    )
    const dump = await rawDump(world.database.db)
    for (const secret of ['first@example.org', code, code.replaceAll('-', '')]) expect(dump).not.toContain(secret)
  })

  test('a try that made no account binds nothing: not a weak password, not an address that somebody has', async () => {
    const code = await newCode()
    const nora = await identity.register()
    const mistyped = identity.anEmail('mistyped')
    expect((await check(mistyped, code)).status).toBe(204)
    expect(codeOf(await identity.signUp(mistyped, 'five5'))).toBe('WEAK_PASSWORD')
    expect((await check(nora.email, code)).status).toBe(204)
    expect(codeOf(await identity.signUp(nora.email, 'not her password'))).toBe('EMAIL_EXISTS')
    const right = identity.anEmail('right')
    expect((await check(right, code)).status).toBe(204)
    const { idToken } = await signUp(right)
    expect((await claim(nora.idToken, code)).status).toBe(403)
    expect((await claim(idToken, code)).body.role).toBe('admin')
    expect((await identity.signUp(mistyped)).status).toBe(200)
  })

  test('an account that is there becomes the admin by its own password and the code', async () => {
    const code = await newCode()
    const { email } = await identity.register()
    expect((await check(email, code)).status).toBe(204)
    const { idToken } = (await identity.signIn(email)).body as SignedIn
    expect((await claim(idToken, code)).body.role).toBe('admin')
  })

  test('with email privacy too the address has an account at once, and one that is there is told', async () => {
    await identity.privacy(true)
    const code = await newCode()
    const email = identity.anEmail('private')
    expect((await check(email, code)).status).toBe(204)
    const { idToken } = await signUp(email)
    expect(codeOf(await identity.signUp(email, 'another horse'))).toBe('EMAIL_EXISTS')
    expect((await claim(idToken, code)).body.role).toBe('admin')
    await identity.privacy(false)
  })

  test('an address is kept for signing up with for ten minutes, and then not at all', async () => {
    const code = await newCode()
    await check('slow@example.org', code)
    const { idToken } = await identity.register()
    const taken = async () => codeOf(await identity.call('update', { idToken, email: 'slow@example.org' }))
    expect(await taken()).toBe('ADMIN_ONLY_OPERATION')
    world.now += 10 * MINUTE
    const late = await signUp('slow@example.org')
    const told = await claim(late.idToken, code)
    expect([told.status, told.body.message]).toEqual([
      403,
      'Check the setup code with this email again, and then go on.',
    ])
    await check('slow@example.org', code)
    expect((await claim(late.idToken, code)).body.role).toBe('admin')
  })

  test('of two who set it up at once with two addresses one becomes the admin, and the other hears of it', async () => {
    const code = await newCode()
    const emails = [identity.anEmail('one'), identity.anEmail('two')]
    const setUp = async (email: string) => {
      const checked = await check(email, code)
      return checked.status === 204 ? claim((await signUp(email)).idToken, code) : checked
    }
    const answers = await Promise.all(emails.map(setUp))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const loser = answers.findIndex(({ status }) => status !== 200)
    // The other's address took the place of this one, or was there before.
    expect([403, 409]).toContain(answers[loser]!.status)
    const again = await check(emails[loser]!, code)
    expect([again.status, again.body.message]).toEqual([409, TAKEN])
  })

  test('who checks while the code is claimed hears of the admin, never of a bad code', async () => {
    const code = await newCode()
    const email = identity.anEmail('quick')
    await check(email, code)
    const { idToken } = await signUp(email)
    const [claimed, ...checks] = await Promise.all([claim(idToken, code), ...[1, 2, 3].map(() => check(email, code))])
    expect(claimed!.status).toBe(200)
    for (const { status } of checks) expect([204, 409]).toContain(status)
  })

  test('a mistyped address is let go by a new code', async () => {
    await check('mistyped@example.org', await newCode())
    const link = { requestType: 'EMAIL_SIGNIN', continueUrl: 'http://localhost:3000/auth' }
    const asked = await identity.call('sendOobCode', { ...link, email: 'mistyped@example.org' })
    expect(codeOf(asked)).toBe('ADMIN_ONLY_OPERATION')
    expect((await check('right@example.org', await newCode())).status).toBe(204)
  })
})

test('who guesses at the code is stopped after ten tries, in the database', async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
  await newCode()
  const answers = []
  for (let i = 0; i < 11; i++) answers.push(await check('boss@example.org', `AAAA-BBBB-${1000 + i}`))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBe(15 * 60)
  // The right one has to wait as well.
  expect((await check('boss@example.org', await newCode())).status).toBe(429)
  world.now += 16 * MINUTE
  expect((await check('boss@example.org', await newCode())).status).toBe(204)
  await world.close()
})
