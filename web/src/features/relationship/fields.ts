import type { ListField } from '@mallama/contracts/relationships'

interface FieldWords {
  field: ListField
  label: string
  /** Said where there is nothing yet. */
  empty: string
}

export const goals: FieldWords = {
  field: 'relationshipGoals',
  label: 'Relationship Goals',
  empty: 'What would you like to be different in three months?',
}
export const areas: FieldWords = {
  field: 'strugglingWith',
  label: 'Areas to Improve',
  empty: 'What is hard right now, on your side or between you?',
}
export const issues: FieldWords = {
  field: 'currentIssues',
  label: 'Current Issues & Concerns',
  empty: 'Nothing written. That can be a good sign.',
}
export const dynamics: readonly FieldWords[] = [
  { field: 'triggers', label: 'Triggers', empty: 'What sets you off, or sets them off?' },
  { field: 'redLines', label: 'Red Lines', empty: 'What must not happen to you again?' },
  { field: 'incompatibilities', label: 'Incompatibilities', empty: 'Where do you differ, and probably always will?' },
  { field: 'aspirations', label: 'Aspirations', empty: 'What do you hope for, together?' },
  { field: 'values', label: 'Core Values', empty: 'What matters most to you here?' },
  { field: 'nonNegotiables', label: 'Non-Negotiables', empty: 'What is not up for discussion?' },
]
export const appreciation: readonly FieldWords[] = [
  { field: 'learned', label: "What You've Learned", empty: 'What do you understand now that you did not before?' },
  { field: 'likes', label: 'What You Like', empty: 'Small things count.' },
]
