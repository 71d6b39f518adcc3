import type { Input } from '@mallama/contracts/endpoint'
import { AppError } from '@mallama/contracts/errors'
import { needsHelp } from '@mallama/contracts/help'
import type { journalApi, LookBack } from '@mallama/contracts/journal'
import { asc, count, eq, isNotNull, min, and } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { sealed } from '../../platform/secrets.ts'
import { isOutOfTime } from '../../platform/threads.ts'
import { zoneOf } from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { disagreedWith } from './exported.ts'
import { journalDisagreed, journalEntries } from './journal.table.ts'
import { mine, openedRow, PATH } from './kept.ts'

/** Removed triggers that are remembered; more would be no list of anybody's. */
const MOST_REMOVED = 200

/** A year of the journal: what its moods were, what went with them, and what came back. Counts and own words only. */
export async function lookBack(ctx: Own, { year, timeZone }: Input<typeof journalApi.lookBack>): Promise<LookBack> {
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select()
    .from(journalEntries)
    .where(mine(ctx))
    .orderBy(asc(journalEntries.createdAt), asc(journalEntries.ordinal))
  const entries = rows.map((row) => {
    const { title, content, emotions, marks, insight, createdAt } = openedRow(row, key)
    const { mood, tags, moodChosen = true } = marks
    // Nothing is drawn from what tells of danger but its place in the calendar.
    return { title, content, emotions, mood, tags, moodChosen, at: createdAt, flagged: needsHelp(insight?.safety) }
  })
  const read = await ctx.readers
    .lookBack(
      {
        entries,
        year: year ?? null,
        now: ctx.clock(),
        timeZone: timeZone ?? (await zoneOf(ctx)),
        people: await relationships.names(ctx),
        notTrue: await disagreedWith(ctx),
      },
      ctx.actor.id,
    )
    .catch((error: unknown) => {
      if (!isOutOfTime(error)) throw error
      throw new AppError('unexpected', 'Your journal took too long to look back over. Please try again.')
    })
  return { ...read, imports: await imports(ctx) }
}

async function imports(ctx: Own): Promise<LookBack['imports']> {
  const { importId, importedAt } = journalEntries
  const rows = await ctx.db
    .select({ id: importId, at: min(importedAt), entries: count() })
    .from(journalEntries)
    .where(and(mine(ctx), isNotNull(importId)))
    .groupBy(importId)
  return rows
    .map(({ id, at, entries }) => ({ id: id!, at: new Date(at!).toISOString(), entries }))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Not shown again. */
export async function disagree(ctx: Own, { trigger }: Input<typeof journalApi.disagree>): Promise<null> {
  const before = await disagreedWith(ctx)
  const triggers = [...new Set([trigger.toLowerCase(), ...before])].slice(0, MOST_REMOVED)
  const row = sealed(journalDisagreed, { userId: ctx.actor.id, triggers }, await ownKey(ctx))
  await ctx.db
    .insert(journalDisagreed)
    .values(row)
    .onConflictDoUpdate({
      target: journalDisagreed.userId,
      set: { triggers: row.triggers },
      setWhere: eq(journalDisagreed.userId, ctx.actor.id),
    })
  await ctx.live.changed(ctx.db, ctx.actor.id, PATH)
  return null
}
