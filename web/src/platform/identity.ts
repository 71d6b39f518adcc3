import { setTokenSource } from './bearer.ts'
import { getConfig } from './config.ts'
import type { Opened } from './opened.ts'
import { renewAhead } from './renewal.ts'
import { forgetSession, syncSession } from './session-sync.ts'
import { ended, keep, keepFor, kept, ownerHere, sessionKey, signedIn } from './storage.ts'

/**
 * Who is signed in, as the identity provider says. The SDK is loaded only when someone is, or wants to be: a hint in
 * storage says so without it. The hint is the authority: where it is missing (log-out, quick exit), an account that
 * the SDK still finds is signed out before anyone sees it. Where a session was found to have ended from elsewhere the hint
 * says so, and other tabs keep what was typed in them: they are only emptied when their person leaves.
 */
export interface IdentityState {
  status: 'starting' | 'out' | 'in'
  uid: string | null
  /** The session was ended from elsewhere under an open page, which stays as it is until its person logs in again. */
  ended: boolean
  /** Someone is probably signed in, but the provider could not be asked. */
  unreachable: boolean
}

const out: IdentityState = { status: 'out', uid: null, ended: false, unreachable: false }
/** For pages that are rendered ahead of time. */
export const nobody = () => out

const isHinted = () => kept(sessionKey) === signedIn

let state: IdentityState = isHinted() ? { ...out, status: 'starting' } : out
let held = false
let leaving = false
const listeners = new Set<() => void>()

export const getIdentity = () => state
/** On the way out of this document: nothing is asked for or shown any more. */
export const isLeaving = () => leaving
export function subscribeIdentity(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: Partial<IdentityState>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

let opening: Promise<Opened> | undefined

async function open(): Promise<Opened> {
  const [sdk, config] = await Promise.all([import('./firebase.ts'), getConfig()])
  const auth = sdk.openAuth(config.identity, location.origin)
  await auth.authStateReady()
  if (auth.currentUser !== null && !isHinted()) await sdk.signOut(auth)
  sdk.onAuthStateChanged(auth, (user) => signedInAs(user?.uid ?? null))
  syncSession({ sdk, auth })
  renewAhead({ sdk, auth })
  return { sdk, auth }
}

/** The provider's SDK, loaded and started once; a failure (no network) is not remembered. */
export function openIdentity(): Promise<Opened> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

function signedInAs(uid: string | null) {
  if (held || leaving) return
  if (uid !== null) {
    // Another account took over in another tab: nothing of the first one may stay on this page.
    if (state.status === 'in' && state.uid !== uid) return takenOver(uid)
    keepFor(uid)
    return set({ status: 'in', uid, ended: false, unreachable: false })
  }
  if (state.status !== 'in') {
    if (state.status === 'starting' && isHinted()) keep(sessionKey, ended)
    return set(out)
  }
  if (kept(sessionKey) === null) return leftElsewhere()
  set({ ended: true })
}

/** What else is to be forgotten when this browser's session was closed in another tab, or somebody else's began there. */
interface Elsewhere {
  left: () => void
  takenOver: () => void
}
let elsewhere: Elsewhere = { left: () => undefined, takenOver: () => undefined }
export const onElsewhere = (then: Elsewhere) => {
  elsewhere = then
}

function leftElsewhere() {
  leaving = true
  elsewhere.left()
  location.replace('/')
}

/** Ends in a fresh document, and not at this page's address: it may name what is the first person's. */
function takenOver(uid: string) {
  leaving = true
  elsewhere.takenOver()
  keepFor(uid)
  location.replace('/')
}

/** The server refused the token: ended elsewhere, or the account is gone. */
export const endSession = () => {
  if (state.status === 'in' && !leaving && !held) set({ ended: true })
}

/** For a fresh page whose account the server no longer knows: a visitor, without a word. */
export async function dropIdentity() {
  set(out)
  keep(sessionKey, ended)
  forgetSession()
  const { sdk, auth } = await openIdentity()
  await sdk.signOut(auth)
}

export function startIdentity() {
  setTokenSource(async () => {
    if (opening === undefined && state.status === 'out') return null
    const { auth } = await openIdentity()
    return (await auth.currentUser?.getIdToken()) ?? null
  })
  if (state.status === 'starting') void openIdentity().catch(unreachable)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey && key !== null) return
    if (newValue === null && state.status === 'in' && !leaving) leftElsewhere()
    else if (newValue === ended) endSession()
    else if (newValue !== null && state.status === 'out') void openIdentity().catch(unreachable)
  })
  // A page that the browser kept aside comes back as it was: not after its person has left, or another has come.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || state.uid === null) return
    const owner = ownerHere()
    if (kept(sessionKey) === null) leftElsewhere()
    else if (owner !== null && owner !== state.uid) takenOver(owner)
    else if (!isHinted()) endSession()
  })
}

function unreachable(error: unknown) {
  console.error('The identity service could not be reached.', error)
  if (state.status === 'starting') set({ ...out, unreachable: true })
}

/**
 * Runs sign-in work without the page noticing until it is over, so that a new account is not shown as one without
 * access while its trial is being started.
 */
export async function holdingIdentity<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  const opened = await openIdentity()
  const before = kept(sessionKey)
  held = true
  keep(sessionKey, signedIn)
  try {
    return await work(opened)
  } finally {
    held = false
    const uid = opened.auth.currentUser?.uid ?? null
    keep(sessionKey, uid === null ? before : signedIn)
    if (uid !== state.uid || state.ended) signedInAs(uid)
  }
}

/** Signs out here and in every tab. `leaving` stays set: the page is about to be replaced. */
export async function signOutIdentity() {
  leaving = true
  keep(sessionKey, null)
  forgetSession()
  const { sdk, auth } = await openIdentity()
  await sdk.signOut(auth)
}

/** The same, and the provider forgets the sign-in itself: what was kept here of its person is gone already. */
export async function removeIdentity() {
  leaving = true
  const { auth } = await openIdentity()
  await auth.currentUser?.delete()
  keep(sessionKey, null)
  forgetSession()
}

/** Quick exit: what can be done at once is done at once; the SDK's own store follows if the page lives long enough. */
export function abandonIdentity() {
  leaving = true
  keep(sessionKey, null)
  forgetSession()
  try {
    indexedDB.deleteDatabase('firebaseLocalStorageDb')
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:')) localStorage.removeItem(key)
  } catch {
    // Storage is refused; the missing hint is enough.
  }
}
