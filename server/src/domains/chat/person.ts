import type { Person } from '@mallama/coach/port'
import type { Relationship } from '@mallama/contracts/relationships'

/**
 * What the coach may know of the other person: the owner's own words, whole, so that a new text field reaches the
 * coach by being named in its port. Ids, dates and what scores are made of stay here.
 */
export function personOf(relationship: Relationship): Person {
  const {
    personName,
    id: _id,
    userId: _userId,
    connectedToUserId: _connected,
    isMutual: _mutual,
    createdAt: _created,
    updatedAt: _updated,
    healthBasis: _basis,
    recentConflictsCount: _conflicts,
    recentPositiveInteractions: _positive,
    hasHealthData,
    overallHealthScore: overall,
    trustSafetyScore: trust,
    communicationClarityScore: communication,
    joyFulfillmentScore: joy,
    growthScore: growth,
    ...words
  } = relationship
  return { name: personName, ...words, scores: hasHealthData ? { overall, trust, communication, joy, growth } : null }
}
