import { useOnce } from '../../platform/once.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useClearRoom } from './chat.queries.ts'

interface DeleteChatProps {
  relationshipId: string
  personName: string
  onClose: () => void
  onDeleted: () => void
}

/** From the options of a chat, and from the dialog that saves one. */
export default function DeleteChat({ relationshipId, personName, onClose, onDeleted }: DeleteChatProps) {
  const clear = useClearRoom(relationshipId)
  const once = useOnce()
  const deleteChat = async () => {
    try {
      await clear.mutateAsync()
      onClose()
      onDeleted()
    } catch {
      toast({ title: 'Error', description: 'Failed to delete chat. Please try again.', tone: 'error' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete this chat about ${personName} without saving it?`}
      body="What you and Mallama wrote here will be gone. This cannot be undone."
      confirmLabel="Delete Chat"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      busy={clear.isPending}
      onConfirm={() => void once(deleteChat)}
    />
  )
}
