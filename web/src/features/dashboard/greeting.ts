import type { User } from '@mallama/contracts/account'
import { DAY_MS } from '@mallama/contracts/days'
import type { Relationship } from '@mallama/contracts/relationships'

type Known = Pick<User, 'firstName' | 'isDemo'>

/** On the first day, until somebody has been checked in on. While the people are still being read, they may be none. */
export function isNewcomer(
  user: Pick<User, 'isDemo' | 'createdAt' | 'serverTime'> | null,
  people: readonly Pick<Relationship, 'hasHealthData'>[] | undefined,
): boolean {
  if (user === null || user.isDemo) return false
  if (Date.parse(user.serverTime) - Date.parse(user.createdAt) >= DAY_MS) return false
  return !people?.some(({ hasHealthData }) => hasHealthData)
}

/** A name is never made up: only the demo account has one that nobody gave. */
export function greetingOf(user: Known | null): string {
  const name = user?.firstName?.trim() || (user?.isDemo ? 'Test User' : '')
  return name ? `Welcome back, ${name}!` : 'Welcome back!'
}
