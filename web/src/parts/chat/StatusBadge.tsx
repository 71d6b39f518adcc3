import { CircleCheck, Flag } from 'lucide-react'
import type { RoomStatus } from '@mallama/contracts/chat'

/** An open chat needs no badge. */
export function StatusBadge({ status }: { status: RoomStatus }) {
  if (status === 'resolved') {
    return (
      <span className="band is-good">
        <CircleCheck className="icon" aria-hidden="true" />
        Resolved
      </span>
    )
  }
  if (status === 'needs_attention') {
    return (
      <span className="band is-strain">
        <Flag className="icon" aria-hidden="true" />
        Needs Attention
      </span>
    )
  }
  return null
}
