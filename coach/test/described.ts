import type { RelationshipKind } from '@mallama/contracts/tools'
import { analyseRelationship } from '../src/analysis/relationship.ts'

/** What is read of a description of one relationship, with nothing else known of the two. */
export const analysed = (description: string, relationshipType: RelationshipKind = 'romantic') =>
  analyseRelationship({ relationshipType, description, knownPeople: [], userFirstName: null, country: 'GB' })
