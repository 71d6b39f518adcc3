import { conflict } from '@mallama/contracts/errors'
import { count, eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { users } from '../account/account.table.ts'
import { relationships } from './relationships.table.ts'

/** At most this many people a person; the list is never cut, so it must have an end. */
export const MOST = 1_000

/**
 * Makes sure of room for so many more people. Additions at the limit race: the person's own row lets one count at a
 * time, until the caller's transaction ends.
 */
export async function makeRoomFor(ctx: Own, more: number): Promise<void> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, ctx.actor.id)).for('no key update')
  const [held] = await ctx.db
    .select({ rows: count() })
    .from(relationships)
    .where(eq(relationships.userId, ctx.actor.id))
  if (held!.rows + more > MOST) {
    throw conflict(
      `You keep track of ${held!.rows.toLocaleString('en-US')} people already. Delete someone to add another.`,
    )
  }
}
