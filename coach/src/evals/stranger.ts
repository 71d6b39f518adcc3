import type { Person } from '../port.ts'

/** Someone of whom nothing is known but name and tie, for tests and evaluations: a relationship that was just added. */
export const stranger: Omit<Person, 'name' | 'relationshipType'> = {
  customLabel: null,
  notes: null,
  relationshipGoals: null,
  strugglingWith: null,
  currentIssues: null,
  triggers: null,
  redLines: null,
  aspirations: null,
  values: null,
  nonNegotiables: null,
  learned: null,
  likes: null,
  scores: null,
}

export const someone = (name: string, relationshipType: string, more: Partial<Person> = {}): Person => ({
  name,
  relationshipType,
  ...stranger,
  ...more,
})
