import type { ImportantDate } from '@mallama/contracts/reminders'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretJson } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import { rooms } from '../chat/chat.table.ts'
import { relationships } from '../relationships/relationships.table.ts'

/** `since`: the first day, in the person's zone, on which it counts. A day before that is nothing that was missed. */
export type KeptDate = ImportantDate & { since: string }

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What somebody wants to be reminded of about one person. */
export const reminders = pgTable(
  'reminders',
  {
    relationshipId: uuid('relationship_id')
      .primaryKey()
      .references(() => relationships.id, { onDelete: 'cascade' }),
    userId: owner(),
    stayInTouchDays: integer('stay_in_touch_days'),
    /** From when it is counted while there was no touch at all. */
    stayInTouchSince: instant('stay_in_touch_since'),
    /** When "done" was said last: a touch of its own. */
    touchedAt: instant('touched_at'),
    checkInDay: integer('check_in_day'),
    checkInSince: instant('check_in_since'),
    /** Birthdays and the names of days tell about someone: sealed like words. */
    dates: secretJson<KeptDate[]>('dates'),
    /** Days that were put away, as `kind:2026-03-02`. */
    done: secretJson<string[]>('done'),
  },
  (table) => [index('reminders_owner').on(table.userId)],
)

/** Days, in the person's zone, for which a letter was claimed: of two servers one writes it. */
export const reminderDays = pgTable(
  'reminder_days',
  { userId: owner(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The day on which somebody wanted to look again at what they agreed on in a room. Nothing of it stands here. */
export const reviewDays = pgTable(
  'review_days',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index('review_days_owner').on(table.userId)],
)
