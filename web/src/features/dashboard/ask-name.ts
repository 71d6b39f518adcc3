import { DAY_MS } from '@mallama/contracts/days'
import type { User } from '@mallama/contracts/account'

export const nameAskedKey = (userId: string) => `mallama:name-asked:${userId}`

/** A log-out forgets what was dismissed; nobody who has been here for a while is asked again because of that. */
const NEW_FOR_MS = 7 * DAY_MS

/** Asked of a new person without a name, and never of the demo's. */
export const asksName = ({
  firstName,
  isDemo,
  createdAt,
  serverTime,
}: Pick<User, 'firstName' | 'isDemo' | 'createdAt' | 'serverTime'>) =>
  !firstName?.trim() && !isDemo && Date.parse(serverTime) - Date.parse(createdAt) < NEW_FOR_MS
