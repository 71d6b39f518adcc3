import type { communityApi, Story } from '@mallama/contracts/community'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { notFound } from '@mallama/contracts/errors'
import { and, desc, eq, getTableColumns, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { stories, storyComments, storyLikes, storyMutes } from './community.table.ts'
import { EXAMPLES, openStory, storyAuthor } from './marks.ts'

/** What everyone may read, newest first, without the authors whom the reader muted. */
export async function feed(
  ctx: Own,
  { category, before, limit = PAGE }: Input<typeof communityApi.feed>,
): Promise<Story[]> {
  const muted = await mutedBy(ctx)
  const of = category && category !== 'all' ? eq(stories.category, category) : undefined
  const shown = and(published, of, withoutMuted(muted))
  const from = and(shown, await older(ctx.db, stories, [stories.ordinal], shown, before))
  tellTotal(ctx, await ctx.db.$count(stories, shown))
  const found = await ctx.db
    .select({ row: getTableColumns(stories), ...marksOf(ctx, muted) })
    .from(stories)
    .where(from)
    .orderBy(desc(stories.ordinal))
    .limit(limit + 1)
  const page = cut(ctx, found, limit, ({ row }) => row.id)
  const me = storyAuthor(ctx.keys, ctx.actor.id)
  return page.map(({ row, likesCount, commentsCount, liked }) => {
    const { id, title, category, summary, lessonLearned, createdAt } = openStory(ctx.keys, row)
    return {
      id,
      title,
      category,
      summary,
      lessonLearned,
      createdAt,
      likesCount,
      commentsCount,
      liked: liked > 0,
      mine: row.author === me,
      ...(row.example === null ? {} : { example: true as const }),
    }
  })
}

/** Helpful, or no longer. */
export async function like(
  ctx: Own,
  { id }: Input<typeof communityApi.like>,
): Promise<Output<typeof communityApi.like>> {
  return inTransaction(ctx, async (ctx) => {
    await findShown(ctx, id)
    const mine = and(eq(storyLikes.storyId, id), eq(storyLikes.userId, ctx.actor.id))
    const taken = await ctx.db.delete(storyLikes).where(mine).returning()
    const liked = taken.length === 0
    // Two presses at once must not fail on one another.
    if (liked) await ctx.db.insert(storyLikes).values({ storyId: id, userId: ctx.actor.id }).onConflictDoNothing()
    return { liked, likesCount: await ctx.db.$count(storyLikes, eq(storyLikes.storyId, id)) }
  })
}

const published = eq(stories.state, 'published')

/** A story that readers can see; what waits, or was withdrawn, is not there. */
export async function findShown(ctx: Own, id: string): Promise<typeof stories.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), published))
  if (!row) throw notFound('This story is no longer there.')
  return row
}

export async function mutedBy(ctx: Own): Promise<string[]> {
  const rows = await ctx.db
    .select({ author: storyMutes.author })
    .from(storyMutes)
    .where(eq(storyMutes.userId, ctx.actor.id))
  return rows.map(({ author }) => author)
}

function withoutMuted(muted: readonly string[]): SQL | undefined {
  if (muted.length === 0) return undefined
  const others = or(isNull(stories.author), notInArray(stories.author, [...muted]))
  return muted.includes(EXAMPLES) ? and(others, isNull(stories.example)) : others
}

/** How helpful a story was, how many comments the reader would find below it, and whether they found it helpful. */
export function marksOf(ctx: Own, muted: readonly string[]) {
  const read = storyComments
  const heard = muted.length > 0 ? notInArray(read.author, [...muted]) : undefined
  const liking = eq(storyLikes.storyId, stories.id)
  return {
    likesCount: ctx.db.$count(storyLikes, liking),
    commentsCount: ctx.db.$count(read, and(eq(read.storyId, stories.id), isNull(read.held), heard)),
    liked: ctx.db.$count(storyLikes, and(liking, eq(storyLikes.userId, ctx.actor.id))),
  }
}
