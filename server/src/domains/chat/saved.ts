import { createHmac, randomUUID } from 'node:crypto'
import type { chatApi, SavedChat } from '@mallama/contracts/chat'
import type { OwnStory } from '@mallama/contracts/community'
import type { Input } from '@mallama/contracts/endpoint'
import { notFound } from '@mallama/contracts/errors'
import { and, count, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { PAGE, tellMore, tellTotal } from '../../platform/pages.ts'
import { opened, sealed, type DataKey } from '../../platform/secrets.ts'
import * as community from '../community/community.ts'
import * as relationships from '../relationships/relationships.ts'
import { savedChats } from './chat.table.ts'
import { erase } from './open-room.ts'
import { storyOf } from './story.ts'
import { withoutWords } from './unanswered.ts'

/** A page of long chats is shorter: a hundred of the longest would be more than a process can hold. */
const PAGE_BYTES = 2_000_000
const SECOND_CLICK_MS = 60_000

const of = (ctx: Own, relationshipId: string) =>
  and(eq(savedChats.relationshipId, relationshipId), eq(savedChats.userId, ctx.actor.id))

/** Saved chats, newest first, at most 100; `Link` leads to the next ones. */
export async function saved(ctx: Own, { relationshipId, before }: Input<typeof chatApi.saved>): Promise<SavedChat[]> {
  await relationships.find(ctx, relationshipId)
  const key = await ownKey(ctx)
  const { id, ordinal, chatHistory } = savedChats
  const mine = of(ctx, relationshipId)
  const from = and(mine, await older(ctx.db, savedChats, [ordinal], mine, before))
  const bytesOf = sql<number>`octet_length(${chatHistory})`.mapWith(Number)
  // With the page and not after it: one question less to the database.
  const total = sql<number>`(${ctx.db.select({ rows: count() }).from(savedChats).where(mine)})`.mapWith(Number)
  const found = await ctx.db
    .select({ id, ordinal, bytes: bytesOf, total })
    .from(savedChats)
    .where(from)
    .orderBy(desc(ordinal))
    .limit(PAGE + 1)
  tellTotal(ctx, found[0]?.total ?? (await ctx.db.$count(savedChats, mine)))
  let bytes = 0
  const page = found.slice(0, PAGE).filter((row, at) => (bytes += row.bytes) <= PAGE_BYTES || at === 0)
  const last = page.at(-1)
  if (!last) return []
  if (found.length > page.length) tellMore(ctx, last.id)
  const rows = await ctx.db
    .select()
    .from(savedChats)
    .where(and(from, gte(ordinal, last.ordinal)))
    .orderBy(desc(ordinal))
  return rows.map((row) => opened(savedChats, row, key))
}

/**
 * Keeps a chat and what was learnt, and erases the open room, both or neither. Where the plan shares and the person did
 * not withhold it, what was learnt becomes a story as well.
 */
export async function save(
  ctx: Own,
  { relationshipId, share = true, approved, ...draft }: Input<typeof chatApi.save>,
): Promise<SavedChat> {
  const key = await ownKey(ctx)
  const { personName } = await relationships.get(ctx, { id: relationshipId })
  const print = fingerprint(key, { relationshipId, ...draft })
  const row = {
    ...draft,
    id: randomUUID(),
    relationshipId,
    userId: ctx.actor.id,
    originalIssue: draft.originalIssue?.trim() || firstWords(draft.chatHistory) || 'General discussion',
    aiInsights: draft.aiInsights ?? '',
    keyTakeaways: draft.keyTakeaways ?? '',
    actionItems: draft.actionItems ?? '',
    tags: draft.tags?.length ? draft.tags : [personName, 'relationship-help'],
    fingerprint: print,
    createdAt: isoAt(ctx.clock()),
  }
  const told = share ? await storyOrNone(ctx, relationshipId, draft) : null
  return inTransaction(ctx, async (ctx) => {
    // Two clicks on Save race: the second waits here, and then finds what the first kept.
    await relationships.hold(ctx, relationshipId, 'no key update')
    const recent = gt(savedChats.createdAt, isoAt(ctx.clock() - SECOND_CLICK_MS))
    const [kept] = await ctx.db
      .select()
      .from(savedChats)
      .where(and(of(ctx, relationshipId), eq(savedChats.fingerprint, print), recent))
    if (kept) return withStory(opened(savedChats, kept, key), await community.ofChat(ctx, kept.id))
    await ctx.db.insert(savedChats).values(sealed(savedChats, row, key))
    await erase(ctx, relationshipId)
    await savedChatsChanged(ctx, relationshipId)
    return withStory(row, told && (await community.keep(ctx, row.id, told, approved)))
  })
}

const withStory = (chat: SavedChat, story: OwnStory | null): SavedChat => (story ? { ...chat, story } : chat)

/** A chat is kept whatever becomes of its story; one that could not be told is shared with nobody. */
async function storyOrNone(ctx: Own, relationshipId: string, draft: Parameters<typeof storyOf>[2]) {
  try {
    return await storyOf(ctx, relationshipId, draft)
  } catch (error) {
    if (!ctx.signal.aborted) ctx.log.warn(withoutWords(error), 'a story was not told')
    return null
  }
}

export async function removeSaved(ctx: Own, { id }: Input<typeof chatApi.removeSaved>): Promise<null> {
  return inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(savedChats)
      .where(and(eq(savedChats.id, id), eq(savedChats.userId, ctx.actor.id)))
      .returning({ relationshipId: savedChats.relationshipId })
    if (!gone) throw notFound('That saved chat no longer exists.')
    await savedChatsChanged(ctx, gone.relationshipId)
    return null
  })
}

const savedChatsChanged = (ctx: Own, relationshipId: string) =>
  ctx.live.changed(ctx.db, ctx.actor.id, `/api/relationships/${relationshipId}/saved-chats`)

/** Keyed, so that the database does not tell who saved the same words. */
const fingerprint = (key: DataKey, draft: object) =>
  createHmac('sha256', key)
    .update(`saved:${JSON.stringify(draft)}`)
    .digest('base64url')

const firstWords = (history: Input<typeof chatApi.save>['chatHistory']) =>
  history.find(({ role, content }) => role === 'user' && content.trim())?.content
