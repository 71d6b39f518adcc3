import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { toolLines, toolUses } from './tools.table.ts'

const TOGETHER = 20

/** Everything that the person asked the tools, with the answers and the lines that followed; oldest first. */
export async function* eachUse(ctx: Own) {
  const key = await ownKey(ctx)
  const { id, ordinal, kind, relationshipId, body, createdAt } = toolUses
  for (let last = 0, more = true; more;) {
    const uses = await ctx.db
      .select({ id, ordinal, kind, relationshipId, createdAt, body })
      .from(toolUses)
      .where(and(eq(toolUses.userId, ctx.actor.id), gt(ordinal, last)))
      .orderBy(asc(ordinal))
      .limit(TOGETHER)
    const ids = uses.map((use) => use.id)
    const lines = await ctx.db
      .select({ useId: toolLines.useId, role: toolLines.role, createdAt: toolLines.createdAt, body: toolLines.body })
      .from(toolLines)
      .where(and(eq(toolLines.userId, ctx.actor.id), inArray(toolLines.useId, ids)))
      .orderBy(asc(toolLines.useId), asc(toolLines.seq))
    const of = Map.groupBy(await readableAll(toolLines, lines, key), ({ useId }) => useId)
    for (const { body, ...use } of await readableAll(toolUses, uses, key))
      yield {
        ...use,
        ...withoutState(body),
        lines: (of.get(use.id) ?? []).map(({ useId: _use, body, ...line }) => ({ ...line, ...withoutState(body) })),
      }
    last = uses.at(-1)?.ordinal ?? last
    more = uses.length === TOGETHER
  }
}

/** What the coach carries from one answer to the next, and which screen read it, is no text of anybody's. */
const withoutState = <B extends object>(body: B) => ({ ...body, state: undefined, screen: undefined })
