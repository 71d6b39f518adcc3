import type { Relationship } from '@mallama/contracts/relationships'

type ScoreField =
  | 'overallHealthScore'
  | 'trustSafetyScore'
  | 'communicationClarityScore'
  | 'joyFulfillmentScore'
  | 'growthScore'

/** 0 to 100, or null when there is no data. */
export const scoreOf = (relationship: Relationship, field: ScoreField): number | null =>
  relationship.hasHealthData ? relationship[field] : null

/** The four parts of the overall score, under the names that the list and the detail page give them. */
export const scoreParts = [
  { label: 'Trust & Safety', field: 'trustSafetyScore' },
  { label: 'Communication', field: 'communicationClarityScore' },
  { label: 'Joy & Fulfillment', field: 'joyFulfillmentScore' },
  { label: 'Growth', field: 'growthScore' },
] as const
