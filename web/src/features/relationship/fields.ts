import { listLabels } from '@mallama/contracts/explored'
import type { ListField } from '@mallama/contracts/relationships'

interface FieldWords {
  field: ListField
  label: string
  /** Said where there is nothing yet. */
  empty: string
}

export const goals: FieldWords = {
  field: 'relationshipGoals',
  label: listLabels.relationshipGoals,
  empty: 'What would you like to be different in three months?',
}
export const areas: FieldWords = {
  field: 'strugglingWith',
  label: listLabels.strugglingWith,
  empty: 'What is hard right now, on your side or between you?',
}
export const issues: FieldWords = {
  field: 'currentIssues',
  label: listLabels.currentIssues,
  empty: 'Nothing written. That can be a good sign.',
}
export const dynamics: readonly FieldWords[] = [
  { field: 'triggers', label: listLabels.triggers, empty: 'What sets you off, or sets them off?' },
  { field: 'redLines', label: listLabels.redLines, empty: 'What must not happen to you again?' },
  {
    field: 'incompatibilities',
    label: listLabels.incompatibilities,
    empty: 'Where do you differ, and probably always will?',
  },
  { field: 'aspirations', label: listLabels.aspirations, empty: 'What do you hope for, together?' },
  { field: 'values', label: listLabels.values, empty: 'What matters most to you here?' },
  { field: 'nonNegotiables', label: listLabels.nonNegotiables, empty: 'What is not up for discussion?' },
]
export const appreciation: readonly FieldWords[] = [
  { field: 'learned', label: listLabels.learned, empty: 'What do you understand now that you did not before?' },
  { field: 'likes', label: listLabels.likes, empty: 'Small things count.' },
]
