import type { AccessState } from '@mallama/contracts/access'

export type TrialTone = 'normal' | 'warning' | 'urgent' | 'expired'

export interface TrialNotice {
  tone: TrialTone
  /** Stands before the text, in bold. */
  prefix: 'URGENT' | null
  text: string
  action: 'Upgrade Now' | 'Subscribe Now'
}

const hour = 60 * 60 * 1000
const minute = 60 * 1000

/** Whole hours and minutes, rounded down: what is promised is there. */
export const remainingText = (ms: number) => `${Math.floor(ms / hour)}h ${Math.floor((ms % hour) / minute)}m`

/**
 * What the banner says, or null when there is none.
 * @param now milliseconds since 1970, the server's clock
 */
export function trialNotice(
  access: Pick<AccessState, 'hasActiveTrial' | 'isTrialExpired'>,
  trialEndDate: string | null,
  now: number,
): TrialNotice | null {
  if (access.isTrialExpired)
    return { tone: 'expired', prefix: null, text: 'Your free trial has ended', action: 'Subscribe Now' }
  if (!access.hasActiveTrial || trialEndDate === null) return null
  const remaining = Date.parse(trialEndDate) - now
  if (!(remaining > 0)) return null
  const time = remainingText(remaining)
  const action = 'Upgrade Now'
  if (remaining < 2 * hour)
    return {
      tone: 'urgent',
      prefix: 'URGENT',
      text: `${time} remaining. Subscribe now to avoid losing access!`,
      action,
    }
  const text = `${time} remaining in your free trial`
  return { tone: remaining < 6 * hour ? 'warning' : 'normal', prefix: null, text, action }
}
