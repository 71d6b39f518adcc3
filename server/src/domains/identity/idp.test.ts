import {
  EmailAuthProvider,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  signInAnonymously,
  signInWithCredential,
  unlink,
  type AuthError,
  type OAuthCredential,
} from 'firebase/auth'
import { generateKeyPair, SignJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ID, openAbroad } from '../../../test/abroad.ts'
import { codeOf, openBrowsers, PASSWORD, sdkCode } from '../../../test/identity.ts'

const abroad = await openAbroad()
const { provider, world, identity, someone, raw, asserted } = abroad
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await abroad.close()
})

const credential = async (login: string): Promise<OAuthCredential> =>
  new OAuthProvider(ID).credential(await provider.logIn(login))
const signIn = async (login: string) => signInWithCredential(browsers.open(), await credential(login))

test('the page is told which providers there are', async () => {
  const { body } = await world.stranger.get('/api/config')
  expect(body.identity.providers).toEqual([
    { id: ID, name: 'House' },
    { id: 'oidc.gone', name: 'Gone' },
  ])
})

test('the first visit makes an account, the next one finds it, and the product lets in', async () => {
  const login = someone()
  const { user } = await signIn(login)
  expect(user).toMatchObject({ email: `${login}@example.org`, emailVerified: true, displayName: 'Ada Abroad' })
  expect(user.providerData.map(({ providerId, uid }) => [providerId, uid])).toEqual([[ID, login]])
  const idToken = await user.getIdToken()
  expect(decodeJwt(idToken)['firebase']).toMatchObject({ sign_in_provider: ID })
  expect((await identity.me(idToken)).body.email).toBe(`${login}@example.org`)
  expect((await signIn(login)).user.uid).toBe(user.uid)
  await reauthenticateWithCredential(user, await credential(login))
  expect(await sdkCode(reauthenticateWithCredential(user, await credential(someone())))).toBe('auth/user-mismatch')
})

describe('an ID token is believed', () => {
  test('not from a provider that is not configured, or does not answer', async () => {
    const { idToken, rawNonce } = await provider.logIn(someone())
    const fields = { id_token: idToken, nonce: rawNonce }
    expect(codeOf(await raw({ ...fields, providerId: 'google.com' }))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await raw({ ...fields, providerId: 'oidc.gone' }))).toBe('INVALID_IDP_RESPONSE')
    expect(codeOf(await identity.call('signInWithIdp', {}))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await identity.call('signInWithIdp', { pendingToken: 'made up' }))).toBe('INVALID_PENDING_TOKEN')
  })

  test('not when it was given to another client, forged, changed, or is old', async () => {
    const login = someone()
    const foreign = await provider.logIn(login, 'another')
    expect(codeOf(await raw({ id_token: foreign.idToken, nonce: foreign.rawNonce }))).toBe('INVALID_IDP_RESPONSE')
    const { idToken, rawNonce } = await provider.logIn(login)
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(decodeJwt(idToken)).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    const [, payload] = idToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const token of [forged, unsigned, `${idToken.slice(0, -8)}AAAAAAAA`, 'a.b.c', '']) {
      expect(codeOf(await raw({ id_token: token, nonce: rawNonce }))).toBe('INVALID_IDP_RESPONSE')
    }
    world.now += 2 * 3_600_000
    expect(codeOf(await raw({ id_token: idToken, nonce: rawNonce }))).toBe('INVALID_IDP_RESPONSE')
    world.now -= 2 * 3_600_000
    expect((await raw({ id_token: idToken, nonce: rawNonce })).status).toBe(200)
  })

  test('only with what its nonce is the hash of', async () => {
    const { idToken } = await provider.logIn(someone())
    const other = await provider.logIn(someone())
    expect(codeOf(await raw({ id_token: idToken }))).toBe('MISSING_OR_INVALID_NONCE')
    expect(codeOf(await raw({ id_token: idToken, nonce: other.rawNonce }))).toBe('MISSING_OR_INVALID_NONCE')
    const hashed = String(decodeJwt(idToken)['nonce'])
    expect(codeOf(await raw({ id_token: idToken, nonce: hashed }))).toBe('MISSING_OR_INVALID_NONCE')
  })
})

