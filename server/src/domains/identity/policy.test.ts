import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { createUserWithEmailAndPassword, updatePassword, validatePassword } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openBrowsers, sdkCode, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { identityAccounts } from './identity.table.ts'
import { deriveSecrets } from './parts.ts'

const GOOD = 'Nine+Lives of 1 cat'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  const strict = {
    PASSWORD_MIN_LENGTH: '10',
    PASSWORD_MAX_LENGTH: '40',
    PASSWORD_REQUIRE: 'lower, upper,number,symbol',
  }
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1', ...strict } })
  world.now = Date.now()
  identity = speakTo(world)
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
})

const broken: [string, string][] = [
  ['Aa1+', 'Password must contain at least 10 characters'],
  ['NINE+LIVES OF 1 CAT', 'Password must contain a lower case character'],
  ['nine+lives of 1 cat', 'Password must contain an upper case character'],
  ['Nine+Lives of a cat', 'Password must contain a numeric character'],
  ['NineLivesOf1Cat', 'Password must contain a non-alphanumeric character'],
  [GOOD.repeat(3), 'Password may contain at most 40 characters'],
]

test.each(broken)('%s is refused at sign-up, change and reset, and the browser is told why', async (password, why) => {
  const { email, idToken } = await identity.register('policy', GOOD)
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = await identity.mailedCode(email)
  for (const answer of [
    await identity.signUp(identity.anEmail(), password),
    await identity.call('update', { idToken, password }),
    await identity.call('resetPassword', { oobCode, newPassword: password }),
  ]) {
    expect(codeOf(answer)).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
    expect(answer.body.error.message).toContain(`Missing password requirements: [${why}]`)
  }
  // The code was not used up by it.
  expect((await identity.call('resetPassword', { oobCode, newPassword: GOOD })).status).toBe(200)
})

test.each([
  ['Nine+Liv1', 400],
  ['Nine+Live1', 200],
  ['Nine+Lives of 1 cat'.repeat(2) + 'xy', 200],
  ['Nine+Lives of 1 cat'.repeat(2) + 'xyz', 400],
])('at the edge of the policy, %s is answered %i, here and by the SDK', async (password, status) => {
  expect((await identity.signUp(identity.anEmail(), password)).status).toBe(status)
  expect((await validatePassword(browsers.open(), password)).isValid).toBe(status === 200)
})

test("the SDK's own judgement is the server's", async () => {
  const auth = browsers.open()
  for (const [password] of broken) expect((await validatePassword(auth, password)).isValid, password).toBe(false)
  const status = await validatePassword(auth, GOOD)
  expect(status).toMatchObject({ isValid: true, meetsMinPasswordLength: true, containsNonAlphanumericCharacter: true })
  const { user } = await createUserWithEmailAndPassword(auth, identity.anEmail(), GOOD)
  expect(await sdkCode(updatePassword(user, 'nine lives of 1 cat'))).toBe('auth/password-does-not-meet-requirements')
  const short = createUserWithEmailAndPassword(browsers.open(), identity.anEmail(), 'abc')
  expect(await sdkCode(short)).toBe('auth/password-does-not-meet-requirements')
})

test('not enforced, it is told and not held, but for the six characters that nobody goes below', async () => {
  const lax = await openWorld({ identity: true, env: { PASSWORD_MIN_LENGTH: '12', PASSWORD_ENFORCE: 'off' } })
  const { signUp, anEmail } = speakTo(lax)
  const { body } = await lax.stranger.get('/identitytoolkit.googleapis.com/v2/passwordPolicy?key=local')
  expect(body).toMatchObject({ enforcementState: 'OFF', customStrengthOptions: { minPasswordLength: 12 } })
  expect((await signUp(anEmail(), 'sixsix')).status).toBe(200)
  expect(codeOf(await signUp(anEmail(), 'five5'))).toBe('WEAK_PASSWORD')
  await lax.close()
})

