import { DAY_MS } from '@mallama/contracts/days'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { findById, type Account } from './accounts.ts'
import { hashEmail } from './addresses.ts'
import { identityCodes, type CodePurpose } from './identity.table.ts'
import type { Desk, SentCode } from './parts.ts'
import { Refusal } from './refusal.ts'

const LIVES_MS = 60 * 60 * 1000
/** A change of address is noticed late: its letter waits until the mailbox is looked into. */
export const WAY_BACK_MS = 7 * DAY_MS
const livesMs = (purpose: CodePurpose) => (purpose === 'RECOVER_EMAIL' ? WAY_BACK_MS : LIVES_MS)
/** An expired code is told apart from a wrong one for this long. */
const KEPT_MS = 7 * DAY_MS

/** Whom a code is for: an account under its own address, or for a sign-in link an address alone. */
export interface CodeSubject {
  purpose: CodePurpose
  email: string
  userId: string | null
  newEmail?: string
  /** The account only claims its address: the code is kept under the account, and is in no other's way. */
  claims?: boolean
}

/** A fresh code; the one before it for the same address and purpose stops working. */
export async function issue(desk: Desk, subject: CodeSubject): Promise<string> {
  const { purpose, email, userId, newEmail, claims } = subject
  const code = randomBytes(32).toString('base64url')
  const draft = { hash: hashOf(code), userId, expiresAt: isoAt(desk.clock() + livesMs(purpose)) }
  const fresh = userId
    ? sealed(identityCodes, { ...draft, newEmail: newEmail ?? null }, await desk.keys.of(desk.db, userId))
    : { ...draft, newEmail: null }
  await desk.db
    .insert(identityCodes)
    .values({ emailHash: claims && userId ? userId : hashEmail(desk, email), purpose, ...fresh })
    .onConflictDoUpdate({ target: [identityCodes.emailHash, identityCodes.purpose], set: fresh })
  return code
}

interface OpenCode {
  purpose: CodePurpose
  emailHash: string
  /** Undefined for a sign-in link only. */
  account: (Account & { email: string }) | undefined
  newEmail: string | null
  issuedAt: number
}

/** What a code is for, without using it up. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE or USER_DISABLED. */
export async function read(desk: Desk, code: string | null | undefined): Promise<OpenCode> {
  if (!code) throw new Refusal('MISSING_OOB_CODE')
  const [row] = await desk.db
    .select()
    .from(identityCodes)
    .where(eq(identityCodes.hash, hashOf(code)))
  return judge(desk, row)
}

/** Uses a code up: of two at once, one does. Part of the transaction that does what the code allows. */
export async function consume(desk: Desk, code: string, purpose: CodePurpose): Promise<OpenCode> {
  const [row] = await desk.db
    .delete(identityCodes)
    .where(and(eq(identityCodes.hash, hashOf(code)), eq(identityCodes.purpose, purpose)))
    .returning()
  return judge(desk, row)
}

async function judge(desk: Desk, row: typeof identityCodes.$inferSelect | undefined): Promise<OpenCode> {
  if (!row) throw new Refusal('INVALID_OOB_CODE')
  if (Date.parse(row.expiresAt) <= desk.clock()) throw new Refusal('EXPIRED_OOB_CODE')
  const { purpose, emailHash } = row
  const issuedAt = Date.parse(row.expiresAt) - livesMs(purpose)
  if (!row.userId) return { purpose, emailHash, account: undefined, newEmail: null, issuedAt }
  const account = await findById(desk, row.userId)
  // The address may have changed hands since the letter went out, which is what one of them is for.
  if (!account?.email || (purpose !== 'RECOVER_EMAIL' && (account.emailHash ?? account.userId) !== emailHash))
    throw new Refusal('INVALID_OOB_CODE')
  if (account.disabled) throw new Refusal('USER_DISABLED')
  const { newEmail } = opened(identityCodes, row, await desk.keys.of(desk.db, row.userId))
  return { purpose, emailHash, account: { ...account, email: account.email }, newEmail, issuedAt }
}

/** Of these codes, those that are neither used nor replaced. */
export async function stillOpen({ db }: Desk, sent: readonly SentCode[]): Promise<SentCode[]> {
  if (sent.length === 0) return []
  const hashes = sent.map(({ oobCode }) => hashOf(oobCode))
  const rows = await db
    .select({ hash: identityCodes.hash })
    .from(identityCodes)
    .where(inArray(identityCodes.hash, hashes))
  const open = new Set(rows.map(({ hash }) => hash))
  return sent.filter(({ oobCode }) => open.has(hashOf(oobCode)))
}

export const purgeCodes = ({ db, clock }: Desk) =>
  db.delete(identityCodes).where(lt(identityCodes.expiresAt, isoAt(clock() - KEPT_MS)))

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
