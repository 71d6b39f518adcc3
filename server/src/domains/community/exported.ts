import { asc, eq } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { readableAll } from '../../platform/readable.ts'
import { allOwn } from './authored.ts'
import { storyComments, storyReports } from './community.table.ts'

/** One's own stories, comments and reports. */
export async function exported(ctx: Own) {
  const key = await ownKey(ctx)
  const said = await ctx.db
    .select()
    .from(storyComments)
    .where(eq(storyComments.userId, ctx.actor.id))
    .orderBy(asc(storyComments.ordinal))
  const reported = await ctx.db
    .select()
    .from(storyReports)
    .where(eq(storyReports.userId, ctx.actor.id))
    .orderBy(asc(storyReports.createdAt))
  // The hash that stands for their author is the house's own.
  const comments = (await readableAll(storyComments, said, key)).map(({ author: _author, ...rest }) => rest)
  return [
    ...(await allOwn(ctx)).map((story) => ({ kind: 'story', ...story })),
    ...comments.map((one) => ({ kind: 'comment', ...one })),
    ...(await readableAll(storyReports, reported, key)).map((one) => ({ kind: 'report', ...one })),
  ]
}
