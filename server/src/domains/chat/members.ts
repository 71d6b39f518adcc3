import { notFound } from '@mallama/contracts/errors'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { LiveEvent } from '../../platform/live.ts'
import type { Own, World } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { unwrap, wrap } from '../../platform/keys.ts'
import { opened, sealed, type DataKey } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import { messages, roomParticipants, rooms, type RoomKind } from './chat.table.ts'
import { append, bound, eraseAlone, find, sha256, type Message, type Room } from './rooms.ts'

/** Rooms of several people: who is in them, how somebody comes and goes, and what is said once and to all. */

export type Member = Omit<typeof roomParticipants.$inferSelect, 'wrappedKey' | 'roomId' | 'archivedAt'>

/** What the words of somebody who deleted their account are turned to, and their name. */
export const GONE = 'Someone who left'

const nothingHere = () => notFound('There is nothing here.')

/** A room of several that the actor is in and has not left. Everyone else's is not there. */
export async function shared(ctx: Own, id: string, ...kinds: RoomKind[]): Promise<Room> {
  const room = await find(ctx, and(eq(rooms.id, id), inArray(rooms.kind, kinds)))
  if (!room) throw nothingHere()
  return room
}

/** The room's row until the transaction ends: what is said in it has one order, and nobody leaves meanwhile. */
export async function holdRoom(ctx: Own, room: Room): Promise<Room> {
  const [row] = await ctx.db.select().from(rooms).where(eq(rooms.id, room.row.id)).for('update')
  if (!row) throw nothingHere()
  const member = await ctx.db.$count(
    roomParticipants,
    and(inRoom(row.id, ctx.actor.id), isNull(roomParticipants.leftAt)),
  )
  if (member === 0) throw nothingHere()
  return { ...room, row }
}

const inRoom = (roomId: string, userId: string) =>
  and(eq(roomParticipants.roomId, roomId), eq(roomParticipants.userId, userId))

/** Everyone who is or was in the room, in the order in which they came. */
export async function members(ctx: Pick<Own, 'db'>, roomId: string): Promise<Member[]> {
  return ctx.db
    .select(columnsOf)
    .from(roomParticipants)
    .where(eq(roomParticipants.roomId, roomId))
    .orderBy(asc(roomParticipants.joinedAt), asc(roomParticipants.userId))
}

const columnsOf = {
  userId: roomParticipants.userId,
  relationshipId: roomParticipants.relationshipId,
  joinedAt: roomParticipants.joinedAt,
  leftAt: roomParticipants.leftAt,
  leftSeq: roomParticipants.leftSeq,
  seenAt: roomParticipants.seenAt,
  readSeq: roomParticipants.readSeq,
  archivedAt: roomParticipants.archivedAt,
}

/** The room as somebody sees it who is in it: for one who is let in by another's invitation. */
export async function roomOf(ctx: Pick<Own, 'db' | 'keys'>, roomId: string, memberId: string): Promise<Room> {
  const [found] = await ctx.db
    .select({ row: rooms, wrapped: roomParticipants.wrappedKey })
    .from(rooms)
    .innerJoin(roomParticipants, inRoom(roomId, memberId))
    .where(and(eq(rooms.id, roomId), isNull(roomParticipants.leftAt)))
  if (!found) throw nothingHere()
  return { row: found.row, key: unwrap(found.wrapped, await ctx.keys.of(ctx.db, memberId), bound(roomId)) }
}

/** Lets a person into a room, with its key; one who had left is back. Part of the caller's transaction. */
export async function admit(ctx: Own, room: Room, userId: string, relationshipId: string | null = null): Promise<void> {
  const wrappedKey = wrap(room.key, await ctx.keys.of(ctx.db, userId), bound(room.row.id))
  const row = { wrappedKey, relationshipId, leftAt: null, leftSeq: null }
  await ctx.db
    .insert(roomParticipants)
    .values({ ...row, roomId: room.row.id, userId, joinedAt: isoAt(ctx.clock()) })
    .onConflictDoUpdate({ target: [roomParticipants.roomId, roomParticipants.userId], set: row })
}

/** Tells everyone who is in the room; ids only, never content. Part of the caller's transaction. */
export async function tellAll(
  ctx: Pick<World, 'live'> & { db: Db },
  roomId: string,
  event: LiveEvent,
  data: Record<string, unknown> = {},
  { but }: { but?: string } = {},
): Promise<void> {
  const there = await ctx.db
    .select({ userId: roomParticipants.userId })
    .from(roomParticipants)
    .where(
      and(
        eq(roomParticipants.roomId, roomId),
        isNull(roomParticipants.leftAt),
        but === undefined ? undefined : ne(roomParticipants.userId, but),
      ),
    )
    // Each telling holds its person's lock until the end: always in one order.
    .orderBy(asc(roomParticipants.userId))
  for (const { userId } of there) await ctx.live.tell(ctx.db, userId, event, { ...data, roomId })
}

export type Said = Message & { seq: number }

