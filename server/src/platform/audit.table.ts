import type { Did } from '@mallama/contracts/admin'
import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretText } from './columns.ts'

/** What administrators did. It is kept for as long as the server lives; who is erased is in it no more. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: uuid('id').primaryKey(),
    ordinal: bigserial('ordinal', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Who did it; null once that account is gone. */
    userId: text('user_id'),
    did: text('did').$type<Did>().notNull(),
    /** To whom. */
    subjectUserId: text('subject_user_id'),
    /** What it was about where it was nobody, such as a model's name. */
    about: secretText('about'),
    /** In the administrator's words; gone with the person that they are about. */
    why: secretText('why'),
  },
  (table) => [index('admin_acts_ordinal').on(table.ordinal), index('admin_acts_subject').on(table.subjectUserId)],
)
