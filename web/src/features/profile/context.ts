import type { chatApi } from '@mallama/contracts/chat'
import type { Request } from '@mallama/contracts/endpoint'
import type { Relationship } from '@mallama/contracts/relationships'

type Context = NonNullable<Request<typeof chatApi.send>['relationshipContext']>

/** What a question about someone says of them. Without data there are no scores: a 0 would say something about them. */
export function contextOf(relationship: Relationship): Context {
  const { personName, relationshipType, hasHealthData } = relationship
  if (!hasHealthData) return { personName, relationshipType }
  return {
    personName,
    relationshipType,
    healthScores: {
      overall: relationship.overallHealthScore,
      trust: relationship.trustSafetyScore,
      communication: relationship.communicationClarityScore,
      growth: relationship.growthScore,
    },
  }
}
