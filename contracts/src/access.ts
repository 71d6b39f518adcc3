import { DAY_MS } from './days.ts'
import type { User } from './account.ts'

type AccessFields = Pick<
  User,
  'subscriptionType' | 'stripeSubscriptionId' | 'hasUsedTrial' | 'trialStartDate' | 'trialEndDate' | 'role'
>

export interface AccessState {
  hasActiveSubscription: boolean
  hasActiveTrial: boolean
  isTrialExpired: boolean
  /** Subscription, running trial, or the admin role. */
  hasAppAccess: boolean
  /** Has access, or had it until lately: one's own words are readable on screen and can still be saved. */
  hasArchive: boolean
  /** When that ends, in milliseconds since 1970; null while nothing ends it. */
  archiveEnds: number | null
}

/**
 * The one rule of who may use the product, for the client's routes and for the server's 402.
 * @param now milliseconds since 1970, the server's clock
 */
export function accessOf(user: AccessFields, now: number): AccessState {
  const hasActiveSubscription = Boolean(user.stripeSubscriptionId) && user.subscriptionType !== 'none'
  const trialRuns = user.trialStartDate !== null && user.trialEndDate !== null && Date.parse(user.trialEndDate) > now
  const hasActiveTrial = trialRuns && !hasActiveSubscription
  const hasAppAccess = hasActiveSubscription || hasActiveTrial || user.role === 'admin'
  // On which day a plan ended is not kept before plans can be bought; until then its words stay open.
  const planEnded = Boolean(user.stripeSubscriptionId) && !hasActiveSubscription
  const trialEnded = !hasAppAccess && !planEnded && user.trialEndDate !== null
  const archiveEnds = trialEnded ? Date.parse(user.trialEndDate!) + ARCHIVE_MS : null
  return {
    hasActiveSubscription,
    hasActiveTrial,
    isTrialExpired: user.hasUsedTrial && !hasActiveSubscription && !hasActiveTrial,
    hasAppAccess,
    hasArchive: hasAppAccess || planEnded || (archiveEnds !== null && archiveEnds > now),
    archiveEnds,
  }
}

export const TRIAL_MS = DAY_MS
/** For so long after access ends one's own words stay open on screen. The export has no end. */
export const ARCHIVE_MS = 7 * DAY_MS
export const SHARES_RESOLVED_CONFLICTS = { none: true, regular: true, premium: false, prime: false } as const
