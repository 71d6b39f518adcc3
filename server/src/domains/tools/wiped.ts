import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { toolUses } from './tools.table.ts'

/** Everything that the person asked the tools, with its lines. Part of the caller's transaction. */
export async function wipe({ db, actor }: Own): Promise<void> {
  await db.delete(toolUses).where(eq(toolUses.userId, actor.id))
}
