import { useEffect, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { personHref } from '../../parts/beside.ts'
import { isMissing, useRelationship } from '../../parts/relationships.queries.ts'
import { useSession as useRoomOf } from '../../parts/shared-room/shared-room.queries.ts'
import { useScreenParams } from '../../platform/params.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.ts'
import { useSeenHeight } from '../../ui/seen-height.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { useSession } from '../../platform/session.tsx'
import './chat-window.css'

const ChatPanel = later(() => import('../../parts/chat/ChatPanel.tsx'))
const RoomWindow = later(() => import('./RoomWindow.tsx'))

/** The talk beside other work: with a session the room of two, without one the private chat about the person. */
export default function ChatWindowPage() {
  const { relationshipId } = useScreenParams()
  const [query] = useSearchParams()
  const sessionId = query.get('session')
  useSeenHeight()
  if (!relationshipId)
    return <Refused title="No relationship ID provided." text="Open the chat again from the person’s page." />
  return <Window key={`${relationshipId} ${sessionId}`} relationshipId={relationshipId} sessionId={sessionId} />
}

interface WindowProps {
  relationshipId: string
  sessionId: string | null
}

function Window({ relationshipId, sessionId }: WindowProps) {
  const { status } = useSession()
  // Whoever was invited may have no membership: what they keep of the other one is not theirs to open, the room is. A
  // private talk that was open when access ended stays as it is known, until it is saved.
  const guest = status !== 'access'
  const person = useRelationship(relationshipId, !guest)
  const room = useRoomOf(sessionId)
  // The first is whoever asks.
  const other = room.data?.participants[1]
  const name = person.data?.personName ?? (guest ? other?.firstName : undefined)
  useTitle(name ? `Chat about ${name}` : 'Chat')
  const elsewhere = guest && !person.data && room.data !== undefined && room.data.relationshipId !== relationshipId
  if (isMissing(person.error) || elsewhere)
    return <Refused title="Relationship Not Found" text="The relationship you're trying to access was not found." />
  const removed = (
    <Refused
      title="This room is closed to you"
      text="You left it or were unlinked. What you wrote is still in your own record."
    />
  )
  if (sessionId && isMissing(room.error)) return removed
  if (name && sessionId && room.data)
    return (
      <RoomWindow
        key={sessionId}
        sessionId={sessionId}
        personName={name}
        close={<CloseWindow relationshipId={relationshipId} />}
        refused={removed}
      />
    )
  if (name && !sessionId)
    return (
      <ChatPanel
        relationshipId={relationshipId}
        personName={name}
        close={<CloseWindow relationshipId={relationshipId} />}
      />
    )
  const failed = person.error || room.error
  return (
    <div className="page">
      {failed ? (
        <ErrorState
          level={1}
          title="This page did not load"
          text="Nothing is lost. It may be your connection."
          onRetry={() => void Promise.all([guest ? null : person.refetch(), sessionId ? room.refetch() : null])}
          busy={person.isFetching || room.isFetching}
        />
      ) : (
        <Skeleton label="Opening the room">
          <div className="stack">
            <Bone width="12rem" height="1.5rem" />
            <Bone width="70%" height="4.5rem" shape="round" />
          </div>
        </Skeleton>
      )}
    </div>
  )
}

/** A window that was not opened by a page cannot close itself: it goes to the page about the person. */
function CloseWindow({ relationshipId }: { relationshipId?: string | undefined }) {
  const navigate = useNavigate()
  const close = () => {
    window.close()
    if (!window.closed) void navigate(relationshipId ? personHref(relationshipId) : '/', { replace: true })
  }
  return (
    <Button variant="quiet" size="sm" className="win__close" onClick={close}>
      Close Window
    </Button>
  )
}

function Refused({ title, text }: { title: string; text: ReactNode }) {
  useTitle(title)
  useEffect(() => {
    document.querySelector<HTMLElement>('#main')?.focus()
  }, [])
  return (
    <div className="page win__refused" role="alert">
      <Card>
        <EmptyState level={1} scene="door" title={title} text={text} action={<CloseWindow />} />
      </Card>
    </div>
  )
}
