import { TRIAL_HELD_MS } from '@mallama/contracts/access'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Keys } from '../../platform/keys.ts'
import { opened } from '../../platform/secrets.ts'
import { users } from '../account/account.table.ts'
import { normalised } from '../identity/identity.ts'
import { pastTrials } from './membership.table.ts'

interface Address {
  email: string
  emailVerified: boolean
}

/**
 * Trials of confirmed and of unconfirmed accounts do not count against each other: a stranger who names the address would
 * use up its owner's trial, or learn that the owner had one.
 */
const hashOf = (keys: Keys, email: string, isConfirmed: boolean) =>
  keys.hash(isConfirmed ? 'trial' : 'trial of an unconfirmed account', normalised(email))

/**
 * Null where this address has no trial behind it; from now on it has, if it is confirmed. Else until when, an instant, it
 * begins no other. Part of the caller's transaction.
 */
export async function claimTrial(
  db: Db,
  keys: Keys,
  { email, emailVerified }: Address,
  now: number,
): Promise<string | null> {
  const addressHash = hashOf(keys, email, emailVerified)
  if (!emailVerified) {
    // Only what was deleted counts: that another account names the address is not for strangers to learn.
    const [held] = await db
      .select({ until: pastTrials.until })
      .from(pastTrials)
      .where(and(eq(pastTrials.addressHash, addressHash), gt(pastTrials.until, isoAt(now))))
    return held?.until ?? null
  }
  const until = isoAt(now + TRIAL_HELD_MS)
  // One statement decides: of two accounts of one address that begin at once, one has the trial.
  const claimed = await db
    .insert(pastTrials)
    .values({ addressHash, until })
    .onConflictDoUpdate({ target: pastTrials.addressHash, set: { until }, setWhere: lte(pastTrials.until, isoAt(now)) })
    .returning({ until: pastTrials.until })
  if (claimed.length > 0) return null
  const [held] = await db
    .select({ until: pastTrials.until })
    .from(pastTrials)
    .where(eq(pastTrials.addressHash, addressHash))
  return held?.until ?? until
}

/** Someone who had a trial is about to be erased: under the address that they have now they begin no other for a while. */
export async function holdTrial(db: Db, keys: Keys, userId: string, now: number): Promise<void> {
  const [row] = await db
    .select({ email: users.email, emailVerified: users.emailVerified, hasUsedTrial: users.hasUsedTrial })
    .from(users)
    .where(eq(users.id, userId))
  if (!row?.hasUsedTrial || !row.email) return
  const { email } = opened(users, row, await keys.of(db, userId))
  // Who had confirmed it and comes back has not confirmed it yet.
  const kinds = row.emailVerified ? [true, false] : [false]
  const until = isoAt(now + TRIAL_HELD_MS)
  await db
    .insert(pastTrials)
    .values(kinds.map((isConfirmed) => ({ addressHash: hashOf(keys, email!, isConfirmed), until })))
    .onConflictDoUpdate({ target: pastTrials.addressHash, set: { until: sql`excluded.until` } })
}

export const jobs = (db: Db, clock: Clock): Job[] => [
  {
    name: 'erase-past-trials',
    schedule: '53 * * * *',
    run: async () => void (await db.delete(pastTrials).where(lte(pastTrials.until, isoAt(clock())))),
  },
]
