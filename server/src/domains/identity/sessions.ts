import { DAY_MS } from '@mallama/contracts/days'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, lt, ne } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { dropCodes, findById, type Account } from './accounts.ts'
import { identityRefreshTokens, identitySessions } from './identity.table.ts'
import { inOneGo, type Desk } from './parts.ts'
import { Refusal } from './refusal.ts'
import { authTimeNow, mintIdToken, refuseEnded, type SignIn } from './tokens.ts'

/** Two tabs of one browser share a token and may both spend it. */
const GRACE_MS = 30_000
const IDLE_MS = 90 * DAY_MS
const REFRESH_TOKEN = /^[\w-]{43}$/

interface Issued {
  idToken: string
  refreshToken: string
}

/** Begins a family of refresh tokens; part of the transaction that judged the sign-in. */
export async function begin(
  desk: Desk,
  account: Account,
  provider: SignIn['provider'],
  factorId: string | null = null,
): Promise<{ refreshToken: string; signIn: SignIn }> {
  const now = desk.clock()
  const authTime = authTimeNow(desk, account)
  const id = randomUUID()
  const made = { createdAt: isoAt(now), usedAt: isoAt(now), device: desk.device }
  const session = { id, userId: account.userId, authTime, provider, factorId, ...made }
  await desk.db
    .insert(identitySessions)
    .values(sealed(identitySessions, session, await desk.keys.of(desk.db, account.userId)))
  const refreshToken = randomBytes(32).toString('base64url')
  await desk.db
    .insert(identityRefreshTokens)
    .values({ hash: hashOf(refreshToken), sessionId: id, issuedAt: isoAt(now) })
  return { refreshToken, signIn: { authTime, provider, factorId, sessionId: id } }
}

interface Refreshed extends Issued {
  account: Account
}

/**
 * Spends a refresh token for its successor and an ID token.
 * Throws TOKEN_EXPIRED when it was revoked or came back too late, USER_DISABLED, INVALID_REFRESH_TOKEN.
 */
export async function refresh(desk: Desk, given: string | null | undefined): Promise<Refreshed> {
  if (!given) throw new Refusal('MISSING_REFRESH_TOKEN')
  if (!REFRESH_TOKEN.test(given)) throw new Refusal('INVALID_REFRESH_TOKEN')
  const outcome = await inOneGo(desk, async (desk) => {
    const family = await lockFamily(desk, given)
    if (!family) return new Refusal('TOKEN_EXPIRED')
    const account = await findById(desk, family.userId)
    if (!account) return new Refusal('TOKEN_EXPIRED')
    await refuseEnded(desk, account, { ...family, sessionId: null })
    const refreshToken = await advance(desk, family.id, given)
    if (!refreshToken) {
      // Spent long ago: someone else holds a copy, and nobody can tell who is who. Both must sign in again.
      await endOne(desk, family.userId, family.id)
      return new Refusal('TOKEN_EXPIRED')
    }
    await desk.db
      .update(identitySessions)
      .set({ usedAt: isoAt(desk.clock()) })
      .where(eq(identitySessions.id, family.id))
    return { account, refreshToken, family }
  })
  // Not thrown inside: the end of a family must be committed.
  if (outcome instanceof Refusal) throw outcome
  const { account, refreshToken, family } = outcome
  return { account, refreshToken, idToken: await mintIdToken(desk, account, { ...family, sessionId: family.id }) }
}

/** Locks the whole family: of tabs that refresh at once, one spends the token and the others follow it. */
async function lockFamily({ db }: Desk, token: string) {
  const [known] = await db
    .select({ sessionId: identityRefreshTokens.sessionId })
    .from(identityRefreshTokens)
    .where(eq(identityRefreshTokens.hash, hashOf(token)))
  if (!known) return undefined
  const [family] = await db
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.id, known.sessionId))
    .for('update')
  return family
}

/**
 * The newest token of the family, or undefined when `given` was spent longer ago than the grace. A successor is a keyed
 * hash of its predecessor, so tabs that raced are handed the same one although only hashes are stored, and the family
 * never forks.
 */
async function advance(desk: Desk, sessionId: string, given: string): Promise<string | undefined> {
  const { db } = desk
  const now = isoAt(desk.clock())
  const find = async (token: string) =>
    (
      await db
        .select()
        .from(identityRefreshTokens)
        .where(eq(identityRefreshTokens.hash, hashOf(token)))
    )[0]
  const first = await find(given)
  if (first?.spentAt && Date.parse(now) - Date.parse(first.spentAt) > GRACE_MS) return undefined
  if (!first?.spentAt) {
    const successor = successorOf(desk, given)
    await db
      .update(identityRefreshTokens)
      .set({ spentAt: now })
      .where(eq(identityRefreshTokens.hash, hashOf(given)))
    await db.insert(identityRefreshTokens).values({ hash: hashOf(successor), sessionId, issuedAt: now })
    return successor
  }
  let newest = successorOf(desk, given)
  for (let row = await find(newest); row?.spentAt; row = await find(newest)) newest = successorOf(desk, newest)
  return newest
}

/** Ends the family of a person's own token. One that is not theirs ends nothing. */
export async function end(desk: Desk, userId: string, token: string): Promise<void> {
  await inOneGo(desk, async (desk) => {
    const family = await lockFamily(desk, token)
    if (family?.userId === userId) await endOne(desk, userId, family.id)
  })
}

/** Ends one sign-in of a person, its ID tokens and streams within a second everywhere. Whether there was one. */
export async function endOne({ db, live }: Desk, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(identitySessions)
    .where(and(eq(identitySessions.id, id), eq(identitySessions.userId, userId)))
    .returning({ id: identitySessions.id })
  if (gone.length === 0) return false
  await live.revoke(db, userId, { only: id })
  return true
}

/** Ends every sign-in but one, and what was mailed. Part of the caller's transaction. */
export async function endOthers(desk: Desk, userId: string, kept: string): Promise<void> {
  const { db, live } = desk
  const account = await findById(desk, userId, 'lock')
  if (account) await dropCodes(desk, account)
  await db.delete(identitySessions).where(and(eq(identitySessions.userId, userId), ne(identitySessions.id, kept)))
  await live.revoke(db, userId, { but: kept })
}

const MOST_LISTED = 100

/** Newest first. */
export async function list(desk: Desk, userId: string) {
  const rows = await desk.db
    .select({
      id: identitySessions.id,
      device: identitySessions.device,
      createdAt: identitySessions.createdAt,
      lastUsedAt: identitySessions.usedAt,
    })
    .from(identitySessions)
    .where(eq(identitySessions.userId, userId))
    .orderBy(desc(identitySessions.createdAt), desc(identitySessions.id))
    .limit(MOST_LISTED)
  const key = await desk.keys.of(desk.db, userId)
  return rows.map((row) => opened(identitySessions, row, key))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const successorOf = ({ secrets }: Desk, token: string) =>
  createHmac('sha256', secrets.refresh).update(token).digest('base64url')

export const purgeSessions = ({ db, clock }: Desk) =>
  db.delete(identitySessions).where(lt(identitySessions.usedAt, isoAt(clock() - IDLE_MS)))
