import { ConfirmDialog } from '../../ui/dialog.tsx'

interface ReplaceDialogProps {
  onClose: () => void
  onConfirm: () => void
}

/** Before what stands in the form gives way to what a kept message was made of. */
export default function ReplaceDialog({ onClose, onConfirm }: ReplaceDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Put the words of this message back into the form?"
      body="The form has something else in it now. It would be replaced."
      confirmLabel="Put them back"
      cancelLabel="Keep the form"
      tone="primary"
      onConfirm={onConfirm}
    />
  )
}
