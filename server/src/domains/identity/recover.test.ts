import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  multiFactor,
  sendEmailVerification,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openBrowsers, PASSWORD, sdkCode, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { codeAt, stepAt } from './totp.ts'

const DAY = 24 * 60 * 60 * 1000

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  world = await openWorld({
    identity: true,
    env: { IDENTITY_TEST_ENDPOINTS: '1', PUBLIC_URL: 'http://localhost:4321', SUPPORT_EMAIL: 'help@example.org' },
  })
  world.now = Date.now()
  identity = speakTo(world)
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
})

const signIn = (email: string, password = PASSWORD) => signInWithEmailAndPassword(browsers.open(), email, password)
const apply = (code: string) => applyActionCode(browsers.open(), code)

async function someone() {
  const email = identity.anEmail('owner')
  const { user } = await createUserWithEmailAndPassword(browsers.open(), email, PASSWORD)
  await sendEmailVerification(user)
  await applyActionCode(browsers.open(), await identity.mailedCode(email))
  await user.getIdToken(true)
  return { email, user }
}

/** Moves to an address that is proven with it. */
async function move(user: User, to: string): Promise<User> {
  await verifyBeforeUpdateEmail(user, to)
  await apply(await identity.mailedCode(to))
  return (await signIn(to)).user
}

/** The newest letter to an address, once whatever is on its way has been sent. */
async function letterTo(email: string) {
  await identity.mailedCode(email)
  return world.letters.findLast(({ to }) => to === email)
}

/** The code in the newest letter that takes a change of address back. */
async function wayBackTo(email: string): Promise<string> {
  const link = (await letterTo(email))?.link
  return (link && new URL(link).searchParams.get('oobCode')) ?? ''
}

async function enrol(user: User): Promise<void> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  const code = codeAt(secret.secretKey, stepAt(world.now))
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'telephone')
}

