import { waitingFor, type Waiting } from '../../parts/identity/second-step.ts'
import { requestTrial, trialFailure } from '../../parts/trial/start-trial.ts'
import { getConfig } from '../../platform/config.ts'
import { openIdentity } from '../../platform/identity.ts'
import { authFor, safeNext } from '../../platform/next.ts'
import { enter } from '../../platform/session.tsx'
import { keep, kept } from '../../platform/storage.ts'
import { toast, type ToastWords } from '../../ui/toasts.ts'
import { afterSignUp, createdWords } from './form.ts'

const welcomeBack = () => toast({ title: 'Welcome back!', tone: 'good', onward: true })

/** Answers what the sign-in still waits for; null when the person is in. */
export async function signIn(email: string, password: string, next: string | null): Promise<Waiting | null> {
  try {
    await enter(async ({ sdk, auth }) => {
      await sdk.signInWithEmailAndPassword(auth, email, password)
      return safeNext(next) ?? '/dashboard'
    })
  } catch (error) {
    const waiting = await waitingFor(error)
    if (waiting === null) throw error
    return waiting
  }
  welcomeBack()
  return null
}

/** The second step of a sign-in. Answers where its person goes. */
export async function finishSignIn(waiting: Waiting, appId: string, code: string, next: string | null) {
  const to = safeNext(next) ?? '/dashboard'
  await enter(async () => {
    await waiting.finish(appId, code)
    return to
  })
  welcomeBack()
  return to
}

export interface Wish {
  trial: boolean
  next: string | null
}

interface Beginning {
  to: string
  words: ToastWords
}

/** What a new account begins with. A trial that does not start leaves the account, and its person at the plans. */
export async function beginning({ trial, next }: Wish): Promise<Beginning> {
  if (!trial) return created(next)
  try {
    await requestTrial()
    return { to: '/dashboard', words: welcome }
  } catch (error) {
    return { to: '/membership', words: trialFailure(error) }
  }
}
const created = (next: string | null): Beginning => {
  const to = afterSignUp(next)
  return { to, words: { title: createdWords(to), tone: 'good' } }
}
const welcome: ToastWords = {
  title: 'Welcome to Mallama',
  description: 'Your 24 hours of free Core access have started.',
  tone: 'good',
}

/** `letterSent` shows that a letter is on its way, and resolves when its person goes on. */
export async function signUp(email: string, password: string, wish: Wish, letterSent: () => Promise<void>) {
  let { words } = created(wish.next)
  await enter(async ({ sdk, auth }) => {
    await sdk.createUserWithEmailAndPassword(auth, email, password)
    const begun = await beginning(wish)
    words = begun.words
    const { identity } = await getConfig()
    if (identity.mode === 'embedded' && identity.emailPrivacy) await letterSent()
    return begun.to
  })
  toast({ ...words, onward: true })
}

/** The address that asked for a sign-in link, so that the link need not ask again on the same device. */
const askedKey = 'mallama:link-asked'
export const addressOfLink = () => kept(askedKey)

export async function mailSignInLink(email: string, next: string | null) {
  const { sdk, auth } = await openIdentity()
  const url = location.origin + authFor(next)
  await sdk.sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })
  keep(askedKey, email)
}

export type ByLink = { to: string } | { waiting: Waiting }

/** Signs in by a mailed link; at the first visit that makes the account. */
export async function signInByLink(email: string, link: string, next: string | null): Promise<ByLink> {
  let to = safeNext(next) ?? '/dashboard'
  let words: ToastWords = { title: 'Welcome back!', tone: 'good' }
  try {
    await enter(async ({ sdk, auth }) => {
      const credential = await sdk.signInWithEmailLink(auth, email, link)
      if (sdk.getAdditionalUserInfo(credential)?.isNewUser) ({ to, words } = created(next))
      return to
    })
  } catch (error) {
    const waiting = await waitingFor(error)
    if (waiting === null) throw error
    keep(askedKey, null)
    return { waiting }
  }
  keep(askedKey, null)
  toast({ ...words, onward: true })
  return { to }
}
