import { AppError, invalidInput } from '@mallama/contracts/errors'
import type { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { networkOf } from '../../platform/throttle.ts'
import * as accounts from './accounts.ts'
import { factorsOf } from './factors.ts'
import { inOneGo, type Desk, type IdentityParts } from './parts.ts'
import { passwordMatches } from './passwords.ts'
import type { WithToken } from './profile.ts'
import { Refusal } from './refusal.ts'
import { IDLE_MS } from './sessions.ts'
import { countEach, forgive, guessesAt, refuseWhileAnyShut } from './throttle.ts'
import { isRecent, readIdToken } from './tokens.ts'
import { isAnonymous, requireRecentOrAnonymous } from './ways.ts'

/** How somebody who is signed in shows that it is them, before something that nobody can take back. */
export interface Shown {
  userId: string
  /** Seconds since 1970 of the sign-in. */
  authTime: number
  password?: string | undefined
  /** Where they are, for the count of wrong passwords. */
  address: string
}

export const tooLongAgo = () =>
  new AppError('forbidden', 'You signed in more than five minutes ago. Sign in again, then repeat this.')

/** Who is gone, and how: shared by both kinds of accounts. */
type Gone = Pick<IdentityParts, 'keys' | 'onDeleted'>

/** All that the product keeps of the person. `atMs`: sign-ins before it bring nothing back. */
export async function eraseOurs({ keys, onDeleted }: Gone, db: Db, userId: string, atMs: number): Promise<void> {
  await db.transaction((tx) => onDeleted(tx as unknown as Db, userId, atMs))
  // Only now: a transaction that is taken back must leave a person who can read.
  await keys.erase(db, userId)
}

/** The account and all that the person wrote; who is gone already stays gone. */
export async function erase(desk: Desk, userId: string): Promise<void> {
  await inOneGo(desk, async (desk) => {
    // Of two at once the second waits here, and finds nobody.
    const there = await accounts.findById(desk, userId, 'lock')
    const ended = there && accounts.validSinceSeconds(await accounts.revoke(desk, userId))
    await accounts.remove(desk, userId)
    await desk.onDeleted(desk.db, userId, (ended ?? Math.floor(desk.clock() / 1_000) + 1) * 1_000)
  })
  // Only now: a transaction that is taken back must leave a person who can read.
  await desk.keys.erase(desk.db, userId)
}

/** The protocol's own call: deletes the account after a recent sign-in, with all that the person wrote. */
export async function remove(desk: Desk, { idToken }: z.infer<typeof WithToken>) {
  const { account, signIn } = await readIdToken(desk, idToken)
  await requireRecentOrAnonymous(desk, account, signIn)
  await erase(desk, account.userId)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

/** Erases accounts that only claim their address and that nobody came to for as long as a sign-in lasts unused. */
export async function purgeClaims(desk: Desk): Promise<void> {
  for (const userId of await accounts.unusedClaims(desk, desk.clock() - IDLE_MS)) await erase(desk, userId)
}

/** Throws unless they signed in a moment ago, or send their password now. Who is anonymous has nothing to show. */
export async function requireShown(house: Desk, { userId, authTime, password, address }: Shown): Promise<void> {
  const desk = { ...house, network: networkOf(address) }
  const account = await accounts.findById(desk, userId)
  if (password !== undefined && account?.passwordHash) return requirePassword(desk, account, password)
  if (isRecent(desk, authTime) || (account && (await isAnonymous(desk, account)))) return
  throw tooLongAgo()
}

/** Counted like a password at the door: a token that was stolen must not be what guesses it. */
async function requirePassword(desk: Desk, account: accounts.Account, password: string): Promise<void> {
  const guesses = await guessesAt(desk, account.email ?? account.userId)
  try {
    await refuseWhileAnyShut(desk, guesses)
    if (!(await passwordMatches(desk, account.passwordHash, password))) {
      await countEach(desk, guesses)
      throw invalidInput('password', 'This is not your password.')
    }
    await forgive(desk, ...guesses[0]!)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new AppError('too_many_requests', 'Too many wrong passwords. Wait a few minutes, then try again.')
  }
  // The second step was set up against who knows the password.
  if ((await factorsOf(desk, account.userId)).length > 0) throw tooLongAgo()
}
