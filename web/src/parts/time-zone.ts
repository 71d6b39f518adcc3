import type { User } from '@mallama/contracts/account'
import { updateAccount } from './account.ts'

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Days are those of the person's own calendar: the device's time zone is kept where none is known yet. */
export async function keepTimeZone(user: User): Promise<void> {
  const timeZone = deviceZone()
  // Where it cannot be kept, the next reminder that is set tries again.
  if (user.timeZone === null && timeZone) await updateAccount(user.id, { timeZone }).catch(() => undefined)
}
