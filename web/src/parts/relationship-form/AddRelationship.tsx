import { useRef } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { profileTypeChoices } from '../relationship-types.ts'
import { useAddRelationship } from '../relationships.queries.ts'
import { RelationshipForm } from './RelationshipForm.tsx'
import { emptyForm } from './values.ts'

interface AddRelationshipProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where one goes on, once the dialog has closed. */
  onAdded?: (relationship: Relationship) => void
  /** The profile asks with a list of its own, stays where it is, and has its own words for a failure. */
  onProfile?: boolean
}

const fromProfile = {
  draftKey: 'relationship:new-on-profile',
  failure: 'Failed to Add Relationship',
  advice: 'Please try again.',
  types: profileTypeChoices,
}
const fromElsewhere = { draftKey: 'relationship:new', failure: 'Failed to add relationship' }

/** Closing keeps what was typed for the next time; Cancel lets it go. */
export default function AddRelationship({ open, onOpenChange, onAdded, onProfile = false }: AddRelationshipProps) {
  const add = useAddRelationship()
  const added = useRef<Relationship>(null)
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Relationship">
      <RelationshipForm
        initial={emptyForm}
        save={async (draft) => {
          added.current = await add.mutateAsync(draft)
          toast({
            title: `${added.current.personName} is in your relationships`,
            tone: 'good',
            onward: onAdded !== undefined && !onProfile,
          })
        }}
        onSaved={() => {
          close()
          if (added.current) onAdded?.(added.current)
        }}
        onCancel={close}
        saveLabel="Add Relationship"
        busyLabel="Adding..."
        {...(onProfile ? fromProfile : fromElsewhere)}
      />
    </Dialog>
  )
}
