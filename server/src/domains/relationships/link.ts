import type { RelationshipType } from '@mallama/contracts/relationship-types'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { sealed } from '../../platform/secrets.ts'
import { hold, mine } from './own.ts'
import { relationships } from './relationships.table.ts'

/** Both people's open pages read their relationships again. */
export async function bothChanged(ctx: Own, otherId: string): Promise<void> {
  // Always in one order: each of the two takes the same two locks.
  for (const id of [ctx.actor.id, otherId].toSorted()) await ctx.live.changed(ctx.db, id, '/api/relationships')
}

/**
 * Links the actor's relationship with the one that the other person chose, or with a new one of theirs. Nothing of the
 * actor's row but their name crosses.
 */
export async function link(
  ctx: Own,
  id: string,
  other: { id: string; type: RelationshipType; relationshipId: string | null; knowsMeAs: string },
): Promise<void> {
  const now = isoAt(ctx.clock())
  await ctx.db
    .update(relationships)
    .set({ connectedToUserId: other.id, pendingName: null, updatedAt: now })
    .where(mine(ctx, id))
  if (await linksTo(ctx, other)) return bothChanged(ctx, other.id)
  const theirs = {
    id: randomUUID(),
    userId: other.id,
    personName: other.knowsMeAs,
    relationshipType: other.type,
    connectedToUserId: ctx.actor.id,
    createdAt: now,
    updatedAt: now,
  }
  await ctx.db.insert(relationships).values(sealed(relationships, theirs, await ctx.keys.of(ctx.db, other.id)))
  await bothChanged(ctx, other.id)
}

/** The other's own row, unless it is gone, linked or held meanwhile: two who confirm each other wait for nobody. */
async function linksTo(ctx: Own, other: { id: string; relationshipId: string | null }): Promise<boolean> {
  if (other.relationshipId === null) return false
  const { id, userId, connectedToUserId } = relationships
  const theirs = and(eq(id, other.relationshipId), eq(userId, other.id), isNull(connectedToUserId))
  const held = await ctx.db.select({ id }).from(relationships).where(theirs).for('no key update', { skipLocked: true })
  if (held.length === 0) return false
  const changes = { connectedToUserId: ctx.actor.id, updatedAt: isoAt(ctx.clock()) }
  await ctx.db.update(relationships).set(changes).where(theirs)
  return true
}

/** The person whom this relationship of the actor's is linked with, or null. */
export async function partnerOf(ctx: Own, id: string): Promise<string | null> {
  const [row] = await ctx.db.select({ other: relationships.connectedToUserId }).from(relationships).where(mine(ctx, id))
  return row?.other ?? null
}

/**
 * The actor's row and those that link the two, in one order: both may part at once, and neither opens a room meanwhile.
 * Throws where the row is not there.
 */
export async function holdLinked(ctx: Own, id: string): Promise<void> {
  const otherId = await partnerOf(ctx, id)
  if (otherId)
    await ctx.db
      .select({ id: relationships.id })
      .from(relationships)
      .where(or(between(ctx, otherId), ofOther(ctx, otherId)))
      .orderBy(relationships.id)
      .for('no key update')
  await hold(ctx, id, 'no key update')
}

/** All that the actor keeps about somebody who is linked with them, the oldest first: a boss may be a friend as well. */
export async function linkedOwn(ctx: Own, otherId: string): Promise<string[]> {
  const { id, ordinal } = relationships
  const rows = await ctx.db.select({ id }).from(relationships).where(between(ctx, otherId)).orderBy(ordinal)
  return rows.map((row) => row.id)
}

/**
 * Whether they are linked, until the transaction ends: whoever parts at the same moment waits, and then parts what was
 * added too.
 */
export async function holdLink(ctx: Own, otherId: string): Promise<boolean> {
  const { id } = relationships
  const held = await ctx.db
    .select({ id })
    .from(relationships)
    .where(between(ctx, otherId))
    .orderBy(id)
    .for('no key update')
  return held.length > 0
}

export async function isLinkedWith(ctx: Own, otherId: string): Promise<boolean> {
  return (await ctx.db.$count(relationships, between(ctx, otherId))) > 0
}

/** What the actor, or the other person, keeps about the one who is linked with them: by person, the oldest. */
export async function linkedRows(ctx: Own, otherId: string): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: relationships.id, userId: relationships.userId })
    .from(relationships)
    .where(or(between(ctx, otherId), ofOther(ctx, otherId)))
    .orderBy(relationships.ordinal)
  return new Map(rows.toReversed().map(({ id, userId }) => [userId, id]))
}

const between = (ctx: Own, otherId: string) =>
  and(eq(relationships.userId, ctx.actor.id), eq(relationships.connectedToUserId, otherId))
const ofOther = (ctx: Own, otherId: string) =>
  and(eq(relationships.userId, otherId), eq(relationships.connectedToUserId, ctx.actor.id))

/** Each keeps what they wrote; neither is linked with the other any more. */
export async function unlinkFrom(ctx: Own, otherId: string): Promise<void> {
  await ctx.db
    .update(relationships)
    .set({ connectedToUserId: null, updatedAt: isoAt(ctx.clock()) })
    .where(or(between(ctx, otherId), ofOther(ctx, otherId)))
  await bothChanged(ctx, otherId)
}
