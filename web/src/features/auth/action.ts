import { authMessage, codeOf } from '../../parts/identity/messages.ts'
import { getConfig } from '../../platform/config.ts'
import { holdingIdentity, openIdentity } from '../../platform/identity.ts'
import { safeNext } from '../../platform/next.ts'
import { loadUser } from '../../platform/user.ts'
import { update } from './update.ts'

/** What a look at a mailed link's code found. */
export type Found<T> =
  | { state: 'looking' }
  | { state: 'good'; what: T }
  | { state: 'over'; why: string }
  | { state: 'unreachable'; why: string }

/** Codes that a link has when it can no longer be used, in words. */
const over: Record<string, string> = {
  'auth/expired-action-code':
    'This link has expired. Links work for one hour; the one that undoes a change of email, for seven days.',
  'auth/invalid-action-code': 'This link has already been used, or part of it is missing.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-not-found': 'The account this link was for no longer exists.',
  'auth/email-already-in-use': 'Another account now uses this email.',
  'auth/admin-restricted-operation': 'This address is reserved. Use another one.',
}

export const whyOver = (error: unknown): string | undefined => over[codeOf(error)]
export const NOT_WHOLE = 'Part of this link is missing. Open it from the email again, or copy the whole link.'

export function failed(error: unknown): { state: 'over' | 'unreachable'; why: string } {
  const why = whyOver(error)
  return why === undefined ? { state: 'unreachable', why: authMessage(error) } : { state: 'over', why }
}

/** The modes whose code is shown, and applied at a press: a mail program that opens every link changes nothing. */
export type Applied = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail'

export interface Opened {
  /** The address that the letter is about. */
  email: string
  /** The account's own, which is another one in a letter about a change. */
  account: string
  /** Whether whoever opened it is signed in to that account here, to another one, or to none. */
  from: 'inside' | 'another' | 'outside'
}

export async function look(code: string): Promise<Found<Opened>> {
  try {
    const [{ sdk, auth }, { identity }] = await Promise.all([openIdentity(), getConfig()])
    const { data } = await sdk.checkActionCode(auth, code)
    const email = data.email ?? ''
    const account = data.previousEmail ?? email
    // Firebase's own service redeems a letter from anywhere.
    const isInside = identity.mode === 'firebase' || auth.currentUser?.email === account
    const from = isInside ? 'inside' : auth.currentUser === null ? 'outside' : 'another'
    return { state: 'good', what: { email, account, from } }
  } catch (error) {
    return failed(error)
  }
}

export async function lookReset(code: string): Promise<Found<string>> {
  try {
    const { sdk, auth } = await openIdentity()
    return { state: 'good', what: await sdk.verifyPasswordResetCode(auth, code) }
  } catch (error) {
    return failed(error)
  }
}

export async function reset(code: string, password: string) {
  const { sdk, auth } = await openIdentity()
  await sdk.confirmPasswordReset(auth, code, password)
}

/** From inside of the account, where it has an inside: with the ID token of whoever is signed in to it here. */
export async function apply(code: string, mode: Applied) {
  const [{ sdk, auth }, { identity }] = await Promise.all([openIdentity(), getConfig()])
  const idToken = mode === 'recoverEmail' ? undefined : await auth.currentUser?.getIdToken()
  if (idToken === undefined || identity.mode === 'firebase') await sdk.applyActionCode(auth, code)
  else await update({ oobCode: code, idToken })
  if (mode !== 'verifyEmail') return
  try {
    // Whoever is signed in here goes on with a token that says so.
    await auth.currentUser?.reload()
    await auth.currentUser?.getIdToken(true)
  } catch (error) {
    console.error('The confirmed address shows at the next sign-in.', error)
  }
}

/** Confirms an address from outside of its account, which ends every way in from before, and signs in with a new password. */
export async function takeOver(code: string, email: string, password: string) {
  await update({ oobCode: code, password })
  await holdingIdentity(async ({ sdk, auth }) => {
    await sdk.signInWithEmailAndPassword(auth, email, password)
    await loadUser()
  })
}

/** Where a letter leads in the end, when that is a page of ours. */
export function pathOf(continueUrl: string | null, origin: string): string | null {
  if (continueUrl === null || !URL.canParse(continueUrl)) return null
  const url = new URL(continueUrl)
  return url.origin === origin ? safeNext(url.pathname + url.search + url.hash) : null
}

/** The page that someone wanted before they asked for a sign-in link: the `next` of the form's own address. */
export function nextOf(continueUrl: string | null, origin: string): string | null {
  if (continueUrl === null || !URL.canParse(continueUrl)) return null
  const url = new URL(continueUrl)
  return url.origin === origin ? url.searchParams.get('next') : null
}
