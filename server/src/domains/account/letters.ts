import { DAY_MS } from '@mallama/contracts/days'
import { needsHelp } from '@mallama/contracts/help'
import { accessOf } from '@mallama/contracts/access'
import type { Safety, SafetyCategory } from '@mallama/contracts/safety'
import { and, eq, type SQL } from 'drizzle-orm'
import { ownKey, type Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import type { Identity } from '../identity/identity.ts'
import { users } from './account.table.ts'

const accessColumns = {
  id: users.id,
  timeZone: users.timeZone,
  role: users.role,
  subscriptionType: users.subscriptionType,
  stripeSubscriptionId: users.stripeSubscriptionId,
  planEndDate: users.planEndDate,
  hasUsedTrial: users.hasUsedTrial,
  trialStartDate: users.trialStartDate,
  trialEndDate: users.trialEndDate,
}

interface ByTheirClock {
  id: string
  timeZone: string | null
}

/** Everyone who can come in. */
export async function withAccess(db: Db, now: number, which?: SQL): Promise<ByTheirClock[]> {
  const found = await db
    .select(accessColumns)
    .from(users)
    .where(and(eq(users.disabled, false), which))
  return found.filter((person) => accessOf(person, now).hasAppAccess)
}

/** Those of them who agreed to reminders by e-mail; someone shut out is not called back by letter. */
export const wantReminders = (db: Db, now: number) => withAccess(db, now, eq(users.reminders, true))

/** The person's time zone as they told it, or null. */
export async function zoneOf({ db, actor }: Whose): Promise<string | null> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, actor.id))
  return row?.timeZone ?? null
}

/**
 * Where letters reach a person: an address that they have shown to be theirs, on an account that still runs. Nowhere
 * while letters are held.
 */
export async function mailbox(ctx: Whose & { identity: Identity }): Promise<string | null> {
  const { id, email, emailVerified, disabled, lettersHeldUntil } = users
  const [row] = await ctx.db
    .select({ id, email, emailVerified, disabled, lettersHeldUntil })
    .from(users)
    .where(eq(id, ctx.actor.id))
  if (!row || row.disabled) return null
  const own = opened(users, row, await ownKey(ctx))
  if (own.lettersHeldUntil && own.lettersHeldUntil > isoAt(ctx.clock())) return null
  return ctx.identity.mailbox(ctx.db, row.id, row.emailVerified ? own.email : null)
}

const HELD_MS = 90 * DAY_MS
const bySomebodyClose: readonly string[] = [
  'abuse',
  'stalking',
  'child-abuse',
  'sexual-coercion',
] satisfies SafetyCategory[]

/**
 * After words that tell of danger from someone close no letter goes out for 90 days, whoever it would be about: a letter
 * shows whoever reads the mailbox that Mallama is used. Kept with the person and not with the chat, which may be erased.
 */
export async function holdLetters(ctx: Whose, safety: Safety): Promise<void> {
  if (!needsHelp(safety) || !bySomebodyClose.includes(safety.category)) return
  const draft = { lettersHeldUntil: isoAt(ctx.clock() + HELD_MS) }
  await ctx.db
    .update(users)
    .set(sealed(users, draft, await ownKey(ctx)))
    .where(eq(users.id, ctx.actor.id))
}
