import type { Conversation } from '@mallama/contracts/conversations'
import { useRemove } from '../../parts/conversations/conversations.queries.ts'
import { messagesIn, nameOf } from '../../parts/conversations/words.ts'
import { dropDrafts } from '../../parts/draft.ts'
import { reasonOf } from '../../parts/refusal.ts'
import { ApiError } from '../../platform/api.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'

interface DeleteProps {
  conversation: Conversation
  onClose: () => void
}

export default function DeleteConversation({ conversation, onClose }: DeleteProps) {
  const { id, messageCount } = conversation
  const remove = useRemove(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        dropDrafts(id)
        onClose()
      },
      onError: (error) => {
        // Deleted elsewhere is deleted.
        if (error instanceof ApiError && error.status === 404) return onClose()
        onClose()
        toast({ title: 'Not deleted', description: reasonOf(error, 'Please try again.'), tone: 'error', about: id })
      },
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${nameOf(conversation)}”?`}
      body={`Its ${messagesIn(messageCount)} and its summary go for good. You can export it first, from the conversation itself.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  )
}
