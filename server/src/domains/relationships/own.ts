import { notFound } from '@mallama/contracts/errors'
import { and, eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { relationships } from './relationships.table.ts'

export const mine = (ctx: Own, id: string) => and(eq(relationships.id, id), eq(relationships.userId, ctx.actor.id))

export const gone = () => notFound('That relationship no longer exists.')

export async function find(ctx: Own, id: string): Promise<void> {
  const found = await ctx.db.select({ id: relationships.id }).from(relationships).where(mine(ctx, id))
  if (found.length === 0) throw gone()
}

/**
 * Locks a relationship of the person's until the transaction ends. `key share` only keeps it from being deleted
 * under what is being written about it; `no key update` also lets one writer through at a time.
 */
export async function hold(ctx: Own, id: string, strength: 'key share' | 'no key update' = 'key share'): Promise<void> {
  const found = await ctx.db.select({ id: relationships.id }).from(relationships).where(mine(ctx, id)).for(strength)
  if (found.length === 0) throw gone()
}

/** The person's other open pages read their relationships again; with an id also what belongs to that one. */
export async function relationshipsChanged(ctx: Own, id?: string): Promise<void> {
  await ctx.live.changed(ctx.db, ctx.actor.id, '/api/relationships')
  if (id) await ctx.live.changed(ctx.db, ctx.actor.id, `/api/relationships/${id}`)
}
