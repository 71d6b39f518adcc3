import type { JournalEntryInput } from '../operations.ts'

type Mood = JournalEntryInput['mood']

/** The chosen mood as a person would say it. */
export const moodName: Record<Mood, string> = {
  very_happy: 'very happy',
  happy: 'happy',
  neutral: 'neutral',
  sad: 'sad',
  very_sad: 'very sad',
}

export const moodWeight: Record<Mood, number> = { very_happy: 2, happy: 1, neutral: 0, sad: -1, very_sad: -2 }
