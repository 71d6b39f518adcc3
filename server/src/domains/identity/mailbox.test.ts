import {
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openBrowsers, PASSWORD, sdkCode, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1', ADMIN_EMAIL: 'admin@example.org' } })
  world.now = Date.now()
  identity = speakTo(world)
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
})

async function newcomer(email = identity.anEmail('sdk')) {
  const auth = browsers.open()
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  return { auth, email, user }
}
const settings = () => ({ url: `${browsers.url}/dashboard`, handleCodeInApp: true })

/** Asks for a sign-in link and returns it as the letter has it. */
async function mailedLink(email: string): Promise<string> {
  await sendSignInLinkToEmail(browsers.open(), email, settings())
  const { body } = await world.stranger.get('/emulator/v1/projects/mallama/oobCodes')
  return (body.oobCodes as { email: string; oobLink: string }[]).findLast((code) => code.email === email)!.oobLink
}
const follow = (email: string, link: string) => signInWithEmailLink(browsers.open(), email, link)

describe('a sign-in link', () => {
  test('makes an account at the first visit and finds it at the next', async () => {
    const email = identity.anEmail('link')
    const link = await mailedLink(email)
    expect(isSignInWithEmailLink(browsers.open(), link)).toBe(true)
    const first = await follow(email, link)
    expect(first.user).toMatchObject({ email, emailVerified: true })
    expect((await identity.me(await first.user.getIdToken())).body.email).toBe(email)
    expect(await fetchSignInMethodsForEmail(browsers.open(), email)).toEqual(['emailLink'])
    const second = await follow(email, await mailedLink(email))
    expect(second.user.uid).toBe(first.user.uid)
  })

  test('works once, for its own address only, and a wrong address does not use it up', async () => {
    const email = identity.anEmail('link')
    const link = await mailedLink(email)
    expect(await sdkCode(follow(identity.anEmail('other'), link))).toBe('auth/invalid-email')
    expect(await sdkCode(follow(email, link))).toBe('no error')
    expect(await sdkCode(follow(email, link))).toBe('auth/invalid-action-code')
  })

  test('of twenty at once lets one in, and makes one account', async () => {
    const email = identity.anEmail('link')
    await mailedLink(email)
    const oobCode = await identity.mailedCode(email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => identity.call('signInWithEmailLink', { email, oobCode })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['INVALID_OOB_CODE']))
  })

  test('takes an account back from who made it with an address that was not theirs', async () => {
    const email = identity.anEmail('victim')
    const intruder = await newcomer(email)
    const stolen = await intruder.user.getIdToken()
    const { user } = await follow(email, await mailedLink(email))
    expect(user.uid).toBe(intruder.user.uid)
    expect(await identity.soon(stolen)).toBe(401)
    expect(await sdkCode(intruder.user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await sdkCode(signInWithEmailAndPassword(browsers.open(), email, PASSWORD))).toBe('auth/wrong-password')
    expect((await identity.me(await user.getIdToken())).status).toBe(200)
  })

  test('leaves the password of someone who had proven the address', async () => {
    const { auth, email, user } = await newcomer()
    await sendEmailVerification(user)
    await applyActionCode(auth, await identity.mailedCode(email))
    await follow(email, await mailedLink(email))
    expect(await sdkCode(signInWithEmailAndPassword(browsers.open(), email, PASSWORD))).toBe('no error')
    expect((await fetchSignInMethodsForEmail(auth, email)).sort()).toEqual(['emailLink', 'password'])
  })

  test("does not make the administrator's account", async () => {
    const asked = sendSignInLinkToEmail(browsers.open(), 'admin@example.org', settings())
    expect(await sdkCode(asked)).toBe('auth/admin-restricted-operation')
  })

  test('with e-mail privacy goes to everyone alike, and nobody learns how an address signs in', async () => {
    const { email } = await newcomer()
    await identity.privacy(true)
    await mailedLink(email)
    await mailedLink(identity.anEmail('unknown'))
    await sendSignInLinkToEmail(browsers.open(), 'admin@example.org', settings())
    expect(await identity.mailedCode('admin@example.org')).toBe('')
    expect(await fetchSignInMethodsForEmail(browsers.open(), email)).toEqual([])
    await identity.privacy(false)
  })
})

