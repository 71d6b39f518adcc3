import { Suspense, useState, type ReactNode } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { later, laterDialog } from '../../../ui/later.ts'
import { useSeenHeight } from '../../../ui/seen-height.ts'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Status } from '../../../ui/status.tsx'
import { useTitle } from '../../../ui/title.ts'
import { Agreed, Agreement } from './Agreement.tsx'
import { Connection, Presence } from './Around.tsx'
import { Beginning } from './Beginning.tsx'
import { Deciding } from './Deciding.tsx'
import { Alone, isAlone, Paused } from './Halted.tsx'
import { Head } from './Head.tsx'
import { Turn } from './Hearing.tsx'
import { Log } from './Log.tsx'
import { useMediation } from './mediation.queries.ts'
import { Over } from './Over.tsx'
import { Balance, Rail } from './Rail.tsx'
import { Ranking } from './Ranking.tsx'
import { Sharing } from './Sharing.tsx'
import { useSeen, type Around } from './useSeen.ts'
import './mediation.css'

const PrivateRoom = later(() => import('./PrivateRoom.tsx'))
const StopSheet = laterDialog(() => import('./StopSheet.tsx'))

/** A mediation at `/chat?id=`: whose turn it is and the one thing to do, on every screen of it. */
export default function MediationView({ id }: { id: string }) {
  const { data: room, error, isFetching, refetch } = useMediation(id)
  const around = useSeen(id, room)
  const [inPrivate, setInPrivate] = useState(false)
  useSeenHeight()
  useTitle(room ? room.title : 'Mediation')
  if (room) {
    if (inPrivate)
      return (
        <Suspense fallback={<Loading />}>
          <PrivateRoom room={room} onBack={() => setInPrivate(false)} />
        </Suspense>
      )
    return (
      <Shared
        key={room.id}
        room={room}
        around={around}
        note={<Connection stale={error !== null} busy={isFetching} onRetry={() => void refetch()} />}
        onPrivate={() => setInPrivate(true)}
      />
    )
  }
  if (error)
    return (
      <div className="page">
        <ErrorState
          level={1}
          title="This mediation did not load"
          text="Nothing is lost. It may be your connection."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </div>
    )
  return <Loading />
}

const Loading = () => (
  <div className="page">
    <Skeleton label="Loading the mediation">
      <div className="stack">
        <Bone width="12rem" height="1.5rem" />
        <Bone width="70%" height="4.5rem" shape="round" />
      </div>
    </Skeleton>
  </div>
)

interface SharedProps {
  room: Mediation
  around: Around
  onPrivate: () => void
}

function Shared({ room, around, note, onPrivate }: SharedProps & { note: ReactNode }) {
  const [stopping, setStopping] = useState<'asked' | 'end' | null>(null)
  const left = room.people.find(({ id }) => id === room.me)?.state === 'left'
  const over = left || room.endedAt !== null
  return (
    <div className={room.stage === 'waiting' || over ? 'med' : 'med med--two'}>
      <Head
        title={room.title}
        meta={metaOf(room, left)}
        seen={<Presence room={room} around={around} />}
        note={note}
        {...(over ? {} : { onStop: () => setStopping('asked') })}
      />
      {over ? (
        <div className="med__main">
          <Over room={room} onPrivate={onPrivate} />
        </div>
      ) : room.stage === 'waiting' ? (
        <div className="med__main">
          <Says words={room.says} />
          <Beginning room={room} onPrivate={onPrivate} />
        </div>
      ) : (
        <Running room={room} around={around} onPrivate={onPrivate} onEnd={() => setStopping('end')} />
      )}
      {stopping && (
        <Suspense>
          <StopSheet
            room={room}
            ask={stopping === 'end' ? 'end' : null}
            open
            onOpenChange={(open) => setStopping(open ? 'asked' : null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Running({ room, around, onPrivate, onEnd }: SharedProps & { onEnd: () => void }) {
  const hearing = room.stage === 'hearing'
  const halted = room.paused || isAlone(room)
  return (
    <>
      <div className="med__side">
        <Rail rail={room.rail} />
        {(hearing || halted) && <Balance people={room.people} />}
        {room.paused ? (
          <Paused room={room} onPrivate={onPrivate} onEnd={onEnd} />
        ) : isAlone(room) ? (
          <Alone room={room} onPrivate={onPrivate} />
        ) : (
          hearing && <Turn room={room} around={around} onPrivate={onPrivate} />
        )}
      </div>
      {hearing || halted ? (
        <Log room={room} />
      ) : (
        <div className="med__main">
          <Says words={room.says} />
          <Step room={room} onEnd={onEnd} />
        </div>
      )}
    </>
  )
}

/** What the mediator has said in a step that shows no talk beside it. */
const Says = ({ words }: { words: string | null }) => (
  <Status className={words ? 'med-says' : 'sr-only'}>{words ?? ''}</Status>
)

function Step({ room, onEnd }: { room: Mediation; onEnd: () => void }) {
  switch (room.stage) {
    case 'lines':
      return <Sharing room={room} />
    case 'ranking':
      return <Ranking key={room.step} room={room} />
    case 'agreement':
      return <Agreement room={room} onEnd={onEnd} />
    case 'agreed':
      return <Agreed room={room} />
    default:
      return <Deciding room={room} />
  }
}

/** In one line under the title: where it is. Nobody is named as the one who is waited for. */
function metaOf(room: Mediation, left: boolean): string {
  if (left) return 'You left'
  if (room.endedAt !== null) return 'Group mediation, ended'
  if (room.stage === 'waiting') return 'Group mediation'
  if (room.paused) return 'Paused'
  if (room.stage === 'agreed') return 'Agreed'
  const gone = isAlone(room) ? room.people.find(({ state }) => state === 'left') : undefined
  if (gone) return `${gone.name || 'Someone'} left`
  const { at, of } = room.progress
  return `Step ${at} of ${of}. ${room.waitingFor.includes(room.me) ? 'Your turn' : 'No need to wait here'}`
}
