import { accessOf } from '@mallama/contracts/access'
import type { communityReviewApi, HeldComment, Report, StoryToReview } from '@mallama/contracts/community-review'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, notFound } from '@mallama/contracts/errors'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import { today } from './authored.ts'
import { stories, storyComments, storyReports } from './community.table.ts'
import { heldWords } from './held.ts'
import { openStory, storyKey } from './marks.ts'

/** What a reviewer did, for the log of administration. */
export interface Act {
  did: 'story-published' | 'story-rejected' | 'comment-shown' | 'comment-removed' | 'report-left'
  /** The title of the story, which holds no word of its author's. */
  about: string
  why: string | null
}
type Note = (ctx: Own, act: Act) => Promise<unknown>
type Decide = Input<typeof communityReviewApi.publish>

/** The reviewer's queue. `note` is called in the same transaction as the act, so that none goes without its entry. */
export function openReview(note: Note) {
  const done = async (ctx: Own, did: Act['did'], row: StoryRow, { reason }: Decide) => {
    await note(ctx, { did, about: openStory(ctx.keys, row).title, why: reason || null })
    return null
  }
  return {
    async stories(ctx: Own, { before }: Input<typeof communityReviewApi.stories>): Promise<StoryToReview[]> {
      tellTotal(ctx, await ctx.db.$count(stories, isHeld))
      const rows = await ctx.db
        .select()
        .from(stories)
        .where(and(isHeld, await older(ctx.db, stories, [stories.ordinal], isHeld, before, 'rising')))
        .orderBy(asc(stories.ordinal))
        .limit(PAGE + 1)
      return cut(ctx, rows, PAGE, ({ id }) => id).map((row) => {
        const { id, title, category, summary, lessonLearned, reason, createdAt } = openStory(ctx.keys, row)
        return { id, title, category, summary, lessonLearned, reason: reason ?? null, createdAt }
      })
    },

    async publish(ctx: Own, input: Decide): Promise<null> {
      const row = await heldStory(ctx, input.id)
      const { writer } = openStory(ctx.keys, row)
      const author = writer === null ? null : await account.asActor(ctx.db, ctx.keys, writer)
      const plan = author && accessOf(author, ctx.clock()).plan
      if (plan !== 'core') {
        const why = plan ? 'Your plan keeps what you resolve private now' : 'You have no plan now'
        await sendBack(ctx, row.id, `${why}, so it was not published.`)
        throw conflict('Its author has no plan now that shares: it went back to them.')
      }
      return inTransaction(ctx, async (ctx) => {
        // Withdrawn, or decided on by someone else, while this one was reading.
        const [shown] = await ctx.db
          .update(stories)
          .set({ state: 'published', reason: null, createdAt: today(ctx) })
          .where(and(eq(stories.id, input.id), isHeld))
          .returning()
        if (!shown) throw noStory()
        return done(ctx, 'story-published', shown, input)
      })
    },

    reject: (ctx: Own, input: Decide): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        const row = await heldStory(ctx, input.id)
        await sendBack(ctx, input.id, input.reason || 'A reviewer was not sure that it keeps you unknown.')
        return done(ctx, 'story-rejected', row, input)
      }),

    async heldComments(ctx: Own, { before }: Input<typeof communityReviewApi.heldComments>): Promise<HeldComment[]> {
      const waits = isNotNull(storyComments.held)
      tellTotal(ctx, await ctx.db.$count(storyComments, waits))
      const rows = await ctx.db
        .select({ comment: storyComments, story: stories })
        .from(storyComments)
        .innerJoin(stories, eq(stories.id, storyComments.storyId))
        .where(and(waits, await older(ctx.db, storyComments, [storyComments.ordinal], waits, before, 'rising')))
        .orderBy(asc(storyComments.ordinal))
        .limit(PAGE + 1)
      const all: HeldComment[] = []
      for (const { comment, story } of cut(ctx, rows, PAGE, (row) => row.comment.id)) {
        const { id, content, held, createdAt } = await openComment(ctx, comment)
        all.push({ id, content, held: heldWords[held!], createdAt, storyTitle: openStory(ctx.keys, story).title })
      }
      return all
    },

    showComment: (ctx: Own, input: Decide): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        const [shown] = await ctx.db
          .update(storyComments)
          .set({ held: null })
          .where(and(eq(storyComments.id, input.id), isNotNull(storyComments.held)))
          .returning({ storyId: storyComments.storyId })
        if (!shown) throw noComment()
        return done(ctx, 'comment-shown', await storyRow(ctx, shown.storyId), input)
      }),

    dropComment: (ctx: Own, input: Decide): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        const [gone] = await ctx.db
          .delete(storyComments)
          .where(and(eq(storyComments.id, input.id), isNotNull(storyComments.held)))
          .returning({ storyId: storyComments.storyId })
        if (!gone) throw noComment()
        return done(ctx, 'comment-removed', await storyRow(ctx, gone.storyId), input)
      }),

    async reports(ctx: Own, { before }: Input<typeof communityReviewApi.reports>): Promise<Report[]> {
      const order = [storyReports.createdAt, storyReports.id]
      tellTotal(ctx, await ctx.db.$count(storyReports))
      const rows = await ctx.db
        .select({ report: storyReports, story: stories, comment: storyComments })
        .from(storyReports)
        .innerJoin(stories, eq(stories.id, storyReports.storyId))
        .leftJoin(storyComments, eq(storyComments.id, storyReports.commentId))
        .where(await older(ctx.db, storyReports, order, undefined, before, 'rising'))
        .orderBy(...order.map((column) => asc(column)))
        .limit(PAGE + 1)
      const all: Report[] = []
      for (const { report, story, comment } of cut(ctx, rows, PAGE, (row) => row.report.id)) {
        const { id, reason, createdAt } = opened(storyReports, report, await ctx.keys.of(ctx.db, report.userId))
        const { title, summary, lessonLearned } = openStory(ctx.keys, story)
        const content = comment ? (await openComment(ctx, comment)).content : `${summary} ${lessonLearned}`.trim()
        all.push({ id, about: comment ? 'comment' : 'story', storyTitle: title, content, reason, createdAt })
      }
      return all
    },

    upholdReport: (ctx: Own, input: Decide): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        const { storyId, commentId } = await settle(ctx, input.id)
        const row = await storyRow(ctx, storyId)
        if (commentId !== null) {
          await ctx.db.delete(storyComments).where(eq(storyComments.id, commentId))
          return done(ctx, 'comment-removed', row, input)
        }
        // An example has no author to go back to.
        if (row.example !== null) await ctx.db.delete(stories).where(eq(stories.id, storyId))
        else await sendBack(ctx, storyId, input.reason || 'A reader was worried about it.')
        return done(ctx, 'story-rejected', row, input)
      }),

    dismissReport: (ctx: Own, input: Decide): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        const { storyId } = await settle(ctx, input.id)
        return done(ctx, 'report-left', await storyRow(ctx, storyId), input)
      }),
  }
}

