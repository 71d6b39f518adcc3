import type { Mood } from '@mallama/contracts/entry'
import type { JournalEntry } from '@mallama/contracts/journal'
import { dayText } from './days.ts'

export interface Filter {
  words: string
  mood: Mood | ''
  /** `2026-03` or `2026-03-02`, on this device's calendar. */
  when: string
}

export const isOn = ({ words, mood, when }: Filter) => words.trim() !== '' || mood !== '' || when !== ''

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Entries that have every word somewhere, are of the mood, and of the day or month. */
export function found(entries: readonly JournalEntry[], { words, mood, when }: Filter): JournalEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (mood && entry.mood !== mood) return false
    if (when && !dayText(new Date(entry.createdAt)).startsWith(when)) return false
    if (wanted.length === 0) return true
    const text = plain([entry.title, entry.content, entry.emotions, ...entry.tags].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}