describe('an address', () => {
  test('is confirmed by the letter, which says what it is for', async () => {
    const { auth, email, user } = await newcomer()
    await sendEmailVerification(user, settings())
    const code = await identity.mailedCode(email)
    const { operation, data } = await checkActionCode(auth, code)
    expect([operation, data.email]).toEqual(['VERIFY_EMAIL', email])
    await applyActionCode(auth, code)
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true)
    expect(await sdkCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
  })

  test('is changed once the new one is proven; every sign-in ends and the old address is told', async () => {
    const { auth, email, user } = await newcomer()
    const moved = identity.anEmail('moved')
    const old = await user.getIdToken()
    await verifyBeforeUpdateEmail(user, moved, settings())
    expect(world.letters.findLast(({ to }) => to === moved)).toMatchObject({ kind: 'change-email' })
    const code = await identity.mailedCode(moved)
    const { operation, data } = await checkActionCode(auth, code)
    expect([operation, data.email, data.previousEmail]).toEqual(['VERIFY_AND_CHANGE_EMAIL', moved, email])
    await applyActionCode(auth, code)
    expect(await identity.soon(old)).toBe(401)
    expect(await sdkCode(user.reload())).toBe('auth/user-token-expired')
    const back = await signInWithEmailAndPassword(auth, moved, PASSWORD)
    expect(back.user).toMatchObject({ uid: user.uid, email: moved, emailVerified: true })
    await identity.mailedCode(email)
    expect(world.letters.findLast(({ to }) => to === email)).toMatchObject({ kind: 'notice' })
  })

  test('of someone else cannot be taken, nor one that was taken while the letter was under way', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    expect(await sdkCode(verifyBeforeUpdateEmail(one.user, other.email))).toBe('auth/email-already-in-use')
    const wanted = identity.anEmail('wanted')
    await verifyBeforeUpdateEmail(one.user, wanted)
    await newcomer(wanted)
    const code = await identity.mailedCode(wanted)
    expect(await sdkCode(applyActionCode(one.auth, code))).toBe('auth/email-already-in-use')
    expect(await sdkCode(verifyBeforeUpdateEmail(one.user, 'admin@example.org'))).toBe(
      'auth/admin-restricted-operation',
    )
  })

  test("with e-mail privacy the administrator's is asked for as quietly as any other", async () => {
    const { user } = await newcomer()
    const idToken = await user.getIdToken()
    const ask = async (newEmail: string) => {
      const { status, body } = await identity.call('sendOobCode', {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        idToken,
        newEmail,
      })
      return [status, body]
    }
    await identity.privacy(true)
    expect(await ask('admin@example.org')).toEqual(await ask(identity.anEmail('moved')))
    expect(await identity.mailedCode('admin@example.org')).toBe('')
    const { email } = await newcomer()
    const moves = ['admin@example.org', email].map((email) => identity.call('update', { idToken, email }))
    expect((await Promise.all(moves)).map(codeOf)).toEqual(['OPERATION_NOT_ALLOWED', 'OPERATION_NOT_ALLOWED'])
    await identity.privacy(false)
  })

  test('a code for one purpose does nothing else', async () => {
    const { email, user } = await newcomer()
    await sendEmailVerification(user)
    const oobCode = await identity.mailedCode(email)
    expect(codeOf(await identity.call('resetPassword', { oobCode, newPassword: 'another horse' }))).toBe(
      'INVALID_OOB_CODE',
    )
    expect(codeOf(await identity.call('signInWithEmailLink', { email, oobCode }))).toBe('INVALID_OOB_CODE')
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const reset = await identity.mailedCode(email)
    expect(codeOf(await identity.call('update', { oobCode: reset }))).toBe('INVALID_OOB_CODE')
  })
})

describe('a code of one person does nothing for another', () => {
  test('who is signed in while it is opened', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await sendEmailVerification(one.user)
    const oobCode = await identity.mailedCode(one.email)
    const { body } = await identity.call('update', { oobCode, idToken: await other.user.getIdToken() })
    expect(body).toMatchObject({ localId: one.user.uid, emailVerified: true })
    await other.user.reload()
    expect(other.user.emailVerified).toBe(false)
  })

  test('who would link it, with an address or without; it is not used up by that', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const link = await mailedLink(one.email)
    const oobCode = await identity.mailedCode(one.email)
    const anonymous = await signInAnonymously(browsers.open())
    for (const user of [other.user, anonymous.user]) {
      const idToken = await user.getIdToken()
      const linking = await identity.call('signInWithEmailLink', { email: one.email, oobCode, idToken })
      expect(codeOf(linking)).toBe('EMAIL_EXISTS')
    }
    expect((await follow(one.email, link)).user.uid).toBe(one.user.uid)
  })
})

test.each([
  [{ email: 'a@example.org' }, 'MISSING_REQ_TYPE'],
  [{ requestType: 'NOTHING', email: 'a@example.org' }, 'INVALID_REQ_TYPE'],
  [{ requestType: 'toString', email: 'a@example.org' }, 'INVALID_REQ_TYPE'],
  [{ requestType: 'EMAIL_SIGNIN', email: 'a@example.org' }, 'MISSING_CONTINUE_URI'],
  [{ requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
])('a letter asked for with %j is refused', async (body, code) => {
  expect(codeOf(await identity.call('sendOobCode', body))).toBe(code)
})
