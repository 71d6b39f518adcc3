import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { opened } from '../../platform/secrets.ts'
import { journalDisagreed, journalEntries } from './journal.table.ts'

const TOGETHER = 50

/** The whole journal, oldest first. */
export async function* eachEntry(ctx: Own) {
  const key = await ownKey(ctx)
  const { createdAt, ordinal, userId } = journalEntries
  for (let last: typeof journalEntries.$inferSelect | undefined, more = true; more;) {
    const after: SQL | undefined =
      last && or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(ordinal, last.ordinal)))
    const rows = await ctx.db
      .select()
      .from(journalEntries)
      .where(and(eq(userId, ctx.actor.id), after))
      .orderBy(asc(createdAt), asc(ordinal))
      .limit(TOGETHER)
    // Which screen read it is no text of anybody's.
    for (const { marks, insight, ...entry } of await readableAll(journalEntries, rows, key))
      yield { ...entry, ...marks, aiInsights: insight && { ...insight, screen: undefined } }
    last = rows.at(-1) ?? last
    more = rows.length === TOGETHER
  }
}

/** The triggers that are not true for the person. */
export async function disagreedWith(ctx: Own): Promise<string[]> {
  const [row] = await ctx.db.select().from(journalDisagreed).where(eq(journalDisagreed.userId, ctx.actor.id))
  return row ? opened(journalDisagreed, row, await ownKey(ctx)).triggers : []
}
