import { SCREEN } from '@mallama/coach/safety/version'
import { accessOf } from '@mallama/contracts/access'
import type { Safety } from '@mallama/contracts/safety'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { outside, ownKey, type Own, type World } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { seal } from '../../platform/secrets.ts'
import { asActor, coachOf, guideOf, zoneOf } from '../account/account.ts'
import { spend } from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { journalEntries, type KeptInsight } from './journal.table.ts'
import { asRead, isOld, journalChanged, mine, newestFirst, openedRow, type Kept } from './kept.ts'

const JOB = 'journal-insights'
/** An entry is compared with so many before it, and so many after it may speak of it. */
const WINDOW = 14
/** Insights that one run makes: of an import of years the newest are looked at. */
const AT_ONCE = 30

type Who = 'coach' | 'guide'

/** What an entry shows beside those before it. The built-in coach answers what nobody asked for just now. */
export async function work(ctx: Own, entry: Kept, who: Who, aside = false, seen: Safety = null): Promise<KeptInsight> {
  const key = await ownKey(ctx)
  const before = await ctx.db
    .select()
    .from(journalEntries)
    .where(and(mine(ctx), beside(entry, '<')))
    .orderBy(...newestFirst)
    .limit(WINDOW)
  const input = {
    entry: asRead(entry),
    earlier: before.map((row) => asRead(openedRow(row, key))),
    knownPeople: await relationships.names(ctx),
    userFirstName: ctx.actor.firstName,
    country: ctx.actor.country,
    now: isoAt(ctx.clock()),
    timeZone: await zoneOf(ctx),
    ...(aside ? { aside: true } : {}),
  }
  const coach = who === 'coach' ? coachOf(ctx) : guideOf(ctx)
  const made = await coach.journalInsight(input, { signal: ctx.signal })
  return { ...made, safety: made.safety ?? (aside ? null : seen), screen: SCREEN }
}

/** Entries before or after this one, in the order of the list. */
const beside = ({ createdAt, ordinal }: Pick<Kept, 'createdAt' | 'ordinal'>, way: '<' | '>') => {
  const { createdAt: at, ordinal: seq } = journalEntries
  return sql`(${at}, ${seq}) ${sql.raw(way)} (${sql.param(createdAt, at)}, ${sql.param(ordinal, seq)})`
}

/** Keeps it, unless the entry was changed while it was being made. */
export async function keep(ctx: Own, entry: Kept, insight: KeptInsight): Promise<boolean> {
  const sealed = seal<KeptInsight>(insight, await ownKey(ctx), 'journal_entries.insight')
  const found = await ctx.db
    .update(journalEntries)
    .set({ insight: sealed })
    .where(and(mine(ctx, entry.id), eq(journalEntries.updatedAt, entry.updatedAt)))
    .returning({ id: journalEntries.id })
  return found.length > 0
}

/** What later insights say of this entry is no longer quoted once it changed or went. */
export async function forgetAfter(ctx: Own, entry: Pick<Kept, 'createdAt' | 'ordinal'>): Promise<void> {
  const after = await ctx.db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(mine(ctx), beside(entry, '>')))
    .orderBy(asc(journalEntries.createdAt), asc(journalEntries.ordinal))
    .limit(WINDOW)
  if (after.length === 0) return
  const ids = after.map(({ id }) => id)
  await ctx.db
    .update(journalEntries)
    .set({ insight: null })
    .where(and(mine(ctx), inArray(journalEntries.id, ids)))
}

/** Where the queue fails the entry stands all the same; the next one asks again. `entryId`: the one just written. */
export const makeLater = (ctx: Own, entryId: string | null) =>
  ctx.jobs
    .later(JOB, { userId: ctx.actor.id, entryId }, entryId ?? ctx.actor.id)
    .catch((err: unknown) => ctx.log.warn({ err }, 'journal insights could not be queued'))

/** Makes what is missing, the newest first, and tells the person's pages. */
async function makeMissing(world: World & { db: Db }, userId: string, entryId: string | null): Promise<void> {
  const actor = await asActor(world.db, world.keys, userId)
  if (!actor) return
  const ctx = outside(world, actor)
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select()
    .from(journalEntries)
    .where(and(mine(ctx), isNull(journalEntries.insight)))
    .orderBy(...newestFirst)
    .limit(AT_ONCE)
  let made = 0
  for (const row of rows) {
    const entry = openedRow(row, key)
    const insight = await work(ctx, entry, await whoAnswers(ctx, entry.id === entryId))
    if (await keep(ctx, entry, insight)) made++
  }
  if (made > 0) await journalChanged(ctx)
}

/** A model is asked about what was written just now, within the person's allowance; never where access has ended. */
async function whoAnswers(ctx: Own, justWritten: boolean): Promise<Who> {
  if (!justWritten || !ctx.coach.remote || !accessOf(ctx.actor, ctx.clock()).hasAppAccess) return 'guide'
  return spend(ctx).then(
    () => 'coach' as const,
    () => 'guide' as const,
  )
}

/** @param opened resolves once there is a world: jobs of before a restart may run while the next one is being made */
export const jobs = (opened: Promise<World & { db: Db }>): Job[] => [
  {
    name: JOB,
    run: async ({ userId, entryId }) =>
      makeMissing(await opened, String(userId), typeof entryId === 'string' ? entryId : null),
  },
]

export const isOldInsight = ({ insight }: Kept): boolean => insight !== null && isOld(insight)
