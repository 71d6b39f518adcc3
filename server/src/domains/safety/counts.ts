import { DAY_MS } from '@mallama/contracts/days'
import type { Safety } from '@mallama/contracts/safety'
import { gte, lt, sql } from 'drizzle-orm'
import { isoAt } from '../../platform/clock.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { safetyDays } from './safety.table.ts'

type Kind = typeof safetyDays.$inferSelect.kind

const KEPT_DAYS = 35
const dayOf = (ms: number) => isoAt(ms).slice(0, 10)

/** By tier: a doubt is asked about, danger is shown help, and what is stated gets help first. */
const kinds = { 1: 'asked', 2: 'shown', 3: 'shownFirst' } as const satisfies Record<number, Kind>
export const kindOf = ({ tier }: NonNullable<Safety>): Kind => kinds[tier]

/** Counts one more of today's. */
export async function count(db: Db, clock: Clock, kind: Kind): Promise<void> {
  const { day, times } = safetyDays
  await db
    .insert(safetyDays)
    .values({ day: dayOf(clock()), kind, times: 1 })
    .onConflictDoUpdate({ target: [day, safetyDays.kind], set: { times: sql`${times} + 1` } })
}

/** A finding was set aside by the person it is about. */
export const countAside = ({ afterwards, db, clock }: Counting): void =>
  afterwards.run('safety counts', () => count(db, clock, 'setAside'))

interface Counting {
  afterwards: { run(name: string, work: () => Promise<void>): void }
  db: Db
  clock: Clock
}

/** Of today and the six days before. */
export async function lastWeek(db: Db, now: number): Promise<Record<Kind, number>> {
  const rows = await db
    .select()
    .from(safetyDays)
    .where(gte(safetyDays.day, dayOf(now - 6 * DAY_MS)))
  const sum = (kind: Kind) => rows.reduce((all, row) => all + (row.kind === kind ? row.times : 0), 0)
  return { asked: sum('asked'), shown: sum('shown'), shownFirst: sum('shownFirst'), setAside: sum('setAside') }
}

export const purge = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(safetyDays).where(lt(safetyDays.day, dayOf(now - KEPT_DAYS * DAY_MS))))
