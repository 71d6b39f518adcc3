import type { SavedChat } from '@mallama/contracts/chat'
import { quotedFrom } from '../../parts/chat/quotes.ts'
import { StatusBadge } from '../../parts/chat/StatusBadge.tsx'
import { dayOf, timeOf } from '../../parts/chat/when.ts'
import { Words } from '../../parts/chat/Words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'

const sections = [
  { field: 'aiInsights', label: 'Insights' },
  { field: 'keyTakeaways', label: 'Key Takeaways' },
  { field: 'actionItems', label: 'Action Items' },
] as const

/** A saved chat, whole: what was learnt first, then every word of it. */
export default function SavedChatDialog({ chat, onClose }: { chat: SavedChat; onClose: () => void }) {
  // What was the person's own is known by being theirs word for word.
  const own = chat.chatHistory.map(({ role, content }) => (role === 'user' ? content : '')).join('\n')
  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title={<span dir="auto">{chat.title}</span>}>
      <p className="row saved__foot">
        <StatusBadge status={chat.status} />
        <span className="meta">Saved on {dayOf(chat.createdAt)}</span>
      </p>
      {sections.map(
        ({ field, label }) =>
          chat[field].trim() && (
            <section key={field} className="saved__section" aria-label={label}>
              <h3>{label}</h3>
              <p dir="auto">{chat[field]}</p>
            </section>
          ),
      )}
      <section className="saved__section" aria-label="The chat">
        <h3>The chat</h3>
        <div className="thread">
          {chat.chatHistory.map(({ role, content, timestamp }, index) => (
            <Message
              // oxlint-disable-next-line react/no-array-index-key -- a record, which never changes
              key={index}
              who={role === 'user' ? 'you' : 'mallama'}
              time={timeOf(timestamp)}
            >
              {role === 'user' ? (
                <p dir="auto">{content}</p>
              ) : (
                <Words content={content} evidence={quotedFrom(own, content)} />
              )}
            </Message>
          ))}
        </div>
      </section>
    </Dialog>
  )
}
