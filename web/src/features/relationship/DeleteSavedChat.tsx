import type { SavedChat } from '@mallama/contracts/chat'
import { useRemoveSavedChat } from '../../parts/chat/chat.queries.ts'
import { useOnce } from '../../platform/once.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'

interface DeleteSavedChatProps {
  relationshipId: string
  chat: SavedChat
  onClose: () => void
  onDeleted: () => void
}

/** Asks first, by the chat's name. */
export default function DeleteSavedChat({ relationshipId, chat, onClose, onDeleted }: DeleteSavedChatProps) {
  const remove = useRemoveSavedChat(relationshipId)
  const once = useOnce()
  const confirm = async () => {
    try {
      await remove.mutateAsync(chat.id)
      onClose()
      // The button that was pressed is gone with its chat; the dialog gives the focus back first.
      setTimeout(onDeleted, 50)
      toast({ title: 'Chat deleted', tone: 'good' })
    } catch {
      toast({ title: 'Error', description: 'Failed to delete chat. Please try again.', tone: 'error' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the chat "${chat.title}"?`}
      body="The messages and what you learned from them will be gone. This cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void once(confirm)}
    />
  )
}
