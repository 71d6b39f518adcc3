import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ApiError, onSessionRefused } from './api.ts'
import { forgetEverything, forgetHere } from './forget.ts'
import {
  abandonIdentity,
  dropIdentity,
  endSession,
  getIdentity,
  holdingIdentity,
  isLeaving,
  nobody,
  onElsewhere,
  removeIdentity,
  signOutIdentity,
  subscribeIdentity,
} from './identity.ts'
import type { Opened } from './opened.ts'
import { clockOffset, standingOf, untilNextChange, type Standing } from './standing.ts'
import { getAccount, loadUser, noAccount, subscribeAccount } from './user.ts'

export interface Session extends Standing {
  /** The server's clock, as of the last minute that matters to this person's trial. */
  now: number
  /** The session ended under this page; it stays, and asks its person to log in. */
  ended: boolean
  /** Signed in, but the account could not be loaded (and not because it is refused). */
  unreachable: boolean
  /** Fetches the account again; rejects when it does not come. */
  refetch: () => Promise<unknown>
  /** Ends in a fresh document at `/`. */
  signOut: () => Promise<void>
}

export const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const identity = useSyncExternalStore(subscribeIdentity, getIdentity, nobody)
  const { user, receivedAt, failure } = useSyncExternalStore(subscribeAccount, getAccount, noAccount)
  const offset = user ? clockOffset(user.serverTime, receivedAt) : 0
  const now = useClock(user?.trialEndDate ?? null, receivedAt, offset)
  const signedIn = identity.status === 'in'
  const refused = failure instanceof ApiError && failure.status === 401

  useEffect(() => {
    if (!signedIn || isLeaving()) return
    if (refused) void dropIdentity().catch((error: unknown) => console.error('Sign-out failed.', error))
    // A failure is in the store, for the page to show.
    else if (user === null && failure === null) loadUser().catch(() => undefined)
  }, [signedIn, user, failure, refused])
  useEffect(() => onSessionRefused(() => getAccount().user !== null && endSession()), [])

  const session = useMemo((): Session => {
    const userFailed = failure !== null
    return {
      ...standingOf({ identity: identity.status, user, userFailed, now }),
      now,
      ended: identity.ended,
      unreachable: identity.unreachable || (signedIn && userFailed && !refused),
      refetch: loadUser,
      signOut,
    }
  }, [identity, signedIn, user, failure, refused, now])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession outside of SessionProvider')
  return session
}

/** The server's clock; the component renders again when the minutes that remain change, and when they end. */
function useClock(trialEndDate: string | null, receivedAt: number, offset: number): number {
  const [device, setDevice] = useState(() => Date.now())
  const now = Math.max(device, receivedAt) + offset
  useEffect(() => {
    const look = () => setDevice(Date.now())
    const wait = untilNextChange(trialEndDate, now)
    const timer = wait === null ? undefined : setTimeout(look, wait)
    // Timers sleep with the phone; the first look after waking must not show yesterday's trial.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [trialEndDate, now])
  return now
}

/** Where the sign-in form sends its person, once the session knows them. */
let destination: string | null = null
export const getDestination = () => destination
export const clearDestination = () => {
  destination = null
}

/**
 * Runs a sign-in or sign-up. `work` answers where to go; the page changes once, when the identity, the account's
 * record and everything in between are there.
 */
export async function enter(work: (opened: Opened) => Promise<string>) {
  await holdingIdentity(async (opened) => {
    const to = await work(opened)
    await loadUser()
    destination = to
  })
}

const soon = (work: Promise<void>) =>
  Promise.race([work, new Promise((_, fail) => setTimeout(fail, 3000, new Error('Too slow')))])

async function signOut() {
  try {
    await soon(signOutIdentity())
  } catch (error) {
    console.error('Sign-out failed; this page is left all the same.', error)
  } finally {
    forgetEverything({ theme: false })
    location.replace('/')
  }
}

/** The account is erased: ends in a fresh document that says so. `abroad`: its sign-in is the provider's to delete. */
export async function leaveErased({ abroad }: { abroad: boolean }) {
  let left = ''
  try {
    await soon(abroad ? removeIdentity() : signOutIdentity())
  } catch (error) {
    console.error('The sign-in could not be removed; this page is left all the same.', error)
    if (abroad) left = '?sign-in'
    await signOutIdentity().catch(() => undefined)
  } finally {
    forgetEverything({ theme: false })
    location.replace(`/account-deleted${left}`)
  }
}

// Another tab signed out: this one follows, without a second sign-out.
onElsewhere({ left: () => forgetEverything({ theme: false }), takenOver: forgetHere })

/** Quick exit's part of the work: synchronous, because the page goes away in the same breath. */
export function abandonSession() {
  abandonIdentity()
  forgetEverything({ theme: true })
}
