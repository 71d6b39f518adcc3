import { asc, eq } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { checkIns, memoryFacts, moments, relationships, scoreCorrections } from './relationships.table.ts'

/** Everyone whom the person keeps, and what was logged and learnt about each, oldest first. */
export async function exported(ctx: Own) {
  const key = await ownKey(ctx)
  const own = async <T extends typeof checkIns | typeof moments | typeof scoreCorrections | typeof memoryFacts>(
    table: T,
  ) => {
    const rows = await ctx.db
      .select()
      .from(table as typeof checkIns)
      .where(eq(table.userId, ctx.actor.id))
      .orderBy(asc(table.ordinal))
    return readableAll(table as typeof checkIns, rows, key)
  }
  const rows = await ctx.db
    .select()
    .from(relationships)
    .where(eq(relationships.userId, ctx.actor.id))
    .orderBy(asc(relationships.ordinal))
  return {
    relationships: await readableAll(relationships, rows, key),
    checkIns: await own(checkIns),
    moments: await own(moments),
    corrections: await own(scoreCorrections),
    memory: await own(memoryFacts),
  }
}
