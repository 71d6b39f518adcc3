import type { Waiting } from '@mallama/contracts/admin'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import * as membership from '../membership/membership.ts'
import { billingAccounts, billingEvents, billingLetters } from './billing.table.ts'
import type { Desk } from './desk.ts'

/** For the administrator: how people stand with the payment provider. Neither cards nor sums. */

export interface Stands {
  isOverdue: boolean
  renews: boolean
  endsAt: string | null
  /** In Prime's waiting list, from 1. */
  place: number | null
}

/** Accounts at the provider of now; where it is half set, those that somebody's access stands on. */
const here = ({ payments, db }: Desk): SQL | undefined =>
  payments
    ? and(eq(billingAccounts.provider, payments.provider), eq(billingAccounts.livemode, payments.livemode))
    : membership.standsOn(db, billingAccounts.userId, sql`${billingAccounts.standing} ->> 'id'`)

const states = { payment_failed: 'past_due', canceling: 'canceling' } as const

/** Whose charge failed, or who has canceled. */
export async function whoIs(desk: Desk, state: keyof typeof states): Promise<string[]> {
  const found = await desk.db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(and(here(desk), sql`${billingAccounts.standing} ->> 'state' = ${states[state]}`))
  return found.map(({ userId }) => userId)
}

export async function standingsOf(desk: Desk, userIds: readonly string[]): Promise<Map<string, Stands>> {
  if (userIds.length === 0) return new Map()
  const { userId, standing, waitingSince } = billingAccounts
  const rows = await desk.db
    .select({ userId, standing, waitingSince })
    .from(billingAccounts)
    .where(and(here(desk), inArray(userId, [...userIds])))
  const places = rows.some((row) => row.waitingSince) ? await waiting(desk) : []
  return new Map(
    rows.map((row) => {
      const { state, endsAt = null } = row.standing ?? {}
      const place = places.find((one) => one.userId === row.userId)?.position ?? null
      return [
        row.userId,
        {
          isOverdue: state === 'past_due',
          renews: state === 'active' || state === 'past_due',
          endsAt: state === 'canceling' && endsAt ? isoAt(endsAt) : null,
          place,
        },
      ]
    }),
  )
}

/** Prime's waiting list: whoever paid earlier comes first. */
export async function waiting(desk: Desk): Promise<(Pick<Waiting, 'position' | 'since'> & { userId: string })[]> {
  const { userId, waitingSince, id } = billingAccounts
  const rows = await desk.db
    .select({ userId, since: waitingSince })
    .from(billingAccounts)
    .where(and(here(desk), isNotNull(waitingSince)))
    .orderBy(asc(waitingSince), asc(id))
  return rows.map((row, at) => ({ userId: row.userId, since: row.since!, position: at + 1 }))
}

/** When the newest event of the provider came that was about somebody here. */
export async function heardAt(desk: Desk): Promise<string | null> {
  const [newest] = await desk.db
    .select({ at: billingEvents.at })
    .from(billingEvents)
    .innerJoin(billingAccounts, eq(billingAccounts.id, billingEvents.accountId))
    .where(here(desk))
    .orderBy(desc(billingEvents.at))
    .limit(1)
  return newest?.at ?? null
}

/** How many charges have failed and are tried again, and how many letters about payments wait. */
export async function overdue(desk: Desk): Promise<{ failed: number; letters: number }> {
  const [accounts] = await desk.db
    .select({ n: count() })
    .from(billingAccounts)
    .where(and(here(desk), sql`${billingAccounts.standing} ->> 'state' = 'past_due'`))
  const letters = await desk.db.$count(billingLetters, isNull(billingLetters.sentAt))
  return { failed: accounts!.n, letters }
}
