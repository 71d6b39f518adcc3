import { RelationshipDraft, type Relationship } from '@mallama/contracts/relationships'

/** In the order of the form. */
export const formFields = ['personName', 'relationshipType', 'customLabel', 'notes'] as const
type FormField = (typeof formFields)[number]
/** What the form holds; an empty type is "not chosen yet". */
export type FormValues = Record<FormField, string>

export const emptyForm: FormValues = { personName: '', relationshipType: '', customLabel: '', notes: '' }

export const valuesOf = (relationship: Relationship): FormValues => ({
  personName: relationship.personName,
  relationshipType: relationship.relationshipType,
  customLabel: relationship.customLabel ?? '',
  notes: relationship.notes ?? '',
})

/** What is sent: a label belongs to the type "other" alone, and its field is not shown with another. */
export const submitted = ({ personName, relationshipType, customLabel, notes }: FormValues) => ({
  personName,
  relationshipType,
  customLabel: relationshipType === 'other' && customLabel.trim() ? customLabel : null,
  notes,
})

export type FormErrors = Partial<FormValues>

/** The contract's own rules, so that the form and the server never disagree. */
export function checked(values: FormValues) {
  const result = RelationshipDraft.safeParse(submitted(values))
  if (result.success) return { draft: result.data, errors: {} as FormErrors }
  const errors: FormErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as keyof FormValues
    errors[field] ??= message
  }
  return { draft: null, errors }
}
