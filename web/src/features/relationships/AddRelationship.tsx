import { RelationshipForm } from '../../parts/relationship-form/RelationshipForm.tsx'
import { emptyForm } from '../../parts/relationship-form/values.ts'
import { useAddRelationship } from '../../parts/relationships.queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'

interface AddRelationshipProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Closing keeps what was typed for the next time; Cancel lets it go. */
export default function AddRelationship({ open, onOpenChange }: AddRelationshipProps) {
  const add = useAddRelationship()
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Relationship">
      <RelationshipForm
        initial={emptyForm}
        draftKey="relationship:new"
        save={async (draft) => {
          const { personName } = await add.mutateAsync(draft)
          toast({ title: `${personName} is in your relationships`, tone: 'good' })
        }}
        onSaved={close}
        onCancel={close}
        saveLabel="Add Relationship"
        busyLabel="Adding..."
        failure="Failed to add relationship"
      />
    </Dialog>
  )
}
