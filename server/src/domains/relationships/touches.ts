import { and, eq, inArray, max } from 'drizzle-orm'
import { ownKey, type Whose } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import { checkIns, moments, relationships } from './relationships.table.ts'

/** Instants by relationship. */
type Lasts = ReadonlyMap<string, string>

/** When each of the person's relationships was checked in on last. */
export async function lastCheckIns({ db, actor }: Whose): Promise<Lasts> {
  const { relationshipId, at, userId } = checkIns
  const mine = eq(userId, actor.id)
  return lasts(
    await db
      .select({ id: relationshipId, at: max(at) })
      .from(checkIns)
      .where(mine)
      .groupBy(relationshipId),
  )
}

/** When something happened last that the person noted. */
export async function lastMoments({ db, actor }: Whose): Promise<Lasts> {
  const { relationshipId, occurredAt, userId } = moments
  const mine = eq(userId, actor.id)
  const last = { id: relationshipId, at: max(occurredAt) }
  return lasts(await db.select(last).from(moments).where(mine).groupBy(relationshipId))
}

const lasts = (rows: { id: string; at: string | null }[]): Lasts =>
  new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])))

/** Names of those of these relationships that are the person's, by id. */
export async function namesOf(ctx: Whose, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const key = await ownKey(ctx)
  const { id, personName, userId } = relationships
  const rows = await ctx.db
    .select({ id, personName })
    .from(relationships)
    .where(and(eq(userId, ctx.actor.id), inArray(id, [...ids])))
  return new Map(rows.map((row) => [row.id, opened(relationships, row, key).personName]))
}
