import { randomUUID } from 'node:crypto'
import { SCREEN } from '@mallama/coach/safety/version'
import { accessOf } from '@mallama/contracts/access'
import { DAY_MS } from '@mallama/contracts/days'
import type { Input } from '@mallama/contracts/endpoint'
import { notFound } from '@mallama/contracts/errors'
import type { insightsApi } from '@mallama/contracts/insights'
import type { PastWeek, Progress, Week } from '@mallama/contracts/progress'
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import { outside, ownKey, type Own, type World } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import * as journal from '../journal/journal.ts'
import { progressWeeks as table } from './insights.table.ts'
import { mine, said } from './past-weeks-kept.ts'
import { scoresAt } from './progress.ts'
import { isEmpty, reviewed } from './week.ts'

const MAKE = 'make-week'
/** Monday, three in the morning by the clock on their wall: whoever writes late still writes into the old week. */
const FROM_HOUR = 3
const SHOWN = 53

const daysAfter = (day: string, days: number) => isoAt(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).slice(0, 10)

/** The Monday of the last week that is over where the person is. */
export function lastWeek(zone: string, now: number): string {
  const day = journal.dayIn(zone, now - FROM_HOUR * 3_600_000)
  const sinceMonday = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -sinceMonday - 7)
}

/** Those that have something to look back on, newest first. */
export async function weeks(ctx: Own): Promise<PastWeek[]> {
  return ctx.db
    .select({ week: table.week, from: table.startsAt, to: table.endsAt })
    .from(table)
    .where(and(mine(ctx), eq(table.isEmpty, false), isNotNull(table.scores)))
    .orderBy(desc(table.week))
    .limit(SHOWN)
}

export async function pastWeek(ctx: Own, { week }: Input<typeof insightsApi.pastWeek>): Promise<Week> {
  const [row] = await ctx.db.select().from(table).where(mine(ctx, week))
  if (!row || row.isEmpty) throw nothing()
  const { review } = opened(table, row, await ownKey(ctx))
  if (review?.screen === SCREEN) return said(review)
  const made = await look(ctx, row)
  if (isEmpty(made)) throw nothing()
  await keep(ctx, row, made)
  return made
}

const nothing = () => notFound('There is nothing to look back on in that week.')

type Row = typeof table.$inferSelect

/** From what stands now. */
const look = (ctx: Own, { startsAt, endsAt }: Row): Promise<Week> => reviewed(ctx, startsAt, endsAt)

/** Only where nothing was taken back since the row was read; whether it was. */
async function keep(ctx: Own, row: Row, made: Week, scores?: Progress): Promise<boolean> {
  const empty = isEmpty(made)
  const draft = { ...(scores ? { scores } : {}), review: empty ? null : { ...made, screen: SCREEN }, isEmpty: empty }
  const kept = await ctx.db
    .update(table)
    .set(sealed(table, draft, await ownKey(ctx)))
    .where(and(mine(ctx, row.week), eq(table.mark, row.mark)))
    .returning({ week: table.week })
  return kept.length > 0
}

/** Everyone whose week is over and was not looked at yet: a server that was down on Monday makes up for it until Sunday. */
async function queueAll({ db, clock, jobs }: World & { db: Db }): Promise<void> {
  const now = clock()
  const earliest = daysAfter(isoAt(now).slice(0, 10), -16)
  const rows = await db
    .select({ userId: table.userId, week: table.week })
    .from(table)
    .where(and(gte(table.week, earliest), isNotNull(table.scores)))
  const done = new Set(rows.map(({ userId, week }) => `${userId} ${week}`))
  for (const { id, timeZone } of await account.withAccess(db, now)) {
    const week = lastWeek(journal.zoneFor(timeZone), now)
    const key = `${id} ${week}`
    if (!done.has(key)) await jobs.later(MAKE, { userId: id, week }, key)
  }
}

/** Counts and reads one week of one person, once: whoever comes second finds it done. */
async function make(world: World & { db: Db }, userId: string, week: string): Promise<void> {
  const actor = await account.asActor(world.db, world.keys, userId)
  if (!actor || !accessOf(actor, world.clock()).hasAppAccess) return
  const ctx = outside(world, actor)
  const zone = journal.zoneFor(await account.zoneOf(ctx))
  const end = journal.instantIn(zone, daysAfter(week, 7), 0, 0) - 1
  const [startsAt, endsAt] = [isoAt(journal.instantIn(zone, week, 0, 0)), isoAt(end)]
  await ctx.db.insert(table).values({ userId, week, startsAt, endsAt, mark: randomUUID() }).onConflictDoNothing()
  const [row] = await ctx.db.select().from(table).where(mine(ctx, week))
  if (!row || row.scores !== null) return
  const made = await look(ctx, row)
  const kept = await keep(ctx, row, made, await scoresAt(ctx, end))
  if (kept && !isEmpty(made)) await ctx.live.changed(ctx.db, userId, '/api/progress')
  // Something was taken back while it was read; after a wipe there is no row, and nothing to read.
  if (!kept && (await ctx.db.$count(table, mine(ctx, week))) > 0) throw new Error('a week changed while it was read')
}

/** @param opened resolves once there is a world: jobs of before a restart may run while the next one is being made */
export const jobs = (opened: Promise<World & { db: Db }>): Job[] => [
  { name: 'look-at-weeks', schedule: '13 * * * *', run: async () => queueAll(await opened) },
  { name: MAKE, run: async ({ userId, week }) => make(await opened, String(userId), String(week)) },
]
