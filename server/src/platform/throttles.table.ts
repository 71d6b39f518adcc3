import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Counts of what is limited. The subject is a keyed hash: neither an e-mail nor a network address is readable here. */
export const throttles = pgTable(
  'throttles',
  {
    subject: text('subject').primaryKey(),
    counted: integer('counted').notNull().default(0),
    countedSince: instant('counted_since').notNull(),
    /** How often in a row it was shut, which is how long it is shut next. */
    strikes: integer('strikes').notNull().default(0),
    shutUntil: instant('shut_until')
      .notNull()
      .default(sql`'1970-01-01T00:00:00Z'`),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [index('throttles_touched').on(table.touchedAt)],
)