/**
 * A message of the actor's, stored and told to everyone in one transaction: neither is ever without the other. The same
 * clientId is the same message. The caller holds the room's row (`holdRoom`), so that all see one order.
 */
export async function sayOnce(
  ctx: Own,
  room: Room,
  { content, clientId }: { content: string; clientId?: string | undefined },
): Promise<Said> {
  const hash = clientId ? sha256(`${ctx.actor.id}:${clientId}`).toString('base64url') : null
  if (hash) {
    const [known] = await ctx.db
      .select()
      .from(messages)
      .where(and(eq(messages.roomId, room.row.id), eq(messages.clientId, hash)))
    if (known) return opened(messages, known, room.key)
  }
  const draft = {
    role: 'user' as const,
    content,
    authorId: ctx.actor.id,
    authorName: ctx.actor.firstName ?? account.NO_NAME,
    clientId: hash,
  }
  const added = await append(ctx, room, draft)
  await ctx.db
    .update(rooms)
    .set({ lastMessageAt: isoAt(ctx.clock()) })
    .where(eq(rooms.id, room.row.id))
  await tellAll(ctx, room.row.id, 'message', { seq: added.seq, messageId: added.id })
  return { ...draft, result: null, replyTo: null, roomId: room.row.id, ...added }
}

/**
 * Somebody is no longer in the room, by their own doing or not: they are told so, and then nothing more. What was said
 * until now stays in their own record. The caller holds the room's row.
 */
export async function removeMember(ctx: Own, room: Room, userId: string): Promise<void> {
  const gone = await ctx.db
    .update(roomParticipants)
    .set({ leftAt: isoAt(ctx.clock()), leftSeq: await lastSeq(ctx, room.row.id), seenAt: null })
    .where(and(inRoom(room.row.id, userId), isNull(roomParticipants.leftAt)))
    .returning({ userId: roomParticipants.userId })
  if (gone.length === 0) return
  await ctx.live.tell(ctx.db, userId, 'revoked', { roomId: room.row.id })
  await ctx.live.changed(ctx.db, userId, '/api/chat-sessions')
  await tellAll(ctx, room.row.id, 'state')
}

export async function lastSeq({ db }: Pick<Own, 'db'>, roomId: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${messages.seq}), 0)`.mapWith(Number) })
    .from(messages)
    .where(eq(messages.roomId, roomId))
  return row!.last
}

/**
 * Every room that somebody is or was in, held in one order and before anyone is told of anything: whoever writes in one
 * holds it and then tells the others, and whoever erases does not put back what was changed meanwhile, nor the other way.
 */
export async function holdRoomsOf({ db }: { db: Db }, userId: string): Promise<string[]> {
  const held = await db
    .select({ id: rooms.id })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomParticipants.roomId, rooms.id), eq(roomParticipants.userId, userId)))
    .orderBy(asc(rooms.id))
    .for('update', { of: rooms })
  return held.map(({ id }) => id)
}

/**
 * Before somebody's account or words are erased: what nobody but they are in goes with them, and where others are, their words are
 * turned to "Someone who left". It is sealed with the room's key, which one of the others opens.
 */
export async function eraseRoomsOf(ctx: Pick<World, 'keys' | 'live'> & { db: Db }, userId: string): Promise<void> {
  await eraseAlone(ctx.db, userId)
  for (const roomId of await holdRoomsOf(ctx, userId)) {
    const key = await keyByOthers(ctx, roomId, userId)
    if (!key) {
      await ctx.db.delete(rooms).where(eq(rooms.id, roomId))
      continue
    }
    const words = sealed(messages, { content: GONE, authorName: GONE, result: null }, key)
    await ctx.db
      .update(messages)
      .set({ ...words, authorId: null, clientId: null })
      .where(and(eq(messages.roomId, roomId), eq(messages.authorId, userId)))
    // Also where the account stays, and its words alone are erased.
    await ctx.db.delete(roomParticipants).where(inRoom(roomId, userId))
    await ctx.db.update(rooms).set({ pair: null }).where(eq(rooms.id, roomId))
    await tellAll(ctx, roomId, 'state', {}, { but: userId })
    for (const other of (await members(ctx, roomId)).map((one) => one.userId).toSorted())
      if (other !== userId) await ctx.live.changed(ctx.db, other, '/api/relationships', '/api/chat-sessions')
  }
}

/** The room's key as one of the others holds it; null where all of them are erased as well. */
async function keyByOthers(
  { db, keys }: Pick<World, 'keys'> & { db: Db },
  roomId: string,
  userId: string,
): Promise<DataKey | null> {
  const others = await db
    .select({ userId: roomParticipants.userId, wrapped: roomParticipants.wrappedKey })
    .from(roomParticipants)
    .where(and(eq(roomParticipants.roomId, roomId), ne(roomParticipants.userId, userId)))
  for (const other of others) {
    try {
      return unwrap(other.wrapped, await keys.of(db, other.userId), bound(roomId))
    } catch {
      // Erased at the same time: the next one's key.
    }
  }
  return null
}
