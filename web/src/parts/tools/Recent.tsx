import { useId, useRef, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { TakenBack } from '../taken-back/TakenBack.tsx'
import { useLeaving } from '../taken-back/useLeaving.ts'
import './tools.css'

/** The specification's number. */
const FEW = 5

interface Entry {
  id: string
  title: string
  when: string
  meta?: string
}

interface RecentProps {
  title: string
  items: Entry[]
  /** Whether there are older ones than `items`. */
  more: boolean
  busy: boolean
  failed: boolean
  onRetry: () => void
  onOpen: (id: string) => void
  /**
   * Called when Undo is over. Answer a promise: until it ends the entry stays away. With a `token` the page is on its way
   * out: call with `{ keepalive: true, token }`.
   */
  onRemove: (id: string, token?: string | null) => unknown
  current: string | null
}

/** What was done with a tool before: the first five, each to be opened again or deleted. */
export function Recent({ title, items, more, busy, failed, onRetry, onOpen, onRemove, current }: RecentProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const { leaving, remove, undo } = useLeaving<Entry>((entry, token) => onRemove(entry.id, token))
  const back = (entry: Entry) => {
    undo()
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-entry='${entry.id}'] button`)?.focus())
  }
  const shown = items.slice(0, all ? undefined : FEW)
  return (
    <Card as="section" className="stack recent" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {title}
      </h2>
      {failed && (
        <Status className="row">
          <p className="small soft">These did not load. Nothing is lost; it may be the connection.</p>
          <Button variant="quiet" size="sm" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        </Status>
      )}
      {items.length === 0 && busy && !failed && (
        <Skeleton label={`Loading: ${title}`}>
          <div className="stack">
            <Bone />
            <Bone width="70%" />
            <Bone width="85%" />
          </div>
        </Skeleton>
      )}
      {items.length === 0 && !busy && !failed && (
        <p className="small soft">Nothing yet. What you look at here is kept for you alone, and you can delete it.</p>
      )}
      {items.length > 0 && (
        <ul className="recent__list" ref={list}>
          {shown.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              {leaving?.id === entry.id ? (
                <TakenBack what={`Deleted: ${entry.title}`} onUndo={() => back(entry)} />
              ) : (
                <div className="recent__row">
                  <button
                    type="button"
                    className="recent__open"
                    aria-current={entry.id === current ? 'true' : undefined}
                    onClick={() => onOpen(entry.id)}
                  >
                    <span className="recent__title" dir="auto">
                      {entry.title}
                    </span>
                    <span className="meta">
                      {entry.when}
                      {entry.meta && ` · ${entry.meta}`}
                    </span>
                  </button>
                  <IconButton label={`Delete: ${entry.title}`} onClick={() => remove(entry)}>
                    <Trash2 className="icon" aria-hidden="true" />
                  </IconButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length > FEW && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show the newest five' : `Show ${items.length - FEW} more`}
        </Button>
      )}
      {more && (all || items.length <= FEW) && (
        <p className="meta">Older ones are kept too. They move up here when newer ones are deleted.</p>
      )}
    </Card>
  )
}
