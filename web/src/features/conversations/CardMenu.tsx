import type { Conversation } from '@mallama/contracts/conversations'
import type { ConversationStatus } from '@mallama/contracts/conversation-words'
import { Archive, ArchiveRestore, CircleCheck, Ellipsis, Flag, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useChange } from '../../parts/conversations/conversations.queries.ts'
import { nameOf } from '../../parts/conversations/words.ts'
import { reasonOf } from '../../parts/refusal.ts'
import { later, laterDialog } from '../../ui/later.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.ts'

const RenameDialog = laterDialog(() => import('../../parts/conversations/RenameDialog.tsx'))
const DeleteConversation = later(() => import('./DeleteConversation.tsx'))

const icon = (Icon: typeof Flag) => <Icon className="icon" aria-hidden="true" />

export function CardMenu({ conversation }: { conversation: Conversation }) {
  const { id, type, status } = conversation
  const title = nameOf(conversation)
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const change = useChange(id)
  const mark = (next: Exclude<ConversationStatus, 'waiting'>) =>
    change.mutate(
      { status: next },
      {
        onError: (error) =>
          toast({
            title: 'Not changed',
            description: reasonOf(error, 'Please try again.'),
            tone: 'error',
            about: id,
          }),
      },
    )
  const solo: MenuItem[] = [
    ...(status === 'active' ? [] : [{ label: 'Open again', icon: icon(RotateCcw), onSelect: () => mark('active') }]),
    ...(status === 'resolved'
      ? []
      : [{ label: 'Mark as Resolved', icon: icon(CircleCheck), onSelect: () => mark('resolved') }]),
    ...(status === 'needs_attention'
      ? []
      : [{ label: 'Needs More Attention', icon: icon(Flag), onSelect: () => mark('needs_attention') }]),
  ]
  const archive: MenuItem =
    status === 'archived'
      ? { label: 'Out of the archive', icon: icon(ArchiveRestore), onSelect: () => mark('active') }
      : { label: 'Archive', icon: icon(Archive), onSelect: () => mark('archived') }
  const items: MenuItem[] = [
    { label: 'Rename', icon: icon(Pencil), onSelect: () => setOpen('rename') },
    ...(type === 'solo_session' ? solo : []),
    ...(type === 'solo_session' && status === 'archived' ? [] : [archive]),
    'line',
    { label: 'Delete', icon: icon(Trash2), danger: true, onSelect: () => setOpen('delete') },
  ]
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        items={items}
        triggerProps={{ className: 'icon-btn', 'aria-label': `More for ${title}`, title: 'More' }}
        trigger={<Ellipsis className="icon" aria-hidden="true" />}
      />
      <Suspense>
        {open === 'rename' && <RenameDialog id={id} title={conversation.title} onClose={close} />}
        {open === 'delete' && <DeleteConversation conversation={conversation} onClose={close} />}
      </Suspense>
    </>
  )
}
