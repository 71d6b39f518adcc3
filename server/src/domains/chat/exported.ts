import { and, asc, eq, lte } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { unwrap } from '../../platform/keys.ts'
import { readable, readableAll } from '../../platform/readable.ts'
import { messages, roomParticipants, rooms, savedChats } from './chat.table.ts'
import { bound } from './rooms.ts'

/**
 * Talks that the person is in, with what was said, oldest first: those that belong to a relationship that is `wanted`.
 * One at a time: years of them are not held at once.
 */
export async function* eachChat(ctx: Own, wanted: (relationshipId: string | null) => boolean) {
  const own = await ownKey(ctx)
  const { id, kind, relationshipId, status, temporary, title, description, summary, createdAt, lastMessageAt } = rooms
  const found = await ctx.db
    .select({
      wrapped: roomParticipants.wrappedKey,
      leftSeq: roomParticipants.leftSeq,
      about: roomParticipants.relationshipId,
      id,
      kind,
      relationshipId,
      status,
      temporary,
      title,
      description,
      summary,
      createdAt,
      lastMessageAt,
    })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomParticipants.roomId, rooms.id), eq(roomParticipants.userId, ctx.actor.id)))
    .orderBy(asc(rooms.createdAt))
  for (const { wrapped, leftSeq, about, ...row } of found) {
    const relationshipId = row.relationshipId ?? about
    if (!wanted(relationshipId)) continue
    const key = unwrap(wrapped, own, bound(row.id))
    const room = readable(rooms, row, key)
    const said = await ctx.db
      .select({
        role: messages.role,
        authorName: messages.authorName,
        content: messages.content,
        result: messages.result,
        createdAt: messages.createdAt,
      })
      .from(messages)
      // Who left a room takes along what was said until then.
      .where(and(eq(messages.roomId, row.id), leftSeq === null ? undefined : lte(messages.seq, leftSeq)))
      .orderBy(asc(messages.seq))
    yield { ...room, relationshipId, messages: await readableAll(messages, said, key) }
  }
}

/** The chats that they saved about somebody, oldest first. */
export async function* eachSaved(ctx: Own, relationshipId: string) {
  const own = await ownKey(ctx)
  const theirs = and(eq(savedChats.userId, ctx.actor.id), eq(savedChats.relationshipId, relationshipId))
  const found = await ctx.db
    .select({ id: savedChats.id })
    .from(savedChats)
    .where(theirs)
    .orderBy(asc(savedChats.ordinal))
  for (const { id } of found) {
    const rows = await ctx.db
      .select()
      .from(savedChats)
      .where(and(theirs, eq(savedChats.id, id)))
    yield* await readableAll(savedChats, rows, own)
  }
}
