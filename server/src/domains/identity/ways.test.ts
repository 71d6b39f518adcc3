import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getMultiFactorResolver,
  linkWithCredential,
  multiFactor,
  revokeAccessToken,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  unlink,
  updateEmail,
  validatePassword,
  initializeRecaptchaConfig,
  type MultiFactorError,
  type User,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openBrowsers, PASSWORD, sdkCode, speakTo } from '../../../test/identity.ts'
import { openWorld, type Answer, type TestWorld } from '../../../test/world.ts'
import { codeAt, stepAt } from './totp.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  world.now = Date.now()
  identity = speakTo(world)
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
})

async function newcomer() {
  const auth = browsers.open()
  const email = identity.anEmail('sdk')
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  return { auth, email, user }
}
const signIn = (email: string, password = PASSWORD) => signInWithEmailAndPassword(browsers.open(), email, password)

const code = (secret: string) => codeAt(secret, stepAt(world.now))
async function resolver(email: string) {
  const auth = browsers.open()
  const error = await signInWithEmailAndPassword(auth, email, PASSWORD).catch((error: unknown) => error)
  expect((error as MultiFactorError).code).toBe('auth/multi-factor-auth-required')
  return getMultiFactorResolver(auth, error as MultiFactorError)
}
const sync = async (headers: Record<string, string>) =>
  world.app.http.inject({ method: 'POST', url: '/api/session', headers })

async function enrol(user: User): Promise<string> {
  if (!user.emailVerified) await identity.confirm({ email: user.email!, idToken: await user.getIdToken() })
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code(secret.secretKey))
  await multiFactor(user).enroll(assertion, 'telephone')
  return secret.secretKey
}
const answer = async (waiting: Awaited<ReturnType<typeof resolver>>, otp: string) =>
  waiting.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(waiting.hints[0]!.uid, otp))

describe('someone without an address', () => {
  test('has an account, and keeps it when an e-mail and a password are linked', async () => {
    const { user } = await signInAnonymously(browsers.open())
    expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] })
    expect(decodeJwt(await user.getIdToken())).toMatchObject({
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    })
    expect((await identity.me(await user.getIdToken())).body).toMatchObject({ id: user.uid, email: null })
    const email = identity.anEmail('linked')
    await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    expect(user).toMatchObject({ isAnonymous: false, email })
    expect((await signIn(email)).user.uid).toBe(user.uid)
  })

  test("cannot link somebody else's address", async () => {
    const { email } = await newcomer()
    const { user } = await signInAnonymously(browsers.open())
    const linking = linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    expect(await sdkCode(linking)).toBe('auth/email-already-in-use')
  })

  test('links a mailed link as well', async () => {
    const { user } = await signInAnonymously(browsers.open())
    const email = identity.anEmail('linked')
    await sendSignInLinkToEmail(browsers.open(), email, { url: browsers.url, handleCodeInApp: true })
    const link = `${browsers.url}/?mode=signIn&apiKey=local&oobCode=${await identity.mailedCode(email)}`
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, link))
    expect(user).toMatchObject({ isAnonymous: false, email, emailVerified: true })
  })
})

test('a password is unlinked, and a reset is the way back', async () => {
  const { email, user } = await newcomer()
  await unlink(user, 'password')
  expect(user.providerData).toEqual([])
  expect(await sdkCode(signIn(email))).toBe('auth/wrong-password')
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await identity.call('resetPassword', { oobCode: await identity.mailedCode(email), newPassword: 'another horse' })
  expect(await sdkCode(signIn(email, 'another horse'))).toBe('no error')
})

