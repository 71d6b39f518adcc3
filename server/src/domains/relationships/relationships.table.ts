import type { HealthPart } from '@mallama/contracts/health'
import type { MemoryFact } from '@mallama/contracts/coach'
import type { RelationshipType } from '@mallama/contracts/relationship-types'
import type { Moment } from '@mallama/contracts/relationships'
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, secretText } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** Tells apart what was written in the same millisecond: "newest first" is never a guess. */
const ordinal = () => bigserial('ordinal', { mode: 'number' })

export const relationships = pgTable(
  'relationships',
  {
    id: uuid('id').primaryKey(),
    ordinal: ordinal(),
    userId: owner(),
    personName: secretText('person_name').notNull(),
    relationshipType: text('relationship_type').$type<RelationshipType>().notNull(),
    customLabel: secretText('custom_label'),
    notes: secretText('notes'),
    relationshipGoals: secretText('relationship_goals'),
    strugglingWith: secretText('struggling_with'),
    currentIssues: secretText('current_issues'),
    triggers: secretText('triggers'),
    redLines: secretText('red_lines'),
    incompatibilities: secretText('incompatibilities'),
    aspirations: secretText('aspirations'),
    values: secretText('core_values'),
    nonNegotiables: secretText('non_negotiables'),
    learned: secretText('learned'),
    likes: secretText('likes'),
    memoryPaused: boolean('memory_paused').notNull().default(false),
    connectedToUserId: text('connected_to_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What they call themselves who accepted an invitation, until the owner says who that is. */
    pendingName: secretText('pending_name'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('relationships_owner').on(table.userId, table.ordinal),
    index('relationships_connected').on(table.connectedToUserId),
  ],
)

const about = () =>
  uuid('relationship_id')
    .notNull()
    .references(() => relationships.id, { onDelete: 'cascade' })

export const checkIns = pgTable(
  'check_ins',
  {
    id: uuid('id').primaryKey(),
    ordinal: ordinal(),
    relationshipId: about(),
    userId: owner(),
    trust: integer('trust').notNull(),
    communication: integer('communication').notNull(),
    joy: integer('joy').notNull(),
    growth: integer('growth').notNull(),
    words: secretText('words'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('check_ins_owner').on(table.userId),
    index('check_ins_relationship').on(table.relationshipId, table.at),
  ],
)

export const moments = pgTable(
  'moments',
  {
    id: uuid('id').primaryKey(),
    ordinal: ordinal(),
    relationshipId: about(),
    userId: owner(),
    kind: text('kind').$type<Moment['kind']>().notNull(),
    intensity: integer('intensity').$type<Moment['intensity']>().notNull(),
    note: secretText('note'),
    occurredAt: instant('occurred_at').notNull(),
  },
  (table) => [
    index('moments_owner').on(table.userId),
    index('moments_relationship').on(table.relationshipId, table.occurredAt),
  ],
)

/** What a person said a score should be. Rows are not overwritten: the history counts each while it held. */
export const scoreCorrections = pgTable(
  'score_corrections',
  {
    id: uuid('id').primaryKey(),
    ordinal: ordinal(),
    relationshipId: about(),
    userId: owner(),
    score: text('score').$type<HealthPart['score']>().notNull(),
    value: integer('value').notNull(),
    /** What the check-ins and moments said when it was corrected. */
    was: integer('was').notNull(),
    /** Erased with the correction: what was taken back need not be explained. */
    reason: secretText('reason'),
    at: instant('at').notNull(),
    /** When it was taken back or another took its place; null while only a newer check-in ends it. */
    until: instant('until'),
  },
  (table) => [
    index('score_corrections_owner').on(table.userId),
    index('score_corrections_relationship').on(table.relationshipId, table.at),
  ],
)

/** What the coach learnt from the person's own messages. */
export const memoryFacts = pgTable(
  'memory_facts',
  {
    id: uuid('id').primaryKey(),
    ordinal: ordinal(),
    relationshipId: about(),
    userId: owner(),
    kind: text('kind').$type<MemoryFact['kind']>().notNull(),
    /** Both are null once the fact was forgotten; of one that was put right only the quote is. */
    fact: secretText('fact'),
    quote: secretText('quote'),
    edited: boolean('edited').notNull().default(false),
    forgotten: boolean('forgotten').notNull().default(false),
    /** Keyed, of what the fact says and ever said (memory-prints.ts): nothing is learnt twice, nor what was forgotten. */
    prints: text('prints').array().notNull(),
    learnedAt: instant('learned_at').notNull(),
  },
  (table) => [
    index('memory_facts_owner').on(table.userId),
    index('memory_facts_relationship').on(table.relationshipId, table.ordinal),
  ],
)

/**
 * A link that joins two people, or lets somebody into a room. It works once, and of its code only a keyed hash is kept.
 * Nothing of it is told apart from outside once it is over: used, refused, taken back, run out.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    codeHash: text('code_hash').notNull().unique(),
    kind: text('kind').$type<'relationship' | 'mediation'>().notNull(),
    /** Who invites. */
    userId: owner(),
    /** The inviter's, where two people are to be linked. */
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'cascade' }),
    /** The room that it lets into; erased with the room by who made it. */
    roomId: uuid('room_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'cascade' }),
    /** What the inviter is to who accepted. */
    acceptedType: text('accepted_type').$type<RelationshipType>(),
    /** Which of their own people that is, where they said so. */
    acceptedRelationshipId: uuid('accepted_relationship_id').references(() => relationships.id, {
      onDelete: 'set null',
    }),
    acceptedAt: instant('accepted_at'),
    declinedAt: instant('declined_at'),
    /** Taken back, or settled by the inviter's answer: it counts for nothing any more. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('invitations_inviter').on(table.userId),
    index('invitations_accepted').on(table.acceptedBy),
    index('invitations_room').on(table.roomId),
    // Two first presses at once leave one link that works.
    uniqueIndex('invitations_one_open')
      .on(table.relationshipId)
      .where(sql`${table.closedAt} is null`),
  ],
)
