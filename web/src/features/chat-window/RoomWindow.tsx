import { UsersRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { PresenceLine } from '../../parts/shared-room/PresenceLine.tsx'
import { SharedTalk } from '../../parts/shared-room/SharedTalk.tsx'
import { useConnection } from '../../parts/shared-room/useOnline.ts'
import { useRoom } from '../../parts/shared-room/useRoom.ts'
import { QuickExitButton } from '../../ui/quick-exit.tsx'

interface RoomWindowProps {
  sessionId: string
  personName: string
  close: ReactNode
  /** In its place, once the person was removed. */
  refused: ReactNode
}

export default function RoomWindow({ sessionId, personName, close, refused }: RoomWindowProps) {
  const title = useId()
  const seen = useRoom(sessionId)
  const online = useConnection()
  const room = seen.query.data
  if (seen.revoked) return refused
  return (
    <section className="chat chat--whole" aria-labelledby={title}>
      <header className="chat__head chat__head--whole">
        <div className="chat__title">
          <h1 id={title}>
            Chat about <bdi>{personName}</bdi>
          </h1>
          <p className="room__head">
            <span className="band is-open">
              <UsersRound className="icon" aria-hidden="true" />
              Multi-User Session
            </span>
            <PresenceLine room={room} name={personName} online={online} />
          </p>
        </div>
        <QuickExitButton />
        {close}
      </header>
      {room && <SharedTalk seen={seen} room={room} name={personName} online={online} />}
    </section>
  )
}
