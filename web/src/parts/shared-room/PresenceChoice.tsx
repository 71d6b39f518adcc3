import { useId } from 'react'
import type { User } from '@mallama/contracts/account'
import { updateAccount } from '../account.ts'
import { messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toasts.ts'
import './shared-room.css'

interface PresenceChoiceProps {
  user: User
  /** Whom the person would be seen by, as this page calls them. */
  others: string
  onChosen?: (presence: boolean) => void
}

/** One consent for all rooms, in one wording wherever it is asked for: everything that it shows, and what shows without it. */
export function PresenceChoice({ user, others, onChosen }: PresenceChoiceProps) {
  const id = useId()
  const choose = async (presence: boolean) => {
    try {
      await updateAccount(user.id, { presence })
      onChosen?.(presence)
    } catch (error) {
      toast({ title: 'Your choice was not saved', description: messageOf(error, 'Please try again.'), tone: 'error' })
    }
  }
  return (
    <>
      <Switch on={user.presence} aria-describedby={id} onChoose={choose}>
        Show when I am here and what I have read
      </Switch>
      <p className="soft small" id={id}>
        It holds in every room that you share, and in a mediation also for when you are writing. You see the same of{' '}
        {others} only where both of you turned this on. In a shared chat of two, that you are writing shows in any case.
      </p>
    </>
  )
}

/** The choice where it counts: in the room itself. */
export function BeingSeen({ others }: Pick<PresenceChoiceProps, 'others'>) {
  const { user } = useSession()
  if (!user) return null
  return (
    <Fold line className="room__choice" title={`Being seen here is ${user.presence ? 'on' : 'off'}`}>
      <PresenceChoice user={user} others={others} />
    </Fold>
  )
}
