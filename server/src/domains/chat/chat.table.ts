import type { Answered } from '@mallama/contracts/coach'
import type { ChatReply, SavedChat } from '@mallama/contracts/chat'
import type { ConversationStatus } from '@mallama/contracts/conversation-words'
import type { Guided } from '@mallama/contracts/guide'
import type { Evidence, QuietQuestion, Safety } from '@mallama/contracts/safety'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant, secretJson, secretText } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import { relationships } from '../relationships/relationships.table.ts'

export type RoomKind = 'solo' | 'relationship' | 'shared' | 'mediation' | 'private' | 'loose'

/** What a room remembers between messages. */
export interface RoomState {
  /** Opaque: what the coach handed back last. */
  coach: unknown
  /**
   * The gravest thing seen here, from tier 2 on, unless the person set it aside. It stays: no story, no mediation and no
   * invitation comes from a flagged room. `screen`: which one saw it (`SCREEN`); absent before there was a count.
   */
  flag: { tier: 1 | 2 | 3; category: string; at: string; screen?: number } | null
  /** Harm by somebody close that was set aside: it flags nothing, and no story and no mediation comes of it either. */
  aside?: { category: string; at: string }
  /** Words to send were found here: a step that a solo session can reach. */
  words?: true
}

/** What a conversation comes down to. `upTo`: the place of the last message that was read for it. */
export interface KeptSummary {
  text: string
  coach: string
  at: string
  messages: number
  upTo: number
}

/** What came with a reply. */
export interface Result extends Guided {
  safety: Safety
  evidence: Evidence[]
  memoryUsed: string[]
  coach?: Answered['coach']
  ask?: QuietQuestion
  message?: ChatReply['message']
}

/** Every talk there is. What is said in a room is sealed with the room's own key. */
export const rooms = pgTable(
  'rooms',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<RoomKind>().notNull(),
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'cascade' }),
    status: text('status').$type<ConversationStatus>().notNull().default('active'),
    /** Of a solo session and of a mediation, whose others read them too. */
    title: secretText('title'),
    description: secretText('description'),
    summary: secretJson<KeptSummary>('summary'),
    /** Who began the conversation. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    state: secretJson<RoomState>('state'),
    /** Keyed hash of the two people of an open shared room: there is one. Null once it is closed. */
    pair: text('pair').unique(),
    /** Learns nothing and uses nothing that was learnt. */
    temporary: boolean('temporary').notNull().default(false),
    /** Who is answering in this room, and until when that is believed: one message is answered at a time. */
    answering: uuid('answering'),
    answeringUntil: instant('answering_until'),
    createdAt: instant('created_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    /** When it was last renamed or marked. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    // Two first messages at once open one room.
    uniqueIndex('rooms_one_open')
      .on(table.relationshipId)
      .where(sql`${table.kind} = 'relationship'`),
    index('rooms_loose')
      .on(table.lastMessageAt)
      .where(sql`${table.kind} = 'loose'`),
    index('rooms_owner').on(table.ownerId),
  ],
)

/** Who is in a room, with the room's key wrapped by that person's. */
export const roomParticipants = pgTable(
  'room_participants',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wrappedKey: bytes('wrapped_key').notNull(),
    /** What this person keeps about the other one, where the room came of that. */
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'set null' }),
    joinedAt: instant('joined_at').notNull(),
    /** Put out of this person's way; nobody else is told. */
    archivedAt: instant('archived_at'),
    /** Once they left or were removed: what was said until `leftSeq` stays in their own record, nothing else is theirs. */
    leftAt: instant('left_at'),
    leftSeq: integer('left_seq'),
    /** The last time their page said that they look at the room, and how far they read. */
    seenAt: instant('seen_at'),
    readSeq: integer('read_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    index('room_participants_user').on(table.userId),
    index('room_participants_relationship').on(table.relationshipId),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: secretText('author_name'),
    content: secretText('content').notNull(),
    result: secretJson<Result>('result'),
    /** Hash of the author and the id their page gave the message: the same click again is the same message. */
    clientId: text('client_id'),
    /** The message that this one answers; one is answered once. */
    replyTo: uuid('reply_to').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('messages_seq').on(table.roomId, table.seq),
    unique('messages_client').on(table.roomId, table.clientId),
    index('messages_author').on(table.authorId),
  ],
)

export const savedChats = pgTable(
  'saved_chats',
  {
    id: uuid('id').primaryKey(),
    ordinal: bigserial('ordinal', { mode: 'number' }),
    relationshipId: uuid('relationship_id')
      .notNull()
      .references(() => relationships.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<SavedChat['status']>().notNull(),
    title: secretText('title').notNull(),
    originalIssue: secretText('original_issue').notNull(),
    chatHistory: secretJson<SavedChat['chatHistory']>('chat_history').notNull(),
    aiInsights: secretText('ai_insights').notNull(),
    keyTakeaways: secretText('key_takeaways').notNull(),
    actionItems: secretText('action_items').notNull(),
    tags: secretJson<string[]>('tags').notNull(),
    /** Keyed hash of what was sent: tells a second click from a second chat. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('saved_chats_relationship').on(table.relationshipId, table.ordinal),
    index('saved_chats_owner').on(table.userId),
  ],
)