describe('deleting an account', () => {
  test('ends every sign-in, and the address is free again', async () => {
    const { email, user } = await newcomer()
    const other = browsers.open()
    const { user: elsewhere } = await signInWithEmailAndPassword(other, email, PASSWORD)
    const old = await elsewhere.getIdToken()
    expect((await identity.me(old)).status).toBe(200)
    await deleteUser(user)
    expect(await identity.soon(old)).toBe(401)
    expect(await sdkCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
    expect(other.currentUser).toBeNull()
    const again = await createUserWithEmailAndPassword(browsers.open(), email, PASSWORD)
    expect(again.user.uid).not.toBe(user.uid)
  })

  test('needs a recent sign-in', async () => {
    const { user } = await newcomer()
    const before = world.now
    world.now += 6 * 60_000
    expect(await sdkCode(deleteUser(user))).toBe('auth/requires-recent-login')
    world.now = before
  })
})

describe('the second step', () => {
  const finish = ({ mfaPendingCredential, mfaInfo }: Answer['body'], verificationCode: string) =>
    world.stranger.post('/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize?key=local', {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
      totpVerificationInfo: { verificationCode },
    })

  test('is asked for from then on, and its code works once', async () => {
    const { email, user } = await newcomer()
    const { user: elsewhere } = await signIn(email)
    const secret = await enrol(user)
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'telephone' }])
    expect((await identity.me(await user.getIdToken())).status).toBe(200)
    expect(await sdkCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')

    const waiting = await resolver(email)
    expect(await sdkCode(answer(waiting, '000000'))).toBe('auth/invalid-verification-code')
    expect(await sdkCode(answer(waiting, code(secret)))).toBe('auth/invalid-verification-code')
    world.now += 30_000
    const { user: back } = await answer(waiting, code(secret))
    expect(back.uid).toBe(user.uid)
    expect(await sdkCode(answer(await resolver(email), code(secret)))).toBe('auth/invalid-verification-code')
    const claims = decodeJwt(await back.getIdToken(true))
    expect(claims).toMatchObject({ firebase: { sign_in_second_factor: 'totp' } })
  })

  test('lets one of ten in who come with one code at once', async () => {
    const { email, user } = await newcomer()
    const secret = await enrol(user)
    world.now += 30_000
    const waiting = (await identity.signIn(email)).body
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(waiting, code(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is taken away again after it was passed', async () => {
    const { email, user } = await newcomer()
    await enrol(user)
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]!)
    expect(multiFactor(user).enrolledFactors).toEqual([])
    expect(await sdkCode(signIn(email))).toBe('no error')
  })

  test('is not guessed: five wrong codes shut it for a while, and a new first step does not help', async () => {
    const { email, user } = await newcomer()
    const secret = await enrol(user)
    world.now += 30_000
    const waiting = await resolver(email)
    for (let i = 0; i < 5; i++) expect(await sdkCode(answer(waiting, '000000'))).toBe('auth/invalid-verification-code')
    expect(await sdkCode(answer(waiting, code(secret)))).toBe('auth/too-many-requests')
    expect(await sdkCode(answer(await resolver(email), code(secret)))).toBe('auth/too-many-requests')
    world.now += 61_000
    expect(await sdkCode(answer(await resolver(email), code(secret)))).toBe('no error')
  })

  test('is not guessed by many at once either: of a burst no more are judged than one may make', async () => {
    const { email, user } = await newcomer()
    const secret = await enrol(user)
    world.now += 30_000
    const waiting = (await identity.signIn(email)).body
    const guesses = Array.from({ length: 80 }, (_, at) => (at === 60 ? code(secret) : `0000${at + 10}`))
    const answers = await Promise.all(guesses.map((guess) => finish(waiting, guess)))
    expect(answers.filter((it) => !codeOf(it).startsWith('TOO_MANY')).length).toBeLessThanOrEqual(5)
  })

  test('is not skipped by a reset, by a password of before, or by a first step that is too old', async () => {
    const { email, user } = await newcomer()
    const secret = await enrol(user)
    const before = await resolver(email)
    const late = await resolver(email)
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await identity.call('resetPassword', { oobCode: await identity.mailedCode(email), newPassword: PASSWORD })
    world.now += 30_000
    expect(await sdkCode(answer(before, code(secret)))).toBe('auth/user-token-expired')
    await resolver(email)
    world.now += 11 * 60_000
    expect(await sdkCode(answer(late, code(secret)))).toBe('auth/invalid-multi-factor-session')
  })

  test('is not set up while the address is unproven, nor with a secret of before it was', async () => {
    const { user } = await newcomer()
    const session = async () => multiFactor(user).getSession()
    expect(await sdkCode(TotpMultiFactorGenerator.generateSecret(await session()))).toBe('auth/unverified-email')
    await identity.confirm({ email: user.email!, idToken: await user.getIdToken() })
    const secret = await TotpMultiFactorGenerator.generateSecret(await session())
    await updateEmail(user, identity.anEmail('unproven'))
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code(secret.secretKey))
    expect(await sdkCode(multiFactor(user).enroll(assertion))).toBe('auth/unverified-email')
  })

  test('somebody else has on an address that they then moved to, unproven, goes with their password', async () => {
    const { user } = await newcomer()
    await enrol(user)
    const email = identity.anEmail('moved')
    await updateEmail(user, email)
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await identity.call('resetPassword', { oobCode: await identity.mailedCode(email), newPassword: 'another horse' })
    expect(await sdkCode(signIn(email, 'another horse'))).toBe('no error')
  })
})

