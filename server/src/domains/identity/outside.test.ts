import { applyActionCode, createUserWithEmailAndPassword, sendEmailVerification } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ID, openAbroad } from '../../../test/abroad.ts'
import { codeOf, openBrowsers, PASSWORD, sdkCode, type SignedIn } from '../../../test/identity.ts'
import { codeAt, stepAt } from './totp.ts'

const abroad = await openAbroad()
const { world, identity, someone, asserted } = abroad
let browsers: Awaited<ReturnType<typeof openBrowsers>>
beforeAll(async () => {
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await abroad.close()
})
const NEW = 'another horse'

/** Someone who signed up with an address, linked a provider and asked for the letter that confirms it. */
async function claimed(): Promise<SignedIn & { oobCode: string; login: string }> {
  const [login, email] = [someone(), identity.anEmail('victim')]
  const made = (await identity.signUp(email)).body as SignedIn
  const linked = (await asserted(login, { idToken: made.idToken })).body as SignedIn
  await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: linked.idToken })
  return { ...linked, email, login, oobCode: await identity.mailedCode(email) }
}
const v2 = (call: string, body: object) =>
  world.stranger.post(`/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:${call}?key=local`, body)
async function withSecondStep(idToken: string): Promise<string> {
  const { sessionInfo, sharedSecretKey } = (await v2('start', { idToken, totpEnrollmentInfo: {} })).body.totpSessionInfo
  const verificationCode = codeAt(sharedSecretKey, stepAt(world.now))
  return (await v2('finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode } })).body.idToken
}
/** Through the SDK's own name for itself, from an address of choice. */
const bySdk = (oobCode: string, remoteAddress: string) =>
  world.app.http.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:update?key=local',
    headers: { 'x-client-version': 'Node/JsCore/12.0.0/FirebaseCore-web' },
    remoteAddress,
    payload: { oobCode },
  })

describe('whoever confirms an address from outside of the account', () => {
  async function expectOut({ email, idToken, refreshToken, login, localId }: Awaited<ReturnType<typeof claimed>>) {
    expect(await identity.soon(idToken)).toBe(401)
    expect(codeOf(await identity.call('lookup', { idToken }))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.refresh(refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.signIn(email))).toBe('INVALID_PASSWORD')
    expect((await asserted(login)).body.localId).not.toBe(localId)
  }

  test('ends every sign-in, password and provider that was there before', async () => {
    const intruder = await claimed()
    const { status, body } = await identity.call('update', { oobCode: intruder.oobCode })
    expect([status, body.emailVerified, body.providerUserInfo]).toEqual([200, true, []])
    await expectOut(intruder)
  })

  test('sets a password of their own in the same step, and comes in with it', async () => {
    const intruder = await claimed()
    const { oobCode } = intruder
    expect(codeOf(await identity.call('update', { oobCode, password: '12345' }))).toBe('WEAK_PASSWORD')
    expect((await identity.call('update', { oobCode, password: NEW })).status).toBe(200)
    await expectOut(intruder)
    const { body } = await identity.signIn(intruder.email, NEW)
    const [user] = (await identity.call('lookup', { idToken: body.idToken })).body.users
    expect(user).toMatchObject({ localId: intruder.localId, emailVerified: true })
    expect(codeOf(await identity.call('update', { oobCode, password: 'a third horse' }))).toBe('INVALID_OOB_CODE')
  })

  test('ends a second step that came with the account from another address', async () => {
    const email = identity.anEmail('victim')
    const attacker = await identity.register('attacker')
    await identity.confirm(attacker)
    const idToken = await withSecondStep((await identity.signIn(attacker.email)).body.idToken)
    const moved = (await identity.call('update', { idToken, email })).body as SignedIn
    await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: moved.idToken })
    await identity.call('update', { oobCode: await identity.mailedCode(email), password: NEW })
    expect(codeOf(await identity.refresh(moved.refreshToken))).toBe('TOKEN_EXPIRED')
    const { body } = await identity.signIn(email, NEW)
    expect(body.mfaPendingCredential).toBeUndefined()
    expect((await identity.call('lookup', { idToken: body.idToken })).body.users[0].mfaInfo).toEqual([])
  })

  test('signed in as somebody else, is outside as well', async () => {
    const intruder = await claimed()
    const { idToken } = await identity.register('other')
    await identity.call('update', { oobCode: intruder.oobCode, idToken })
    await expectOut(intruder)
    expect((await identity.call('lookup', { idToken })).body.users[0].emailVerified).toBe(false)
  })

  test('with the SDK, is believed to be inside only where the account was signed in to', async () => {
    const { email, oobCode, refreshToken } = await claimed()
    expect((await bySdk(oobCode, '198.51.100.7')).statusCode).toBe(200)
    expect(codeOf(await identity.refresh(refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.signIn(email))).toBe('INVALID_PASSWORD')
  })

  test('takes nothing from someone who had confirmed it before', async () => {
    const owner = await identity.register()
    await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: owner.idToken })
    await identity.call('update', { idToken: owner.idToken, oobCode: await identity.mailedCode(owner.email) })
    await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: owner.idToken })
    expect((await identity.call('update', { oobCode: await identity.mailedCode(owner.email) })).status).toBe(200)
    expect((await identity.refresh(owner.refreshToken)).status).toBe(200)
    expect((await identity.signIn(owner.email)).status).toBe(200)
  })
})

describe('whoever confirms it from inside of the account', () => {
  test('with their ID token keeps everything', async () => {
    const { email, idToken, oobCode, refreshToken } = await claimed()
    const { body } = await identity.call('update', { idToken, oobCode })
    expect(body.emailVerified).toBe(true)
    expect(body.providerUserInfo.map(({ providerId }: { providerId: string }) => providerId).sort()).toEqual([
      ID,
      'password',
    ])
    expect((await identity.refresh(refreshToken)).status).toBe(200)
    expect((await identity.signIn(email)).status).toBe(200)
  })

  test('with an ID token that is over does nothing by mistake: the letter can be opened again', async () => {
    const { email, oobCode } = await claimed()
    expect(codeOf(await identity.call('update', { oobCode, idToken: 'x.y.z' }))).toBe('INVALID_ID_TOKEN')
    const { idToken } = (await identity.signIn(email)).body
    expect((await identity.call('update', { oobCode, idToken })).body.emailVerified).toBe(true)
  })

  test("by the SDK's own applyActionCode, where they signed up, goes on as before", async () => {
    const auth = browsers.open()
    const email = identity.anEmail('sdk')
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
    await sendEmailVerification(user)
    await applyActionCode(auth, await identity.mailedCode(email))
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect(await sdkCode(user.getIdToken(true))).toBe('no error')
  })
})

test('a letter about a new address moves no account for whoever only has that mailbox', async () => {
  const owner = await identity.register()
  const newEmail = identity.anEmail('mistyped')
  await identity.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: owner.idToken, newEmail })
  const oobCode = await identity.mailedCode(newEmail)
  const stranger = await bySdk(oobCode, '198.51.100.7')
  expect(stranger.json().error.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { body } = await identity.call('update', { oobCode, idToken: owner.idToken })
  expect(body).toMatchObject({ localId: owner.localId, email: newEmail, emailVerified: true })
})
