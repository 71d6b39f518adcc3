import { randomUUID } from 'node:crypto'
import type { Comment, communityApi } from '@mallama/contracts/community'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { notFound } from '@mallama/contracts/errors'
import { ANONYMOUS } from '@mallama/contracts/stories'
import { and, desc, eq, gt, isNull, notInArray, or } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'
import * as account from '../account/account.ts'
import { storyComments } from './community.table.ts'
import { findShown, mutedBy } from './feed.ts'
import { heldWords, whyHeld } from './held.ts'
import { commentAuthor, storyAuthor } from './marks.ts'

const MINUTE = 60_000
/** So many in ten minutes are a talk; more are looked at first. */
const FLOOD = { most: 5, withinMs: 10 * MINUTE }
/** The same words are not said twice within this time. */
const SAME_MS = 24 * 60 * MINUTE
const perHour = quota('comments', 30, 60 * MINUTE)

type Row = typeof storyComments.$inferSelect

/** What was said about a story, newest first; what is held is shown to its author alone. */
export async function comments(ctx: Own, { id, before }: Input<typeof communityApi.comments>): Promise<Comment[]> {
  await findShown(ctx, id)
  const muted = await mutedBy(ctx)
  const shown = and(
    eq(storyComments.storyId, id),
    or(isNull(storyComments.held), eq(storyComments.userId, ctx.actor.id)),
    muted.length > 0 ? notInArray(storyComments.author, muted) : undefined,
  )
  const from = and(shown, await older(ctx.db, storyComments, [storyComments.ordinal], shown, before))
  tellTotal(ctx, await ctx.db.$count(storyComments, shown))
  const found = await ctx.db
    .select()
    .from(storyComments)
    .where(from)
    .orderBy(desc(storyComments.ordinal))
    .limit(PAGE + 1)
  const page = cut(ctx, found, PAGE, ({ id }) => id)
  const all: Comment[] = []
  for (const row of page) all.push(await shownTo(ctx, row))
  return all
}

async function shownTo(ctx: Own, row: Row): Promise<Comment> {
  const { id, content, firstName, createdAt, held } = opened(storyComments, row, await ctx.keys.of(ctx.db, row.userId))
  return {
    id,
    content,
    createdAt,
    userFirstName: firstName ?? ANONYMOUS,
    mine: row.userId === ctx.actor.id,
    ...(held === null ? {} : { held: heldWords[held] }),
  }
}

/** Adds a comment; one with a link, a slur or danger in it, or one of many, waits for a reviewer. */
export async function comment(
  ctx: Own,
  { id, content }: Input<typeof communityApi.comment>,
): Promise<Output<typeof communityApi.comment>> {
  const story = await findShown(ctx, id)
  refuseFor(
    await ctx.throttle.count(ctx.db, perHour, ctx.actor.id),
    ctx.reply,
    'That were many comments. Wait a while and try again.',
  )
  const { commentName, firstName } = await account.user(ctx)
  const isOwn = story.author === storyAuthor(ctx.keys, ctx.actor.id)
  const row = {
    id: randomUUID(),
    storyId: id,
    userId: ctx.actor.id,
    author: commentAuthor(ctx.keys, ctx.actor.id),
    content,
    // Below one's own story a name would say whose it is.
    firstName: commentName === 'first-name' && !isOwn ? firstName : null,
    held: whyHeld(content, ctx.safety, await isFlood(ctx, content)),
    createdAt: isoAt(ctx.clock()),
  }
  const [kept] = await ctx.db
    .insert(storyComments)
    .values(sealed(storyComments, row, await ownKey(ctx)))
    .returning()
  return { ...(await shownTo(ctx, kept!)), safety: ctx.safety }
}

async function isFlood(ctx: Own, content: string): Promise<boolean> {
  const since = (ms: number) => isoAt(ctx.clock() - ms)
  const mine = and(eq(storyComments.userId, ctx.actor.id), gt(storyComments.createdAt, since(SAME_MS)))
  const rows = await ctx.db.select().from(storyComments).where(mine).orderBy(desc(storyComments.ordinal)).limit(PAGE)
  if (rows.filter(({ createdAt }) => createdAt > since(FLOOD.withinMs)).length >= FLOOD.most) return true
  const key = await ownKey(ctx)
  return rows.some((row) => bare(opened(storyComments, row, key).content) === bare(content))
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

export async function removeComment(
  ctx: Own,
  { id, commentId }: Input<typeof communityApi.removeComment>,
): Promise<null> {
  const { storyId, userId } = storyComments
  const [gone] = await ctx.db
    .delete(storyComments)
    .where(and(eq(storyComments.id, commentId), eq(storyId, id), eq(userId, ctx.actor.id)))
    .returning({ id: storyComments.id })
  if (!gone) throw noComment()
  return null
}

/** A comment that the reader can see. */
export async function findComment(ctx: Own, storyId: string, commentId: string): Promise<Row> {
  await findShown(ctx, storyId)
  const [row] = await ctx.db
    .select()
    .from(storyComments)
    .where(and(eq(storyComments.id, commentId), eq(storyComments.storyId, storyId), isNull(storyComments.held)))
  if (!row) throw noComment()
  return row
}

const noComment = () => notFound('This comment is no longer there.')
