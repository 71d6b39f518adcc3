import type { User } from '@mallama/contracts/account'

/** A name is never made up: only the demo account has one that nobody gave. */
export function greetingOf(user: Pick<User, 'firstName' | 'isDemo'> | null): string {
  const name = user?.firstName?.trim() || (user?.isDemo ? 'Test User' : '')
  return name ? `Welcome back, ${name}!` : 'Welcome back!'
}
