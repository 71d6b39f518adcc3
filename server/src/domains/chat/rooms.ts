import { DAY_MS } from '@mallama/contracts/days'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { AppError, notFound } from '@mallama/contracts/errors'
import { and, desc, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { inTransaction, ownKey, type Own, type Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { unwrap, wrap } from '../../platform/keys.ts'
import { opened, sealed, type DataKey, type Opened } from '../../platform/secrets.ts'
import * as relationships from '../relationships/relationships.ts'
import { messages, roomParticipants, rooms } from './chat.table.ts'
import { personOf } from './person.ts'

export interface Room {
  row: typeof rooms.$inferSelect
  key: DataKey
}
export type Message = Opened<typeof messages.$inferSelect>

/** A talk that belongs to nothing is erased this long after its last message. */
const LOOSE_MS = DAY_MS
export const bound = (roomId: string) => `room:${roomId}`

export const closed = (room?: Pick<Room, 'row'>) =>
  new AppError(
    'conflict',
    room?.row.kind === 'solo'
      ? 'This session is closed. Open it again to write in it.'
      : 'This chat is closed. Save it or start a new one.',
  )

/** Rooms that the signed-in person is in. */
export const mine = (ctx: Whose): SQL => {
  const { roomId, userId, leftAt } = roomParticipants
  const there = and(eq(userId, ctx.actor.id), isNull(leftAt))
  return inArray(rooms.id, ctx.db.select({ roomId }).from(roomParticipants).where(there))
}

/** A room that the signed-in person is in, with its key opened; null for anyone else's. */
export async function find(ctx: Own, which: SQL | undefined): Promise<Room | null> {
  const [found] = await ctx.db
    .select({ row: rooms, wrapped: roomParticipants.wrappedKey })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomParticipants.roomId, rooms.id), eq(roomParticipants.userId, ctx.actor.id)))
    .where(and(which, isNull(roomParticipants.leftAt)))
  if (!found) return null
  return { row: found.row, key: unwrap(found.wrapped, await ownKey(ctx), bound(found.row.id)) }
}

/** Rooms that stand in the list of conversations. */
export const conversationKinds = ['solo', 'mediation'] as const

/** A conversation that the signed-in person is in. */
export async function conversation(ctx: Own, id: string): Promise<Room> {
  const room = await find(ctx, and(eq(rooms.id, id), inArray(rooms.kind, [...conversationKinds])))
  if (!room) throw notFound('That conversation no longer exists.')
  return room
}

/** Whether anything may still be said in it. What needs attention is a note on a solo session, and the end of a chat. */
export const isOpen = ({ row }: Pick<Room, 'row'>): boolean =>
  row.status === 'active' || (row.kind === 'solo' && row.status === 'needs_attention')

/** A room in which one person talks with the coach alone. */
export async function byId(ctx: Own, id: string): Promise<Room> {
  const fresh = or(ne(rooms.kind, 'loose'), gt(rooms.lastMessageAt, isoAt(ctx.clock() - LOOSE_MS)))
  const room = await find(ctx, and(eq(rooms.id, id), inArray(rooms.kind, ['solo', 'relationship', 'loose']), fresh))
  if (!room) throw notFound('That chat no longer exists. Start a new one.')
  return room
}

export const openRoomOf = (ctx: Own, relationshipId: string) =>
  find(ctx, and(eq(rooms.relationshipId, relationshipId), eq(rooms.kind, 'relationship')))

/** The relationship's one open room, made at first use with its greeting. */
export async function openRoom(ctx: Own, relationshipId: string): Promise<Room> {
  const open = await openRoomOf(ctx, relationshipId)
  if (open) return open
  const greeting = await greet(ctx, relationshipId)
  await make(ctx, { id: randomUUID(), kind: 'relationship', relationshipId }, greeting)
  const made = await openRoomOf(ctx, relationshipId)
  if (!made) throw closed()
  return made
}

/** A room for a talk that belongs to nothing. The same click again leads to the same room. */
export async function looseRoom(ctx: Own, clientId: string | undefined): Promise<Room> {
  const key = await ownKey(ctx)
  const id = clientId ? uuidFrom(createHmac('sha256', key).update(`loose:${clientId}`).digest()) : randomUUID()
  await make(ctx, { id, kind: 'loose', relationshipId: null }, null)
  return byId(ctx, id)
}

