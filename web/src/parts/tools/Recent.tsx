import { useId, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { TakenBack } from '../taken-back/TakenBack.tsx'
import { useLeaving } from '../taken-back/useLeaving.ts'
import { UNNAMED } from './entry.ts'
import './tools.css'

/** The specification's number. */
const FEW = 5

interface Entry {
  id: string
  /** Null where the words are for nobody else's eyes. */
  title: string | null
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
  /** Told at once which one was deleted, and null when it was had back: what is open of it goes and comes with it. */
  onLeaving: Dispatch<SetStateAction<string | null>>
  current: string | null
  /** Something is being made: nothing else is opened before it is there. */
  making?: boolean
}

const nameOf = ({ title, when }: Entry) => title ?? `${UNNAMED}, ${when}`

/** What was done with a tool before: the first five, each to be opened again or deleted. */
export function Recent(props: RecentProps) {
  const { title, items, more, busy, failed, onRetry, onOpen, onRemove, onLeaving, current, making = false } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const { leaving, remove, undo } = useLeaving<Entry>(async (entry, token) => {
    try {
      await onRemove(entry.id, token)
    } finally {
      onLeaving((now) => (now === entry.id ? null : now))
    }
  })
  const back = (entry: Entry) => {
    undo()
    onLeaving(null)
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-entry='${entry.id}'] button`)?.focus())
  }
  const away = (entry: Entry) => {
    remove(entry)
    onLeaving(entry.id)
  }
  const shown = items.slice(0, all ? undefined : FEW)
  return (
    <Card as="section" className="stack recent" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {title}
      </h2>
      {failed && <NotLoaded what="These did not load." busy={busy} onRetry={onRetry} />}
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
      <Status className="small soft recent__making">
        {making && items.length > 0 && 'You can open these again when the current one is done or canceled.'}
      </Status>
      {items.length > 0 && (
        <ul className="recent__list" ref={list}>
          {shown.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              {leaving?.id === entry.id ? (
                <TakenBack what={`Deleted: ${nameOf(entry)}`} onUndo={() => back(entry)} />
              ) : (
                <div className="recent__row">
                  <button
                    type="button"
                    className="recent__open"
                    aria-current={entry.id === current ? 'true' : undefined}
                    disabled={making}
                    onClick={() => onOpen(entry.id)}
                  >
                    <span className="recent__title" dir="auto">
                      {entry.title ?? UNNAMED}
                    </span>
                    <span className="meta">
                      {entry.when}
                      {entry.meta && ` · ${entry.meta}`}
                    </span>
                  </button>
                  <IconButton label={`Delete: ${nameOf(entry)}`} onClick={() => away(entry)}>
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
