import type { SignInSession, User } from '@mallama/contracts/account'
import type { accountApi } from '@mallama/contracts/account'
import type { Input } from '@mallama/contracts/endpoint'
import { invalidInput, notFound } from '@mallama/contracts/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import type { Keys } from '../../platform/keys.ts'
import { eraseEvents, type Live } from '../../platform/live.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import type { Actor, Claims, FindUser, KnownUser } from '../../platform/session.ts'
import { erasedUsers, users } from './account.table.ts'
import { checkConsent } from './consent.ts'
import { keepPicture, madeAnew } from './picture.ts'

export { coachOf, guideOf, withGuide } from './consent.ts'
export * as accounts from './people.ts'
export { bytesOf, picture, pictureOf } from './picture.ts'
export { holdLetters, mailbox, wantReminders, withAccess, zoneOf } from './letters.ts'

type Row = typeof users.$inferSelect

/** The signed-in person, read afresh: a plan or trial that began a moment ago shows at once. */
export async function user(ctx: Own): Promise<User> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.id))
  if (!row) throw notFound('This account no longer exists.')
  return { ...openUser(row, await ownKey(ctx)), serverTime: isoAt(ctx.clock()) }
}

export async function update(ctx: Own, changes: Input<typeof accountApi.update>): Promise<User> {
  checkConsent(ctx, changes.coachConsent)
  const key = await ownKey(ctx)
  const blank = (value: string | null | undefined) => (value === '' ? null : value)
  const draft = {
    ...changes,
    firstName: blank(changes.firstName),
    lastName: blank(changes.lastName),
    updatedAt: isoAt(ctx.clock()),
  }
  const [row] = await ctx.db
    .update(users)
    .set(sealed(users, draft, key))
    .where(eq(users.id, ctx.actor.id))
    .returning()
  if (!row) throw notFound('This account no longer exists.')
  await userChanged(ctx)
  return { ...openUser(row, key), serverTime: isoAt(ctx.clock()) }
}

export async function setPicture(ctx: Own, { image }: Input<typeof accountApi.setPicture>): Promise<User> {
  await keepPicture(ctx, await madeAnew(ctx, image))
  await userChanged(ctx)
  return user(ctx)
}

export async function removePicture(ctx: Own): Promise<null> {
  await keepPicture(ctx, null)
  await userChanged(ctx)
  return null
}

/** What somebody without a name is called: a name is never made of an address. */
export const NO_NAME = 'Someone'

/** The first name of anyone, for whom they invited or write to. */
export async function firstNameOf({ db, keys }: Pick<Own, 'db' | 'keys'>, id: string): Promise<string> {
  const [row] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, id))
  return (row && opened(users, row, await keys.of(db, id)).firstName) || NO_NAME
}

/** The first names of those of them who agreed to be seen by others in a room. */
export async function presenceOf({ db, keys }: Pick<Own, 'db' | 'keys'>, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.presence, true)))
  const named = await Promise.all(
    rows.map(async (row) => [row.id, opened(users, row, await keys.of(db, row.id)).firstName || NO_NAME] as const),
  )
  return new Map(named)
}

/** Where the person is signed in, newest first, at most 100. */
export async function sessions(ctx: Own, { before }: Input<typeof accountApi.sessions>): Promise<SignInSession[]> {
  const { found, total } = await ctx.identity.sessions(ctx.db, ctx.actor.id, { before, most: PAGE + 1 })
  tellTotal(ctx, total)
  return cut(ctx, found, PAGE, ({ id }) => id).map((one) => asSeenFrom(ctx, one))
}

export async function allSessions(ctx: Own): Promise<SignInSession[]> {
  const { found } = await ctx.identity.sessions(ctx.db, ctx.actor.id, {})
  return found.map((one) => asSeenFrom(ctx, one))
}

const asSeenFrom = ({ actor }: Own, one: Omit<SignInSession, 'current'>): SignInSession => ({
  ...one,
  current: one.id === actor.session,
})

export async function endSession(ctx: Own, { id }: Input<typeof accountApi.endSession>): Promise<null> {
  if (!(await ctx.identity.endSession(ctx.db, ctx.actor.id, id))) throw notFound('There is nothing here.')
  return null
}

export async function signOutEverywhere(
  ctx: Own,
  { keepThis }: Input<typeof accountApi.signOutEverywhere>,
): Promise<null> {
  if (keepThis && !ctx.actor.session) {
    throw invalidInput('keepThis', 'Your sign-ins cannot be told apart here: sign out everywhere, here included.')
  }
  await ctx.identity.signOutEverywhere(ctx.db, ctx.actor.id, (keepThis && ctx.actor.session) || undefined)
  return null
}

/** The person's row changed: every process drops what it remembers, open pages read it again. */
export async function userChanged(ctx: Own): Promise<void> {
  await ctx.live.refresh(ctx.db, ctx.actor.id)
  await ctx.live.changed(ctx.db, ctx.actor.id, '/api/auth/user')
}

