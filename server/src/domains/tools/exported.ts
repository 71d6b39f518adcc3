import { asc, eq } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { toolLines, toolUses } from './tools.table.ts'

/** Everything that the person asked the tools, with the answers and the lines that followed; oldest first. */
export async function exported(ctx: Own) {
  const key = await ownKey(ctx)
  const { id, kind, relationshipId, body, createdAt } = toolUses
  const uses = await ctx.db
    .select({ id, kind, relationshipId, createdAt, body })
    .from(toolUses)
    .where(eq(toolUses.userId, ctx.actor.id))
    .orderBy(asc(toolUses.ordinal))
  const lines = await ctx.db
    .select({ useId: toolLines.useId, role: toolLines.role, createdAt: toolLines.createdAt, body: toolLines.body })
    .from(toolLines)
    .where(eq(toolLines.userId, ctx.actor.id))
    .orderBy(asc(toolLines.useId), asc(toolLines.seq))
  const of = Map.groupBy(await readableAll(toolLines, lines, key), ({ useId }) => useId)
  return (await readableAll(toolUses, uses, key)).map(({ body, ...use }) => ({
    ...use,
    ...withoutState(body),
    lines: (of.get(use.id) ?? []).map(({ useId: _use, body, ...line }) => ({ ...line, ...withoutState(body) })),
  }))
}

/** What the coach carries from one answer to the next, and which screen read it, is no text of anybody's. */
const withoutState = <B extends object>(body: B) => ({ ...body, state: undefined, screen: undefined })
