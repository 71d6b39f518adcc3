import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/**
 * One data key a person, wrapped by the server's key; on PostgreSQL, the embedded database keeps them in a file.
 * `wrapped` is null once the person was erased, and `rewritten` says that the old bytes are gone from the table's file.
 */
export const personKeys = pgTable('person_keys', {
  userId: text('user_id').primaryKey(),
  wrapped: bytes('wrapped'),
  createdAt: instant('created_at').notNull(),
  rewritten: boolean('rewritten').notNull().default(false),
})
