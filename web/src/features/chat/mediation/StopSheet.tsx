import { CircleX, FileDown, LogOut, Pause } from 'lucide-react'
import type { Mediation } from '@mallama/contracts/mediation'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useDeed } from './mediation.queries.ts'
import { both, othersNamed } from './people.ts'
import { saveRecord } from './record.ts'

interface StopSheetProps {
  room: Mediation
  /** What was pressed already, and is only to be confirmed. */
  ask?: 'end' | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Pause, leave, end: each says what the others see of it. */
export default function StopSheet({ room, ask = null, open, onOpenChange }: StopSheetProps) {
  const [asking, setAsking] = useState<'leave' | 'end' | null>(ask)
  const { mutate, isPending } = useDeed(room)
  const others = othersNamed(room)
  const running = room.stage !== 'waiting' && room.stage !== 'agreed' && room.endedAt === null
  const close = () => onOpenChange(false)
  if (asking)
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => {
          if (!next) setAsking(null)
          onOpenChange(next)
        }}
        title={asking === 'leave' ? 'Leave this mediation?' : `End it for ${both(room)}?`}
        body={
          asking === 'leave'
            ? `${others} sees that you left, not why. You keep your record, and your private room.`
            : 'Mallama ends it in its own words, which name nobody. Each keeps their own record. It cannot be opened again.'
        }
        confirmLabel={asking === 'leave' ? 'Leave' : 'End it'}
        busy={isPending}
        onConfirm={() => mutate({ go: asking }, { onSuccess: close })}
      />
    )
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Stop here for now?">
      <div className="med-links">
        {running && !room.paused && (
          <Way
            icon={<Pause className="icon" aria-hidden="true" />}
            name="Pause"
            onClick={() => mutate({ go: 'pause' }, { onSuccess: close })}
          >
            Everything waits. Anyone can end it.
          </Way>
        )}
        <Way icon={<LogOut className="icon" aria-hidden="true" />} name="Leave" onClick={() => setAsking('leave')}>
          {others} sees that you left, not why. You keep your record.
        </Way>
        {room.endedAt === null && room.stage !== 'agreed' && (
          <Way
            icon={<CircleX className="icon" aria-hidden="true" />}
            name={`End it for ${both(room)}`}
            onClick={() => setAsking('end')}
          >
            In Mallama’s words, which name nobody. Each keeps their own record.
          </Way>
        )}
        <hr />
        <Way
          icon={<FileDown className="icon" aria-hidden="true" />}
          name="Export my record"
          onClick={() => saveRecord(room)}
        >
          What was shared, as text
        </Way>
      </div>
    </Sheet>
  )
}

const Way = ({
  icon,
  name,
  children,
  onClick,
}: {
  icon: ReactNode
  name: string
  children: ReactNode
  onClick: () => void
}) => (
  <button type="button" onClick={onClick}>
    {icon}
    <span>
      {name}
      <small>{children}</small>
    </span>
  </button>
)
