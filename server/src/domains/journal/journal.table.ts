import type { JournalInsight } from '@mallama/contracts/coach'
import type { Mood } from '@mallama/contracts/entry'
import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretJson, secretText } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'

export interface Marks {
  mood: Mood
  tags: string[]
  /** The app that it came from keeps no moods. */
  moodChosen?: false
  /** The insight is not true for the person. */
  notTrue?: true
}

/** With the screen that read it (`SCREEN`). */
export type KeptInsight = JournalInsight & { screen: number }

export const journalEntries = pgTable(
  'journal_entries',
  {
    id: uuid('id').primaryKey(),
    ordinal: bigserial('ordinal', { mode: 'number' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: secretText('title').notNull(),
    content: secretText('content').notNull(),
    emotions: secretText('emotions').notNull(),
    marks: secretJson<Marks>('marks').notNull(),
    /** Null until it is made; what it said of an entry that changed or went is gone with that. */
    insight: secretJson<KeptInsight>('insight'),
    /** The file that it came with. */
    importId: uuid('import_id'),
    importedAt: instant('imported_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('journal_entries_owner').on(table.userId, table.createdAt, table.ordinal),
    index('journal_entries_import').on(table.userId, table.importId),
  ],
)

/** Recurring triggers that someone said are not true for them. */
export const journalDisagreed = pgTable('journal_disagreed', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  triggers: secretJson<string[]>('triggers').notNull(),
})
