import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed, type Opened } from '../../platform/secrets.ts'
import type { LineBody } from './kinds.ts'
import { toolLines, toolUses } from './tools.table.ts'
import { gone } from './uses.ts'

export type Line = Opened<typeof toolLines.$inferSelect>

const ofUse = (ctx: Own, useId: string) => and(eq(toolLines.useId, useId), eq(toolLines.userId, ctx.actor.id))

/** In the order in which they were said. */
export async function linesOf(ctx: Own, useId: string): Promise<Line[]> {
  const rows = await ctx.db.select().from(toolLines).where(ofUse(ctx, useId)).orderBy(asc(toolLines.seq))
  const key = await ownKey(ctx)
  return rows.map((row) => opened(toolLines, row, key))
}

interface Draft {
  role: Line['role']
  body: LineBody
  after?: string | null
  clientId?: string | null
}

/** Adds a line to a use of the person's; `first` may look at what is there while nobody else can add to it. */
export async function append(
  ctx: Own,
  useId: string,
  { role, body, after = null, clientId = null }: Draft,
  first?: (ctx: Own) => Promise<Line | null>,
): Promise<Line> {
  const key = await ownKey(ctx)
  return inTransaction(ctx, async (ctx) => {
    const held = await ctx.db
      .select({ id: toolUses.id })
      .from(toolUses)
      .where(and(eq(toolUses.id, useId), eq(toolUses.userId, ctx.actor.id)))
      .for('no key update')
    if (held.length === 0) throw gone()
    const there = await first?.(ctx)
    if (there) return there
    const [last] = await ctx.db
      .select({ seq: sql<number>`coalesce(max(${toolLines.seq}), 0)`.mapWith(Number) })
      .from(toolLines)
      .where(ofUse(ctx, useId))
    const row = {
      id: randomUUID(),
      useId,
      userId: ctx.actor.id,
      seq: last!.seq + 1,
      after,
      role,
      clientId,
      createdAt: isoAt(ctx.clock()),
    }
    await ctx.db.insert(toolLines).values({ ...row, ...sealed(toolLines, { body }, key) })
    return { ...row, body }
  })
}

/** Keeps another answer in the place of the one that a line had. */
export async function changeLine(ctx: Own, { id, useId }: Pick<Line, 'id' | 'useId'>, body: LineBody): Promise<void> {
  await ctx.db
    .update(toolLines)
    .set(sealed(toolLines, { body }, await ownKey(ctx)))
    .where(and(eq(toolLines.id, id), ofUse(ctx, useId)))
}
