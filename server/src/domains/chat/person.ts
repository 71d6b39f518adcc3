import type { Person } from '@mallama/coach/port'
import type { Relationship } from '@mallama/contracts/relationships'

/**
 * What a coach may know of the other person, field by field: the owner's own words about them and the scores. A new
 * column stays here until it is named here and in the port; a language model is told less still (`coach/data/told.json`).
 */
export const personOf = (relationship: Relationship): Person => ({
  name: relationship.personName,
  relationshipType: relationship.relationshipType,
  customLabel: relationship.customLabel,
  notes: relationship.notes,
  relationshipGoals: relationship.relationshipGoals,
  strugglingWith: relationship.strugglingWith,
  currentIssues: relationship.currentIssues,
  triggers: relationship.triggers,
  redLines: relationship.redLines,
  aspirations: relationship.aspirations,
  values: relationship.values,
  nonNegotiables: relationship.nonNegotiables,
  learned: relationship.learned,
  likes: relationship.likes,
  scores: relationship.hasHealthData
    ? {
        overall: relationship.overallHealthScore,
        trust: relationship.trustSafetyScore,
        communication: relationship.communicationClarityScore,
        joy: relationship.joyFulfillmentScore,
        growth: relationship.growthScore,
      }
    : null,
})
