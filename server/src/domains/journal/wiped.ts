import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { journalDisagreed, journalEntries } from './journal.table.ts'

/** The whole journal, and what was said about its triggers. Part of the caller's transaction. */
export async function wipe({ db, actor }: Own): Promise<void> {
  await db.delete(journalEntries).where(eq(journalEntries.userId, actor.id))
  await db.delete(journalDisagreed).where(eq(journalDisagreed.userId, actor.id))
}
