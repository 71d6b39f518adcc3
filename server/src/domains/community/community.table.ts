import { bigserial, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, secretText } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import type { StoryCategory } from '@mallama/contracts/stories'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Stories, sealed with keys of the server's: every member reads them, and a dump of the database alone does not. Whose a
 * story is, and which chat it came from, stand here only as what nobody without the server's key can follow back.
 */
export const stories = pgTable(
  'stories',
  {
    id: uuid('id').primaryKey(),
    ordinal: bigserial('ordinal', { mode: 'number' }),
    /** Keyed hash of its author: finds what is one's own, and what is to be erased. Null for an example. */
    author: text('author'),
    /** Who that is, sealed: a story that waits is published only while their plan shares. */
    writer: secretText('writer'),
    /** Keyed hash of the saved chat, so that one chat is one story. */
    source: text('source').unique(),
    /** The name of an example that ships with the product (`examples.ts`); it has no text of its own here. */
    example: text('example'),
    state: text('state').$type<'waiting' | 'held' | 'returned' | 'published'>().notNull(),
    category: text('category').$type<StoryCategory>().notNull(),
    title: secretText('title'),
    summary: secretText('summary'),
    lessonLearned: secretText('lesson_learned'),
    reason: secretText('reason'),
    /** The day alone: a time would lead to the chat that was saved in the same second. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('stories_shown').on(table.state, table.category, table.ordinal),
    index('stories_author').on(table.author),
  ],
)

const ofStory = () =>
  uuid('story_id')
    .notNull()
    .references(() => stories.id, { onDelete: 'cascade' })

export const storyLikes = pgTable('story_likes', { storyId: ofStory(), userId: owner() }, (table) => [
  primaryKey({ columns: [table.storyId, table.userId] }),
  index('story_likes_user').on(table.userId),
])

/** Comments, sealed with their author's key: erasing it makes them unreadable in every backup. */
export const storyComments = pgTable(
  'story_comments',
  {
    id: uuid('id').primaryKey(),
    ordinal: bigserial('ordinal', { mode: 'number' }),
    storyId: ofStory(),
    userId: owner(),
    /** Keyed hash of their author, another than that of stories: muting the one must not give the other away. */
    author: text('author').notNull(),
    content: secretText('content').notNull(),
    /** The first name at that time, where they showed it. */
    firstName: secretText('first_name'),
    /** Why a reviewer looks at it first; null once it is shown. */
    held: text('held').$type<'link' | 'slur' | 'flood' | 'danger'>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('story_comments_story').on(table.storyId, table.ordinal),
    index('story_comments_user').on(table.userId, table.createdAt),
    index('story_comments_held').on(table.held),
  ],
)

/** Whom somebody does not want to read, by the hash that stands with what they wrote. */
export const storyMutes = pgTable('story_mutes', { userId: owner(), author: text('author').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.author] }),
])

/** What somebody asked a reviewer to look at; sealed with the key of who asked. */
export const storyReports = pgTable(
  'story_reports',
  {
    id: uuid('id').primaryKey(),
    storyId: ofStory(),
    commentId: uuid('comment_id').references(() => storyComments.id, { onDelete: 'cascade' }),
    userId: owner(),
    reason: secretText('reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('story_reports_once').on(table.storyId, table.commentId, table.userId).nullsNotDistinct(),
    index('story_reports_at').on(table.createdAt),
    index('story_reports_user').on(table.userId),
    index('story_reports_comment').on(table.commentId),
  ],
)