/** The person as a job acts for them; null once the account is disabled or gone. */
export async function asActor(db: Db, keys: Keys, userId: string): Promise<Actor | null> {
  const row = await read(db, userId)
  if (!row || row.disabled) return null
  const { emailVerified } = row
  return { ...openUser(row, await keys.of(db, userId)), emailVerified, authTime: 0, session: null, expires: 0 }
}

/** Our row for verified claims; made at the first visit, kept in step with the provider's e-mail. */
export function findUser(db: Db, keys: Keys, clock: Clock, env: Pick<Env, 'IDENTITY'>): FindUser {
  return async (claims) => {
    const row = (await read(db, claims.uid)) ?? (await create(db, keys, clock, env, claims))
    if (!row || row.disabled) return null
    // Whole seconds on both sides: a token of the very second of a reset may be the new one.
    if (row.tokensValidSince && claims.authTime < Math.floor(Date.parse(row.tokensValidSince) / 1000)) return null
    const key = await keys.of(db, row.id)
    const person = openUser(row, key)
    const { emailVerified } = claims
    if ((claims.email && claims.email !== person.email) || emailVerified !== row.emailVerified) {
      const email = claims.email ?? person.email
      await db
        .update(users)
        .set(sealed(users, { email, emailVerified }, key))
        .where(eq(users.id, row.id))
      return { ...person, email }
    }
    return person
  }
}

const read = async (db: Db, id: string): Promise<Row | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

async function create(
  db: Db,
  keys: Keys,
  clock: Clock,
  { IDENTITY }: Pick<Env, 'IDENTITY'>,
  claims: Claims,
): Promise<Row | undefined> {
  const [erased] = await db.select().from(erasedUsers).where(eq(erasedUsers.userId, claims.uid))
  if (erased && claims.authTime * 1000 <= Date.parse(erased.erasedAt)) return undefined
  const now = isoAt(clock())
  const { uid: id, email, emailVerified } = claims
  const draft = { id, email, emailVerified, createdAt: now, updatedAt: now }
  // An id of ours never comes back; a provider's may.
  const key = await keys.of(db, claims.uid, IDENTITY === 'firebase')
  // First requests of a new account arrive together: one insert wins, all read the same row.
  await db
    .insert(users)
    .values(sealed(users, draft, key))
    .onConflictDoNothing()
  return read(db, claims.uid)
}

/**
 * Refuses every token of sign-ins before `atMs`, in all processes within a second; streams end. Part of the caller's
 * transaction.
 */
export async function revokeBefore(db: Db, clock: Clock, live: Live, userId: string, atMs: number): Promise<void> {
  const now = isoAt(clock())
  const tokensValidSince = isoAt(atMs)
  // A row is made for who never came: a token from before must not make one that knows nothing of this.
  await db
    .insert(users)
    .values({ id: userId, tokensValidSince, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: users.id, set: { tokensValidSince, updatedAt: now } })
  await live.revoke(db, userId)
}

/** Refuses a disabled person everywhere within a second, or lets them in again. Part of the caller's transaction. */
export async function setDisabled(db: Db, clock: Clock, live: Live, userId: string, disabled: boolean): Promise<void> {
  const updatedAt = isoAt(clock())
  await db
    .insert(users)
    .values({ id: userId, disabled, createdAt: updatedAt, updatedAt })
    .onConflictDoUpdate({ target: users.id, set: { disabled, updatedAt } })
  await live.revoke(db, userId)
}

/**
 * Erases a person with everything that hangs on their row. Sign-ins before `atMs` bring nothing back. Part of the
 * caller's transaction, after which the key is to be erased that all they wrote is sealed with; the chat erases its
 * rooms before, which are found by who is in them.
 */
export async function erase(db: Db, live: Live, userId: string, atMs: number): Promise<void> {
  const erasedAt = isoAt(atMs)
  await db
    .insert(erasedUsers)
    .values({ userId, erasedAt })
    .onConflictDoUpdate({ target: erasedUsers.userId, set: { erasedAt } })
  await db.delete(users).where(eq(users.id, userId))
  await eraseEvents(db, userId)
  await live.revoke(db, userId)
}

/** Whether anyone has the admin role. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return found.length > 0
}

/** Gives the signed-in person the admin role, and with it access. Part of the caller's transaction. */
export async function becomeAdmin(ctx: Own): Promise<User> {
  await ctx.db
    .update(users)
    .set({ role: 'admin', updatedAt: isoAt(ctx.clock()) })
    .where(eq(users.id, ctx.actor.id))
  await userChanged(ctx)
  return user(ctx)
}

function openUser(row: Row, key: Buffer): KnownUser {
  const {
    disabled: _disabled,
    emailVerified: _verified,
    tokensValidSince: _since,
    updatedAt: _updatedAt,
    ...person
  } = opened(users, row, key)
  return person
}
