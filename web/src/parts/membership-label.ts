import type { SubscriptionType } from '@mallama/contracts/account'

/** How the membership is called beside a name. */
export const membershipLabel = (type: SubscriptionType) =>
  type === 'premium' ? 'Premium+ Member' : type === 'prime' ? 'Prime Member' : 'Regular Member'
