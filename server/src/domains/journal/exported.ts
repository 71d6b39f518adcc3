import { asc, eq } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { opened } from '../../platform/secrets.ts'
import { journalDisagreed, journalEntries } from './journal.table.ts'

/** The whole journal, oldest first, and the triggers that are not true for the person. */
export async function exported(ctx: Own) {
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select()
    .from(journalEntries)
    .where(eq(journalEntries.userId, ctx.actor.id))
    .orderBy(asc(journalEntries.createdAt), asc(journalEntries.ordinal))
  const entries = (await readableAll(journalEntries, rows, key)).map(({ marks, insight, ...entry }) => ({
    ...entry,
    ...marks,
    // Which screen read it is no text of anybody's.
    aiInsights: insight && { ...insight, screen: undefined },
  }))
  return { entries, notTrue: await disagreedWith(ctx) }
}

export async function disagreedWith(ctx: Own): Promise<string[]> {
  const [row] = await ctx.db.select().from(journalDisagreed).where(eq(journalDisagreed.userId, ctx.actor.id))
  return row ? opened(journalDisagreed, row, await ownKey(ctx)).triggers : []
}
