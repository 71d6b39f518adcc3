import { Suspense, useId, useRef, useState } from 'react'
import { ChevronDown, Trash2 } from 'lucide-react'
import type { SavedChat } from '@mallama/contracts/chat'
import { useSavedChats } from '../../parts/chat/chat.queries.ts'
import { StatusBadge } from '../../parts/chat/StatusBadge.tsx'
import { dayOf } from '../../parts/chat/when.ts'
import { cut, inOneLine, oneLine } from '../../parts/excerpt.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { cx } from '../../ui/classes.ts'
import { later, laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'

const SavedChatDialog = laterDialog(() => import('./SavedChatDialog.tsx'))
const DeleteSavedChat = later(() => import('./DeleteSavedChat.tsx'))
const prefetch = () => {
  for (const part of [SavedChatDialog, DeleteSavedChat]) void part.preload().catch(() => undefined)
}
const ready = { onPointerEnter: prefetch, onFocus: prefetch }

const ISSUE = 100
const INSIGHTS = 150

/** `open` where the list stands open beside the chat; elsewhere it is one row of many. */
export function SavedChats({ relationshipId, open = false }: { relationshipId: string; open?: boolean }) {
  const title = useId()
  const summary = useRef<HTMLElement>(null)
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useSavedChats(relationshipId)
  const [reading, setReading] = useState<SavedChat | null>(null)
  const [leaving, setLeaving] = useState<SavedChat | null>(null)
  const chats = data?.pages.flat()
  return (
    <section aria-labelledby={title}>
      <details className={cx('saved-list', open && 'card')} open={open}>
        <summary ref={summary}>
          <h2 id={title}>Saved conversations</h2>
          {chats && chats.length > 0 && (
            <Chip>
              {chats.length}
              {hasNextPage && '+'}
            </Chip>
          )}
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        {chats ? (
          chats.length === 0 ? (
            <p className="small soft saved-list__none">
              Nothing saved yet. When a chat is done, mark it and it will be kept here.
            </p>
          ) : (
            <ul className="saved-list__in">
              {chats.map((chat) => (
                <Saved key={chat.id} chat={chat} onOpen={setReading} onDelete={setLeaving} />
              ))}
            </ul>
          )
        ) : isError ? (
          <Status className="row saved-list__none">
            <p className="small soft">Your saved chats did not load. They are still kept.</p>
            <Button variant="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </Status>
        ) : (
          <Skeleton label="Loading saved conversations" className="saved-list__none">
            <div className="stack">
              <Bone width="55%" />
              <Bone />
            </div>
          </Skeleton>
        )}
        {hasNextPage && (
          <Button
            variant="quiet"
            size="sm"
            block
            busy={isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void fetchNextPage()}
          >
            Show older ones
          </Button>
        )}
      </details>
      <Suspense>
        {reading && <SavedChatDialog chat={reading} onClose={() => setReading(null)} />}
        {leaving && (
          <DeleteSavedChat
            relationshipId={relationshipId}
            chat={leaving}
            onClose={() => setLeaving(null)}
            onDeleted={() => summary.current?.focus()}
          />
        )}
      </Suspense>
    </section>
  )
}

interface SavedProps {
  chat: SavedChat
  onOpen: (chat: SavedChat) => void
  onDelete: (chat: SavedChat) => void
}

function Saved({ chat, onOpen, onDelete }: SavedProps) {
  const insights = inOneLine(chat.aiInsights)
  return (
    <li className="saved">
      <div className="saved__head">
        <h3>
          <button type="button" className="link saved__open" dir="auto" {...ready} onClick={() => onOpen(chat)}>
            {chat.title}
          </button>
        </h3>
        <IconButton label={`Delete the chat "${chat.title}"`} {...ready} onClick={() => onDelete(chat)}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="small soft" dir="auto">
        {cut(oneLine(chat.originalIssue), ISSUE)}
      </p>
      {insights && (
        <p className="small soft" dir="auto">
          <b>Insights</b> {cut(insights, INSIGHTS)}
        </p>
      )}
      <p className="row saved__foot">
        <StatusBadge status={chat.status} />
        <time className="meta" dateTime={chat.createdAt}>
          {dayOf(chat.createdAt)}
        </time>
      </p>
    </li>
  )
}
