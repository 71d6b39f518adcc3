import { charactersIn } from './characters.ts'

/**
 * What a journal entry is held to, for the server and for the form. It stands apart from the schemas because the page
 * that checks by these rules shall not load a validator.
 */

/** From the lightest to the heaviest. */
export const moods = ['very_happy', 'happy', 'neutral', 'sad', 'very_sad'] as const
export type Mood = (typeof moods)[number]

export const moodNames: Record<Mood, string> = {
  very_happy: 'Very happy',
  happy: 'Happy',
  neutral: 'Neutral',
  sad: 'Sad',
  very_sad: 'Very sad',
}

/** Five steps, the lightest the highest: what means and differences are counted in. */
export const moodStep: Record<Mood, number> = { very_happy: 5, happy: 4, neutral: 3, sad: 2, very_sad: 1 }

/** The mood nearest to a mean of steps. */
export const moodAt = (step: number): Mood => moods[Math.min(4, Math.max(0, 5 - Math.round(step)))]!

export const ENTRY = { title: 100, contentLeast: 10, content: 5_000, emotions: 500, tag: 100, tags: 20 }

export const entryProblems = {
  titleMissing: 'Title is required',
  titleLong: 'Title too long',
  contentShort: 'Content must be at least 10 characters',
  contentLong: 'Content too long',
  emotionsMissing: 'Please describe your emotions',
  emotionsLong: 'At most 500 characters',
  mood: 'Choose a mood',
  tagLong: 'A tag has at most 100 characters',
  tagsMany: 'At most 20 tags',
}

/** Tags as they are kept: a comma divides them, the same word in other letters is the same tag, empty ones are none. */
export function tagsIn(texts: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const part of texts.flatMap((text) => text.split(','))) {
    const tag = part.replace(/\s+/g, ' ').trim()
    const key = tag.toLowerCase()
    if (tag && !found.has(key)) found.set(key, tag)
  }
  return [...found.values()]
}

export interface EntryWritten {
  title: string
  content: string
  emotions: string
  mood: Mood | null
  /** As typed: separated by commas. */
  tags: string
}
export type EntryField = keyof EntryWritten

/** What is wrong with an entry, by field; empty where nothing is. */
export function problemsIn({
  title,
  content,
  emotions,
  mood,
  tags,
}: EntryWritten): Partial<Record<EntryField, string>> {
  const found: Partial<Record<EntryField, string>> = {}
  const [heading, words, feelings] = [title.trim(), content.trim(), emotions.trim()]
  if (mood === null) found.mood = entryProblems.mood
  if (!heading) found.title = entryProblems.titleMissing
  else if (charactersIn(heading) > ENTRY.title) found.title = entryProblems.titleLong
  if (charactersIn(words) < ENTRY.contentLeast) found.content = entryProblems.contentShort
  else if (charactersIn(words) > ENTRY.content) found.content = entryProblems.contentLong
  if (!feelings) found.emotions = entryProblems.emotionsMissing
  else if (charactersIn(feelings) > ENTRY.emotions) found.emotions = entryProblems.emotionsLong
  const kept = tagsIn([tags])
  if (kept.some((tag) => charactersIn(tag) > ENTRY.tag)) found.tags = entryProblems.tagLong
  else if (kept.length > ENTRY.tags) found.tags = entryProblems.tagsMany
  return found
}
