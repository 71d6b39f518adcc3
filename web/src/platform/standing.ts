import { accessOf, type AccessState } from '@mallama/contracts/access'
import type { User } from '@mallama/contracts/account'
import type { IdentityState } from './identity.ts'

export type SessionStatus = 'loading' | 'visitor' | 'no-access' | 'expired' | 'access'

export interface Standing {
  status: SessionStatus
  user: User | null
  access: AccessState | null
}

export interface Known {
  identity: IdentityState['status']
  user: User | null
  /** The record was asked for and did not come. */
  userFailed: boolean
  /** The server's clock, milliseconds since 1970. */
  now: number
}

/** Authenticated means both: the provider has a user, and our own record of them arrived. */
export function standingOf({ identity, user, userFailed, now }: Known): Standing {
  if (identity === 'starting') return { status: 'loading', user: null, access: null }
  if (identity === 'out') return { status: 'visitor', user: null, access: null }
  if (user === null) return { status: userFailed ? 'visitor' : 'loading', user: null, access: null }
  const access = accessOf(user, now)
  const status = access.hasAppAccess ? 'access' : access.isTrialExpired ? 'expired' : 'no-access'
  return { status, user, access }
}

/** How far the server's clock is ahead of this device's, in milliseconds. `receivedAt` is the device's time. */
export const clockOffset = (serverTime: string, receivedAt: number) => Date.parse(serverTime) - receivedAt

/**
 * When to look at the clock again: at the end of the trial, and at each change of the minutes that remain.
 * @returns milliseconds to wait, or null when nothing will change by itself
 */
export function untilNextChange(trialEndDate: string | null, now: number): number | null {
  if (trialEndDate === null) return null
  const remaining = Date.parse(trialEndDate) - now
  if (!(remaining > 0)) return null
  return (remaining % 60_000) + 1
}
