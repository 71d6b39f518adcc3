import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed, type Opened } from '../../platform/secrets.ts'
import { hashEmail } from './addresses.ts'
import { identityAccounts, identityCodes, identitySessions } from './identity.table.ts'
import type { Desk } from './parts.ts'
import { claimsKnownHere } from './places.ts'
import { Refusal } from './refusal.ts'

type Row = typeof identityAccounts.$inferSelect
/** An account with its sealed fields opened. */
export type Account = Opened<Row>
export type AccountChanges = Partial<Omit<Opened<typeof identityAccounts.$inferInsert>, 'userId'>>

const ID_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 28 letters and digits, as the protocol's ids are; 165 bits. */
function newUserId(): string {
  let id = ''
  while (id.length < 28) {
    // 62 signs out of 256 bytes: those above 247 would make some signs likelier.
    for (const byte of randomBytes(40)) if (byte < 248 && id.length < 28) id += ID_SIGNS[byte % 62]!
  }
  return id
}

export async function findByEmail(desk: Desk, email: string): Promise<Account | undefined> {
  const [row] = await desk.db
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.emailHash, hashEmail(desk, email)))
  return row && openAccount(desk, row)
}

const judged = {
  userId: identityAccounts.userId,
  passwordHash: identityAccounts.passwordHash,
  disabled: identityAccounts.disabled,
}

/** What a password is judged by. Opens nothing: the key of a person who is there takes time, which would tell that they are. */
export async function findPassword(desk: Desk, email: string) {
  const [row] = await desk.db
    .select(judged)
    .from(identityAccounts)
    .where(eq(identityAccounts.emailHash, hashEmail(desk, email)))
  return row
}

/**
 * The same of two accounts with a password that claim the address: the first and the last of those that were signed in
 * to from here, or else of all. Whoever claims it later, here or elsewhere, is in no earlier one's way.
 */
export async function findClaims(desk: Desk, email: string) {
  const claimHash = hashEmail(desk, email)
  const all = await desk.db
    .select(judged)
    .from(identityAccounts)
    .where(and(eq(identityAccounts.claimHash, claimHash), isNotNull(identityAccounts.passwordHash)))
    .orderBy(asc(identityAccounts.claimedAt))
  const known = await claimsKnownHere(desk, claimHash)
  const here = all.filter(({ userId }) => known.has(userId))
  const rows = here.length > 0 ? here : all
  return [rows.at(-1), rows.length > 1 ? rows[0] : undefined]
}

/** The one account that claims the address and was signed in to from here. Of two nobody knows whose they are. */
export async function claimedHere(desk: Desk, email: string): Promise<Account | undefined> {
  const [only, ...others] = await claimsKnownHere(desk, hashEmail(desk, email))
  return only && others.length === 0 ? findById(desk, only) : undefined
}

/** Whether nobody claimed the address of this account before it did. */
export async function isFirstClaim({ db }: Desk, { userId, claimHash }: Pick<Account, 'userId' | 'claimHash'>) {
  if (!claimHash) return false
  const [first] = await db
    .select({ userId: identityAccounts.userId })
    .from(identityAccounts)
    .where(eq(identityAccounts.claimHash, claimHash))
    .orderBy(asc(identityAccounts.claimedAt))
    .limit(1)
  return first?.userId === userId
}

export async function findById(desk: Desk, userId: string, lock?: 'lock'): Promise<Account | undefined> {
  const found = desk.db.select().from(identityAccounts).where(eq(identityAccounts.userId, userId))
  const [row] = await (lock ? found.for('update') : found)
  return row && openAccount(desk, row)
}

/** Accounts that only claim their address, that nobody is signed in to, and nobody has signed in to since. */
export async function unusedClaims({ db }: Desk, sinceMs: number): Promise<string[]> {
  const rows = await db
    .select({ userId: identityAccounts.userId })
    .from(identityAccounts)
    .leftJoin(identitySessions, eq(identitySessions.userId, identityAccounts.userId))
    .where(
      and(
        isNotNull(identityAccounts.claimHash),
        isNull(identitySessions.id),
        lt(identityAccounts.lastLoginAt, isoAt(sinceMs)),
      ),
    )
  return rows.map(({ userId }) => userId)
}

interface New extends Pick<AccountChanges, 'passwordHash' | 'usesLink' | 'emailVerified' | 'displayName'> {
  email: string | null
  /** The address is only claimed. */
  claims?: boolean
}

/** Makes an account. Twenty at once for one address make one: the others meet the unique index, EMAIL_EXISTS. */
export async function create(desk: Desk, { email, claims, ...ways }: New): Promise<Account> {
  const userId = newUserId()
  const now = isoAt(desk.clock())
  const draft = {
    userId,
    ...ways,
    email,
    emailHash: email && !claims ? hashEmail(desk, email) : null,
    claimHash: email && claims ? hashEmail(desk, email) : null,
    claimedAt: email && claims ? now : null,
    createdAt: now,
    lastLoginAt: now,
  }
  await refuseKeptBack(desk, draft.emailHash, userId)
  const key = await desk.keys.of(desk.db, userId)
  const [row] = await desk.db
    .insert(identityAccounts)
    .values(sealed(identityAccounts, draft, key))
    .onConflictDoNothing()
    .returning()
  if (!row) throw new Refusal('EMAIL_EXISTS')
  return opened(identityAccounts, row, key)
}

