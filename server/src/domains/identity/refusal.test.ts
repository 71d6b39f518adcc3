import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, names } from '../../../test/identity-table.ts'
import { codeOf, PASSWORD, speakTo, type SignedIn } from '../../../test/identity.ts'
import { CLIENT, openProvider, type Abroad } from '../../../test/openid-provider.ts'
import { openWorld, type Answer, type TestWorld } from '../../../test/world.ts'
import type { RefusalCode } from './refusal.ts'
import { codeAt, stepAt } from './totp.ts'

const MINUTE = 60_000
const NEW = 'another horse'
const people: Record<string, Abroad> = {}

let provider: Awaited<ReturnType<typeof openProvider>>
let world: TestWorld
let identity: ReturnType<typeof speakTo>

beforeAll(async () => {
  provider = await openProvider(people)
  const OIDC_PROVIDERS = JSON.stringify([
    { id: 'oidc.house', name: 'House', issuer: provider.issuer, clientId: CLIENT },
    { id: 'oidc.gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId: CLIENT },
  ])
  world = await openWorld({
    identity: true,
    env: { IDENTITY_TEST_ENDPOINTS: '1', ADMIN_EMAIL: 'admin@example.org', OIDC_PROVIDERS },
  })
  world.now = Date.now()
  identity = speakTo(world)
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

const v2 = (call: string, body: object): Promise<Answer> =>
  world.stranger.post(`/identitytoolkit.googleapis.com/v2/accounts${call}?key=local`, body)
const letter = (body: object) => identity.call('sendOobCode', body)
const form = (body: string): Promise<Answer> =>
  world.stranger.post('/securetoken.googleapis.com/v1/token?key=local', body, {
    'content-type': 'application/x-www-form-urlencoded',
  })
const abroad = (fields: Record<string, string>, more: object = {}) =>
  identity.call('signInWithIdp', {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    postBody: new URLSearchParams(fields).toString(),
    ...more,
  })
async function known(login: string) {
  people[login] = { email: `${login}@example.org`, email_verified: true }
  const { idToken: id_token, rawNonce: nonce } = await provider.logIn(login)
  return { providerId: 'oidc.house', id_token, nonce }
}

async function start(idToken: string): Promise<{ sessionInfo: string; sharedSecretKey: string }> {
  return (await v2('/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })).body.totpSessionInfo
}
const finish = (idToken: string, sessionInfo: string | undefined, verificationCode: string) =>
  v2('/mfaEnrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode } })
const codeNow = (secret: string) => codeAt(secret, stepAt(world.now))

async function resetCode({ email }: SignedIn): Promise<string> {
  await letter({ requestType: 'PASSWORD_RESET', email })
  return identity.mailedCode(email)
}
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const before = world.now
  world.now += minutes * MINUTE
  try {
    return await work()
  } finally {
    world.now = before
  }
}
const register = () => identity.register('refused')
async function proven(): Promise<SignedIn> {
  const person = await register()
  await identity.confirm(person)
  return person
}

/** INTERNAL_ERROR is not ours to provoke here: processes.test.ts does it, with a database that is gone. */
const provoked: Record<Exclude<RefusalCode, 'INTERNAL_ERROR'>, () => Promise<Answer>> = {
  ADMIN_ONLY_OPERATION: () => identity.signUp('admin@example.org'),
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: async () => {
    const { idToken } = await register()
    return later(6, () => identity.call('update', { idToken, password: NEW }))
  },
  EMAIL_EXISTS: async () => identity.signUp((await register()).email),
  EMAIL_NOT_FOUND: () => identity.signIn(identity.anEmail()),
  EXPIRED_OOB_CODE: async () => {
    const oobCode = await resetCode(await register())
    return later(61, () => identity.call('resetPassword', { oobCode, newPassword: NEW }))
  },
  FEDERATED_USER_ID_ALREADY_LINKED: async () => {
    await abroad(await known('ada'))
    const { idToken } = await register()
    return abroad(await known('ada'), { idToken })
  },
  INVALID_ARGUMENT: () => identity.call('lookup', { idToken: 7 }),
  INVALID_CODE: async () => {
    const { idToken } = await proven()
    const { sessionInfo } = await start(idToken)
    return finish(idToken, sessionInfo, '000000')
  },
  INVALID_CONTINUE_URI: async () => {
    const { email } = await register()
    return letter({ requestType: 'PASSWORD_RESET', email, continueUrl: '//evil.example' })
  },
  INVALID_EMAIL: () => identity.signIn('nobody'),
  INVALID_GRANT_TYPE: () => form('grant_type=password'),
  INVALID_IDENTIFIER: () => identity.call('createAuthUri', { identifier: 'nobody' }),
  INVALID_ID_TOKEN: () => identity.call('lookup', { idToken: 'x.y.z' }),
  INVALID_IDP_RESPONSE: () => abroad({ providerId: 'oidc.gone', id_token: 'x.y.z' }),
  INVALID_LOGIN_CREDENTIALS: async () => {
    await identity.privacy(true)
    const answer = await identity.signIn(identity.anEmail())
    await identity.privacy(false)
    return answer
  },
  INVALID_MFA_PENDING_CREDENTIAL: () => v2('/mfaSignIn:finalize', { mfaPendingCredential: 'x' }),
  INVALID_OOB_CODE: () => identity.call('update', { oobCode: 'made-up' }),
  INVALID_PASSWORD: async () => identity.signIn((await register()).email, NEW),
  INVALID_PENDING_TOKEN: () => abroad({}, { pendingToken: 'x' }),
  INVALID_REFRESH_TOKEN: () => identity.refresh('x'),
  INVALID_REQ_TYPE: () => letter({ requestType: 'NOTHING' }),
  INVALID_SESSION_INFO: async () => finish((await register()).idToken, 'x', '000000'),
  MFA_ENROLLMENT_NOT_FOUND: async () => v2('/mfaEnrollment:withdraw', { idToken: (await register()).idToken }),
  MISSING_CONTINUE_URI: () => letter({ requestType: 'EMAIL_SIGNIN', email: identity.anEmail() }),
  MISSING_EMAIL: () => identity.call('signUp', { password: PASSWORD }),
  MISSING_ID_TOKEN: () => identity.call('lookup', {}),
  MISSING_OOB_CODE: () => identity.call('resetPassword', { newPassword: NEW }),
  MISSING_OR_INVALID_NONCE: async () => abroad({ ...(await known('bea')), nonce: 'another' }),
  MISSING_PASSWORD: () => identity.signUp(identity.anEmail(), ''),
  MISSING_REFRESH_TOKEN: () => form('grant_type=refresh_token'),
  MISSING_REQ_TYPE: () => letter({}),
  MISSING_SESSION_INFO: async () => finish((await register()).idToken, undefined, '000000'),
  OPERATION_NOT_ALLOWED: () => v2('/mfaSignIn:start', {}),
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: () => identity.signUp(identity.anEmail(), 'x'.repeat(4_097)),
  SECOND_FACTOR_LIMIT_EXCEEDED: async () => {
    let { idToken } = await proven()
    for (;;) {
      const { sessionInfo, sharedSecretKey } = await start(idToken)
      const answer = await finish(idToken, sessionInfo, codeNow(sharedSecretKey))
      if (answer.status !== 200) return answer
      idToken = answer.body.idToken
    }
  },
  SESSION_EXPIRED: async () => {
    const { email, idToken } = await proven()
    const { sessionInfo, sharedSecretKey } = await start(idToken)
    return later(11, async () => {
      const again = (await identity.signIn(email)).body as SignedIn
      return finish(again.idToken, sessionInfo, codeNow(sharedSecretKey))
    })
  },
  TOKEN_EXPIRED: async () => {
    const person = await register()
    await identity.call('resetPassword', { oobCode: await resetCode(person), newPassword: NEW })
    return identity.call('lookup', { idToken: person.idToken })
  },
  TOO_MANY_ATTEMPTS_TRY_LATER: async () => {
    const { email } = await register()
    for (let i = 0; i < 10; i++) await identity.signIn(email, NEW)
    return identity.signIn(email)
  },
  UNAUTHORIZED_DOMAIN: async () => {
    const { email } = await register()
    return letter({ requestType: 'PASSWORD_RESET', email, continueUrl: 'https://evil.example/' })
  },
  UNVERIFIED_EMAIL: async () =>
    v2('/mfaEnrollment:start', { idToken: (await register()).idToken, totpEnrollmentInfo: {} }),
  USER_DISABLED: async () => {
    const { email, localId } = await register()
    await world.stranger.patch(`/emulator/v1/projects/mallama/accounts/${localId}`, { disabled: true })
    return identity.signIn(email)
  },
  USER_NOT_FOUND: async () => {
    const { idToken } = await register()
    await identity.call('delete', { idToken })
    return identity.call('lookup', { idToken })
  },
  WEAK_PASSWORD: () => identity.signUp(identity.anEmail(), '12345'),
}

describe('every code that the service can give is given', () => {
  test.each(Object.keys(provoked) as (keyof typeof provoked)[])('%s', async (code) => {
    const answer = await provoked[code]()
    expect(codeOf(answer)).toBe(code)
    expect(answer.status).toBe(400)
  })

  test('and the table of names has each, with nothing besides', () => {
    expect([...Object.keys(provoked), 'INTERNAL_ERROR'].sort()).toEqual(Object.keys(names).sort())
  })
})

test('every call that the server has for the protocol is in the table of calls, and the other way round', () => {
  // Fastify prints a colon that is meant as two.
  const printed = world.app.http.printRoutes({ commonPrefix: false }).replaceAll('::', ':')
  const mounted = [
    ...printed.matchAll(
      /(?:(?:identitytoolkit|securetoken)\.googleapis\.com\/|(?=api\/session ))(\S+) \(([A-Z, ]+)\)/g,
    ),
  ]
    .flatMap(([, path, methods]) => methods!.split(', ').map((method) => `${method} ${path}`))
    .filter((call) => !call.startsWith('HEAD '))
  expect(mounted.filter((call) => !call.startsWith('OPTIONS')).sort()).toEqual([...calls].sort())
})
