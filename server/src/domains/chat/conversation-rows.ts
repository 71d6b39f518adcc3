import type { Conversation, ConversationMessage, ConversationProgress } from '@mallama/contracts/conversations'
import type { ConversationStatus, ConversationType } from '@mallama/contracts/conversation-words'
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { unwrap } from '../../platform/keys.ts'
import { opened } from '../../platform/secrets.ts'
import { beginningsOf } from './begins.ts'
import { messages, roomParticipants, rooms } from './chat.table.ts'
import { stateOf } from './flag.ts'
import type { Mediated } from './mediated.ts'
import { bound, conversationKinds, mine, type Message, type Room } from './rooms.ts'

/** Every conversation that the person is in. */
export const conversationsOf = (ctx: Own): SQL => and(inArray(rooms.kind, [...conversationKinds]), mine(ctx))!

/** How many of a query's rows are such. */
export const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)

/** With each whether this person archived it, or left it. */
export interface Listed extends Room {
  archived: boolean
  left: boolean
}

/** Newest words first. */
export async function listed(ctx: Own, which: SQL | undefined, most: number): Promise<Listed[]> {
  const own = await ownKey(ctx)
  const found = await ctx.db
    .select({
      row: rooms,
      wrapped: roomParticipants.wrappedKey,
      archivedAt: roomParticipants.archivedAt,
      leftSeq: roomParticipants.leftSeq,
    })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomParticipants.roomId, rooms.id), eq(roomParticipants.userId, ctx.actor.id)))
    .where(and(conversationsOf(ctx), which))
    .orderBy(desc(rooms.lastMessageAt), desc(rooms.id))
    .limit(most)
  return found.map(({ row, wrapped, archivedAt, leftSeq }) => ({
    row,
    key: unwrap(wrapped, own, bound(row.id)),
    archived: archivedAt !== null,
    left: leftSeq !== null,
  }))
}

/** As the person reads them, in the order given. */
export async function shown(ctx: Own, mediated: Mediated, found: readonly Listed[]): Promise<Conversation[]> {
  if (found.length === 0) return []
  const ids = found.map(({ row }) => row.id)
  const counted = await ctx.db
    .select({ id: messages.roomId, all: count(), own: countOf(eq(messages.authorId, ctx.actor.id)) })
    .from(messages)
    .where(inArray(messages.roomId, ids))
    .groupBy(messages.roomId)
  const said = new Map(counted.map((row) => [row.id, row]))
  const mediations = found.filter(({ row }) => row.kind === 'mediation')
  const begins = await beginningsOf(ctx, found)
  const told = mediations.length > 0 ? await mediated.told(ctx, mediations) : new Map()
  return found.map((one) => {
    const { id, kind, status, createdAt, lastMessageAt, changedAt } = one.row
    const { title, description, summary } = opened(rooms, one.row, one.key)
    return {
      id,
      title: title ?? '',
      begins: begins.get(id) ?? null,
      type: typeOf(kind),
      description,
      // What others go on with is over for the one who left.
      status: one.archived ? 'archived' : one.left ? 'resolved' : status,
      summary: summary?.text ?? null,
      summaryOf: summary && { messages: summary.messages, at: summary.at, coach: summary.coach },
      messageCount: said.get(id)?.all ?? 0,
      progress: ofSolo(one, said.get(id)?.own ?? 0),
      ...told.get(id),
      createdAt,
      updatedAt: changedAt && changedAt > lastMessageAt ? changedAt : lastMessageAt,
    }
  })
}

export const kindOf = (type: ConversationType) => (type === 'solo_session' ? 'solo' : 'mediation')
const typeOf = (kind: string): ConversationType => (kind === 'mediation' ? 'group_mediation' : 'solo_session')

/** A session is looked into once its person has said this much. */
const LOOKED_INTO = 3
const stages = ['Not started', 'Started', 'Looking closer', 'Words to send', 'Resolved'] as const

/** How far a solo session has come: what was said, found and marked there, and nothing that anyone guessed. */
function ofSolo(room: Room, own: number): ConversationProgress {
  const step = room.row.status === 'resolved' ? 4 : stateOf(room).words ? 3 : own >= LOOKED_INTO ? 2 : own > 0 ? 1 : 0
  return { step, of: 4, stage: stages[step], agreements: 0, yourTurn: false }
}

/** Of the statuses that a person sets, what becomes of the room and what is this person's own affair. */
export function marked(
  room: Pick<Room, 'row'>,
  status: Exclude<ConversationStatus, 'waiting'>,
): { status?: Exclude<ConversationStatus, 'waiting' | 'archived'>; archived: boolean } {
  // How far a mediation is, its own steps say. Archived it is for one person alone.
  if (status === 'archived') return { archived: true }
  return room.row.kind === 'solo' ? { status, archived: false } : { archived: false }
}

export const message = ({
  id,
  role,
  authorId,
  authorName,
  content,
  createdAt,
  result,
}: Message): ConversationMessage => ({
  id,
  senderId: role === 'assistant' ? 'ai' : (authorId ?? 'gone'),
  senderName: role === 'assistant' ? 'Mallama' : authorName,
  content,
  messageType: 'text',
  createdAt,
  ...result,
})
