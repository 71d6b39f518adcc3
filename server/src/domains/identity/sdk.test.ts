import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowsers, PASSWORD, sdkCode, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { identityAccounts } from './identity.table.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1', ADMIN_EMAIL: 'admin@example.org' } })
  // The SDK reads the machine's clock, so the two must agree here.
  world.now = Date.now()
  identity = speakTo(world)
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
})

const me = async (token: string) =>
  (await fetch(`${browsers.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status

const signIn = (email: string, password: string) => signInWithEmailAndPassword(browsers.open(), email, password)
const signUp = (email: string, password: string) => createUserWithEmailAndPassword(browsers.open(), email, password)

async function newcomer() {
  const auth = browsers.open()
  const email = identity.anEmail('sdk')
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  return { auth, email, user }
}

describe('with the SDK a person', () => {
  test('signs up, signs out and comes back', async () => {
    const { auth, email, user } = await newcomer()
    expect(user).toMatchObject({ email, emailVerified: false, displayName: null, isAnonymous: false })
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email }])
    expect(Date.parse(user.metadata.creationTime!)).toBe(Math.floor(world.now / 1000) * 1000)
    expect(await me(await user.getIdToken())).toBe(200)
    await signOut(auth)
    const again = await signInWithEmailAndPassword(auth, email, PASSWORD)
    expect(again.user.uid).toBe(user.uid)
  })

  test('gets a fresh token when asked to, and the refresh token changes with it', async () => {
    const { user } = await newcomer()
    const before = user.refreshToken
    world.now += 2_000
    const token = await user.getIdToken(true)
    expect(user.refreshToken).not.toBe(before)
    expect(await me(token)).toBe(200)
    const { claims, authTime } = await user.getIdTokenResult()
    expect(Number(claims['iat'])).toBeGreaterThan(Date.parse(authTime) / 1000)
  })

  test('gives herself a name and a picture, and takes them back', async () => {
    const { auth, email, user } = await newcomer()
    await updateProfile(user, { displayName: 'Nora', photoURL: 'https://example.org/nora.png' })
    const { user: elsewhere } = await signInWithEmailAndPassword(browsers.open(), email, PASSWORD)
    expect(elsewhere).toMatchObject({ displayName: 'Nora', photoURL: 'https://example.org/nora.png' })
    await updateProfile(user, { displayName: '', photoURL: '' })
    await auth.currentUser!.reload()
    await elsewhere.reload()
    expect([elsewhere.displayName, elsewhere.photoURL]).toEqual([null, null])
  })

  test('resets a forgotten password', async () => {
    const { auth, email, user } = await newcomer()
    await sendPasswordResetEmail(auth, email, { url: `${browsers.url}/dashboard` })
    const code = await identity.mailedCode(email)
    expect(await verifyPasswordResetCode(auth, code)).toBe(email)
    await confirmPasswordReset(auth, code, 'another horse')
    expect(await sdkCode(signInWithEmailAndPassword(browsers.open(), email, PASSWORD))).toBe('auth/wrong-password')
    expect(await sdkCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(auth.currentUser).toBeNull()
    await signInWithEmailAndPassword(auth, email, 'another horse')
  })

  test('changes the password: this browser stays, every other one is out', async () => {
    const { email, user } = await newcomer()
    const other = browsers.open()
    const { user: elsewhere } = await signInWithEmailAndPassword(other, email, PASSWORD)
    const old = await elsewhere.getIdToken()
    await updatePassword(user, 'another horse')
    expect(await me(await user.getIdToken())).toBe(200)
    expect(await me(await user.getIdToken(true))).toBe(200)
    expect(await identity.soon(old)).toBe(401)
    expect(await sdkCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
    expect(other.currentUser).toBeNull()
  })

  test('changes the address, and the old one is told', async () => {
    const { email, user } = await newcomer()
    const moved = identity.anEmail('moved')
    await updateEmail(user, moved)
    expect(user).toMatchObject({ email: moved, emailVerified: false })
    expect((await identity.me(await user.getIdToken())).body.email).toBe(moved)
    expect(await sdkCode(signInWithEmailAndPassword(browsers.open(), email, PASSWORD))).toBe('auth/user-not-found')
    await identity.mailedCode(email)
    expect(world.letters.findLast(({ to }) => to === email)).toMatchObject({ kind: 'notice' })
  })
})

describe('each refusal arrives under the name in the table:', () => {
  test('email-already-in-use', async () => {
    const { email } = await newcomer()
    expect(await sdkCode(signUp(email, PASSWORD))).toBe('auth/email-already-in-use')
    const { user } = await newcomer()
    expect(await sdkCode(updateEmail(user, email))).toBe('auth/email-already-in-use')
  })

  test('wrong-password, user-not-found, and invalid-credential with e-mail privacy', async () => {
    const { email } = await newcomer()
    expect(await sdkCode(signIn(email, 'wrong password'))).toBe('auth/wrong-password')
    expect(await sdkCode(signIn(identity.anEmail(), PASSWORD))).toBe('auth/user-not-found')
    expect(await sdkCode(sendPasswordResetEmail(browsers.open(), identity.anEmail()))).toBe('auth/user-not-found')
    await identity.privacy(true)
    expect(await sdkCode(signIn(email, 'wrong password'))).toBe('auth/invalid-credential')
    expect(await sdkCode(signIn(identity.anEmail(), PASSWORD))).toBe('auth/invalid-credential')
    expect(await sdkCode(sendPasswordResetEmail(browsers.open(), identity.anEmail()))).toBe('no error')
    await identity.privacy(false)
  })

  test('weak-password with the words to show, password-does-not-meet-requirements', async () => {
    await expect(signUp(identity.anEmail(), 'five5')).rejects.toMatchObject({
      code: 'auth/weak-password',
      message: expect.stringContaining('Password should be at least 6 characters'),
    })
    const { user } = await newcomer()
    expect(await sdkCode(updatePassword(user, '12345'))).toBe('auth/weak-password')
    expect(await sdkCode(updatePassword(user, 'x'.repeat(4_097)))).toBe('auth/password-does-not-meet-requirements')
  })

  test('invalid-email, missing-password, missing-email', async () => {
    expect(await sdkCode(signIn('nobody', PASSWORD))).toBe('auth/invalid-email')
    expect(await sdkCode(signIn(identity.anEmail(), ''))).toBe('auth/missing-password')
    expect(await sdkCode(sendPasswordResetEmail(browsers.open(), ''))).toBe('auth/missing-email')
  })

  test('admin-restricted-operation', async () => {
    expect(await sdkCode(signUp('admin@example.org', PASSWORD))).toBe('auth/admin-restricted-operation')
  })

  test('user-disabled, and the SDK signs the person out', async () => {
    const { auth, email, user } = await newcomer()
    await world.database.db
      .update(identityAccounts)
      .set({ disabled: true })
      .where(eq(identityAccounts.userId, user.uid))
    expect(await sdkCode(signIn(email, PASSWORD))).toBe('auth/user-disabled')
    expect(await sdkCode(user.getIdToken(true))).toBe('auth/user-disabled')
    expect(auth.currentUser).toBeNull()
  })

  test('too-many-requests', async () => {
    const { email } = await newcomer()
    for (let i = 0; i < 10; i++) await sdkCode(signIn(email, 'wrong password'))
    expect(await sdkCode(signIn(email, PASSWORD))).toBe('auth/too-many-requests')
  })

  test('expired-action-code, invalid-action-code', async () => {
    const { auth, email } = await newcomer()
    await sendPasswordResetEmail(auth, email)
    const code = await identity.mailedCode(email)
    expect(await sdkCode(confirmPasswordReset(auth, 'made-up', 'another horse'))).toBe('auth/invalid-action-code')
    const before = world.now
    world.now += 61 * 60_000
    expect(await sdkCode(confirmPasswordReset(auth, code, 'another horse'))).toBe('auth/expired-action-code')
    world.now = before
  })

  test('requires-recent-login, until the person signs in again', async () => {
    const { email, user } = await newcomer()
    const before = world.now
    world.now += 6 * 60_000
    expect(await sdkCode(updatePassword(user, 'another horse'))).toBe('auth/requires-recent-login')
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    expect(await sdkCode(updatePassword(user, 'another horse'))).toBe('no error')
    world.now = before
  })

  test('invalid-user-token, user-token-expired', async () => {
    const { user } = await newcomer()
    const before = world.now
    world.now += 61 * 60_000
    expect(await sdkCode(updateProfile(user, { displayName: 'Nora' }))).toBe('auth/invalid-user-token')
    world.now = before
    await world.database.db.delete(identityAccounts).where(eq(identityAccounts.userId, user.uid))
    expect(await sdkCode(updateProfile(user, { displayName: 'Nora' }))).toBe('auth/user-token-expired')
  })

  test('unauthorized-continue-uri', async () => {
    const { auth, email } = await newcomer()
    const away = sendPasswordResetEmail(auth, email, { url: 'https://evil.example/' })
    expect(await sdkCode(away)).toBe('auth/unauthorized-continue-uri')
  })
})
