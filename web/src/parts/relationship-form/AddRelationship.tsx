import { useRef } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useAddRelationship } from '../relationships.queries.ts'
import { RelationshipForm } from './RelationshipForm.tsx'
import { emptyForm } from './values.ts'

interface AddRelationshipProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where one goes on, once the dialog has closed. */
  onAdded?: (relationship: Relationship) => void
}

/** Closing keeps what was typed for the next time; Cancel lets it go. */
export default function AddRelationship({ open, onOpenChange, onAdded }: AddRelationshipProps) {
  const add = useAddRelationship()
  const added = useRef<Relationship>(null)
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Relationship">
      <RelationshipForm
        initial={emptyForm}
        draftKey="relationship:new"
        save={async (draft) => {
          added.current = await add.mutateAsync(draft)
          toast({
            title: `${added.current.personName} is in your relationships`,
            tone: 'good',
            onward: onAdded !== undefined,
          })
        }}
        onSaved={() => {
          close()
          if (added.current) onAdded?.(added.current)
        }}
        onCancel={close}
        saveLabel="Add Relationship"
        busyLabel="Adding..."
        failure="Failed to add relationship"
      />
    </Dialog>
  )
}
