import { expect, test } from 'vitest'
import { journalInsight } from './entry.ts'

const setting = { knownPeople: [], userFirstName: null, country: 'GB' }
const entry = (content: string, mood: 'sad' | 'very_sad' | 'neutral', day: number) => ({
  title: '',
  content,
  emotions: '',
  mood,
  tags: [],
  at: `2026-03-0${day}T19:00:00Z`,
})

test('a chosen mood counts as much as words: a flat entry called sad is one, a neutral hour of taxes is not', () => {
  const { emotionalPattern, triggers } = journalInsight({
    ...setting,
    entry: entry('The commute today took everything. I feel empty.', 'very_sad', 6),
    earlier: [
      entry('Did my taxes. Lost an hour to it.', 'neutral', 5),
      entry('I watered the plants and read.', 'neutral', 4),
      entry('I sat in the commute again.', 'sad', 3),
      entry('The commute ate two hours and I was flat.', 'sad', 1),
    ],
  })
  expect(emotionalPattern).toMatch(/three of your last five/)
  expect(triggers).toEqual([{ trigger: 'the commute', count: 3 }])
})
