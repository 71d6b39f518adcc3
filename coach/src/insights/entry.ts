import { moodStep, type Mood } from '@mallama/contracts/entry'
import type { Family } from '../read/families.ts'
import { painful, pleasant } from '../read/families.ts'
import type { JournalEntryInput } from '../operations.ts'
import { wordCount } from '../text/words.ts'
import { isFelt, mostTelling, readable, type Excerpt } from './excerpt.ts'
import { feltIn, isPainful, listedFeelings, sideOf, wordsFor, type Felt } from './feelings.ts'
import { subjectsIn, type Subject } from './subjects.ts'

/** One journal entry, read. */
export interface Entry {
  given: JournalEntryInput
  felt: Felt
  listed: ReturnType<typeof listedFeelings>
  families: readonly Family[]
  subjects: readonly Subject[]
  hard: boolean
}

/** The chosen mood as a person would say it, and its side: above zero on a good day, -2..2. */
export const moodName = (mood: Mood): string => mood.replace('_', ' ')
export const moodSide = (mood: Mood): number => moodStep[mood] - moodStep.neutral

export function read(given: JournalEntryInput, known: readonly string[]): Entry {
  const felt = feltIn(given.content)
  const listed = listedFeelings(given.emotions)
  const mood = Math.sign(moodSide(given.mood))
  const field = listed.flatMap(({ family }) => family ?? [])
  const words = [...new Set([...field, ...felt.families])].filter((it) => it !== 'neutral')
  // "Sad", chosen with one finger, says as much as a sad sentence.
  const families: Family[] = mood < 0 && !isPainful(words) ? [...words, 'sadness'] : words
  const lean = mood + sideOf(field) + sideOf(felt.families)
  const hard = isPainful(families) && lean < 0
  return { given, felt, listed, families, subjects: subjectsIn(given.content, known), hard }
}

/** A line of so few words only names what is felt. */
const NAMING = 4

/** The words of the entry that carry its feeling, the painful ones first in a hard one. */
export function keyOf({ given, felt, families, hard }: Entry): Excerpt | null {
  if (!readable(given.content)) return null
  const first = hard ? painful : pleasant
  const order = families.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)))
  const found = wordsFor(given.content, felt, order)
  if (found && wordCount(found.quote) > NAMING) return found
  // "I am so relieved" names the feeling once more and shows nothing of the day.
  const shows = ({ text }: { text: string }) => wordCount(text) > NAMING
  const line =
    mostTelling(given.content, 18, (it) => shows(it) && isFelt(it.text)) ?? mostTelling(given.content, 18, shows)
  return line ?? found ?? mostTelling(given.content)
}
