import { eq } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { reminders } from './reminders.table.ts'

/** What the person wants to be reminded of, about everyone. */
export async function exported(ctx: Own) {
  const rows = await ctx.db.select().from(reminders).where(eq(reminders.userId, ctx.actor.id))
  return readableAll(reminders, rows, await ownKey(ctx))
}
