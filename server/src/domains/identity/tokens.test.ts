import { createHmac, createPublicKey, randomBytes, verify, type JsonWebKey } from 'node:crypto'
import type { Endpoint } from '@mallama/contracts/endpoint'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withIdToken } from '../../../test/identity-table.ts'
import { codeOf, speakTo, type SignedIn } from '../../../test/identity.ts'
import { noOnesId, rows } from '../../../test/matrix.rows.ts'
import { openWorld, type Answer, type TestWorld } from '../../../test/world.ts'
import { apis } from '../../app.ts'
import { deriveSecrets } from './parts.ts'
import { openSigning } from './signing.ts'

/** ID tokens that are not ours, and those of sign-ins that are over, tried at every door that there is. Generated. */
const serverKey = randomBytes(32)
let world: TestWorld
let identity: ReturnType<typeof speakTo>
let genuine: SignedIn
/** By what is wrong with them. */
const forged: Record<string, string> = {}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  world = await openWorld({ identity: true, serverKey, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  identity = speakTo(world)
  genuine = await identity.register()
  const { idToken } = genuine
  const [header, payload, signature] = idToken.split('.') as [string, string, string]
  const claims = decodeJwt(idToken)
  const { kid } = decodeProtectedHeader(idToken)
  const now = Math.floor(world.now / 1000)
  const signing = await openSigning(world.database.db, () => world.now, deriveSecrets(serverKey).signing)
  const { privateKey } = await signing.current()
  /** With our own key: what is said of it is all that is wrong with it. */
  const ours = (changes: JWTPayload) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: kid! }).sign(privateKey)
  expect((await identity.me(await ours({}))).status, 'the same key, nothing changed').toBe(200)

  for (const alg of ['none', 'NONE', 'None']) forged[`alg ${alg}`] = `${encoded({ alg, typ: 'JWT' })}.${payload}.`
  const pem = (await published(kid)).export({ type: 'spki', format: 'pem' }) as string
  for (const alg of ['HS256', 'HS384', 'HS512'] as const) {
    const signed = `${encoded({ alg, typ: 'JWT', kid })}.${payload}`
    const hash = alg.replace('HS', 'sha')
    forged[`${alg} with our public key`] = `${signed}.${createHmac(hash, pem).update(signed).digest('base64url')}`
  }
  forged['a person changed'] = `${header}.${encoded({ ...claims, sub: 'another', user_id: 'another' })}.${signature}`
  forged['an end changed'] = `${header}.${encoded({ ...claims, exp: now + 9_999 })}.${signature}`
  forged['a signature cut'] = `${header}.${payload}.${signature.slice(0, -4)}`
  const stranger = await generateKeyPair('RS256')
  forged["somebody else's key"] = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: kid! })
    .sign(stranger.privateKey)
  forged['for another project'] = await ours({ aud: 'elsewhere' })
  forged['from another issuer'] = await ours({ iss: 'https://securetoken.google.com/elsewhere' })
  forged['past its hour'] = await ours({ iat: now - 3_601, exp: now - 1 })
  forged['garbled'] = 'x.y.z'
})
afterAll(() => world.close())

/** The published key, read by Node itself: not by the library that signs. */
async function published(kid: string | undefined) {
  const { body } = await world.stranger.get('/.well-known/jwks.json')
  const jwk = (body as { keys: (JsonWebKey & { kid: string })[] }).keys.find((key) => key.kid === kid)
  return createPublicKey({ key: jwk!, format: 'jwk' })
}

/** Every door that an ID token opens: what it is, and what it answers to one. */
type Door = (token: string) => Promise<Answer>
const product: Record<string, Door> = {}
const at = async (method: string, url: string, token: string, body: unknown): Promise<Answer> => {
  const response = await world.app.http.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    body: isJson ? response.json() : null,
    headers: response.headers,
    text: response.body,
  }
}
for (const [domain, api] of Object.entries(apis) as [string, Record<string, Endpoint>][])
  for (const [verb, { method, path }] of Object.entries(api))
    product[`${domain}.${verb}`] = (token) =>
      at(method, path.replaceAll(/:\w+/g, noOnesId), token, rows[`${domain}.${verb}`]?.body)
product['the live stream'] = (token) => at('GET', '/api/events', token, undefined)

