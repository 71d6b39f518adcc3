import { Archive, CircleCheck, CircleDot, CircleStop, Flag, Hourglass } from 'lucide-react'
import { statusNames } from './words.ts'

const looks = {
  active: { Icon: CircleDot, tone: 'band is-open' },
  waiting: { Icon: Hourglass, tone: 'band' },
  resolved: { Icon: CircleCheck, tone: 'band is-good' },
  ended: { Icon: CircleStop, tone: 'band' },
  needs_attention: { Icon: Flag, tone: 'band is-strain' },
  archived: { Icon: Archive, tone: 'band' },
} as const

/** The word, with a shape and a colour that say the same. */
export function StatusWord({ status }: { status: keyof typeof statusNames }) {
  const { Icon, tone } = looks[status]
  return (
    <span className={tone}>
      <Icon className="icon" aria-hidden="true" />
      {statusNames[status]}
    </span>
  )
}

/** It waits for the person who looks at it: said in lamplight, before what else it is. */
export const YourTurn = () => (
  <span className="band is-lamp">
    <CircleDot className="icon" aria-hidden="true" />
    Your turn
  </span>
)