const isHeld = eq(stories.state, 'held')

type StoryRow = typeof stories.$inferSelect

async function storyRow(ctx: Own, id: string): Promise<StoryRow> {
  const [row] = await ctx.db.select().from(stories).where(eq(stories.id, id))
  if (!row) throw noStory()
  return row
}

async function heldStory(ctx: Own, id: string) {
  const [row] = await ctx.db
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), isHeld))
  if (!row) throw noStory()
  return row
}

async function sendBack(ctx: Own, id: string, reason: string): Promise<void> {
  const change = sealed(stories, { state: 'returned' as const, reason }, storyKey(ctx.keys, id))
  await ctx.db.update(stories).set(change).where(eq(stories.id, id))
}

const openComment = async (ctx: Own, row: typeof storyComments.$inferSelect) =>
  opened(storyComments, row, await ctx.keys.of(ctx.db, row.userId))

/** Takes every report of the same thing off the list, and says what it was about. */
async function settle(ctx: Own, id: string): Promise<{ storyId: string; commentId: string | null }> {
  const { storyId, commentId } = storyReports
  const [about] = await ctx.db.select({ storyId, commentId }).from(storyReports).where(eq(storyReports.id, id))
  if (!about) throw notFound('This report was settled already.')
  const same = about.commentId === null ? isNull(commentId) : eq(commentId, about.commentId)
  await ctx.db.delete(storyReports).where(and(eq(storyId, about.storyId), same))
  return about
}

const noStory = () => notFound('This story is no longer waiting.')
const noComment = () => notFound('This comment is no longer waiting.')
