import { randomUUID } from 'node:crypto'
import type { communityApi } from '@mallama/contracts/community'
import { DAY_MS } from '@mallama/contracts/days'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { conflict } from '@mallama/contracts/errors'
import { eq } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { sealed } from '../../platform/secrets.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'
import { findComment } from './comments.ts'
import { storyMutes, storyReports } from './community.table.ts'
import { findShown } from './feed.ts'
import { commentAuthor, EXAMPLES, storyAuthor } from './marks.ts'

const perDay = quota('reports', 40, DAY_MS)

export async function report(ctx: Own, { id, reason }: Input<typeof communityApi.report>): Promise<null> {
  await findShown(ctx, id)
  return put(ctx, { storyId: id, commentId: null, reason })
}

export async function reportComment(
  ctx: Own,
  { id, commentId, reason }: Input<typeof communityApi.reportComment>,
): Promise<null> {
  await findComment(ctx, id, commentId)
  return put(ctx, { storyId: id, commentId, reason: reason ?? null })
}

/** One person reports a thing once; what they say again changes nothing. */
async function put(
  ctx: Own,
  about: { storyId: string; commentId: string | null; reason: string | null },
): Promise<null> {
  refuseFor(
    await ctx.throttle.count(ctx.db, perDay, ctx.actor.id),
    ctx.reply,
    'That were many reports. Wait until tomorrow.',
  )
  const row = { ...about, id: randomUUID(), userId: ctx.actor.id, createdAt: isoAt(ctx.clock()) }
  await ctx.db
    .insert(storyReports)
    .values(sealed(storyReports, row, await ownKey(ctx)))
    .onConflictDoNothing()
  return null
}

export async function mute(ctx: Own, { id }: Input<typeof communityApi.mute>): Promise<null> {
  const { author } = await findShown(ctx, id)
  if (author === storyAuthor(ctx.keys, ctx.actor.id)) throw conflict('This story is yours.')
  return hide(ctx, author ?? EXAMPLES)
}

export async function muteComment(ctx: Own, { id, commentId }: Input<typeof communityApi.muteComment>): Promise<null> {
  const { author } = await findComment(ctx, id, commentId)
  if (author === commentAuthor(ctx.keys, ctx.actor.id)) throw conflict('This comment is yours.')
  return hide(ctx, author)
}

async function hide(ctx: Own, author: string): Promise<null> {
  await ctx.db.insert(storyMutes).values({ userId: ctx.actor.id, author }).onConflictDoNothing()
  return null
}

export async function muted(ctx: Own): Promise<Output<typeof communityApi.muted>> {
  return { count: await ctx.db.$count(storyMutes, eq(storyMutes.userId, ctx.actor.id)) }
}

export async function unmuteAll(ctx: Own): Promise<null> {
  await ctx.db.delete(storyMutes).where(eq(storyMutes.userId, ctx.actor.id))
  return null
}
