import { randomUUID } from 'node:crypto'
import { accessOf } from '@mallama/contracts/access'
import type { communityApi, OwnStory } from '@mallama/contracts/community'
import type { StoryResult } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, invalidInput, notFound } from '@mallama/contracts/errors'
import { linesOf } from '@mallama/contracts/stories'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { inTransaction, type Own, type Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Keys } from '../../platform/keys.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { sealed } from '../../platform/secrets.ts'
import { stories } from './community.table.ts'
import { marksOf } from './feed.ts'
import { openStory, sourceMark, storyAuthor, storyKey } from './marks.ts'

/** Core and the trial share what was learnt; Plus, Prime and who has no plan never do. */
export const plansToShare = ({ actor, clock }: Pick<Own, 'actor' | 'clock'>): boolean =>
  accessOf(actor, clock()).plan === 'core'

/** Why nothing of theirs is shared: by their plan, or because there is none any more. */
export const whyPrivate = ({ actor, clock }: Pick<Own, 'actor' | 'clock'>): string =>
  accessOf(actor, clock()).plan === null
    ? 'You have no plan now, so what you resolve stays private.'
    : 'Your plan keeps what you resolve private.'

export const today = ({ clock }: Pick<Whose, 'clock'>): string => isoAt(Math.floor(clock() / DAY_MS) * DAY_MS)

const mine = (ctx: Own) => eq(stories.author, storyAuthor(ctx.keys, ctx.actor.id))

interface Told extends Pick<StoryResult, 'story' | 'reason'> {
  state: StoryResult['state'] | 'private'
}

/**
 * Makes what was told of a saved chat a story: published where the anonymiser is sure, else waiting for its author. Null
 * where nothing is to be shared. The same saved chat again is the same story. Part of the caller's transaction.
 */
export async function keep(
  ctx: Own,
  savedChatId: string,
  { state, story, reason }: Told,
  approved?: readonly string[],
): Promise<OwnStory | null> {
  if (!story || (state !== 'ready' && state !== 'held') || !plansToShare(ctx)) return null
  const left = onlyApproved(story, approved)
  if (!left) return null
  const id = randomUUID()
  const row = {
    ...left,
    id,
    category: story.category,
    author: storyAuthor(ctx.keys, ctx.actor.id),
    writer: ctx.actor.id,
    source: sourceMark(ctx.keys, savedChatId),
    state: state === 'ready' ? ('published' as const) : ('waiting' as const),
    reason,
    createdAt: today(ctx),
  }
  await ctx.db
    .insert(stories)
    .values(sealed(stories, row, storyKey(ctx.keys, id)))
    .onConflictDoNothing({ target: stories.source })
  await feedChanged(ctx)
  return ofChat(ctx, savedChatId)
}

/** The story that came of a saved chat, if any did. */
export async function ofChat(ctx: Own, savedChatId: string): Promise<OwnStory | null> {
  const source = eq(stories.source, sourceMark(ctx.keys, savedChatId))
  return (
    (
      await own(
        ctx,
        await ctx.db
          .select()
          .from(stories)
          .where(and(source, mine(ctx))),
      )
    )[0] ?? null
  )
}

/** Only what its author let stand; null where that is no story any more. */
function onlyApproved(story: NonNullable<Told['story']>, approved: readonly string[] | undefined) {
  const { title, summary, lessonLearned } = story
  if (!approved) return { title, summary, lessonLearned }
  const lines = linesOf(summary).filter((line) => approved.includes(line))
  if (lines.length === 0 || !approved.includes(title)) return null
  return { title, summary: lines.join(' '), lessonLearned: approved.includes(lessonLearned) ? lessonLearned : '' }
}

/** What their stories are called: two of one name look like one that was shared twice. */
export const titlesOf = async (ctx: Own): Promise<string[]> =>
  (await ctx.db.select().from(stories).where(mine(ctx))).map((row) => openStory(ctx.keys, row).title)

