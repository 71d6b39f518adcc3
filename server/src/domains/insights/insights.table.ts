import type { RelationshipInsights } from '@mallama/contracts/coach'
import type { Progress, Week } from '@mallama/contracts/progress'
import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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

/** `screen`: which one read the week for danger (`SCREEN`); another one reads it again. */
export type KeptReview = Week & { screen: number }

/** A week that is over, by the person's calendar: a row says that it was looked at, whatever there was. */
export const progressWeeks = pgTable(
  'progress_weeks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its Monday. */
    week: date('week', { mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null until they were counted. */
    scores: secretJson<Progress>('scores'),
    /** Null where there is none yet, or no longer: then it is made from what still stands. */
    review: secretJson<KeptReview>('review'),
    /** Nothing was written or logged in it: there is nothing to review. */
    isEmpty: boolean('is_empty').notNull().default(false),
    /** Another one each time that words were changed or taken back: what was read before is not kept after. */
    mark: uuid('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
)
