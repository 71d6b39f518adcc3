import { initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import type { Auth, MultiFactorError, User } from 'firebase/auth'

/** Runs in the browser: the SDK that the product ships, whole, with what the specs about identity do with it. */
export { sdk }
declare global {
  interface Window {
    /** From e2e/sdk-page.ts: an authenticator app, and logging in at an OpenID provider. */
    totp(secret: string, which: 'now' | 'after'): Promise<string>
    logIn(login: string): Promise<{ idToken: string; rawNonce: string }>
  }
}

export const PASSWORD = 'correct horse'
export const NEW = 'another horse'
let named = 0
export const anEmail = () => `page-${++named}-${crypto.randomUUID().slice(0, 8)}@example.org`

export function open(persistence: sdk.Persistence = sdk.inMemoryPersistence): Auth {
  const app = initializeApp({ apiKey: 'local', projectId: 'mallama' }, crypto.randomUUID())
  const auth = sdk.initializeAuth(app, { persistence })
  sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return auth
}

export async function newcomer(email = anEmail()) {
  const auth = open()
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, PASSWORD)
  return { auth, email, user }
}

export const signIn = (email: string, password = PASSWORD) => sdk.signInWithEmailAndPassword(open(), email, password)

/** The SDK's name for a failure, without `auth/`. */
export async function nameOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'no error'
  } catch (error) {
    return String((error as { code?: string }).code).replace('auth/', '')
  }
}

const emulator = `${location.origin}/emulator/v1/projects/mallama`
const change = (path: string, body: object) =>
  fetch(`${emulator}/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
export const privacy = (on: boolean) => change('config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: on } })
export const disable = (user: User) => change(`accounts/${user.uid}`, { disabled: true })

interface Mailed {
  email: string
  oobCode: string
  oobLink: string
}
export async function mailed(email: string): Promise<Mailed> {
  const { oobCodes } = (await (await fetch(`${emulator}/oobCodes`)).json()) as { oobCodes: Mailed[] }
  const sent = oobCodes.findLast((code) => code.email === email)
  if (!sent) throw new Error('nothing was mailed')
  return sent
}
export const settings = () => ({ url: `${location.origin}/dashboard`, handleCodeInApp: true })

/** Opens the letter that confirms the address: without that there is no second step. */
export async function confirm(user: User): Promise<void> {
  await sdk.sendEmailVerification(user, settings())
  await sdk.applyActionCode(open(), (await mailed(user.email!)).oobCode)
}

export async function enrol(user: User): Promise<string> {
  await confirm(user)
  const secret = await sdk.TotpMultiFactorGenerator.generateSecret(await sdk.multiFactor(user).getSession())
  const otp = await window.totp(secret.secretKey, 'now')
  await sdk.multiFactor(user).enroll(sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, otp), 'telephone')
  return secret.secretKey
}

/** The first step, for someone who has a second one. */
export async function firstStep(email: string) {
  const auth = open()
  const error = await sdk.signInWithEmailAndPassword(auth, email, PASSWORD).catch((error: unknown) => error)
  const waiting = sdk.getMultiFactorResolver(auth, error as MultiFactorError)
  return { auth, waiting, name: (error as MultiFactorError).code.replace('auth/', '') }
}

export const credentialOf = async (login: string) =>
  new sdk.OAuthProvider('oidc.known').credential(await window.logIn(login))

export function is(seen: unknown, wanted: unknown) {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)]
  if (a !== b) throw new Error(`${a} is not ${b}`)
}