interface New {
  id: string
  kind: 'relationship' | 'loose' | 'solo' | 'mediation' | 'private'
  relationshipId: string | null
  status?: 'active' | 'waiting'
  ownerId?: string
  title?: string
  description?: string | null
}

/** Rows of a new room: where two requests make the same one, the second finds the first's. Whether this one made it. */
export async function make(ctx: Own, room: New, greeting: string | null): Promise<boolean> {
  const own = await ownKey(ctx)
  const now = isoAt(ctx.clock())
  const key = ctx.keys.newKey()
  return inTransaction(ctx, async (ctx) => {
    if (room.relationshipId) await relationships.hold(ctx, room.relationshipId)
    const made = await ctx.db
      .insert(rooms)
      .values({ ...sealed(rooms, room, key), createdAt: now, lastMessageAt: now })
      .onConflictDoNothing()
      .returning({ id: rooms.id })
    if (made.length === 0) return false
    const wrappedKey = wrap(key, own, bound(room.id))
    await ctx.db.insert(roomParticipants).values({ roomId: room.id, userId: ctx.actor.id, wrappedKey, joinedAt: now })
    if (greeting) await append(ctx, { row: { id: room.id }, key }, { role: 'assistant', content: greeting })
    return true
  })
}

/** The first words of a chat about this person. */
export async function greet(ctx: Own, relationshipId: string): Promise<string> {
  const person = personOf(await relationships.get(ctx, { id: relationshipId }))
  return ctx.coach.greeting({ person, userFirstName: ctx.actor.firstName })
}

type Draft = Pick<Message, 'role' | 'content'> &
  Partial<Pick<Message, 'authorId' | 'authorName' | 'result' | 'clientId' | 'replyTo'>>

/** Adds a message after the last one. The caller holds the room's row, so that two never take the same place. */
export async function append(
  ctx: Own,
  room: { row: { id: string }; key: DataKey },
  draft: Draft,
): Promise<{ id: string; createdAt: string; seq: number }> {
  const row = { ...draft, id: randomUUID(), roomId: room.row.id, createdAt: isoAt(ctx.clock()) }
  const seq = sql<number>`(select coalesce(max(${messages.seq}), 0) + 1 from ${messages} where ${messages.roomId} = ${room.row.id})`
  const [added] = await ctx.db
    .insert(messages)
    .values({ ...sealed(messages, row, room.key), seq })
    .returning({ seq: messages.seq })
  return { ...row, seq: added!.seq }
}

/** Puts other words in the place of an answer. The caller holds the room's row. */
export async function replace(
  ctx: Own,
  room: { row: { id: string }; key: DataKey },
  id: string,
  words: Pick<Message, 'content' | 'result'>,
): Promise<void> {
  await ctx.db
    .update(messages)
    .set(sealed(messages, words, room.key))
    .where(and(eq(messages.id, id), eq(messages.roomId, room.row.id)))
}

/** The newest `most` messages, oldest first. */
export async function messagesOf(ctx: Own, room: Room, most: number): Promise<Message[]> {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(eq(messages.roomId, room.row.id))
    .orderBy(desc(messages.seq))
    .limit(most)
  return rows.toReversed().map((row) => opened(messages, row, room.key))
}

/** Other pages of the person read this room again. */
export async function roomChanged(ctx: Own, { row }: Pick<Room, 'row'>): Promise<void> {
  if (row.kind === 'solo') await conversationChanged(ctx, row.id)
  if (!row.relationshipId) return
  await ctx.live.changed(ctx.db, ctx.actor.id, `/api/relationships/${row.relationshipId}/room`)
}

export const conversationChanged = (ctx: Own, id: string) =>
  ctx.live.changed(ctx.db, ctx.actor.id, '/api/conversations', `/api/conversations/${id}`)

/** Erases what nobody but this person is or was in. */
export async function eraseAlone(db: Db, userId: string): Promise<void> {
  const of = (whose: SQL) => db.select({ id: roomParticipants.roomId }).from(roomParticipants).where(whose)
  const theirs = of(eq(roomParticipants.userId, userId))
  await db
    .delete(rooms)
    .where(and(inArray(rooms.id, theirs), notInArray(rooms.id, of(ne(roomParticipants.userId, userId)))))
}

export const eraseLoose = (db: Db, now: number) =>
  db.delete(rooms).where(and(eq(rooms.kind, 'loose'), lt(rooms.lastMessageAt, isoAt(now - LOOSE_MS))))

/** A steady id for something that has no row yet. */
export function uuidFrom(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest()
