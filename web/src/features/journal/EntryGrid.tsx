import type { JournalEntry } from '@mallama/contracts/journal'
import { useRef, useState } from 'react'
import { TakenBack } from '../../parts/taken-back/TakenBack.tsx'
import { Button } from '../../ui/button.tsx'
import { EntryCard } from './EntryCard.tsx'

/** Drawn at once; the rest comes at a press. */
const FEW = 24

interface EntryGridProps {
  entries: readonly JournalEntry[]
  /** There are older ones that were not read yet. */
  more: boolean
  busy: boolean
  onMore: () => void
  /** Deleted a moment ago, and to be had back. */
  leaving: JournalEntry | null
  onUndo: () => void
  onOpen: (entry: JournalEntry) => void
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
}

export function EntryGrid({ entries, more, busy, onMore, leaving, onUndo, ...on }: EntryGridProps) {
  const [shown, setShown] = useState(FEW)
  const list = useRef<HTMLUListElement>(null)
  const back = (id: string) => {
    onUndo()
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-entry='${id}'] button`)?.focus())
  }
  const showMore = () => {
    const next = shown
    setShown(shown + FEW)
    if (entries.length < shown + FEW && more) onMore()
    // The focus goes on with the reading.
    setTimeout(() => list.current?.children[next]?.querySelector<HTMLElement>('button')?.focus())
  }
  return (
    <div className="stack">
      <ul className="grid-auto entries" ref={list}>
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.id} data-entry={entry.id}>
            {leaving?.id === entry.id ? (
              <TakenBack what={`Deleted: ${entry.title}`} onUndo={() => back(entry.id)} />
            ) : (
              <EntryCard
                entry={entry}
                onOpen={() => on.onOpen(entry)}
                onEdit={() => on.onEdit(entry)}
                onDelete={() => on.onDelete(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {(entries.length > shown || more) && (
        <Button variant="quiet" className="justify-self-start" busy={busy} busyLabel="Loading..." onClick={showMore}>
          Show more entries
        </Button>
      )}
    </div>
  )
}
