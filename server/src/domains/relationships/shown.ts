import type { Input } from '@mallama/contracts/endpoint'
import type { Relationship, relationshipsApi } from '@mallama/contracts/relationships'
import { and, eq, sql } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { built } from '../../platform/db.ts'
import { opened, type DataKey } from '../../platform/secrets.ts'
import { assess, type Reasoned } from './assess.ts'
import type { Records } from './health.ts'
import { logged } from './logged.ts'
import { gone } from './own.ts'
import { relationships } from './relationships.table.ts'

type Row = typeof relationships.$inferSelect

export async function get(ctx: Own, { id }: Input<typeof relationshipsApi.get>): Promise<Relationship> {
  const [row] = await one(ctx.db).execute({ id, owner: ctx.actor.id })
  if (!row) throw gone()
  return withHealth(ctx, row)
}

const one = built((db) => {
  const { id, userId } = relationships
  const mine = and(eq(id, sql.placeholder('id')), eq(userId, sql.placeholder('owner')))
  return db.select().from(relationships).where(mine).prepare('')
})

export async function withHealth(ctx: Own, row: Row): Promise<Relationship> {
  const of = await logged(ctx, row.id)
  return shown(ctx, row, await ownKey(ctx), of(row.id))
}

export function shown(ctx: Own, row: Row, key: DataKey, records: Records<Reasoned>): Relationship {
  // What the coach is told of someone is the rest of this: nothing of ours must be in it.
  const { ordinal: _ordinal, memoryPaused: _paused, pendingName, ...rest } = opened(relationships, row, key)
  const pendingConnection = pendingName === null ? null : { firstName: pendingName }
  const health = assess(records, ctx.clock(), ctx.actor.timeZone)
  return { ...rest, isMutual: rest.connectedToUserId !== null, pendingConnection, ...health }
}
