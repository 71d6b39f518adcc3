import kept from '../../data/words/feeling-nouns.json' with { type: 'json' }
import { painful, pleasant, type Family } from '../read/families.ts'
import { tone } from '../read/tone.ts'
import { stripped } from '../text/words.ts'
import { emotions, feelingWords, type Emotion } from '../text/feelings.ts'
import { isQuotable, mostTelling, readable, type Excerpt } from './excerpt.ts'

/** What a text names of its writer's feelings: which one unnamed words show is right one time in two, and not said. */
export interface Felt {
  families: readonly Family[]
  spans: readonly Emotion[]
  /** -1..1: below zero the words are painful, as the reader has them. */
  valence: number
}

export function feltIn(text: string): Felt {
  if (!readable(text)) return { families: [], spans: [], valence: 0 }
  const spans = emotions(text.slice(0, 6000))
  return { families: [...new Set(spans.map(({ family }) => family))], spans, valence: tone(text).valence }
}

/** The line in which one of these families is named; null where none is. */
export function wordsFor(text: string, { spans }: Felt, of: readonly Family[]): Excerpt | null {
  const its = spans.filter(({ family }) => of.includes(family))
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
    .map((word) => ({ word, family: familyOf(word.toLowerCase().split(/[^\p{L}]+/u)) }))

/** By its last words: "so very tired" is tired. */
function familyOf(words: readonly string[]): Family | null {
  if (words.some((word) => word === 'not' || word === 'no' || word === 'never')) return null
  const ends = words.map((_, at) => words.slice(at).join(' '))
  return ends.map((end) => feelingWords.get(end)?.family ?? nouns.get(end)).find(Boolean) ?? null
}

export const isPainful = (families: readonly Family[]): boolean => families.some((it) => painful.includes(it))
export const isPleasant = (families: readonly Family[]): boolean => families.some((it) => pleasant.includes(it))
/** 1 for pleasant feelings alone, -1 for painful ones alone. */
export const sideOf = (families: readonly Family[]): number =>
  Number(isPleasant(families)) - Number(isPainful(families))
