import type { RelationshipInsights } from '@mallama/contracts/coach'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretJson } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import { relationships } from '../relationships/relationships.table.ts'

/** The last insights about each relationship, and of what they were made. */
export const relationshipInsights = pgTable(
  'relationship_insights',
  {
    relationshipId: uuid('relationship_id')
      .primaryKey()
      .references(() => relationships.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    result: secretJson<RelationshipInsights>('result').notNull(),
    /** Keyed hash of everything that they were made from: another one means that something changed. */
    fingerprint: text('fingerprint').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [index('relationship_insights_owner').on(table.userId)],
)
