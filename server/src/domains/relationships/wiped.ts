import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { relationships } from './relationships.table.ts'

/** Everyone whom the person keeps, with what hangs on them in whatever domain. Part of the caller's transaction. */
export async function wipe({ db, actor }: Own): Promise<void> {
  await db.delete(relationships).where(eq(relationships.userId, actor.id))
}