const protocol: Record<string, Door> = Object.fromEntries(
  Object.entries(withIdToken).map(([call, more]) => [
    call,
    (idToken: string) =>
      world.stranger.post(`/identitytoolkit.googleapis.com/${call.replace('POST ', '')}?key=local`, {
        ...more,
        idToken,
      }),
  ]),
)

async function holds(token: string): Promise<boolean> {
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const key = await published((JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid)
  return verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))
}

test('an ID token is verified over the JWKS by another implementation than the one that signs', async () => {
  expect(await holds(genuine.idToken)).toBe(true)
  for (const kind of ['a person changed', 'an end changed', "somebody else's key"])
    expect(await holds(forged[kind]!), kind).toBe(false)
})

describe('refused by every endpoint of the contract and by the live stream:', () => {
  test('every kind of forged token', async () => {
    const kinds = Object.entries(forged)
    expect(kinds.length).toBeGreaterThanOrEqual(13)
    const letIn: string[] = []
    for (const [door, ask] of Object.entries(product))
      for (const [kind, token] of kinds) {
        const { status, body } = await ask(token)
        if (status !== 401 || body.code !== 'unauthenticated') letIn.push(`${kind} at ${door}: ${status}`)
      }
    expect(letIn).toEqual([])
  })

  test('the token of a sign-in that is over', async () => {
    const letIn: string[] = []
    for (const [how, { idToken }] of Object.entries(await over()))
      for (const [door, ask] of Object.entries(product)) {
        const { status } = await ask(idToken)
        if (status !== 401) letIn.push(`${how} at ${door}: ${status}`)
      }
    expect(letIn).toEqual([])
  })

  test('while one of ours is refused nowhere', async () => {
    const refused: string[] = []
    for (const [door, ask] of Object.entries(product)) {
      // It would stay open, or end this very sign-in.
      if (['the live stream', 'account.signOutEverywhere', 'privacy.remove'].includes(door)) continue
      if ((await ask(genuine.idToken)).status === 401) refused.push(door)
    }
    expect(refused).toEqual([])
  })
})

describe('refused by every call of the protocol that takes one:', () => {
  test('every kind of forged token', async () => {
    const seen: Record<string, string> = {}
    for (const [call, ask] of Object.entries(protocol))
      for (const [kind, token] of Object.entries(forged)) {
        const code = codeOf(await ask(token))
        if (code !== 'INVALID_ID_TOKEN') seen[`${kind} at ${call}`] = code
      }
    expect(seen).toEqual({})
    for (const [kind, token] of Object.entries(forged))
      expect((await at('POST', '/api/session', token, undefined)).status, kind).toBe(401)
  })

  test('the token of a deleted, a disabled, a reset and a signed-out account, each under its code', async () => {
    const ended = await over()
    const codes = {
      deleted: 'USER_NOT_FOUND',
      disabled: 'USER_DISABLED',
      reset: 'TOKEN_EXPIRED',
      'signed out everywhere': 'TOKEN_EXPIRED',
    }
    for (const [how, code] of Object.entries(codes))
      for (const [call, ask] of Object.entries(protocol))
        expect(codeOf(await ask(ended[how as keyof typeof ended].idToken)), `${how} at ${call}`).toBe(code)
    expect(codeOf(await identity.refresh(ended.disabled.refreshToken))).toBe('USER_DISABLED')
    for (const how of ['deleted', 'reset', 'signed out everywhere'] as const)
      expect(codeOf(await identity.refresh(ended[how].refreshToken)), how).toBe('TOKEN_EXPIRED')
  })
})

/** Someone whose sign-in has ended; they were seen to be let in before. */
async function someone(end: (person: SignedIn) => Promise<unknown>): Promise<SignedIn> {
  const person = await identity.register()
  expect((await identity.me(person.idToken)).status).toBe(200)
  await end(person)
  expect(await identity.soon(person.idToken)).toBe(401)
  return person
}

/** By how it ended. */
async function over() {
  return {
    deleted: await someone(({ idToken }) => identity.call('delete', { idToken })),
    disabled: await someone(({ localId }) => world.app.world.identity.disable(world.database.db, localId)),
    reset: await someone(async ({ email }) => {
      await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      const oobCode = await identity.mailedCode(email)
      await identity.call('resetPassword', { oobCode, newPassword: 'another horse' })
    }),
    'signed out everywhere': await someone(({ idToken }) =>
      at('POST', '/api/account/sign-out-everywhere', idToken, {}),
    ),
  }
}
