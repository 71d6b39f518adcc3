import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, lt } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed, type Opened } from '../../platform/secrets.ts'
import { identityFactors } from './identity.table.ts'
import type { Desk } from './parts.ts'
import { Refusal } from './refusal.ts'
import { matchingStep } from './totp.ts'

export type Factor = Opened<typeof identityFactors.$inferSelect>

const MOST = 5
/** PostgreSQL does not take every sign in a text: what cannot be an id is asked for nowhere. */
const UUID = /^[\da-f-]{36}$/

export async function factorsOf(desk: Desk, userId: string): Promise<Factor[]> {
  const rows = await desk.db
    .select()
    .from(identityFactors)
    .where(eq(identityFactors.userId, userId))
    .orderBy(asc(identityFactors.enrolledAt))
  if (rows.length === 0) return []
  const key = await desk.keys.of(desk.db, userId)
  return rows.map((row) => opened(identityFactors, row, key))
}

/** What a browser may know of them. */
export const factorInfo = (factors: readonly Factor[]) =>
  factors.map(({ id, displayName, enrolledAt }) => ({
    mfaEnrollmentId: id,
    displayName: displayName ?? undefined,
    enrolledAt,
    totpInfo: {},
  }))

/** Part of a transaction that locked the account. */
export async function addFactor(
  desk: Desk,
  userId: string,
  factor: { secret: string; displayName: string | null; lastStep: number },
): Promise<string> {
  if ((await factorsOf(desk, userId)).length >= MOST) throw new Refusal('SECOND_FACTOR_LIMIT_EXCEEDED')
  const id = randomUUID()
  const draft = { id, userId, ...factor, enrolledAt: isoAt(desk.clock()) }
  await desk.db.insert(identityFactors).values(sealed(identityFactors, draft, await desk.keys.of(desk.db, userId)))
  return id
}

export async function removeFactor(desk: Desk, userId: string, id: string): Promise<void> {
  if (!UUID.test(id)) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND')
  const gone = await desk.db
    .delete(identityFactors)
    .where(and(eq(identityFactors.id, id), eq(identityFactors.userId, userId)))
    .returning({ id: identityFactors.id })
  if (gone.length === 0) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND')
}

export const dropFactors = (desk: Desk, userId: string) =>
  desk.db.delete(identityFactors).where(eq(identityFactors.userId, userId))

/** Uses a code up. Of two sign-ins with the same one at once, one passes. */
export async function passes(desk: Desk, factor: Factor, code: string): Promise<boolean> {
  const step = matchingStep(factor.secret, code, desk.clock(), factor.lastStep)
  if (step === undefined) return false
  const used = await desk.db
    .update(identityFactors)
    .set({ lastStep: step })
    .where(and(eq(identityFactors.id, factor.id), lt(identityFactors.lastStep, step)))
    .returning({ id: identityFactors.id })
  return used.length === 1
}

type PendingPurpose = 'sign-in' | 'enrolment' | 'provider' | 'visit'

/** Something half done that the browser carries for us and cannot read or change. */
export function sealPending(desk: Desk, purpose: PendingPurpose, value: object): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', desk.secrets.pending, nonce)
  cipher.setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Undefined for anything that is not ours. */
export function openPending<T>(desk: Desk, purpose: PendingPurpose, text: string): T | undefined {
  try {
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', desk.secrets.pending, bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()) as T
  } catch {
    return undefined
  }
}
