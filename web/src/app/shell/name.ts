import type { User } from '@mallama/contracts/account'

/** What a person is called in their own menu: the name they gave, else their address. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'You'
