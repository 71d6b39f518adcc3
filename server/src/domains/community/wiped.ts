import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { eraseStoriesOf } from './authored.ts'
import { storyComments, storyLikes, storyMutes, storyReports } from './community.table.ts'

/** What the person published, said, liked, muted and reported. Part of the caller's transaction. */
export async function wipe({ db, keys, actor }: Own): Promise<void> {
  await eraseStoriesOf(db, keys, actor.id)
  for (const table of [storyComments, storyLikes, storyMutes, storyReports])
    await db.delete(table).where(eq(table.userId, actor.id))
}
