import type { Keys } from '../../platform/keys.ts'
import { opened, type DataKey, type Opened } from '../../platform/secrets.ts'
import { textOf } from './examples.ts'
import { stories } from './community.table.ts'

type Hashing = Pick<Keys, 'hash'>

/** Stands with a story for its author. The server alone makes it, and nobody gets from it to a person. */
export const storyAuthor = (keys: Hashing, userId: string): string => keys.hash('author of stories', userId)
export const commentAuthor = (keys: Hashing, userId: string): string => keys.hash('author of comments', userId)
/** The same saved chat gives the same mark. */
export const sourceMark = (keys: Hashing, savedChatId: string): string => keys.hash('source of a story', savedChatId)
/** Examples have no author: muting one mutes them all. */
export const EXAMPLES = 'examples'

/** A story's own key: 32 bytes that only the server's key gives. */
export const storyKey = (keys: Hashing, id: string): DataKey =>
  Buffer.from(keys.hash('key of a story', id), 'base64url')

type Row = typeof stories.$inferSelect
type Told = { title: string; summary: string; lessonLearned: string }

/** A story with its words, wherever they lie. */
export function openStory(keys: Hashing, row: Row): Omit<Opened<Row>, keyof Told> & Told {
  const open = opened(stories, row, storyKey(keys, row.id))
  const { title, summary, lessonLearned } = row.example === null ? open : textOf(row.example)
  return { ...open, title: title ?? '', summary: summary ?? '', lessonLearned: lessonLearned ?? '' }
}
