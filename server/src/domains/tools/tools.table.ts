import { bigserial, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, secretJson } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import { relationships } from '../relationships/relationships.table.ts'
import type { Bodies, Head, Kind, LineBody, Mark } from './kinds.ts'

/** Everything that someone asked one of the tools, with what was answered. */
export const toolUses = pgTable(
  'tool_uses',
  {
    id: uuid('id').primaryKey(),
    ordinal: bigserial('ordinal', { mode: 'number' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Kind>().notNull(),
    /** What was said about a relationship that is deleted stays until it is deleted itself. */
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'set null' }),
    head: secretJson<Head>('head'),
    body: secretJson<Bodies[Kind] & Mark>('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('tool_uses_owner').on(table.userId, table.kind, table.ordinal),
    index('tool_uses_relationship').on(table.relationshipId),
  ],
)

/** What is said about a resolved quarrel, and the lines of a rehearsal. */
export const toolLines = pgTable(
  'tool_lines',
  {
    id: uuid('id').primaryKey(),
    useId: uuid('use_id')
      .notNull()
      .references(() => toolUses.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** The line that this one answers, or follows. */
    after: uuid('after'),
    role: text('role').$type<'user' | 'ai'>().notNull(),
    body: secretJson<LineBody>('body').notNull(),
    /** Hash of the person and the id that their page gave the message: the same click again is the same message. */
    clientId: text('client_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('tool_lines_seq').on(table.useId, table.seq),
    unique('tool_lines_client').on(table.useId, table.clientId),
    index('tool_lines_owner').on(table.userId),
  ],
)
