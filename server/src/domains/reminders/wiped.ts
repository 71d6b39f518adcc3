import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { reminderDays, reminders, reviewDays } from './reminders.table.ts'

/** What was due and when a letter went out. Part of the caller's transaction. */
export async function wipe({ db, actor }: Own): Promise<void> {
  await db.delete(reminders).where(eq(reminders.userId, actor.id))
  await db.delete(reminderDays).where(eq(reminderDays.userId, actor.id))
  await db.delete(reviewDays).where(eq(reviewDays.userId, actor.id))
}
