import { DAY_MS } from './days.ts'
import type { SubscriptionType, User } from './account.ts'
import type { Plan } from './membership.ts'

type AccessFields = Pick<
  User,
  | 'subscriptionType'
  | 'stripeSubscriptionId'
  | 'planEndDate'
  | 'hasUsedTrial'
  | 'trialStartDate'
  | 'trialEndDate'
  | 'role'
>

export interface AccessState {
  hasActiveSubscription: boolean
  hasActiveTrial: boolean
  isTrialExpired: boolean
  /** Subscription, running trial, or the admin role. */
  hasAppAccess: boolean
  /** What they have: a trial is Core. Null without access, and for an admin without a plan. */
  plan: Plan | null
  /** Whether what is learnt of a resolved conflict is shared, unless they withhold it. */
  sharesResolvedConflicts: boolean
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
  const ends = [user.trialEndDate, user.planEndDate].flatMap((at) => (at === null ? [] : [Date.parse(at)]))
  const archiveEnds = !hasAppAccess && ends.length > 0 ? Math.max(...ends) + ARCHIVE_MS : null
  return {
    hasActiveSubscription,
    hasActiveTrial,
    isTrialExpired: user.hasUsedTrial && !hasActiveSubscription && !hasActiveTrial,
    hasAppAccess,
    plan: hasActiveSubscription ? planOf[user.subscriptionType] : hasActiveTrial ? 'core' : null,
    sharesResolvedConflicts: SHARES_RESOLVED_CONFLICTS[user.subscriptionType],
    hasArchive: hasAppAccess || (archiveEnds !== null && archiveEnds > now),
    archiveEnds,
  }
}

const planOf = { none: null, regular: 'core', premium: 'plus', prime: 'prime' } as const satisfies Record<
  SubscriptionType,
  Plan | null
>

export const TRIAL_MS = DAY_MS
/** For so long, from the start of a trial and again from the end of its account, its address begins no other. */
export const TRIAL_HELD_MS = 30 * DAY_MS
/** For so long after access ends one's own words stay open on screen. The export has no end. */
export const ARCHIVE_MS = 7 * DAY_MS
export const SHARES_RESOLVED_CONFLICTS = { none: true, regular: true, premium: false, prime: false } as const
