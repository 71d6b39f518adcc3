import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** One data key a person, wrapped by the server's key. Deleting the row makes everything the person wrote unreadable. */
export const personKeys = pgTable('person_keys', {
  userId: text('user_id').primaryKey(),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
})
