import { needsHelp } from '@mallama/contracts/help'
import type { JournalEntry } from '@mallama/contracts/journal'
import { timeOf } from '../../parts/chat/when.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Insight } from './Insight.tsx'
import { MoodBadge } from './moods.tsx'

interface EntryReaderProps {
  entry: JournalEntry
  onClose: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An entry in full, with what Mallama noticed. */
export default function EntryReader({ entry, onClose, onEdit, onDelete }: EntryReaderProps) {
  const { title, content, emotions, mood, tags, createdAt, aiInsights, moodChosen } = entry
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{title}</bdi>}
      footer={
        <>
          <Button variant="ghost" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      <p className="row">
        <MoodBadge mood={mood} /> <span className="meta">{timeOf(createdAt)}</span>
      </p>
      {!moodChosen && (
        <p className="small soft">
          This entry came without a mood and counts in no chart. Choose one when you edit it.
        </p>
      )}
      {content && (
        <p className="entry__whole" dir="auto">
          {content}
        </p>
      )}
      {emotions && (
        <p className="small" dir="auto">
          <span className="meta">Emotions</span> {emotions}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="row entry__tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip dir="auto">{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      {aiInsights && (
        <section className="stack seen" aria-label="What Mallama noticed">
          {!needsHelp(aiInsights.safety) && <h3 className="meta seen__by">What Mallama noticed</h3>}
          <Insight entry={entry} />
        </section>
      )}
    </Dialog>
  )
}
