import { createHmac } from 'node:crypto'
import { isLoopback } from '../../platform/loopback.ts'
import type { Desk } from './parts.ts'
import { Refusal } from './refusal.ts'
import { normalised } from './spelling.ts'

/** No quotes, commas, brackets or control characters: an address must not become two in a letter's header. */
const ADDRESS = /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\].]+$/u

/** One spelling an address, whatever the keyboard (docs/decisions/0011). Throws MISSING_EMAIL or INVALID_EMAIL. */
export function readEmail(typed: string | null | undefined): string {
  if (!typed) throw new Refusal('MISSING_EMAIL')
  const email = normalised(typed)
  if (email.length > 254 || !ADDRESS.test(email)) throw new Refusal('INVALID_EMAIL')
  return email
}

export const hashEmail = (desk: Desk, email: string): string =>
  createHmac('sha256', desk.secrets.email).update(email).digest('base64url')

/**
 * The administrator's address makes its account through admin-setup only, never by whoever comes first. `signing up`
 * with a password is what admin-setup opens for a while; nothing opens the other ways.
 */
export async function refuseReserved(desk: Desk, email: string, by?: 'signing up'): Promise<void> {
  if (await isReserved(desk, email, by)) throw new Refusal('ADMIN_ONLY_OPERATION')
}

export const isReserved = (desk: Desk, email: string, by?: 'signing up'): Promise<boolean> =>
  desk.isReserved(desk.db, email, by)

/**
 * How an account takes an address that it has not proven. With e-mail privacy it only claims it, so that nobody learns
 * whether somebody has it (docs/decisions/0035); whoever holds the setup code of the administrator's account may know.
 */
export async function claims(desk: Desk, email: string, by?: 'signing up'): Promise<boolean> {
  if (!desk.privacy.on) return false
  const isOpened = by !== undefined && (await isReserved(desk, email)) && !(await isReserved(desk, email, by))
  return !isOpened
}

/** Where a mailed link may lead back to: here, or in development to this machine. */
export function readContinueUrl({ env }: Desk, typed: string | null | undefined): string | undefined {
  if (!typed) return undefined
  if (typed.length > 2_048 || !URL.canParse(typed)) throw new Refusal('INVALID_CONTINUE_URI')
  const url = new URL(typed)
  const here = url.origin === new URL(env.publicUrl).origin
  const local = !env.production && /^https?:$/.test(url.protocol) && isLoopback(url.hostname)
  if (!here && !local) throw new Refusal('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project')
  return url.href
}
