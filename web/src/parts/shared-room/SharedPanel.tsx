import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from './useOnline.ts'
import { call } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.ts'
import { PresenceLine } from './PresenceLine.tsx'
import { SharedTalk } from './SharedTalk.tsx'
import { leaveRoom } from './shared-room.queries.ts'
import { useRoom } from './useRoom.ts'

interface SharedPanelProps {
  sessionId: string
  personName: string
}

/** The room of two inside the panel about somebody. */
export default function SharedPanel({ sessionId, personName }: SharedPanelProps) {
  const seen = useRoom(sessionId)
  const online = useConnection()
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { data: room, isError, isFetching, refetch } = seen.query
  if (!room) {
    return isError ? (
      <ErrorState
        level={3}
        title="The room did not load"
        text="What you wrote is kept. It may be your connection."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Skeleton label="Loading the room" className="chat__log">
        <Bone width="60%" height="3rem" shape="round" />
      </Skeleton>
    )
  }
  const leave = () =>
    run(async () => {
      try {
        await call(leaveRoom, { id: sessionId })
        setAsking(false)
      } catch {
        toast({ title: 'You are still in the room', description: 'Please try again.', tone: 'error' })
      }
    })
  return (
    <>
      <div className="room__head">
        <PresenceLine room={room} name={personName} online={online} />
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          <LogOut className="icon" aria-hidden="true" />
          Leave room
        </Button>
      </div>
      <SharedTalk seen={seen} room={room} name={personName} online={online} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          <>
            Leave the room with <bdi>{personName}</bdi>?
          </>
        }
        body={`The room closes for both of you. ${personName} sees that you left, not why. What was said until now stays in your own record.`}
        confirmLabel="Leave"
        cancelLabel="Stay"
        busy={busy}
        onConfirm={() => void leave()}
      />
    </>
  )
}
