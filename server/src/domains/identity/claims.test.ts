import {
  applyActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openBrowsers, PASSWORD, sdkCode, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

const DAY = 24 * 60 * 60 * 1000
const THEIRS = 'somebody else entirely'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let browsers: Awaited<ReturnType<typeof openBrowsers>>

beforeAll(async () => {
  world = await openWorld({
    identity: true,
    env: {
      IDENTITY_TEST_ENDPOINTS: '1',
      IDENTITY_EMAIL_PRIVACY: 'on',
      ADMIN_EMAIL: 'admin@example.org',
      PUBLIC_URL: 'http://localhost:4321',
    },
  })
  world.now = Date.now()
  identity = speakTo(world)
  browsers = await openBrowsers(world)
})
afterAll(async () => {
  await browsers.close()
  await world.close()
})

const signUp = (email: string, password = PASSWORD) =>
  createUserWithEmailAndPassword(browsers.open(), email, password).then(({ user }) => user)
const signIn = (email: string, password = PASSWORD) => signInWithEmailAndPassword(browsers.open(), email, password)
const lettersTo = async (email: string) => {
  await identity.mailedCode(email)
  return world.letters.filter(({ to }) => to === email)
}

/** Someone who has shown the address to be theirs. */
async function owner() {
  const email = identity.anEmail('owner')
  const user = await signUp(email)
  await applyActionCode(browsers.open(), await identity.mailedCode(email))
  await user.getIdToken(true)
  return { email, user }
}

/** Everything that an answer tells but what is new in each. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]))
}

describe('with e-mail privacy an address that somebody has and one that nobody has are answered alike', () => {
  /** What a stranger sees who goes on with what they were answered. */
  async function seen(email: string, ask: (email: string) => ReturnType<typeof identity.call>) {
    const answer = await ask(email)
    const { idToken, refreshToken } = answer.body
    const after = [
      await identity.call('lookup', { idToken }),
      await identity.me(idToken),
      await identity.refresh(refreshToken),
      await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
      await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
      await identity.call('createAuthUri', { identifier: email, continueUri: 'http://localhost:4321' }),
      await identity.call('update', { idToken, displayName: 'Nora' }),
      await identity.signIn(email, THEIRS),
      await ask(email),
    ]
    return [answer, ...after].map(({ status, body }) => [status, shape(body)])
  }
  const anonymous = async () => (await identity.call('signUp', { returnSecureToken: true })).body.idToken

  test.each([
    ['signing up', async (email: string) => identity.signUp(email, THEIRS)],
    [
      'linking a password to an anonymous account',
      async (email: string) => identity.call('signUp', { idToken: await anonymous(), email, password: THEIRS }),
    ],
    [
      'giving an anonymous account the address',
      async (email: string) => identity.call('update', { idToken: await anonymous(), email, password: THEIRS }),
    ],
  ])('%s', async (_what, ask) => {
    const { email } = await owner()
    const had = await seen(email, ask)
    expect(had[0]![0]).toBe(200)
    expect(had).toEqual(await seen(identity.anEmail('free'), ask))
    // The owner still comes in, by their own password, and to their own account.
    expect((await signIn(email)).user).toMatchObject({ email, emailVerified: true })
  })

  test("the administrator's address is answered like any other, and is not confirmed by letter", async () => {
    const had = await seen('admin@example.org', (email) => identity.signUp(email, THEIRS))
    expect(had).toEqual(await seen(identity.anEmail('free'), (email) => identity.signUp(email, THEIRS)))
    expect(await lettersTo('admin@example.org')).toEqual([])
  })

  test('a change to an address that somebody has is refused like one to any other', async () => {
    const { email } = await owner()
    const { user } = await owner()
    for (const to of [email, identity.anEmail('free')])
      expect(await sdkCode(updateEmail(user, to))).toBe('auth/operation-not-allowed')
  })
})