describe('a change of address', () => {
  test('is taken back by the letter to the old one: all are out, and a new password is asked for', async () => {
    const { email, user } = await someone()
    const stolen = identity.anEmail('thief')
    await updateEmail(user, stolen)
    const thief = await signIn(stolen)
    const token = await thief.user.getIdToken()
    const letter = (await letterTo(email))!
    expect(letter).toMatchObject({ kind: 'notice' })
    expect(letter.link).toMatch(/^http:\/\/localhost:4321\/auth\/action\?mode=recoverEmail&oobCode=/)
    expect(letter.text).toContain(letter.link)
    expect(letter.text).not.toContain(stolen)
    const code = await wayBackTo(email)
    const { operation, data } = await checkActionCode(browsers.open(), code)
    // Where somebody moved to is not for whoever reads their old mailbox.
    expect([operation, data.email, data.previousEmail]).toEqual(['RECOVER_EMAIL', email, null])
    await apply(code)
    expect(await identity.soon(token)).toBe(401)
    expect(await sdkCode(thief.user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await sdkCode(signIn(stolen))).toBe('auth/user-not-found')
    expect(await sdkCode(signIn(email))).toBe('auth/wrong-password')
    const reset = await identity.mailedCode(email)
    expect(await letterTo(email)).toMatchObject({ kind: 'password-reset' })
    await confirmPasswordReset(browsers.open(), reset, 'another horse')
    const back = await signIn(email, 'another horse')
    expect(back.user).toMatchObject({ uid: user.uid, email, emailVerified: true })
    expect(await sdkCode(apply(code))).toBe('auth/invalid-action-code')
  })

  test('is taken back after the new one was proven, and after whatever its holder did since', async () => {
    const { email, user } = await someone()
    const stolen = identity.anEmail('thief')
    await verifyBeforeUpdateEmail(user, stolen)
    await applyActionCode(browsers.open(), await identity.mailedCode(stolen))
    const code = await wayBackTo(email)
    const thief = await signIn(stolen)
    await updatePassword(thief.user, 'another horse')
    await enrol(thief.user)
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: stolen })
    const reset = await identity.mailedCode(stolen)
    world.now += 6 * DAY
    await apply(code)
    expect(await sdkCode(confirmPasswordReset(browsers.open(), reset, 'their horse'))).toBe('auth/invalid-action-code')
    await confirmPasswordReset(browsers.open(), await identity.mailedCode(email), 'my own horse')
    // No second step of theirs is asked for.
    expect((await signIn(email, 'my own horse')).user.uid).toBe(user.uid)
  })

  test('keeps the second step from before it', async () => {
    const { email, user } = await someone()
    await enrol(user)
    world.now += 1_000
    await updateEmail(user, identity.anEmail('moved'))
    await apply(await wayBackTo(email))
    await confirmPasswordReset(browsers.open(), await identity.mailedCode(email), 'another horse')
    expect(await sdkCode(signIn(email, 'another horse'))).toBe('auth/multi-factor-auth-required')
  })

  test('and another after it go back to the first address, and then the second letter does nothing', async () => {
    const { email, user } = await someone()
    const [second, third] = [identity.anEmail('second'), identity.anEmail('third')]
    const moved = await move(user, second)
    const first = await wayBackTo(email)
    world.now += 1_000
    await updateEmail(moved, third)
    const later = await wayBackTo(second)
    await apply(first)
    expect(await sdkCode(apply(later))).toBe('auth/invalid-action-code')
    await confirmPasswordReset(browsers.open(), await identity.mailedCode(email), 'another horse')
    expect((await signIn(email, 'another horse')).user.uid).toBe(user.uid)
  })

  test('of a chain, taken back by the second letter, is still taken back by the first', async () => {
    const { email, user } = await someone()
    const second = identity.anEmail('second')
    const moved = await move(user, second)
    const first = await wayBackTo(email)
    world.now += 1_000
    await updateEmail(moved, identity.anEmail('third'))
    await apply(await wayBackTo(second))
    await apply(first)
    await confirmPasswordReset(browsers.open(), await identity.mailedCode(email), 'another horse')
    expect((await signIn(email, 'another horse')).user.uid).toBe(user.uid)
  })

  test('cannot be taken back after seven days, and until then nobody else has the address', async () => {
    const { email, user } = await someone()
    await updateEmail(user, identity.anEmail('moved'))
    const code = await wayBackTo(email)
    expect(codeOf(await identity.signUp(email))).toBe('EMAIL_EXISTS')
    const other = await someone()
    expect(await sdkCode(updateEmail(other.user, email))).toBe('auth/email-already-in-use')
    world.now += 7 * DAY
    expect(await sdkCode(apply(code))).toBe('auth/expired-action-code')
    expect((await identity.signUp(email)).status).toBe(200)
  })

  test('of twenty who take it back at once, one does', async () => {
    const { email, user } = await someone()
    await updateEmail(user, identity.anEmail('moved'))
    const oobCode = await wayBackTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.call('update', { oobCode })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['INVALID_OOB_CODE']))
  })

  test('from a mistyped address to a proven one is told there, and cannot be taken back by a stranger', async () => {
    const email = identity.anEmail('mistyped')
    const { user } = await createUserWithEmailAndPassword(browsers.open(), email, PASSWORD)
    const right = identity.anEmail('right')
    await verifyBeforeUpdateEmail(user, right)
    await applyActionCode(browsers.open(), await identity.mailedCode(right))
    const letter = await letterTo(email)
    expect(letter).toMatchObject({ kind: 'notice' })
    expect(letter).not.toHaveProperty('link')
    expect(letter!.text).toContain('write to help@example.org')
  })

  test('from an address that was never proven cannot be taken back: it is free, and its owner begins anew', async () => {
    const email = identity.anEmail('somebody')
    const { user } = await createUserWithEmailAndPassword(browsers.open(), email, PASSWORD)
    await updateEmail(user, identity.anEmail('elsewhere'))
    const letter = await letterTo(email)
    expect(letter).toMatchObject({ kind: 'notice' })
    expect(letter).not.toHaveProperty('link')
    const { body } = await identity.signUp(email, 'another horse')
    expect(body).toMatchObject({ email })
    expect(body.localId).not.toBe(user.uid)
  })
})

describe('the address of an account is told of', () => {
  const letters = async (email: string) => {
    await identity.mailedCode(email)
    return world.letters.filter(({ to, kind }) => to === email && kind === 'notice')
  }
  const whatToDo = (text: string) => {
    expect(text).toContain('http://localhost:4321/auth?forgotten')
    expect(text).toContain('http://localhost:4321/settings#sessions')
    expect(text).toContain('help@example.org')
  }

  test('a new password, changed or reset, and what to do if it was somebody else', async () => {
    const { email, user } = await someone()
    await updatePassword(user, 'another horse')
    const [changed] = await letters(email)
    expect(changed!.subject).toBe('Your Mallama password was changed')
    whatToDo(changed!.text)
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await confirmPasswordReset(browsers.open(), await identity.mailedCode(email), 'a third horse')
    const [, reset, ...more] = await letters(email)
    expect(reset!.subject).toBe('Your Mallama password was reset')
    whatToDo(reset!.text)
    expect(more).toEqual([])
  })

  test('a second step that is switched on or off', async () => {
    const { email, user } = await someone()
    await enrol(user)
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]!)
    const told = await letters(email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Two-step sign-in was switched on for your Mallama account',
      'Two-step sign-in was switched off for your Mallama account',
    ])
    for (const { text } of told) whatToDo(text)
  })

  test('nothing that failed, and nothing at sign-up', async () => {
    const { email, user } = await someone()
    expect(await sdkCode(updatePassword(user, 'short'))).toBe('auth/weak-password')
    expect(await letters(email)).toEqual([])
    const { body } = await identity.call('signUp', { returnSecureToken: true })
    const linked = identity.anEmail('linked')
    await identity.call('signUp', { idToken: body.idToken, email: linked, password: PASSWORD })
    expect(await letters(linked)).toEqual([])
  })
})
