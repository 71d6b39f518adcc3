import { moodStep, type Mood } from '@mallama/contracts/entry'
import type { JournalEntryInput } from '../operations.ts'
import type { Family } from '../read/labels.ts'
import { wordCount } from '../text/words.ts'
import { isFelt, mostTelling, readable, type Excerpt } from './excerpt.ts'
import { feltIn, isPainful, listedFeelings, sideOf, wordsFor } from './feelings.ts'
import { subjectsIn } from './subjects.ts'

/** The chosen mood as a person would say it, and its side: above zero on a good day, -2..2. */
export const moodName = (mood: Mood): string => mood.replace('_', ' ')
export const moodSide = (mood: Mood): number => moodStep[mood] - moodStep.neutral

export type Entry = ReturnType<typeof read>

/** One journal entry: what its text names, what its field lists, the families of both, and whether it was a hard day. */
export function read(given: JournalEntryInput, known: readonly string[]) {
  const felt = feltIn(given.content)
  const listed = listedFeelings(given.emotions)
  const field = listed.flatMap(({ family }) => family ?? [])
  const named = [...new Set([...field, ...felt])].filter((it) => it !== 'neutral')
  const mood = Math.sign(moodSide(given.mood))
  // "Sad", chosen with one finger, says as much as a sad sentence.
  const families: Family[] = mood < 0 && !isPainful(named) ? [...named, 'sadness'] : named
  const hard = isPainful(families) && mood + sideOf(field) + sideOf(felt) < 0
  return { given, felt, listed, families, subjects: subjectsIn(given.content, known), hard }
}

/** "I am so relieved" only names the feeling once more, and shows nothing of the day. */
const shows = ({ text }: { text: string }) => wordCount(text) > 4

/** The words of the entry that carry its feeling. */
export function keyOf({ given: { content }, families }: Entry): Excerpt | null {
  if (!readable(content)) return null
  const named = wordsFor(content, families)
  if (named && shows({ text: named.quote })) return named
  const line = mostTelling(content, 18, (it) => shows(it) && isFelt(it.text)) ?? mostTelling(content, 18, shows)
  return line ?? named ?? mostTelling(content)
}