describe('the letter tells', () => {
  test('whoever has the address, and how they come in; nothing of theirs changes', async () => {
    const { email, user } = await owner()
    const before = (await lettersTo(email)).length
    await signUp(email, THEIRS)
    const [letter, ...more] = (await lettersTo(email)).slice(before)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ kind: 'notice', subject: 'You already have a Mallama account' })
    expect(letter!.text).toContain('http://localhost:4321/auth?forgotten')
    expect(letter).not.toHaveProperty('link')
    expect((await identity.me(await user.getIdToken())).status).toBe(200)
  })

  test('who has a new account how to confirm it', async () => {
    const email = identity.anEmail('new')
    await signUp(email)
    expect(await lettersTo(email)).toMatchObject([{ kind: 'verify-email' }])
  })

  test('nobody more than a few times an hour', async () => {
    const strict = await openWorld({ identity: true, env: { RATE_LIMIT: 'on', IDENTITY_EMAIL_PRIVACY: 'on' } })
    const there = speakTo(strict)
    const email = there.anEmail('flooded')
    const answers = []
    for (let i = 0; i < 8; i++) answers.push((await there.signUp(email, `${THEIRS} ${i}`)).status)
    await strict.app.close()
    expect(answers).toEqual(answers.map(() => 200))
    expect(strict.letters.length).toBeLessThanOrEqual(5)
    await strict.close()
  })
})

describe('with e-mail privacy the SDK signs up a person who', () => {
  test('comes back with the password before the letter is opened, and changes it', async () => {
    const auth = browsers.open()
    const email = identity.anEmail('claim')
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false })
    await signOut(auth)
    expect((await signIn(email)).user.uid).toBe(user.uid)
    expect(await sdkCode(signIn(email, 'not the password'))).toBe('auth/invalid-credential')
    const again = await signIn(email)
    await reauthenticateWithCredential(again.user, EmailAuthProvider.credential(email, PASSWORD))
    await updatePassword(again.user, 'another horse')
    expect((await signIn(email, 'another horse')).user.uid).toBe(user.uid)
  })

  test('has the address from then on that the letter was opened', async () => {
    const email = identity.anEmail('claim')
    const user = await signUp(email)
    await applyActionCode(browsers.open(), await identity.mailedCode(email))
    await user.reload().catch(() => undefined)
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const oobCode = await identity.mailedCode(email)
    expect(oobCode).not.toBe('')
    expect((await identity.call('resetPassword', { oobCode, newPassword: 'another horse' })).status).toBe(200)
    expect((await signIn(email, 'another horse')).user).toMatchObject({ uid: user.uid, emailVerified: true })
  })

  test('was anonymous before and keeps the account', async () => {
    const auth = browsers.open()
    const { user } = await signInAnonymously(auth)
    const email = identity.anEmail('linked')
    const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    expect(linked.user).toMatchObject({ uid: user.uid, email, isAnonymous: false })
    expect((await signIn(email)).user.uid).toBe(user.uid)
  })

  test('mistyped the address and moves to the right one', async () => {
    const mistyped = identity.anEmail('mistyped')
    const user = await signUp(mistyped)
    const right = identity.anEmail('right')
    await verifyBeforeUpdateEmail(user, right)
    await applyActionCode(browsers.open(), await identity.mailedCode(right))
    expect((await signIn(right)).user).toMatchObject({ uid: user.uid, email: right, emailVerified: true })
    // It was never theirs: whoever has it hears nothing of the move.
    expect(await lettersTo(mistyped)).toMatchObject([{ kind: 'verify-email' }])
  })
})

