import { change, type Account, type AccountChanges } from './accounts.ts'
import { dropFactors } from './factors.ts'
import { linksOf, unlink } from './links.ts'
import type { Desk } from './parts.ts'
import { forgetPlaces } from './places.ts'
import { requireRecent, type SignIn } from './tokens.ts'

/**
 * Whoever proves a mailbox that was not proven before may find an account that someone else made with it: every way in
 * of theirs goes, a provider as much as a password, or they come back by it. Part of a transaction that locked the
 * account.
 */
export async function takeFromClaimant(desk: Desk, userId: string, changes: AccountChanges = {}): Promise<Account> {
  await dropFactors(desk, userId)
  await unlink(desk, userId)
  await forgetPlaces(desk, userId)
  return change(desk, userId, { passwordHash: null, usesLink: false, emailVerified: true, ...changes })
}

/** An account of a provider that tells no address is somebody's all the same. */
export const isAnonymous = async (desk: Desk, { email, userId }: Pick<Account, 'email' | 'userId'>): Promise<boolean> =>
  email === null && (await linksOf(desk, userId)).length === 0

/** Only who is anonymous has nothing to sign in with again. */
export async function requireRecentOrAnonymous(desk: Desk, account: Account, signIn: SignIn): Promise<void> {
  if (!(await isAnonymous(desk, account))) requireRecent(desk, signIn)
}
