import kept from '../../data/words/feeling-nouns.json' with { type: 'json' }
import { painful, pleasant, type Family } from '../read/labels.ts'
import { emotions, feelingWords } from '../text/feelings.ts'
import { wordsIn } from '../text/people.ts'
import { stripped } from '../text/words.ts'
import { isQuotable, LONGEST, mostTelling, readable, type Excerpt } from './excerpt.ts'

/** What a text names of its writer's feelings: which one unnamed words show is right one time in two, and not said. */
const namedIn = (text: string) => (readable(text) ? emotions(text.slice(0, LONGEST)) : [])
export const feltIn = (text: string): Family[] => [...new Set(namedIn(text).map(({ family }) => family))]

/** The line in which one of these families is named; null where none is. */
export function wordsFor(text: string, of: readonly Family[]): Excerpt | null {
  const its = namedIn(text).filter(({ family }) => of.includes(family))
  return mostTelling(text, 18, ({ start, end }) => its.some((it) => it.start >= start && it.end <= end))
}

const nouns = new Map(
  Object.entries(kept.table).flatMap(([family, line]) =>
    line.split(' ').map((word) => [word, family as Family] as const),
  ),
)
/** How a family is called in a sentence about several entries. */
export const familyNames: Record<Family, string> = kept.familyNames

/** A field such as "anxious, a bit hopeful": each word as it was written, and its family where it is known. */
export const listedFeelings = (field: string): { word: string; family: Family | null }[] =>
  field
    .slice(0, 400)
    .split(/[,;/\n&+]|\b(?:and|but)\b/i)
    .map((part) => stripped(part, ' \t\r', ' .!?\t\r'))
    .filter((part) => part.length > 1 && part.length <= 40 && isQuotable(part))
    .slice(0, 6)
    .map((word) => ({ word, family: familyOf(wordsIn(word).map(({ lower }) => lower)) }))

/** By its last words: "so very tired" is tired. */
function familyOf(words: readonly string[]): Family | null {
  if (['not', 'no', 'never'].some((it) => words.includes(it))) return null
  const ends = words.map((_, at) => words.slice(at).join(' '))
  return ends.map((end) => feelingWords.get(end)?.family ?? nouns.get(end)).find(Boolean) ?? null
}

export const isPainful = (families: readonly Family[]): boolean => families.some((it) => painful.includes(it))
/** 1 for pleasant feelings alone, -1 for painful ones alone. */
export const sideOf = (families: readonly Family[]): number =>
  Number(families.some((it) => pleasant.includes(it))) - Number(isPainful(families))
