import { eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { invitations, relationships } from './relationships.table.ts'

/** Everyone whom the person keeps, with what hangs on them in whatever domain, and whoever is linked with them. Part of the caller's transaction. */
export async function wipe({ db, actor }: Own): Promise<void> {
  const { connectedToUserId } = relationships
  await db.update(relationships).set({ connectedToUserId: null }).where(eq(connectedToUserId, actor.id))
  await db.delete(invitations).where(eq(invitations.acceptedBy, actor.id))
  // Into rooms: those about somebody go with them.
  await db.delete(invitations).where(eq(invitations.userId, actor.id))
  await db.delete(relationships).where(eq(relationships.userId, actor.id))
}
