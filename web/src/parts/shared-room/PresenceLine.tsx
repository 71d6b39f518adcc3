import type { ChatSession } from '@mallama/contracts/sessions'
import { timeOf } from '../chat/when.ts'
import { cx } from '../../ui/classes.ts'

/** Who else is here, in words beside a dot. Nothing where the two have not both agreed to it. */
export function PresenceLine({ room, name, online }: { room: ChatSession | undefined; name: string; online: boolean }) {
  const [other] = room?.presence ?? []
  if (!online) return <Line away>You are offline</Line>
  if (!room?.open || !other) return null
  if (other.isOnline) return <Line>{name} is here</Line>
  return <Line away>{other.since ? `${name} is away since ${timeOf(other.since)}` : `${name} is away`}</Line>
}

const Line = ({ away = false, children }: { away?: boolean; children: string | string[] }) => (
  <span className={cx('pres', away && 'pres--away')}>
    <i aria-hidden="true" />
    <bdi>{children}</bdi>
  </span>
)
