import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** That a letter went, or did not: its kind and when. Nothing of whose it was, or of what it said. */
export const mailLog = pgTable(
  'mail_log',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
    state: text('state', { enum: ['sent', 'failed'] }).notNull(),
  },
  (table) => [index('mail_log_at').on(table.at)],
)
