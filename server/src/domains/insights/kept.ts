import { SCREEN } from '@mallama/coach/safety/version'
import { DAY_MS } from '@mallama/contracts/days'
import { createHmac } from 'node:crypto'
import type { RelationshipInsights } from '@mallama/contracts/coach'
import type { Relationship } from '@mallama/contracts/relationships'
import { and, eq, lte } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { readableAll } from '../../platform/readable.ts'
import { opened, sealed, type Opened } from '../../platform/secrets.ts'
import { coachOf } from '../account/account.ts'
import { personOf, unanswered } from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { relationshipInsights as table } from './insights.table.ts'
import { gravest, marks, material } from './sources.ts'

export type Kept = Opened<typeof table.$inferSelect>

/** Advice names days and what was lately weighs most: after a week it is made again though nothing changed. */
const FRESH_MS = 7 * DAY_MS

export async function keptOf(ctx: Own, relationshipId: string): Promise<Kept | null> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(eq(table.relationshipId, relationshipId), eq(table.userId, ctx.actor.id)))
  return row ? opened(table, row, await ownKey(ctx)) : null
}

/** The last insights about everyone, for who takes all that is theirs along. */
export async function exported(ctx: Own) {
  const rows = await ctx.db.select().from(table).where(eq(table.userId, ctx.actor.id))
  return readableAll(table, rows, await ownKey(ctx))
}

/** What the insights of now would be made from, as a keyed hash: of marks and times, and of who answers. */
export async function fingerprintOf(ctx: Own, { id, updatedAt }: Relationship): Promise<string> {
  const { kind, remote } = coachOf(ctx)
  const who = remote ? `${remote.model}@${remote.host}` : kind
  const from = JSON.stringify([id, updatedAt, who, SCREEN, ctx.actor.country, await marks(ctx, id)])
  return createHmac('sha256', await ownKey(ctx))
    .update(`insights:${from}`)
    .digest('base64url')
}

export const isStale = (ctx: Own, kept: Kept, fingerprint: string): boolean =>
  kept.fingerprint !== fingerprint || ctx.clock() - Date.parse(kept.madeAt) > FRESH_MS

/** Whether all words that the kept insights quote still stand somewhere. */
export async function stillSaid(ctx: Own, { relationshipId, result }: Kept, relationship: Relationship) {
  if (result.evidence.length === 0) return true
  const texts = [...stringsIn(relationship), ...stringsIn(await material(ctx, relationshipId))]
  return result.evidence.every(({ quote }) => texts.some((text) => text.includes(quote)))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * Asks the coach and keeps what it says. The fingerprint is of before the reading: what changes meanwhile shows as a
 * change afterwards.
 */
export async function make(ctx: Own, relationship: Relationship, fingerprint: string): Promise<Kept> {
  const { id } = relationship
  const { flags, ...read } = await material(ctx, id)
  const input = { ...(await setting(ctx)), ...read, flag: gravest(flags), person: personOf(relationship) }
  const result = await coachOf(ctx)
    .relationshipInsights({ ...input, now: isoAt(ctx.clock()) }, { signal: ctx.signal, progress: ctx.progress })
    .catch((error: unknown) => {
      throw unanswered(ctx, error, 'Mallama could not look at this relationship just now. Please try again.')
    })
  return keep(ctx, { relationshipId: id, userId: ctx.actor.id, result, fingerprint, madeAt: isoAt(ctx.clock()) })
}

async function keep(ctx: Own, kept: Kept): Promise<Kept> {
  const row = sealed(table, kept, await ownKey(ctx))
  await inTransaction(ctx, async (ctx) => {
    await relationships.hold(ctx, kept.relationshipId)
    const { result, fingerprint, madeAt } = row
    await ctx.db
      .insert(table)
      .values(row)
      .onConflictDoUpdate({
        target: table.relationshipId,
        set: { result, fingerprint, madeAt },
        // Two make them at once: what was made later stays.
        setWhere: and(eq(table.userId, ctx.actor.id), lte(table.madeAt, madeAt)),
      })
  })
  return kept
}

export const setting = async (ctx: Own) => ({
  knownPeople: await relationships.names(ctx),
  userFirstName: ctx.actor.firstName,
  country: ctx.actor.country,
  timeZone: ctx.actor.timeZone,
})

/** The score is the one that the relationship shows now: moments move it after the insights were made. */
export const scored = (result: RelationshipInsights, relationship: Relationship): RelationshipInsights => ({
  ...result,
  overallHealth: relationship.hasHealthData ? relationship.overallHealthScore : null,
})
