import type { JournalEntry } from '@mallama/contracts/journal'
import { Pencil, Trash2 } from 'lucide-react'
import { dayOf } from '../../parts/chat/when.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { MoodBadge } from './moods.tsx'

/** The specification's number. */
const TAGS = 2

interface EntryCardProps {
  entry: JournalEntry
  onOpen: () => void
  onEdit: () => void
  onDelete: () => void
}

export function EntryCard({ entry, onOpen, onEdit, onDelete }: EntryCardProps) {
  const { title, content, emotions, mood, tags, createdAt } = entry
  const rest = tags.length - TAGS
  return (
    <Card as="article" className="entry">
      <div className="entry__head">
        <MoodBadge mood={mood} />
        <span className="meta">{dayOf(createdAt)}</span>
      </div>
      <h3 className="heading">
        <button type="button" className="entry__title" dir="auto" onClick={onOpen}>
          {title}
        </button>
      </h3>
      <p className="soft entry__x" dir="auto">
        {content}
      </p>
      {emotions && (
        <p className="small entry__felt" dir="auto">
          <span className="meta">Emotions</span> {emotions}
        </p>
      )}
      <div className="row entry__foot">
        {tags.slice(0, TAGS).map((tag) => (
          <Chip key={tag} dir="auto">
            <span className="entry__tag">{tag}</span>
          </Chip>
        ))}
        {rest > 0 && (
          <Chip>
            +{rest}
            <span className="sr-only"> more {rest === 1 ? 'tag' : 'tags'}</span>
          </Chip>
        )}
        <span className="entry__act">
          <IconButton label={`Edit ${title}`} onClick={onEdit}>
            <Pencil className="icon" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${title}`} onClick={onDelete}>
            <Trash2 className="icon" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </Card>
  )
}
