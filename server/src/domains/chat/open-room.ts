import type { ChatMessage, chatApi, RelationshipRoom, RoomStatus } from '@mallama/contracts/chat'
import type { Input } from '@mallama/contracts/endpoint'
import { and, eq } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as relationships from '../relationships/relationships.ts'
import { rooms } from './chat.table.ts'
import { readAgain } from './flag.ts'
import {
  roomChanged,
  greet,
  messagesOf,
  mine,
  openRoom,
  openRoomOf,
  sha256,
  uuidFrom,
  type Message,
  type Room,
} from './rooms.ts'

/** As many messages as a saved chat can hold. */
const SHOWN = 2_000

/** A relationship's open chat, greeting first; before the first message the greeting is only composed. */
export async function room(ctx: Own, { relationshipId }: Input<typeof chatApi.room>): Promise<RelationshipRoom> {
  const open = await openRoomOf(ctx, relationshipId)
  if (open) return shown(ctx, await readAgain(ctx, open))
  const greeting = {
    id: uuidFrom(sha256(`greeting:${relationshipId}`)),
    role: 'assistant' as const,
    content: await greet(ctx, relationshipId),
    timestamp: isoAt(ctx.clock()),
    userName: null,
  }
  return { id: null, status: 'active', temporary: false, messages: [greeting] }
}

/** Marks the open chat, or makes it temporary. One that has no message yet is opened for it: its greeting can be marked and saved too. */
export async function setRoomStatus(
  ctx: Own,
  { relationshipId, ...changes }: Input<typeof chatApi.setRoomStatus>,
): Promise<RelationshipRoom> {
  const open = await openRoom(ctx, relationshipId)
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(rooms)
      .set(changes)
      .where(and(eq(rooms.id, open.row.id), mine(ctx)))
    await roomChanged(ctx, open)
  })
  return shown(ctx, { ...open, row: { ...open.row, ...changes } })
}

/** Deletes the open chat; one that is gone already is as it should be. */
export async function clearRoom(ctx: Own, { relationshipId }: Input<typeof chatApi.clearRoom>): Promise<null> {
  return inTransaction(ctx, async (ctx) => {
    await relationships.hold(ctx, relationshipId)
    await erase(ctx, relationshipId)
    return null
  })
}

/** Erases the person's open room with every message. */
export async function erase(ctx: Own, relationshipId: string): Promise<void> {
  const gone = await ctx.db
    .delete(rooms)
    .where(and(eq(rooms.relationshipId, relationshipId), eq(rooms.kind, 'relationship'), mine(ctx)))
    .returning()
  for (const row of gone) await roomChanged(ctx, { row })
}

const shown = async (ctx: Own, open: Room): Promise<RelationshipRoom> => ({
  id: open.row.id,
  // A chat about someone neither waits for others nor is archived: it is saved.
  status: open.row.status as RoomStatus,
  temporary: open.row.temporary,
  messages: (await messagesOf(ctx, open, SHOWN)).map(message),
})

const message = ({ id, role, content, authorName, createdAt, result }: Message): ChatMessage => ({
  id,
  role,
  content,
  timestamp: createdAt,
  userName: authorName,
  ...result,
})
