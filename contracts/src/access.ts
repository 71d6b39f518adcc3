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
  /** Had access once: one's own words stay readable and can still be saved. */
  hasArchive: boolean
}

/**
 * The one rule of who may use the product, for the client's routes and for the server's 402.
 * @param now milliseconds since 1970, the server's clock
 */
export function accessOf(user: AccessFields, now: number): AccessState {
  const hasActiveSubscription = Boolean(user.stripeSubscriptionId) && user.subscriptionType !== 'none'
  const trialRuns = user.trialStartDate !== null && user.trialEndDate !== null && Date.parse(user.trialEndDate) > now
  const hasActiveTrial = trialRuns && !hasActiveSubscription
  return {
    hasActiveSubscription,
    hasActiveTrial,
    isTrialExpired: user.hasUsedTrial && !hasActiveSubscription && !hasActiveTrial,
    hasAppAccess: hasActiveSubscription || hasActiveTrial || user.role === 'admin',
    hasArchive: user.hasUsedTrial || Boolean(user.stripeSubscriptionId),
  }
}

export const TRIAL_MS = DAY_MS
export const SHARES_RESOLVED_CONFLICTS = { none: true, regular: true, premium: false, prime: false } as const
