import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed, type Opened } from '../../platform/secrets.ts'
import { identityProviders } from './identity.table.ts'
import type { Profile, ProviderId } from './openid.ts'
import type { Desk } from './parts.ts'
import { Refusal } from './refusal.ts'

export type Link = Opened<typeof identityProviders.$inferSelect>

const hashSubject = ({ secrets }: Desk, { providerId, subject }: Pick<Profile, 'providerId' | 'subject'>): string =>
  createHmac('sha256', secrets.email).update(`${providerId} ${subject}`).digest('base64url')

/** The account that this person of a provider signs in to. */
export async function linkedUser(desk: Desk, profile: Profile): Promise<string | undefined> {
  const [row] = await desk.db
    .select({ userId: identityProviders.userId })
    .from(identityProviders)
    .where(
      and(
        eq(identityProviders.providerId, profile.providerId),
        eq(identityProviders.subjectHash, hashSubject(desk, profile)),
      ),
    )
  return row?.userId
}

/** Part of a transaction that locked the account. One of each provider; one account of someone there. */
export async function link(desk: Desk, userId: string, profile: Profile): Promise<void> {
  const { providerId, subject, email, displayName, photoUrl, phoneNumber } = profile
  const said = { email, displayName, photoUrl, phoneNumber }
  const draft = { providerId, subject, ...said, userId, linkedAt: isoAt(desk.clock()) }
  const made = await desk.db
    .insert(identityProviders)
    .values({
      ...sealed(identityProviders, draft, await desk.keys.of(desk.db, userId)),
      subjectHash: hashSubject(desk, profile),
    })
    .onConflictDoNothing()
    .returning({ userId: identityProviders.userId })
  if (made.length === 0) throw new Refusal('FEDERATED_USER_ID_ALREADY_LINKED')
}

export async function linksOf(desk: Desk, userId: string): Promise<Link[]> {
  const rows = await desk.db.select().from(identityProviders).where(eq(identityProviders.userId, userId))
  if (rows.length === 0) return []
  const key = await desk.keys.of(desk.db, userId)
  return rows.map((row) => opened(identityProviders, row, key))
}

/** Of one provider, or of all. */
export async function unlink({ db }: Desk, userId: string, providerId?: ProviderId): Promise<void> {
  const those = providerId ? eq(identityProviders.providerId, providerId) : undefined
  await db.delete(identityProviders).where(and(eq(identityProviders.userId, userId), those))
}