/** Every story of the person, newest first. */
export const allOwn = async (ctx: Own): Promise<OwnStory[]> =>
  own(ctx, await ctx.db.select().from(stories).where(mine(ctx)).orderBy(desc(stories.ordinal)))

/** The same, at most 100. */
export async function ownStories(ctx: Own, { before }: Input<typeof communityApi.ownStories>): Promise<OwnStory[]> {
  tellTotal(ctx, await ctx.db.$count(stories, mine(ctx)))
  const rows = await ctx.db
    .select()
    .from(stories)
    .where(and(mine(ctx), await older(ctx.db, stories, [stories.ordinal], mine(ctx), before)))
    .orderBy(desc(stories.ordinal))
    .limit(PAGE + 1)
  return own(
    ctx,
    cut(ctx, rows, PAGE, ({ id }) => id),
  )
}

async function own(ctx: Own, rows: (typeof stories.$inferSelect)[]): Promise<OwnStory[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { likesCount, commentsCount } = marksOf(ctx, [])
  const counted = await ctx.db
    .select({ id: stories.id, likesCount, commentsCount })
    .from(stories)
    .where(inArray(stories.id, ids))
  const counts = new Map(counted.map(({ id, ...counts }) => [id, counts]))
  return rows.map((row) => {
    const { id, title, category, summary, lessonLearned, state, reason, createdAt } = openStory(ctx.keys, row)
    return {
      id,
      title,
      category,
      summary,
      lessonLearned,
      state,
      createdAt,
      ...(counts.get(id) ?? { likesCount: 0, commentsCount: 0 }),
      reason: reason ?? null,
    }
  })
}

/** Asks for a reviewer: until then nobody but its author has read it. */
export async function submit(ctx: Own, { id, approved }: Input<typeof communityApi.submit>): Promise<OwnStory> {
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(stories)
      .where(and(eq(stories.id, id), mine(ctx)))
    if (!row) throw gone()
    if (!plansToShare(ctx)) throw conflict(`${whyPrivate(ctx)} Nothing was sent.`)
    if (row.state === 'published') throw conflict('This story is in the feed already.')
    const left = onlyApproved({ ...openStory(ctx.keys, row) }, approved)
    if (!left) throw invalidInput('approved', 'Leave at least one line of the story')
    const change = sealed(stories, { ...left, state: 'held' as const }, storyKey(ctx.keys, id))
    const [held] = await ctx.db
      .update(stories)
      .set(change)
      .where(and(eq(stories.id, id), mine(ctx), inArray(stories.state, ['waiting', 'returned', 'held'])))
      .returning()
    if (!held) throw gone()
    await feedChanged(ctx)
    return (await own(ctx, [held]))[0]!
  })
}

/** Out of the feed, with everything that hangs on it. An example is no one's: administrators remove it. */
export async function withdraw(ctx: Own, { id }: Input<typeof communityApi.withdraw>): Promise<null> {
  const isExample = and(eq(stories.id, id), isNotNull(stories.example))
  const [taken] = await ctx.db
    .delete(stories)
    .where(and(eq(stories.id, id), mine(ctx)))
    .returning({ id: stories.id })
  const [example] =
    taken || ctx.actor.role !== 'admin'
      ? []
      : await ctx.db.delete(stories).where(isExample).returning({ id: stories.id })
  if (!taken && !example) throw gone()
  await feedChanged(ctx)
  return null
}

/** Of a person who is erased. Part of the caller's transaction. */
export async function eraseStoriesOf(db: Db, keys: Pick<Keys, 'hash'>, userId: string): Promise<void> {
  await db.delete(stories).where(eq(stories.author, storyAuthor(keys, userId)))
}

export const feedChanged = (ctx: Own): Promise<void> => ctx.live.changed(ctx.db, ctx.actor.id, '/api/learning-feed')

const gone = () => notFound('This story is no longer there.')
