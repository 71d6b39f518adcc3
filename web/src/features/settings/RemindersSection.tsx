import type { User } from '@mallama/contracts/account'
import { updateAccount } from '../../parts/account.ts'
import { deviceZone } from '../../parts/time-zone.ts'
import { messageOf } from '../../platform/api.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toasts.ts'
import { Section } from './Section.tsx'

/** Letters about what is due: off until asked for. Choosing is saving. */
export function RemindersSection({ user }: { user: User }) {
  const here = deviceZone()
  const zone = user.timeZone ?? here
  const choose = async (reminders: boolean) => {
    try {
      // The letter comes at nine by their own clock: the first yes tells which clock that is.
      await updateAccount(user.id, { reminders, ...(reminders && !user.timeZone && here ? { timeZone: here } : {}) })
      toast({ title: reminders ? 'Reminder emails are on' : 'Reminder emails are off', tone: 'good' })
    } catch (error) {
      toast({ title: 'Your choice was not saved', description: messageOf(error, 'Please try again.'), tone: 'error' })
    }
  }
  return (
    <Section
      id="reminders"
      title="Reminders"
      lead="You set reminders on each person’s page, and they show on your dashboard."
    >
      <Switch on={user.reminders} aria-describedby="reminders-how" onChoose={choose}>
        Reminders by email
      </Switch>
      <p className="soft small" id="reminders-how">
        At most one email a day, at nine in the morning{zone ? ` (${zone.replaceAll('_', ' ')})` : ''}, on days when
        something is due. It names nobody and does not say what it is about: only that something waits for you in
        Mallama. Someone who sees your inbox learns that you use it. It goes to a confirmed address only.
      </p>
    </Section>
  )
}
