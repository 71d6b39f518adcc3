import type { User } from '@mallama/contracts/account'
import { updateAccount } from '../../parts/account.ts'
import { messageOf } from '../../platform/api.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toasts.ts'
import { Section } from './Section.tsx'

/** What the other one in a shared room may see: off until asked for, and the same choice as in the room itself. */
export function PresenceSection({ user }: { user: User }) {
  const choose = async (presence: boolean) => {
    try {
      await updateAccount(user.id, { presence })
      toast({ title: presence ? 'You can be seen in shared rooms' : 'You are not seen in shared rooms', tone: 'good' })
    } catch (error) {
      toast({ title: 'Your choice was not saved', description: messageOf(error, 'Please try again.'), tone: 'error' })
    }
  }
  return (
    <Section id="presence" title="Shared rooms" lead="What somebody you share a room with sees besides your words.">
      <Switch on={user.presence} aria-describedby="presence-how" onChoose={choose}>
        Show when I am here and what I have read
      </Switch>
      <p className="soft small" id="presence-how">
        It holds in every room that you share, and nowhere else. You see the same of the other person only if both of
        you turn this on. Your email address is never shown.
      </p>
    </Section>
  )
}
