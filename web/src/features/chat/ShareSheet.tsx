import type { OpenConversation } from '@mallama/contracts/conversations'
import type { ConversationStatus } from '@mallama/contracts/conversation-words'
import {
  CircleCheck,
  FileDown,
  FileText,
  Flag,
  Pencil,
  Printer,
  RotateCcw,
  Share2,
  type LucideIcon,
} from 'lucide-react'
import { titleOf } from '../../parts/conversations/words.ts'
import { saveFile } from '../../parts/save-file.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { asMarkdown, asText, fileName } from './written-out.ts'

interface ShareSheetProps {
  conversation: OpenConversation
  onClose: () => void
  onShare: () => void
  onRename: () => void
  onMark: (status: Exclude<ConversationStatus, 'waiting'>) => void
}

interface Row {
  name: string
  more?: string
  Icon: LucideIcon
  act: () => void
}

export default function ShareSheet({ conversation, onClose, onShare, onRename, onMark }: ShareSheetProps) {
  const title = titleOf(conversation)
  const { status, messages } = conversation
  const save = (ending: 'md' | 'txt') => {
    const name = fileName(title, ending)
    const words = ending === 'md' ? asMarkdown(conversation) : asText(conversation)
    saveFile(name, new Blob([words], { type: `${ending === 'md' ? 'text/markdown' : 'text/plain'};charset=utf-8` }))
  }
  const out: Row[] = [
    { name: 'Share a part', more: 'You choose the words first', Icon: Share2, act: onShare },
    { name: 'Markdown', more: fileName(title, 'md'), Icon: FileDown, act: () => save('md') },
    { name: 'Plain text', more: fileName(title, 'txt'), Icon: FileText, act: () => save('txt') },
    // Once the sheet is gone: it would be printed as well.
    { name: 'Print', more: 'Or save as PDF', Icon: Printer, act: () => setTimeout(() => window.print(), 100) },
  ]
  const order: Row[] = [
    { name: 'Rename', Icon: Pencil, act: onRename },
    ...(status === 'active' ? [] : [{ name: 'Open again', Icon: RotateCcw, act: () => onMark('active') }]),
    ...(status === 'resolved' ? [] : [{ name: 'Mark as Resolved', Icon: CircleCheck, act: () => onMark('resolved') }]),
    ...(status === 'needs_attention'
      ? []
      : [{ name: 'Needs More Attention', Icon: Flag, act: () => onMark('needs_attention') }]),
  ]
  const rows = (some: Row[]) =>
    some.map(({ name, more, Icon, act }) => (
      <li key={name}>
        <button
          type="button"
          onClick={() => {
            onClose()
            act()
          }}
        >
          <Icon className="icon" aria-hidden="true" />
          <span>
            {name}
            {more && <small>{more}</small>}
          </span>
        </button>
      </li>
    ))
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Share or export">
      {messages.length > 0 && <ul className="sheet-rows">{rows(out)}</ul>}
      <ul className="sheet-rows">{rows(order)}</ul>
      {messages.length > 0 && <p className="meta">A file on your device is not locked. Keep it where only you look.</p>}
    </Sheet>
  )
}
