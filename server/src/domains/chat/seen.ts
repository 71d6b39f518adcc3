import { and, eq, max } from 'drizzle-orm'
import type { Whose } from '../../context.ts'
import { messages, rooms, savedChats } from './chat.table.ts'

/** When the person last wrote to the coach about each of their relationships, in the open chat or one that was saved. */
export async function lastTalks({ db, actor }: Whose): Promise<ReadonlyMap<string, string>> {
  const open = await db
    .select({ id: rooms.relationshipId, at: max(messages.createdAt) })
    .from(messages)
    .innerJoin(rooms, and(eq(rooms.id, messages.roomId), eq(rooms.kind, 'relationship')))
    .where(eq(messages.authorId, actor.id))
    .groupBy(rooms.relationshipId)
  const saved = await db
    .select({ id: savedChats.relationshipId, at: max(savedChats.createdAt) })
    .from(savedChats)
    .where(eq(savedChats.userId, actor.id))
    .groupBy(savedChats.relationshipId)
  const last = new Map<string, string>()
  for (const { id, at } of [...open, ...saved]) if (id && at && at > (last.get(id) ?? '')) last.set(id, at)
  return last
}
