import { SCREEN } from '@mallama/coach/safety/version'
import type { JournalEntryInput } from '@mallama/coach/operations'
import { needsHelp } from '@mallama/contracts/help'
import { notFound } from '@mallama/contracts/errors'
import type { JournalEntry } from '@mallama/contracts/journal'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { ownKey, type Own, type Whose } from '../../context.ts'
import { opened, type DataKey, type Opened } from '../../platform/secrets.ts'
import { journalEntries, type KeptInsight } from './journal.table.ts'

export type Row = typeof journalEntries.$inferSelect
export type Kept = Opened<Row>

export const PATH = '/api/journal'

export const mine = ({ actor }: Pick<Whose, 'actor'>, id?: string): SQL | undefined =>
  and(eq(journalEntries.userId, actor.id), id === undefined ? undefined : eq(journalEntries.id, id))

export const gone = () => notFound('That journal entry no longer exists.')

/** The order of lists. An import lies between what was written here: the time counts, and then the order of arrival. */
export const newestFirst = [desc(journalEntries.createdAt), desc(journalEntries.ordinal)] as const

export async function find(ctx: Own, id: string): Promise<Kept> {
  const [row] = await ctx.db.select().from(journalEntries).where(mine(ctx, id))
  if (!row) throw gone()
  return opened(journalEntries, row, await ownKey(ctx))
}

export const openedRow = (row: Row, key: DataKey): Kept => opened(journalEntries, row, key)

/**
 * Help that an earlier screen put in an insight's place is read again by the one of now. What was stated, and what a
 * language model saw, stays as it is: its card is not gone for a moment.
 */
export const isOld = ({ screen, safety, coach }: KeptInsight): boolean =>
  screen !== SCREEN && safety?.tier === 2 && coach !== 'language-model'

export function shown({ id, title, content, emotions, marks, insight, createdAt, updatedAt }: Kept): JournalEntry {
  const { mood, tags, moodChosen = true, notTrue = false } = marks
  const there = insight !== null && !isOld(insight)
  // Help is not taken away with an insight that does not fit.
  const told = there && (!notTrue || needsHelp(insight.safety))
  return {
    id,
    title,
    content,
    emotions,
    mood,
    tags,
    createdAt,
    updatedAt,
    aiInsights: told ? insight : null,
    notTrue,
    moodChosen,
  }
}

export const asRead = ({ title, content, emotions, marks, createdAt }: Kept): JournalEntryInput => ({
  title,
  content,
  emotions,
  mood: marks.mood,
  tags: marks.tags,
  at: createdAt,
})

export const journalChanged = (ctx: Own) => ctx.live.changed(ctx.db, ctx.actor.id, PATH)
