import type { Member } from '@mallama/contracts/admin'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Keys } from '../../platform/keys.ts'
import { older } from '../../platform/older.ts'
import { opened } from '../../platform/secrets.ts'
import { users } from './account.table.ts'

/** For the administrator: whose accounts there are. Nothing else of anybody is read here. */

type Reading = Pick<Context, 'db' | 'keys' | 'clock'>
type Plan = Member['plan']

/** What is known here of an account. */
export type Known = Pick<
  Member,
  'id' | 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'plan' | 'role' | 'isDemo' | 'createdAt'
> & { disabled: boolean; trialEndsAt: string | null }

const shown = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  isDemo: users.isDemo,
  disabled: users.disabled,
  createdAt: users.createdAt,
  subscriptionType: users.subscriptionType,
  stripeSubscriptionId: users.stripeSubscriptionId,
  trialEndDate: users.trialEndDate,
}

const planOf = { none: 'none', regular: 'core', premium: 'plus', prime: 'prime' } as const
const typeOf = { core: 'regular', plus: 'premium', prime: 'prime' } as const

/** The same rule as that of access: a plan is what has been paid for, a trial is what runs. */
function withPlan(plan: Plan, now: number): SQL | undefined {
  const { subscriptionType, stripeSubscriptionId, trialEndDate } = users
  if (plan !== 'none' && plan !== 'trial')
    return and(isNotNull(stripeSubscriptionId), eq(subscriptionType, typeOf[plan]))
  const pays = or(isNull(stripeSubscriptionId), eq(subscriptionType, 'none'))
  const over = or(isNull(trialEndDate), lte(trialEndDate, isoAt(now)))
  return and(pays, plan === 'trial' ? gt(trialEndDate, isoAt(now)) : over)
}

type Row = Pick<typeof users.$inferSelect, keyof typeof shown>

async function openKnown({ db, keys, clock }: Reading, row: Row): Promise<Known> {
  const { subscriptionType, stripeSubscriptionId, trialEndDate, ...person } = opened(
    users,
    row,
    await keys.of(db, row.id),
  )
  const paid = stripeSubscriptionId ? planOf[subscriptionType] : 'none'
  const trialEndsAt = paid === 'none' && trialEndDate && Date.parse(trialEndDate) > clock() ? trialEndDate : null
  return { ...person, plan: trialEndsAt ? 'trial' : paid, trialEndsAt }
}

const TOGETHER = 200
/** Names and addresses are sealed: who is looked for is found by opening one after the other. */
const MOST_OPENED = 20_000

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

interface Narrowed {
  plan?: Plan | undefined
  /** None but these. */
  among?: readonly string[] | undefined
  disabled?: true | undefined
}

const within = ({ plan, among, disabled }: Narrowed, now: number): SQL | undefined =>
  and(plan && withPlan(plan, now), among && inArray(users.id, [...among]), disabled && eq(users.disabled, true))

export const howMany = ({ db, clock }: Reading, narrowed: Narrowed): Promise<number> =>
  db.$count(users, within(narrowed, clock()))

/** Newest first; those whose name or address has `q` in it. `more`: there are others. */
export async function people(
  ctx: Reading,
  { q, before, most, ...narrowed }: Narrowed & { q?: string | undefined; before?: string | undefined; most: number },
): Promise<{ found: Known[]; more: boolean }> {
  const wanted = q ? plain(q) : ''
  const found: Known[] = []
  let from = before
  for (let looked = 0; looked < MOST_OPENED; looked += TOGETHER) {
    const order = [users.createdAt, users.id]
    const rows = await ctx.db
      .select(shown)
      .from(users)
      .where(and(within(narrowed, ctx.clock()), await older(ctx.db, users, order, undefined, from)))
      .orderBy(...order.map((column) => desc(column)))
      .limit(TOGETHER)
    for (const row of rows) {
      const one = await openKnown(ctx, row)
      const names = plain([one.firstName, one.lastName, one.email].filter(Boolean).join(' '))
      if (!names.includes(wanted)) continue
      if (found.length === most) return { found, more: true }
      found.push(one)
    }
    from = rows.at(-1)?.id
    if (rows.length < TOGETHER) return { found, more: false }
  }
  return { found, more: true }
}

export async function known(ctx: Reading, id: string): Promise<Known | null> {
  const [row] = await ctx.db.select(shown).from(users).where(eq(users.id, id))
  return row ? openKnown(ctx, row) : null
}

/** What people are called, by their ids; the address of who has no name. */
export async function namesOf(
  { db, keys }: { db: Db; keys: Keys },
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, email, firstName, lastName } = users
  const rows = await db
    .select({ id, email, firstName, lastName })
    .from(users)
    .where(inArray(id, [...new Set(ids)]))
  const named = await Promise.all(
    rows.map(async (row) => {
      const person = opened(users, row, await keys.of(db, row.id))
      const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
      return [row.id, name || person.email || 'No name'] as const
    }),
  )
  return new Map(named)
}

/** Who of them cannot come in. */
export async function disabledOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.disabled, true)))
  return new Set(found.map(({ id }) => id))
}

/** How many people there are, and how many with which plan. */
export async function counted(
  db: Db,
  now: number,
): Promise<{ people: number } & Record<Exclude<Plan, 'none'>, number>> {
  const of = async (where?: SQL) => (await db.select({ n: count() }).from(users).where(where))[0]!.n
  return {
    people: await of(),
    trial: await of(withPlan('trial', now)),
    core: await of(withPlan('core', now)),
    plus: await of(withPlan('plus', now)),
    prime: await of(withPlan('prime', now)),
  }
}