/** Throws EMAIL_EXISTS when the address belongs to someone else, also when both take it at once. */
export async function change(desk: Desk, userId: string, changes: AccountChanges): Promise<Account> {
  const taking = { ...changes, ...(await taken(desk, userId, changes)) }
  await refuseKeptBack(desk, taking.emailHash, userId)
  const key = await desk.keys.of(desk.db, userId)
  const [row] = await desk.db
    .update(identityAccounts)
    .set(sealed(identityAccounts, taking, key))
    .where(eq(identityAccounts.userId, userId))
    .returning()
    .catch((error: unknown) => {
      throw isTaken(error) ? new Refusal('EMAIL_EXISTS') : error
    })
  if (!row) throw new Refusal('USER_NOT_FOUND')
  return opened(identityAccounts, row, key)
}

/** An address that is proven is no longer a claim: it is the account's. */
async function taken({ db, clock }: Desk, userId: string, { emailHash, claimHash, emailVerified }: AccountChanges) {
  if (claimHash) return { claimedAt: isoAt(clock()) }
  if (emailHash) return { claimHash: null, claimedAt: null }
  if (!emailVerified) return {}
  const [row] = await db
    .select({ claimHash: identityAccounts.claimHash })
    .from(identityAccounts)
    .where(eq(identityAccounts.userId, userId))
  return row?.claimHash ? { emailHash: row.claimHash, claimHash: null, claimedAt: null } : {}
}

/** For as long as an account may be taken back to an address, nobody else has it. */
async function refuseKeptBack(desk: Desk, emailHash: string | null | undefined, userId: string) {
  if (emailHash && (await isKeptBack(desk, emailHash, userId))) throw new Refusal('EMAIL_EXISTS')
}

export async function isKeptBack({ db, clock }: Desk, emailHash: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: identityCodes.userId })
    .from(identityCodes)
    .where(
      and(
        eq(identityCodes.emailHash, emailHash),
        eq(identityCodes.purpose, 'RECOVER_EMAIL'),
        gt(identityCodes.expiresAt, isoAt(clock())),
        ne(identityCodes.userId, userId),
      ),
    )
  return found.length > 0
}

/** The unique index on the address spoke. */
function isTaken(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && isTaken(cause))
}

/**
 * Ends every sign-in of a person up to now: refresh tokens here, ID tokens in the product, within a second everywhere;
 * and every code that was mailed.
 * Part of the caller's transaction.
 */
export async function revoke(desk: Desk, userId: string): Promise<Account> {
  const before = await findById(desk, userId, 'lock')
  if (!before) throw new Refusal('USER_NOT_FOUND')
  // Tokens carry whole seconds. Those of this very second are refused too, and who signs in within it is dated to the
  // next one, which the next revocation must then pass in turn.
  const second = Math.max(Math.floor(desk.clock() / 1000), validSinceSeconds(before)) + 1
  await desk.db.delete(identitySessions).where(eq(identitySessions.userId, userId))
  await dropCodes(desk, before)
  const account = await change(desk, userId, { validSince: isoAt(second * 1000) })
  await desk.onRevoked(desk.db, userId, second * 1000)
  return account
}

/**
 * Ends what was mailed for this account: whoever was let out could have asked for a letter to a mailbox of their own,
 * and it would let them in again. Only what takes a change of address back outlasts whoever made the change. Part of a
 * transaction that locked the account before it touched a code.
 */
export async function dropCodes({ db }: Desk, { userId, emailHash }: Pick<Account, 'userId' | 'emailHash'>) {
  // A sign-in link belongs to an address, not to an account.
  const toAddress = emailHash ? eq(identityCodes.emailHash, emailHash) : undefined
  await db
    .delete(identityCodes)
    .where(and(or(eq(identityCodes.userId, userId), toAddress), ne(identityCodes.purpose, 'RECOVER_EMAIL')))
}

/** The account and all that hangs on it. What the person wrote is the product's to erase: `onDeleted`. */
export async function remove({ db }: Desk, userId: string): Promise<void> {
  await db.delete(identityAccounts).where(eq(identityAccounts.userId, userId))
}

/** Seconds since 1970 before which sign-ins do not count. */
export const validSinceSeconds = ({ validSince }: Pick<Account, 'validSince'>): number =>
  validSince ? Math.floor(Date.parse(validSince) / 1000) : 0

async function openAccount(desk: Desk, row: Row): Promise<Account> {
  return opened(identityAccounts, row, await desk.keys.of(desk.db, row.userId))
}
