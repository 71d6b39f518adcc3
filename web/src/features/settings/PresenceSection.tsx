import type { User } from '@mallama/contracts/account'
import { PresenceChoice } from '../../parts/shared-room/PresenceChoice.tsx'
import { toast } from '../../ui/toasts.ts'
import { Section } from './Section.tsx'

/** What the other one in a shared room may see: off until asked for, and the same choice as in the room itself. */
export function PresenceSection({ user }: { user: User }) {
  return (
    <Section id="presence" title="Shared rooms" lead="What somebody you share a room with sees besides your words.">
      <PresenceChoice
        user={user}
        others="the others"
        onChosen={(presence) =>
          toast({
            title: presence ? 'You can be seen in shared rooms' : 'You are not seen in shared rooms',
            tone: 'good',
          })
        }
      />
      <p className="soft small">Your email address is never shown.</p>
    </Section>
  )
}
