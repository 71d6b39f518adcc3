import { DAY_MS } from '@mallama/contracts/days'
import { eq, lte, sql } from 'drizzle-orm'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Keys } from '../../platform/keys.ts'
import { opened } from '../../platform/secrets.ts'
import { users } from '../account/account.table.ts'
import { normalised } from '../identity/identity.ts'
import { pastTrials } from './membership.table.ts'

/** From the start of a trial, and again from the end of its account. */
const HELD_MS = 30 * DAY_MS

const rowOf = (keys: Keys, email: string, now: number) => ({
  addressHash: keys.hash('trial', normalised(email)),
  until: isoAt(now + HELD_MS),
})

/** Whether this address has no trial behind it; from now on it has. Part of the caller's transaction. */
export async function claimTrial(db: Db, keys: Keys, email: string, now: number): Promise<boolean> {
  const { addressHash, until } = rowOf(keys, email, now)
  // One statement decides: of two accounts of one address that begin at once, one has the trial.
  const claimed = await db
    .insert(pastTrials)
    .values({ addressHash, until })
    .onConflictDoUpdate({ target: pastTrials.addressHash, set: { until }, setWhere: lte(pastTrials.until, isoAt(now)) })
    .returning({ until: pastTrials.until })
  return claimed.length > 0
}

/** Someone who had a trial is about to be erased: under the address that they have now they begin no other for a while. */
export async function holdTrial(db: Db, keys: Keys, userId: string, now: number): Promise<void> {
  const [row] = await db
    .select({ email: users.email, hasUsedTrial: users.hasUsedTrial })
    .from(users)
    .where(eq(users.id, userId))
  if (!row?.hasUsedTrial || !row.email) return
  const { email } = opened(users, row, await keys.of(db, userId))
  await db
    .insert(pastTrials)
    .values(rowOf(keys, email!, now))
    .onConflictDoUpdate({ target: pastTrials.addressHash, set: { until: sql`excluded.until` } })
}

export const jobs = (db: Db, clock: Clock): Job[] => [
  {
    name: 'erase-past-trials',
    schedule: '53 * * * *',
    run: async () => void (await db.delete(pastTrials).where(lte(pastTrials.until, isoAt(clock())))),
  },
]
