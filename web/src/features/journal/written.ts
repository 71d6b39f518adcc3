import { moodNames, tagsIn, type EntryWritten, type Mood } from '@mallama/contracts/entry'
import type { JournalEntry } from '@mallama/contracts/journal'
import { keepDraft, readDraft } from '../../parts/draft.ts'
import { uuid } from '../../platform/uuid.ts'
import { getAccount } from '../../platform/user.ts'
import { longDay } from './days.ts'

/** What the form holds, under the id that the entry has or will have: a save that is tried again is the same entry. */
export interface Written extends EntryWritten {
  id: string
  isNew: boolean
  /** The version that is edited, by its `updatedAt`. */
  basedOn?: string
  /** The mood's own word stands for the emotions until the person writes others. */
  followsMood?: boolean
}

const keyOf = (id: string | null) => `journal:${id ?? 'new'}:${getAccount().user?.id ?? ''}`

export const blank = (): Written => ({
  id: uuid(),
  isNew: true,
  title: '',
  content: '',
  emotions: '',
  mood: null,
  tags: '',
})

/** Begun with one tap on a mood: what is needed besides stands there, and can be changed. */
export const begunWith = (mood: Mood, now: Date): Written => ({
  ...blank(),
  mood,
  title: longDay(now),
  emotions: moodNames[mood],
  followsMood: true,
})

export const fromEntry = ({ id, updatedAt, title, content, emotions, mood, tags }: JournalEntry): Written => ({
  id,
  isNew: false,
  basedOn: updatedAt,
  title,
  content,
  emotions,
  mood,
  tags: tags.join(', '),
})

export const readWritten = (id: string | null) => readDraft<Written>(keyOf(id))
export const keepWritten = (written: Written) => keepDraft(keyOf(written.isNew ? null : written.id), written)
export const dropWritten = ({ isNew, id }: Pick<Written, 'isNew' | 'id'>) => keepDraft(keyOf(isNew ? null : id), null)

/**
 * With another mood. What a new entry needs besides and has no word of yet stands there then, as after one tap: a mood
 * and a line are enough, whichever way the form was opened.
 */
export const withMood = (written: Written, mood: Mood, now: Date): Written => {
  const follows = written.followsMood || (written.isNew && written.emotions.trim() === '')
  return {
    ...written,
    mood,
    ...(follows ? { emotions: moodNames[mood], followsMood: true } : {}),
    ...(written.isNew && written.title.trim() === '' ? { title: longDay(now) } : {}),
  }
}

/** As it is sent. */
export const draftOf = ({ title, content, emotions, mood, tags }: Written) => ({
  title: title.trim(),
  content: content.trim(),
  emotions: emotions.trim(),
  mood: mood!,
  tags: tagsIn([tags]),
})

/** The whole of it as a text, to read two versions side by side. */
export const wholeOf = ({ title, content, emotions, mood, tags }: Written): string =>
  [
    title.trim(),
    content.trim(),
    [mood && moodNames[mood], emotions.trim(), tagsIn([tags]).join(', ')].filter(Boolean).join('; '),
  ].join('\n\n')
