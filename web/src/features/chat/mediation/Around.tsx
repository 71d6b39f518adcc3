import type { Mediation } from '@mallama/contracts/mediation'
import { WifiOff } from 'lucide-react'
import { useConnection } from '../../../parts/shared-room/useOnline.ts'
import '../../../parts/shared-room/shared-room.css'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/classes.ts'
import { Status } from '../../../ui/status.tsx'
import { listOf, nameOf, whenOf } from './people.ts'
import type { Around } from './useSeen.ts'

/** Who else is here, in words beside a dot. Nothing of those with whom it was not agreed. */
export function Presence({ room, around }: { room: Mediation; around: Around }) {
  const online = useConnection()
  // What was known of the others before says nothing of now.
  if (!online || around.presence.length === 0) return null
  return (
    <p className="med-seen">
      {around.presence.map(({ by, isHere, since }) => (
        <span key={by} className={cx('pres', !isHere && 'pres--away')}>
          <i aria-hidden="true" />
          <bdi>
            {nameOf(room, by)} is {isHere ? 'here' : since ? `away since ${whenOf(since)}` : 'away'}
          </bdi>
        </span>
      ))}
    </p>
  )
}

/** Announced once, when it begins. */
export function Writing({ room, around }: { room: Mediation; around: Around }) {
  const names = around.writing.map((by) => nameOf(room, by))
  return (
    <Status className="small soft">
      {names.length > 0 && `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} writing`}
    </Status>
  )
}

interface ConnectionProps {
  /** The last time that the room was asked for, it did not come. */
  stale: boolean
  busy: boolean
  onRetry: () => void
}

/** What is written is not lost, and what is shown may be old. */
export function Connection({ stale, busy, onRetry }: ConnectionProps) {
  const online = useConnection()
  return (
    <Status className={online && !stale ? 'sr-only' : 'med-broken small'}>
      {!online ? (
        <>
          <WifiOff className="icon" aria-hidden="true" />
          <span>You are offline. What you write is kept here, and you share it when you are back.</span>
        </>
      ) : (
        stale && (
          <>
            <WifiOff className="icon" aria-hidden="true" />
            <span>Mallama cannot be reached right now. This may not be the newest.</span>
            <Button size="sm" variant="quiet" busy={busy} onClick={onRetry}>
              Try again
            </Button>
          </>
        )
      )}
    </Status>
  )
}