describe('an address that has an account already', () => {
  test('is taken back from whoever made one with it unproven: their password and sign-ins end', async () => {
    const login = someone()
    const squatter = (await identity.signUp(`${login}@example.org`)).body
    const { user } = await signIn(login)
    expect(user.uid).toBe(squatter.localId)
    expect(await identity.soon(squatter.idToken)).toBe(401)
    expect(codeOf(await identity.refresh(squatter.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.signIn(`${login}@example.org`))).toBe('INVALID_PASSWORD')
  })

  test.each([
    ['proven here', true],
    ['not proven there', false],
  ])('and is %s must first show that it is theirs; then it is linked', async (_what, proven) => {
    const login = someone({ email_verified: proven })
    const email = `${login}@example.org`
    await identity.signUp(email)
    const auth = browsers.open()
    const { user } = await signInWithCredential(auth, EmailAuthProvider.credential(email, PASSWORD))
    if (proven) {
      await sendEmailVerification(user)
      await identity.call('update', { idToken: await user.getIdToken(), oobCode: await identity.mailedCode(email) })
    }
    const error = (await signIn(login).catch((error: unknown) => error)) as AuthError
    expect(error.code).toBe('auth/account-exists-with-different-credential')
    expect(error.customData.email).toBe(email)
    // What the refusal carries is enough to link, without another visit to the provider.
    await linkWithCredential(user, OAuthProvider.credentialFromError(error)!)
    expect((await signIn(login)).user.uid).toBe(user.uid)
    expect(user.providerData.map(({ providerId }) => providerId).sort()).toEqual([ID, 'password'])
    await unlink(user, ID)
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  })

  test('is not told to a stranger whose provider vouches for nothing, with e-mail privacy', async () => {
    const login = someone({ email_verified: false })
    await identity.signUp(`${login}@example.org`)
    await identity.privacy(true)
    const { user } = await signIn(login)
    expect(user.email).toBeNull()
    await identity.privacy(false)
  })

  test.each(['PASSWORD_RESET', 'EMAIL_SIGNIN'])(
    'is proven by %s: a provider that someone else linked before goes with their password',
    async (requestType) => {
      const squatter = someone()
      const email = identity.anEmail('victim')
      const { idToken, localId } = (await identity.signUp(email)).body
      expect((await asserted(squatter, { idToken })).status).toBe(200)
      await identity.call('sendOobCode', { requestType, email, continueUrl: 'http://localhost/' })
      const oobCode = await identity.mailedCode(email)
      const proof =
        requestType === 'PASSWORD_RESET'
          ? await identity.call('resetPassword', { oobCode, newPassword: 'another horse' })
          : await identity.call('signInWithEmailLink', { oobCode, email })
      expect(proof.status).toBe(200)
      const back = (await asserted(squatter)).body
      expect(back.localId).not.toBe(localId)
      expect(back).toMatchObject({ isNewUser: true, email: `${squatter}@example.org` })
    },
  )

  test("is nobody's but the admin's when it is reserved", async () => {
    const login = someone({ email: 'Boss@Example.org' })
    expect(await sdkCode(signIn(login))).toBe('auth/admin-restricted-operation')
  })
})

test('someone anonymous becomes someone; what is linked once is not linked twice', async () => {
  const login = someone()
  const { user } = await signInAnonymously(browsers.open())
  await linkWithCredential(user, await credential(login))
  expect([user.isAnonymous, user.email]).toEqual([false, `${login}@example.org`])
  const { user: other } = await signInAnonymously(browsers.open())
  expect(await sdkCode(linkWithCredential(other, await credential(login)))).toBe('auth/credential-already-in-use')
})

describe('an account that a provider tells no address of', () => {
  test('is changed only after a recent sign-in, as any other', async () => {
    const { idToken } = (await asserted(someone({ email: undefined }))).body
    const { idToken: id_token, rawNonce: nonce } = await provider.logIn(someone())
    const email = identity.anEmail('thief')
    await identity.call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost/' })
    const oobCode = await identity.mailedCode(email)
    world.now += 6 * 60_000
    for (const answer of [
      await raw({ id_token, nonce }, { idToken }),
      await identity.call('signUp', { idToken, email, password: PASSWORD }),
      await identity.call('signInWithEmailLink', { idToken, email, oobCode }),
      await identity.call('delete', { idToken }),
    ]) {
      expect(codeOf(answer)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    }
    const { idToken: anonymous } = (await identity.call('signUp', {})).body
    world.now += 6 * 60_000
    expect((await identity.call('delete', { idToken: anonymous })).status).toBe(200)
    world.now -= 12 * 60_000
  })
})

test('a way in that is taken away takes the sign-ins of before with it, and leaves the one that asks', async () => {
  const login = someone()
  const email = `${login}@example.org`
  const abroad = (await asserted(login)).body
  const { body: linked } = await identity.call('signUp', { idToken: abroad.idToken, email, password: PASSWORD })
  world.now += 2_000
  const [byPassword, byProvider] = [(await identity.signIn(email)).body, (await asserted(login)).body]
  expect(byProvider.localId).toBe(linked.localId)
  const { status } = await identity.call('update', { idToken: byPassword.idToken, deleteProvider: [ID] })
  expect(status).toBe(200)
  expect(await identity.soon(byProvider.idToken)).toBe(401)
  expect(codeOf(await identity.refresh(byProvider.refreshToken))).toBe('TOKEN_EXPIRED')
  expect((await identity.refresh(byPassword.refreshToken)).status).toBe(200)
  const another = (await identity.signIn(email)).body
  await identity.call('update', { idToken: byPassword.idToken, deleteProvider: ['password'] })
  expect(codeOf(await identity.refresh(another.refreshToken))).toBe('TOKEN_EXPIRED')
  expect((await identity.call('lookup', { idToken: byPassword.idToken })).status).toBe(200)
  world.now -= 2_000
})

test('the last way to sign in is not taken away', async () => {
  const login = someone()
  const { user } = await signIn(login)
  expect(await sdkCode(unlink(user, ID))).toBe('auth/operation-not-allowed')
  expect((await signIn(login)).user.uid).toBe(user.uid)
})

test('a disabled account is refused here as well', async () => {
  const login = someone()
  const { user } = await signIn(login)
  await world.app.world.identity.disable(world.database.db, user.uid)
  expect(await sdkCode(signIn(login))).toBe('auth/user-disabled')
})