describe('what the SDK asks about', () => {
  test('the password policy is the one that is enforced', async () => {
    const auth = browsers.open()
    expect(await validatePassword(auth, '12345')).toMatchObject({ isValid: false, meetsMinPasswordLength: false })
    expect(await validatePassword(auth, '123456')).toMatchObject({ isValid: true })
    const { body } = await world.stranger.get('/identitytoolkit.googleapis.com/v2/passwordPolicy?key=local')
    expect(body).toEqual({
      customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4_096 },
      allowedNonAlphanumericCharacters: [],
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    })
  })

  test('no captcha, no provider, our own domains', async () => {
    const host = '/identitytoolkit.googleapis.com'
    const captcha = await world.stranger.get(
      `${host}/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=X&key=local`,
    )
    expect(captcha.body).toEqual({ recaptchaKey: 'projects/mallama/keys/none', recaptchaEnforcementState: [] })
    expect(await sdkCode(initializeRecaptchaConfig(browsers.open()))).toBe('no error')
    const { body } = await world.stranger.get(`${host}/v1/projects?key=local`)
    expect(body).toEqual({ projectId: 'mallama', authorizedDomains: ['localhost', '127.0.0.1'] })
    expect(codeOf(await identity.call('signInWithIdp', { postBody: 'id_token=x' }))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await identity.call('createAuthUri', { identifier: 'nobody' }))).toBe('INVALID_IDENTIFIER')
  })

  test('a refresh token is revoked by its owner and by nobody else', async () => {
    const [owner, other] = [await newcomer(), await newcomer()]
    const { user: elsewhere } = await signIn(owner.email)
    await revokeAccessToken(other.auth, elsewhere.refreshToken)
    expect((await identity.refresh(elsewhere.refreshToken)).status).toBe(200)
    await revokeAccessToken(owner.auth, elsewhere.refreshToken)
    expect(codeOf(await identity.refresh(elsewhere.refreshToken))).toBe('TOKEN_EXPIRED')
    expect((await identity.refresh(owner.user.refreshToken)).status).toBe(200)
  })
})

describe('the cookie that chooses the first document', () => {
  test('is set for a young ID token, unreadable to script, and opens nothing', async () => {
    const { idToken } = await identity.register()
    const set = await sync({ authorization: `Bearer ${idToken}` })
    expect(set.statusCode).toBe(204)
    const cookie = String(set.headers['set-cookie'])
    expect(cookie).toMatch(/^mallama_session=1; .*HttpOnly.*SameSite=Lax/)
    const me = await world.app.http.inject({ url: '/api/auth/user', headers: { cookie: cookie.split(';')[0]! } })
    expect(me.statusCode).toBe(401)
    expect((await sync({})).statusCode).toBe(401)
    const cleared = await world.app.http.inject({ method: 'DELETE', url: '/api/session' })
    expect(String(cleared.headers['set-cookie'])).toMatch(/mallama_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
  })

  test('is set for a token of five minutes, and not for one of a second more', async () => {
    // The token counts in whole seconds.
    world.now = Math.ceil(world.now / 1_000) * 1_000
    const { idToken } = await identity.register()
    world.now += 300_000
    expect((await sync({ authorization: `Bearer ${idToken}` })).statusCode).toBe(204)
    world.now += 999
    expect((await sync({ authorization: `Bearer ${idToken}` })).statusCode).toBe(204)
    world.now += 1
    expect((await sync({ authorization: `Bearer ${idToken}` })).statusCode).toBe(401)
  })
})
