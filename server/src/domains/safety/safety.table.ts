import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often help was shown on a day, by its kind: nobody's name, nobody's words, no time of day. */
export const safetyDays = pgTable(
  'safety_days',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: ['asked', 'shown', 'shownFirst', 'setAside'] }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
)
