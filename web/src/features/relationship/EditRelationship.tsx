import { useState } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import { RelationshipForm } from '../../parts/relationship-form/RelationshipForm.tsx'
import { formFields, valuesOf, type FormValues } from '../../parts/relationship-form/values.ts'
import { useEditRelationship, useRelationship } from '../../parts/relationships.queries.ts'
import { ApiError } from '../../platform/api.ts'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'

interface EditRelationshipProps {
  relationship: Relationship
  open: boolean
  onOpenChange: (open: boolean) => void
}

const shown = { personName: 'The name', relationshipType: 'The type', customLabel: 'The label', notes: 'The notes' }
type Values = Pick<Relationship, keyof FormValues>

export default function EditRelationship({ relationship, open, onOpenChange }: EditRelationshipProps) {
  const edit = useEditRelationship(relationship.id)
  const { refetch } = useRelationship(relationship.id)
  /** What the form began from; what another tab made of it since, once this person was told. */
  const [began, setBegan] = useState<Values>(relationship)
  const [elsewhere, setElsewhere] = useState<Partial<Values> | null>(null)
  const close = () => onOpenChange(false)

  /** Only what was changed here is sent, so that what was changed in another tab stays. */
  const save = async (draft: { [K in keyof Values]?: Values[K] | undefined }) => {
    const changed = formFields.filter((name) => (draft[name] || null) !== (began[name] || null))
    if (changed.length === 0) return
    const texts = changed.filter((name) => name !== 'relationshipType')
    try {
      await edit.mutateAsync({
        ...Object.fromEntries(changed.map((name) => [name, draft[name]])),
        expected: Object.fromEntries(texts.map((name) => [name, began[name]])),
      })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const { data } = await refetch()
        if (data) {
          setElsewhere(Object.fromEntries(texts.filter((name) => data[name] !== began[name]).map((n) => [n, data[n]])))
          setBegan(data)
        }
      }
      throw error
    }
    toast({ title: 'Changes saved', tone: 'good' })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Edit ${relationship.personName}`}>
      {elsewhere && (
        <Card tone="noticed" className="stack" role="alert">
          <p className="small">This was changed in another tab. If you save again, yours will replace these:</p>
          {formFields
            .filter((name) => name in elsewhere)
            .map((name) => (
              <p key={name} className="small detail__notes" dir="auto">
                <b>{shown[name]}:</b> {elsewhere[name] || 'empty'}
              </p>
            ))}
        </Card>
      )}
      <RelationshipForm
        initial={valuesOf(relationship)}
        draftKey={`relationship:${relationship.id}`}
        save={save}
        onSaved={close}
        onCancel={close}
        saveLabel="Save"
        busyLabel="Saving..."
        failure="Failed to update relationship"
      />
    </Dialog>
  )
}
