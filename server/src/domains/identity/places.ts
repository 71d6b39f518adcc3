import { DAY_MS } from '@mallama/contracts/days'
import { createHmac } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import { hashEmail } from './addresses.ts'
import { identityAccounts, identityPlaces } from './identity.table.ts'
import type { Desk } from './parts.ts'

const KEPT_MS = 90 * DAY_MS

/**
 * A place is a network and what the browser there says of itself. It is remembered here and not in a cookie: whoever
 * looks through somebody's browser is not to learn that they were here.
 */
export const placeOf = ({ network, device }: Pick<Desk, 'network' | 'device'>): string => `${network} ${device ?? ''}`

/** Differs from person to person, so that a dump does not tell who shares a home. */
const hashFor = (desk: Desk, userId: string): string =>
  createHmac('sha256', desk.secrets.place)
    .update(`${userId} ${placeOf(desk)}`)
    .digest('base64url')

/** Someone signed in to this account from here. */
export async function remember(desk: Desk, userId: string): Promise<void> {
  if (desk.network === null) return
  const seenAt = isoAt(desk.clock())
  await desk.db
    .insert(identityPlaces)
    .values({ userId, hash: hashFor(desk, userId), seenAt })
    .onConflictDoUpdate({ target: [identityPlaces.userId, identityPlaces.hash], set: { seenAt } })
}

/** Whether someone signed in to this account from here before. */
export async function isKnown(desk: Desk, userId: string): Promise<boolean> {
  const mine = and(eq(identityPlaces.userId, userId), eq(identityPlaces.hash, hashFor(desk, userId)))
  const [row] = await desk.db.select({ userId: identityPlaces.userId }).from(identityPlaces).where(mine)
  return row !== undefined
}

/** The accounts that claim an address and that someone signed in to from here before. */
export async function claimsKnownHere(desk: Desk, claimHash: string): Promise<Set<string>> {
  const places = await desk.db
    .select({ userId: identityPlaces.userId, hash: identityPlaces.hash })
    .from(identityPlaces)
    .innerJoin(identityAccounts, eq(identityAccounts.userId, identityPlaces.userId))
    .where(eq(identityAccounts.claimHash, claimHash))
  return new Set(places.filter(({ userId, hash }) => hash === hashFor(desk, userId)).map(({ userId }) => userId))
}

/** The same as `isKnown` for whoever has this address; takes as long when nobody has. */
export async function isKnownTo(desk: Desk, email: string): Promise<boolean> {
  const [owner] = await desk.db
    .select({ userId: identityAccounts.userId })
    .from(identityAccounts)
    .where(eq(identityAccounts.emailHash, hashEmail(desk, email)))
  return isKnown(desk, owner?.userId ?? '')
}

export const forgetPlaces = ({ db }: Desk, userId: string) =>
  db.delete(identityPlaces).where(eq(identityPlaces.userId, userId))

export const purgePlaces = ({ db, clock }: Desk) =>
  db.delete(identityPlaces).where(lt(identityPlaces.seenAt, isoAt(clock() - KEPT_MS)))
