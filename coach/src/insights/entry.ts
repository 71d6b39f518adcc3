import { moodStep, type Mood } from '@mallama/contracts/entry'
import kept from '../../data/words/feeling-nouns.json' with { type: 'json' }
import type { JournalEntryInput } from '../operations.ts'
import { painful, pleasant, type Family } from '../read/labels.ts'
import { emotions } from '../text/feelings.ts'
import { listOf, stripped, wordCount } from '../text/words.ts'
import { isFelt, isQuotable, LONGEST, mostTelling, readable } from './excerpt.ts'
import { subjectsIn } from './subjects.ts'

/** The chosen mood as a person would say it, and its side: above zero on a good day, -2..2. */
export const moodName = (mood: Mood): string => mood.replace('_', ' ')
export const moodSide = (mood: Mood): number => moodStep[mood] - moodStep.neutral

export const familyNames: Record<Family, string> = kept.familyNames
export const isPainful = (families: readonly Family[]): boolean => families.some((it) => painful.includes(it))
/** 1 for pleasant feelings alone, -1 for painful ones alone. */
export const sideOf = (families: readonly Family[]): number =>
  Number(families.some((it) => pleasant.includes(it))) - Number(isPainful(families))

/** What a text names of its writer's feelings: which one unnamed words show is right one time in two, and not said. */
const namedIn = (text: string) => (readable(text) ? emotions(text.slice(0, LONGEST)) : [])
export const feltIn = (text: string): Family[] => [...new Set(namedIn(text).map(({ family }) => family))]

/** The line in which one of these families is named; null where none is. */
export function wordsFor(text: string, of: readonly Family[]): string | null {
  const its = namedIn(text).filter(({ family }) => of.includes(family))
  return mostTelling(text, ({ start, end }) => its.some((it) => it.start >= start && it.end <= end))
}

const nouns: ReadonlyMap<string, Family> = listOf(kept.table)
const isDenied = (word: string) => ['not ', 'no ', 'never '].some((it) => word.startsWith(it))

/** A field such as "anxious, a bit hopeful": each word as it was written, and its family where it is known. */
export function listedFeelings(field: string): { word: string; family: Family | null }[] {
  const parts = field.slice(0, 400).split(/[,;/\n&+]|\b(?:and|but)\b/i)
  const bare = parts.map((part) => stripped(part, ' \t\r', ' .!?\t\r'))
  const words = bare.filter((part) => part.length > 1 && part.length <= 40 && isQuotable(part)).slice(0, 6)
  return words.map((word) => {
    const noun = isDenied(word.toLowerCase()) ? null : nouns.get(word.toLowerCase().split(' ').at(-1)!)
    return { word, family: emotions(`I feel ${word}`)[0]?.family ?? noun ?? null }
  })
}

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
  return { given, felt, listed, field, families, subjects: subjectsIn(given.content, known), hard }
}

/** "I am so relieved" only names the feeling once more, and shows nothing of the day. */
const shows = (text: string) => wordCount(text) > 4

/** The line that carries an entry: in which its feeling is named, else in which something is felt, else what tells most. */
export function keyOf({ given: { content }, families }: Entry): string | null {
  if (!readable(content)) return null
  const named = wordsFor(content, families)
  if (named && shows(named)) return named
  return mostTelling(content, ({ text }) => shows(text) && isFelt(text)) ?? mostTelling(content)
}
