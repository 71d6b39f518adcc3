import { DAY_MS } from '@mallama/contracts/days'
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, count, desc, eq, inArray, isNull, lt, max, ne, or } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { older } from '../../platform/older.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { dropCodes, findById, type Account } from './accounts.ts'
import { identityRefreshTokens, identitySessions } from './identity.table.ts'
import { inOneGo, type Desk } from './parts.ts'
import { remember } from './places.ts'
import { Refusal } from './refusal.ts'
import { authTimeNow, mintIdToken, refuseEnded, type SignIn } from './tokens.ts'

/** Two tabs of one browser share a token and may both spend it. */
const GRACE_MS = 30_000
export const IDLE_MS = 90 * DAY_MS
/** However much it is used, a sign-in is asked for again after this. */
const LONGEST_MS = 400 * DAY_MS
const SECRET_LENGTH = 43
/** More than one browser makes of a token within the grace. */
const MOST_FOLLOWED = 10_000
/** A secret; then its family and a seal upon both, which those from before that do not have. */
const REFRESH_TOKEN = /^[\w-]{43}([\w-]{33})?$/

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
  const refreshToken = ofFamily(desk, randomBytes(32).toString('base64url'), id)
  await desk.db
    .insert(identityRefreshTokens)
    .values({ hash: hashOf(refreshToken), sessionId: id, issuedAt: isoAt(now) })
  await remember(desk, account.userId)
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
    const isOver = desk.clock() - Date.parse(family.createdAt) > LONGEST_MS
    const refreshToken = isOver ? undefined : await advance(desk, family.id, given)
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
async function lockFamily(desk: Desk, token: string) {
  const { db } = desk
  const id = familyOf(desk, token) ?? (await familyOfRow(desk, token))
  if (!id) return undefined
  const [family] = await db.select().from(identitySessions).where(eq(identitySessions.id, id)).for('update')
  return family
}

async function familyOfRow({ db }: Desk, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: identityRefreshTokens.sessionId })
    .from(identityRefreshTokens)
    .where(eq(identityRefreshTokens.hash, hashOf(token)))
  return row?.sessionId
}

/**
 * The newest token of the family, or undefined when `given` was spent longer ago than the grace. A successor is a keyed
 * hash of its predecessor, so tabs that raced are handed the same one although only hashes are stored, and the family
 * never forks. However long the way to the newest is, it is gone without the database.
 */
async function advance(desk: Desk, sessionId: string, given: string): Promise<string | undefined> {
  const { db } = desk
  const now = desk.clock()
  const ofThis = eq(identityRefreshTokens.sessionId, sessionId)
  const hash = hashOf(given)
  const rows = await db
    .select()
    .from(identityRefreshTokens)
    .where(and(ofThis, or(eq(identityRefreshTokens.hash, hash), isNull(identityRefreshTokens.spentAt))))
  const first = rows.find((row) => row.hash === hash)
  // Spent and gone, or spent for longer than two tabs may be apart.
  if (!first || (first.spentAt && now - Date.parse(first.spentAt) > GRACE_MS)) return undefined
  const next = successorOf(desk, given, sessionId)
  if (first.spentAt) {
    const newest = rows.find(({ spentAt }) => spentAt === null)?.hash
    let follower = next
    for (let steps = 0; hashOf(follower) !== newest; steps++) {
      if (steps === MOST_FOLLOWED) return undefined
      follower = successorOf(desk, follower, sessionId)
    }
    return follower
  }
  await db
    .update(identityRefreshTokens)
    .set({ spentAt: isoAt(now) })
    .where(eq(identityRefreshTokens.hash, hash))
  await db.insert(identityRefreshTokens).values({ hash: hashOf(next), sessionId, issuedAt: isoAt(now) })
  // Each names its family itself, so that a theft shows without them.
  await db.delete(identityRefreshTokens).where(and(ofThis, lt(identityRefreshTokens.spentAt, isoAt(now - GRACE_MS))))
  return next
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

/** Those that come after the sign-in `before`, so many at most; all of them without. */
export interface Part {
  before?: string | undefined
  most?: number
}

/** Newest first; `total`: how many there are in all. */
export async function list(desk: Desk, userId: string, { before, most }: Part) {
  const mine = eq(identitySessions.userId, userId)
  const order = [identitySessions.createdAt, identitySessions.id]
  const all = desk.db
    .select({
      id: identitySessions.id,
      device: identitySessions.device,
      createdAt: identitySessions.createdAt,
      lastUsedAt: identitySessions.usedAt,
    })
    .from(identitySessions)
    .where(and(mine, await older(desk.db, identitySessions, order, mine, before)))
    .orderBy(...order.map((column) => desc(column)))
  const rows = await (most === undefined ? all : all.limit(most))
  const key = await desk.keys.of(desk.db, userId)
  const total = await desk.db.$count(identitySessions, mine)
  return { found: rows.map((row) => opened(identitySessions, row, key)), total }
}

/** How many sign-ins of each run, and the day of the last use of one. The hour is nobody else's business. */
export async function seen(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { devices: number; lastSeen: string }>> {
  if (userIds.length === 0) return new Map()
  const { userId, usedAt } = identitySessions
  const rows = await db
    .select({ userId, devices: count(), usedAt: max(usedAt) })
    .from(identitySessions)
    .where(inArray(userId, [...userIds]))
    .groupBy(userId)
  return new Map(
    rows.map((row) => [row.userId, { devices: row.devices, lastSeen: isoAt(Date.parse(row.usedAt!)).slice(0, 10) }]),
  )
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const seal = ({ secrets }: Desk, text: string) => createHmac('sha256', secrets.refresh).update(text).digest()

const successorOf = (desk: Desk, token: string, family: string) =>
  ofFamily(desk, seal(desk, token).toString('base64url'), family)

/** The family is a UUID, of 16 bytes; eight more seal it, so that nobody ends a family by its name alone. */
function ofFamily(desk: Desk, secret: string, family: string): string {
  const named = Buffer.from(family.replaceAll('-', ''), 'hex')
  const sealed = seal(desk, `family ${secret} ${family}`).subarray(0, 8)
  return secret + named.toString('base64url') + sealed.toString('base64url')
}

/** The family that a token says it is of, spent and forgotten or not; undefined when we never said so. */
function familyOf(desk: Desk, token: string): string | undefined {
  // The SDK also revokes other providers' tokens, which have any shape.
  if (token.length === SECRET_LENGTH || !REFRESH_TOKEN.test(token)) return undefined
  const hex = Buffer.from(token.slice(SECRET_LENGTH, SECRET_LENGTH + 22), 'base64url').toString('hex')
  const family = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [ours, given] = [ofFamily(desk, token.slice(0, SECRET_LENGTH), family), token].map((it) => Buffer.from(it))
  return timingSafeEqual(ours!, given!) ? family : undefined
}

export const purgeSessions = ({ db, clock }: Desk) =>
  db
    .delete(identitySessions)
    .where(
      or(
        lt(identitySessions.usedAt, isoAt(clock() - IDLE_MS)),
        lt(identitySessions.createdAt, isoAt(clock() - LONGEST_MS)),
      ),
    )
