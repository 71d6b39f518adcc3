import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, PASSWORD, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

const THEIRS = 'somebody else entirely'

describe('who has not confirmed yet is not shut out by strangers who sign up with the same address', () => {
  let behind: TestWorld
  let anEmail: ReturnType<typeof speakTo>['anEmail']
  beforeAll(async () => {
    behind = await openWorld({
      identity: true,
      env: { IDENTITY_TEST_ENDPOINTS: '1', IDENTITY_EMAIL_PRIVACY: 'on', RATE_LIMIT: 'on', TRUST_PROXY: '1' },
    })
    anEmail = speakTo(behind).anEmail
  })
  afterAll(() => behind.close())

  const from = (network: string) => {
    const call = (name: string, body: object) =>
      behind.stranger.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, body, {
        'x-forwarded-for': network,
      })
    return {
      call,
      signUp: (email: string, password = THEIRS) => call('signUp', { email, password, returnSecureToken: true }),
      enters: async (email: string, password = PASSWORD) =>
        (await call('signInWithPassword', { email, password, returnSecureToken: true })).body.localId,
    }
  }
  const [home, phone, elsewhere] = [from('203.0.113.1'), from('192.0.2.44'), from('198.51.100.7')]

  test('at home and on the way, by the first password that the address was claimed with', async () => {
    const email = anEmail('claim')
    const { localId } = (await home.signUp(email, PASSWORD)).body
    for (const there of [elsewhere, home, elsewhere]) {
      behind.now += 1_000
      await there.signUp(email)
    }
    expect(await home.enters(email)).toBe(localId)
    expect(await phone.enters(email)).toBe(localId)
  })

  test('at home also when a stranger was first there, and is so again, with an account from before', async () => {
    const email = anEmail('claim')
    const old = (await elsewhere.call('signUp', { returnSecureToken: true })).body
    await elsewhere.signUp(email)
    behind.now += 1_000
    const { localId } = (await home.signUp(email, PASSWORD)).body
    behind.now += 1_000
    await elsewhere.call('signUp', { idToken: old.idToken, email, password: THEIRS })
    expect(await home.enters(email)).toBe(localId)
    expect(await elsewhere.enters(email, THEIRS)).toBe(old.localId)
  })

  test('nor kept from the letter that confirms it, of which the mailbox still gets few', async () => {
    const email = anEmail('claim')
    const old = (await elsewhere.call('signUp', { returnSecureToken: true })).body
    const mine = (await home.signUp(email, PASSWORD)).body
    const strangers = [(await elsewhere.call('signUp', { idToken: old.idToken, email, password: THEIRS })).body]
    for (let i = 0; i < 7; i++) {
      behind.now += 1_000
      strangers.push((await elsewhere.signUp(email)).body)
    }
    const ask = async (there: typeof home, idToken: string) =>
      codeOf(await there.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }))
    for (const { idToken } of strangers) expect(await ask(elsewhere, idToken)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await ask(home, mine.idToken)).toBe('undefined')
    for (let i = 0; i < 4; i++) await ask(home, mine.idToken)
    expect(await ask(home, mine.idToken)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })
})
