import { credentialOf } from '../../parts/identity/credentials.ts'
import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { waitingFor, type Waiting } from '../../parts/identity/second-step.ts'
import type { Proof } from '../../platform/abroad.ts'
import { openIdentity } from '../../platform/identity.ts'
import type { Opened } from '../../platform/opened.ts'
import type { AuthError, OAuthCredential } from '../../platform/firebase.ts'
import { safeNext } from '../../platform/next.ts'
import { enter } from '../../platform/session.tsx'
import { toast, type ToastWords } from '../../ui/toasts.ts'
import { beginning, type Wish } from './enter.ts'

/** The address that a provider told has an account here already, which is not connected with the provider yet. */
export interface Existing {
  email: string
  /** Of the provider. */
  name: string
  credential: OAuthCredential
  /** How the account signs in by now: `password` stands for mailed links too. */
  ways: string[]
}
export type Arrived = { to: string } | { waiting: Waiting } | { existing: Existing }

const welcomeBack: ToastWords = { title: 'Welcome back!', tone: 'good' }

/** Signs in with what a provider said of someone; at the first visit that makes the account. */
export async function signInAbroad(proof: Proof, name: string, wish: Wish): Promise<Arrived> {
  let to = safeNext(wish.next) ?? '/dashboard'
  let words = welcomeBack
  let existing: Existing | undefined
  try {
    await enter(async (opened) => {
      const { sdk, auth } = opened
      const done = await sdk.signInWithCredential(auth, credentialOf(opened, proof)).catch((error: unknown) => {
        existing = existingIn(opened, error, name)
        throw error
      })
      if (sdk.getAdditionalUserInfo(done)?.isNewUser) ({ to, words } = await beginning(wish))
      return to
    })
  } catch (error) {
    if (existing) return { existing }
    const waiting = await waitingFor(error)
    if (waiting === null) throw error
    return { waiting }
  }
  toast({ ...words, onward: true })
  return { to }
}

function existingIn({ sdk }: Opened, error: unknown, name: string): Existing | undefined {
  if (codeOf(error) !== 'auth/account-exists-with-different-credential') return undefined
  const { customData } = error as AuthError
  const credential = sdk.OAuthProvider.credentialFromError(error as AuthError)
  // The service's whole answer, which the SDK's types keep to themselves.
  const said = (customData as Record<string, unknown>)['_tokenResponse'] as { verifiedProvider?: string[] } | undefined
  if (!credential || !customData.email) return undefined
  return { email: customData.email, name, credential, ways: said?.verifiedProvider ?? [] }
}

/** Signs in as before, and connects the provider. What still waits for its second step connects it afterwards. */
export async function signInAndConnect(
  existing: Existing,
  by: { password: string } | { proof: Proof },
  next: string | null,
): Promise<Exclude<Arrived, { existing: Existing }>> {
  const to = safeNext(next) ?? '/dashboard'
  let words = welcomeBack
  try {
    await enter(async (opened) => {
      const { sdk, auth } = opened
      if ('password' in by) await sdk.signInWithEmailAndPassword(auth, existing.email, by.password)
      else await sdk.signInWithCredential(auth, credentialOf(opened, by.proof))
      words = await connected(opened, existing)
      return to
    })
  } catch (error) {
    const waiting = await waitingFor(error)
    if (waiting === null) throw error
    return { waiting: { ...waiting, finish: (appId, code) => finishAndConnect(waiting, existing, appId, code) } }
  }
  toast({ ...words, onward: true })
  return { to }
}

async function finishAndConnect(waiting: Waiting, existing: Existing, appId: string, code: string) {
  const done = await waiting.finish(appId, code)
  await connected(await openIdentity(), existing)
  return done
}

/** They are in either way: what did not work is said, and can be done in the settings. */
async function connected({ sdk, auth }: Opened, { credential, name }: Existing): Promise<ToastWords> {
  try {
    if (auth.currentUser) await sdk.linkWithCredential(auth.currentUser, credential)
    return { title: 'Welcome back!', description: `From now on you can continue with ${name} as well.`, tone: 'good' }
  } catch (error) {
    return { title: `${name} could not be connected`, description: authMessage(error), tone: 'error' }
  }
}