/** Every way to a new password, and what each is refused with. */
async function tried(here: ReturnType<typeof speakTo>, password: (email: string) => string) {
  const [changing, moving, forgetful] = [await here.register(), await here.register(), await here.register()]
  await here.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: forgetful.email })
  const oobCode = await here.mailedCode(forgetful.email)
  const { body: anonymous } = await here.call('signUp', { returnSecureToken: true })
  const [fresh, linked, moved] = [here.anEmail(), here.anEmail('linked'), here.anEmail('moved')]
  return [
    await here.signUp(fresh, password(fresh)),
    await here.call('signUp', { idToken: anonymous.idToken, email: linked, password: password(linked) }),
    await here.call('update', { idToken: changing.idToken, password: password(changing.email) }),
    await here.call('update', { idToken: moving.idToken, email: moved, password: password(moved) }),
    await here.call('resetPassword', { oobCode, newPassword: password(forgetful.email) }),
  ].map(({ body }) => body.error?.message)
}

describe('by default a new password', () => {
  const serverKey = randomBytes(32)
  let house: TestWorld
  let here: ReturnType<typeof speakTo>
  beforeAll(async () => {
    house = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' }, serverKey })
    here = speakTo(house)
  })
  afterAll(() => house.close())

  test('has six characters, which the SDK is told, and that is the whole rule', async () => {
    const { body } = await house.stranger.get('/identitytoolkit.googleapis.com/v2/passwordPolicy?key=local')
    expect(body.customStrengthOptions.minPasswordLength).toBe(6)
    expect((await house.stranger.get('/api/config')).body.identity.passwordMinLength).toBe(6)
    const short = await tried(here, () => 'abcde')
    expect(short).toEqual(short.map(() => 'WEAK_PASSWORD : Password should be at least 6 characters'))
    for (const password of [() => 'abcdef', () => 'secret', () => 'password123', (email: string) => email]) {
      const answers = await tried(here, password)
      expect(answers).toEqual(answers.map(() => undefined))
    }
  })

  test('is asked for; one that is there goes on working', async () => {
    const { email, localId } = await here.register()
    const passwordHash = await hash('five5', { secret: deriveSecrets(serverKey).password })
    await house.database.db.update(identityAccounts).set({ passwordHash }).where(eq(identityAccounts.userId, localId))
    expect((await here.signIn(email, 'five5')).status).toBe(200)
  })
})

test('with a minimum of seven, the length is still the whole rule', async () => {
  const house = await openWorld({ identity: true, env: { PASSWORD_MIN_LENGTH: '7' } })
  const { signUp, anEmail } = speakTo(house)
  const { body } = await signUp(anEmail(), 'abc123')
  expect(body.error.message).toBe('WEAK_PASSWORD : Password should be at least 7 characters')
  expect((await signUp(anEmail(), 'letmein')).status).toBe(200)
  await house.close()
})

describe('with a minimum of eight a new password', () => {
  let house: TestWorld
  let here: ReturnType<typeof speakTo>
  beforeAll(async () => {
    house = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1', PASSWORD_MIN_LENGTH: '8' } })
    here = speakTo(house)
  })
  afterAll(() => house.close())

  test('has eight characters', async () => {
    const answers = await tried(here, () => 'seven77')
    expect(answers).toEqual(answers.map(() => 'WEAK_PASSWORD : Password should be at least 8 characters'))
    expect((await here.signUp(here.anEmail(), 'eight888')).status).toBe(200)
  })

  test.each(['12345678', 'password1', 'Password123', 'QWERTYUIOP', 'ｐａｓｓｗｏｒｄ１', 'iloveyou1'])(
    'is not %s, which others would try first',
    async (password) => {
      const refusals = await tried(here, () => password)
      const why = 'WEAK_PASSWORD : This is one of the most common passwords, and easy to guess. Choose another'
      expect(refusals).toEqual(refusals.map(() => why))
    },
  )

  test('is not the address, nor what stands before the @', async () => {
    const why = 'WEAK_PASSWORD : Your email address is easy to guess as a password. Choose another'
    for (const way of [
      (email: string) => email,
      (email: string) => email.toUpperCase(),
      (email: string) => email.split('@')[0]!,
    ]) {
      const refusals = await tried(here, way)
      expect(refusals).toEqual(refusals.map(() => why))
    }
    const email = here.anEmail()
    expect((await here.signUp(email, `${email.split('@')[0]} keeps bees`)).status).toBe(200)
  })
})
