import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, speakTo } from '../../../test/identity.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
let house: Awaited<ReturnType<typeof openHouse>>
beforeAll(async () => {
  house = await openHouse()
  const provider = { id: 'oidc.house', name: 'House', issuer: house.issuer, clientId: 'mallama' }
  world = await openWorld({ identity: true, env: { OIDC_PROVIDERS: JSON.stringify([provider]) } })
  identity = speakTo(world)
})
afterAll(async () => {
  await world.close()
  await house.close()
})

/** A provider that says what no honest one does. */
async function openHouse() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'house' }]
  const server = createServer((request, response) => {
    const published = { issuer, jwks_uri: `${issuer}/keys`, authorization_endpoint: `${issuer}/auth` }
    response.end(JSON.stringify(request.url === '/keys' ? { keys } : published))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    close: () => new Promise((done) => server.close(done)),
    /** What a browser brings to us. */
    async says(claims: JWTPayload) {
      const nonce = randomUUID()
      const hashed = createHash('sha256').update(nonce).digest('hex')
      const now = Math.floor(world.now / 1000)
      const id_token = await new SignJWT({
        iss: issuer,
        aud: 'mallama',
        iat: now,
        exp: now + 60,
        nonce: hashed,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'house' })
        .sign(privateKey)
      const postBody = new URLSearchParams({ providerId: 'oidc.house', id_token, nonce }).toString()
      return identity.call('signInWithIdp', { requestUri: 'http://localhost', returnSecureToken: true, postBody })
    },
  }
}

describe('an OpenID provider', () => {
  test.each([{ sub: '' }, { sub: 7 as never }])('that names nobody (%j) signs nobody in', async (claims) => {
    expect(codeOf(await house.says(claims))).toBe('INVALID_IDP_RESPONSE')
    expect((await house.says({ sub: randomUUID() })).status).toBe(200)
  })

  test('that vouches for a telephone number gives the lookup one, and else there is none', async () => {
    const phone_number = '+436601234567'
    const known = await house.says({ sub: randomUUID(), phone_number, phone_number_verified: true })
    const user = await look(known.body.idToken)
    expect([user.phoneNumber, user.providerUserInfo[0].phoneNumber]).toEqual([phone_number, phone_number])
    const unproven = await house.says({ sub: randomUUID(), phone_number })
    expect(await look(unproven.body.idToken)).not.toHaveProperty('phoneNumber')
  })
})

const look = async (idToken: string) => (await identity.call('lookup', { idToken })).body.users[0]

describe('an update', () => {
  test.each([
    { customAttributes: '{"admin":true}' },
    { disableUser: true },
    { validSince: '1' },
    { localId: 'somebody-else' },
    { phoneNumber: '+431234567' },
    { mfa: {} },
    { linkProviderUserInfo: {} },
    { nickname: 'x' },
  ])('of %j is refused by name, and nothing else in it is done', async (field) => {
    const { idToken } = await identity.register()
    const answer = await identity.call('update', { idToken, displayName: 'Nora', returnSecureToken: true, ...field })
    expect(answer.status).toBe(400)
    expect(answer.body.error.message).toBe(`INVALID_ARGUMENT : '${Object.keys(field)[0]}' cannot be set here`)
    expect((await look(idToken)).displayName).toBeUndefined()
  })

  test('with emailVerified does the rest and confirms nothing', async () => {
    const { idToken } = await identity.register()
    const answer = await identity.call('update', { idToken, displayName: 'Nora', emailVerified: true })
    expect(answer.status).toBe(200)
    expect(await look(idToken)).toMatchObject({ displayName: 'Nora', emailVerified: false })
  })
})

describe('a name given at sign-up is kept', () => {
  test('with an email and a password, and without either', async () => {
    const email = identity.anEmail()
    const withBoth = await identity.call('signUp', { email, password: 'correct horse', displayName: 'Nora' })
    expect(withBoth.body.displayName).toBe('Nora')
    expect((await look(withBoth.body.idToken)).displayName).toBe('Nora')
    const anonymous = await identity.call('signUp', { displayName: 'Somebody' })
    expect((await look(anonymous.body.idToken)).displayName).toBe('Somebody')
    const { idToken } = anonymous.body
    const linking = { idToken, email: identity.anEmail(), password: 'correct horse', displayName: 'Theo' }
    const linked = await identity.call('signUp', linking)
    expect((await look(linked.body.idToken)).displayName).toBe('Theo')
  })
})

test.each([
  '/identitytoolkit.googleapis.com/v1/accounts:batchGet',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber',
  '/identitytoolkit.googleapis.com/v3/relyingparty/getAccountInfo',
  '/securetoken.googleapis.com/v1/nothing',
])('a call of the protocol that is not ours, %s, is not allowed', async (path) => {
  const answer = await world.stranger.post(path, {})
  expect([answer.status, codeOf(answer)]).toEqual([400, 'OPERATION_NOT_ALLOWED'])
})

test('a link opened with another address says so, and is not used up', async () => {
  const email = identity.anEmail('link')
  await identity.call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost/' })
  const letter = world.letters.findLast(({ to }) => to === email)!
  const oobCode = new URL(letter.link!).searchParams.get('oobCode')
  const other = await identity.call('signInWithEmailLink', { email: identity.anEmail('other'), oobCode })
  expect([other.status, codeOf(other)]).toEqual([400, 'INVALID_EMAIL'])
  expect((await identity.call('signInWithEmailLink', { email, oobCode })).status).toBe(200)
})
