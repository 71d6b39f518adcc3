import { guards } from '@mallama/coach/safety/flag'
import type { ChatMessage, ChatReply } from '@mallama/contracts/chat'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety, SafetyCategory } from '@mallama/contracts/safety'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ownKey, type Own, type Whose, type World } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { unwrap } from '../../platform/keys.ts'
import { opened } from '../../platform/secrets.ts'
import { roomParticipants, rooms } from './chat.table.ts'
import { spend } from './allowance.ts'
import { stateOf } from './flag.ts'
import { converse, setAside } from './reply.ts'
import { bound, find, make, messagesOf, mine, type Message, type Room } from './rooms.ts'
import { lastSeq } from './members.ts'

/** A room of one person beside a shared one. It has a key of its own, and nobody else is ever in it. */

/** As many messages as are shown of one. */
const SHOWN = 2_000

export async function openPrivate(ctx: Own): Promise<string> {
  const id = randomUUID()
  await make(ctx, { id, kind: 'private', relationshipId: null }, null)
  return id
}

export const privateRoom = (ctx: Own, id: string): Promise<Room | null> =>
  find(ctx, and(eq(rooms.id, id), eq(rooms.kind, 'private')))

export async function confide(
  ctx: Own,
  room: Room,
  { message, clientId, aside }: { message?: string; clientId?: string | undefined; aside?: boolean },
): Promise<ChatReply> {
  if (aside) return setAside(ctx, room)
  await spend(ctx)
  return (await converse(ctx, room, { message: message ?? '', clientId })).reply
}

export async function confided(ctx: Own, room: Room): Promise<ChatMessage[]> {
  return (await messagesOf(ctx, room, SHOWN)).map(shown)
}

const shown = ({ id, role, content, authorName, createdAt, result }: Message): ChatMessage => ({
  id,
  role,
  content,
  timestamp: createdAt,
  userName: authorName,
  ...result,
})

/**
 * What in it forbids sitting down with somebody. `grave`: what was stated, harm between people, also where it
 * was set aside. `flag`: anything else that flagged it. `doubt`: what was said last may be about harm by somebody close.
 */
export async function findingOf(ctx: Own, room: Room): Promise<'grave' | 'flag' | 'doubt' | null> {
  const { flag, aside } = stateOf(room)
  if (aside) return 'grave'
  if (needsHelp(flag))
    return flag.tier === 3 || guards({ category: flag.category as SafetyCategory }) ? 'grave' : 'flag'
  const [last] = (await messagesOf(ctx, room, 1)) as [Message?]
  const seen: Safety = last?.result?.safety ?? null
  return seen !== null && guards({ category: seen.category as SafetyCategory }) ? 'doubt' : null
}

export async function erasePrivate(ctx: Own, id: string): Promise<void> {
  await ctx.db.delete(rooms).where(and(eq(rooms.id, id), eq(rooms.kind, 'private'), mine(ctx)))
}

/** Who has left keeps, of what is exported, what was said until now. The caller holds the room's row. */
export async function keepUntilNow(ctx: Own, room: Room): Promise<void> {
  await ctx.db
    .update(roomParticipants)
    .set({ leftSeq: await lastSeq(ctx, room.row.id) })
    .where(and(eq(roomParticipants.roomId, room.row.id), eq(roomParticipants.userId, ctx.actor.id)))
}

/** Titles of mediations that the person has in their list; one that they took out of it has none. */
export async function titlesOf(ctx: Own, roomIds: readonly string[]): Promise<Map<string, string>> {
  const own = await ownKey(ctx)
  const { roomId, userId, leftAt, wrappedKey } = roomParticipants
  const found = await ctx.db
    .select({ row: rooms, wrapped: wrappedKey })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomId, rooms.id), eq(userId, ctx.actor.id), isNull(leftAt)))
    .where(and(inArray(rooms.id, [...roomIds]), eq(rooms.kind, 'mediation')))
  return new Map(found.map(({ row, wrapped }) => [row.id, titleOf({ row, key: unwrap(wrapped, own, bound(row.id)) })]))
}

export const titleOf = ({ row, key }: Room): string => opened(rooms, row, key).title ?? ''

/** What of a conversation's status follows from where it stands, and when something was done in it. */
export async function markRoom(
  ctx: Whose,
  room: Room,
  { status, at }: { status: Room['row']['status']; at: string },
): Promise<void> {
  await ctx.db
    .update(rooms)
    .set({ status, lastMessageAt: at })
    .where(and(eq(rooms.id, room.row.id), mine(ctx)))
}

/** The person's own place goes, and with the last of them the room. */
export async function dropOut(ctx: Own, room: Room): Promise<void> {
  const { roomId, userId } = roomParticipants
  // Of two who go at once the second sees that the first has gone.
  await ctx.db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, room.row.id), mine(ctx)))
    .for('update')
  await ctx.db.delete(roomParticipants).where(and(eq(roomId, room.row.id), eq(userId, ctx.actor.id)))
  const left = await ctx.db.$count(roomParticipants, eq(roomId, room.row.id))
  if (left === 0) await ctx.db.delete(rooms).where(eq(rooms.id, room.row.id))
}

/** Every mediation that somebody is or was in, opened with their key, for when their account is erased. */
export async function mediationsOf({ db, keys }: Pick<World, 'keys'> & { db: Db }, userId: string): Promise<Room[]> {
  const found = await db
    .select({ row: rooms, wrapped: roomParticipants.wrappedKey })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomParticipants.roomId, rooms.id), eq(roomParticipants.userId, userId)))
    .where(eq(rooms.kind, 'mediation'))
    .orderBy(rooms.id)
  // Who was erased a moment ago, in another request, has neither rooms nor a key.
  if (found.length === 0) return []
  const own = await keys.of(db, userId)
  return found.map(({ row, wrapped }) => ({ row, key: unwrap(wrapped, own, bound(row.id)) }))
}
