import { and, asc, eq, lte } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { unwrap } from '../../platform/keys.ts'
import { readable, readableAll } from '../../platform/readable.ts'
import { messages, roomParticipants, rooms, savedChats } from './chat.table.ts'
import { bound } from './rooms.ts'

/** Every talk that the person is in, with what was said, and the chats that they saved; oldest first. */
export async function exported(ctx: Own) {
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
  const chats = []
  for (const { wrapped, leftSeq, about, ...row } of found) {
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
    chats.push({
      ...room,
      relationshipId: room.relationshipId ?? about,
      messages: await readableAll(messages, said, key),
    })
  }
  const saved = await ctx.db
    .select()
    .from(savedChats)
    .where(eq(savedChats.userId, ctx.actor.id))
    .orderBy(asc(savedChats.ordinal))
  return { chats, savedChats: await readableAll(savedChats, saved, own) }
}