describe('an address that was only claimed', () => {
  test('goes to who confirms it first; who comes later is told', async () => {
    const email = identity.anEmail('wanted')
    const [one, other] = [await signUp(email, 'the first of two'), await signUp(email, 'the second of two')]
    const second = await identity.mailedCode(email)
    await sendEmailVerification(one)
    const first = await identity.mailedCode(email)
    await applyActionCode(browsers.open(), first)
    expect(await sdkCode(applyActionCode(browsers.open(), second))).toBe('auth/email-already-in-use')
    const before = (await lettersTo(email)).length
    await sendEmailVerification(other)
    expect((await lettersTo(email)).slice(before)).toMatchObject([{ kind: 'notice' }])
    expect((await identity.me(await other.getIdToken())).status).toBe(200)
  })

  /** Follows a mailed link, from the address of a network. */
  async function byLink(email: string, remoteAddress = '127.0.0.1') {
    const requestType = 'EMAIL_SIGNIN'
    await identity.call('sendOobCode', { requestType, email, continueUrl: 'http://localhost:4321/auth' })
    const payload = { email, oobCode: await identity.mailedCode(email) }
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=local'
    const { statusCode, json } = await world.app.http.inject({ method: 'POST', url, remoteAddress, payload })
    expect(statusCode).toBe(200)
    return json()
  }

  test('is confirmed by a mailed link where it was claimed: the account goes on, its ways in from before end', async () => {
    const email = identity.anEmail('link')
    const claim = (await identity.signUp(email)).body
    const person = world.as(claim.idToken)
    await person.post('/api/start-trial')
    await person.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
    const linked = await byLink(email)
    expect(linked).toMatchObject({ localId: claim.localId, isNewUser: false })
    expect((await world.as(linked.idToken).get('/api/relationships')).body).toMatchObject([{ personName: 'Tomas' }])
    expect(codeOf(await identity.refresh(claim.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await identity.signIn(email))).toBe('INVALID_LOGIN_CREDENTIALS')
    expect((await identity.call('lookup', { idToken: linked.idToken })).body.users[0]).toMatchObject({
      email,
      emailVerified: true,
    })
  })

  test('is nothing to a mailed link anywhere else, nor where two claimed it: that makes an account of its own', async () => {
    const [elsewhere, both] = [identity.anEmail('link'), identity.anEmail('link')]
    const claims = [
      (await identity.signUp(elsewhere)).body,
      (await identity.signUp(both, 'the first of two')).body,
      (await identity.signUp(both, 'the second of two')).body,
    ]
    for (const linked of [await byLink(elsewhere, '198.51.100.7'), await byLink(both)]) {
      expect(linked.isNewUser).toBe(true)
      expect(claims.map(({ localId }) => localId)).not.toContain(linked.localId)
    }
    expect((await identity.signIn(elsewhere)).body.localId).toBe(claims[0].localId)
  })

  test("does nothing to the owner's sign-ins, letters and way back", async () => {
    const { email, user } = await owner()
    await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const reset = await identity.mailedCode(email)
    const claim = await signUp(email, THEIRS)
    await updatePassword(claim, 'a third one of theirs')
    expect((await identity.me(await user.getIdToken())).status).toBe(200)
    await verifyBeforeUpdateEmail(claim, identity.anEmail('elsewhere'))
    expect((await identity.call('resetPassword', { oobCode: reset, newPassword: 'another horse' })).status).toBe(200)
    const told = await lettersTo(email)
    expect(told.filter(({ subject }) => subject === 'Your Mallama password was changed')).toEqual([])
  })

  test('becomes an address of nobody when nobody came for 90 days; who came is left', async () => {
    const [gone, kept] = [identity.anEmail('gone'), identity.anEmail('kept')]
    await signUp(gone)
    await signUp(kept)
    const confirmed = await owner()
    const before = world.now
    world.now += 60 * DAY
    expect((await identity.signIn(kept)).status).toBe(200)
    world.now += 60 * DAY
    await world.app.world.identity.jobs.find(({ name }) => name === 'identity-tidy')!.run({})
    expect(codeOf(await identity.signIn(gone))).toBe('INVALID_LOGIN_CREDENTIALS')
    expect((await identity.signIn(kept)).status).toBe(200)
    expect((await identity.signIn(confirmed.email)).status).toBe(200)
    world.now = before
  })
})
