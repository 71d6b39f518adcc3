import kept from '../../data/words/feeling-nouns.json' with { type: 'json' }
import type { Clause } from '../builtin/clauses.ts'
import { painful, pleasant, type Family } from '../read/families.ts'
import { tone } from '../read/tone.ts'
import { emotions, feelingWords, type Emotion } from '../text/feelings.ts'
import { around, isFelt, mostTelling, readable, type Excerpt } from './excerpt.ts'

/** What a text shows of its writer's feelings. */
export interface Felt {
  /** Families that were named or are clear from the words; "neutral" is not among them. */
  families: readonly Family[]
  spans: readonly Emotion[]
  /** The sentences that speak for each family, as the reader has it. */
  words: Partial<Record<Family, readonly Pick<Excerpt, 'start' | 'end'>[]>>
  /** -1..1: below zero the words are painful. */
  valence: number
}

/** Feelings of others, of a song or of yesterday's film are in the words too; what was named of oneself weighs most. */
export function feltIn(text: string): Felt {
  if (!readable(text)) return { families: [], spans: [], words: {}, valence: 0 }
  const spans = emotions(text.slice(0, 6000))
  const { top, margin, words, valence } = tone(text)
  const families = new Set(spans.flatMap(({ named, family }) => (named === null ? [] : family)))
  // The model alone is believed where it is clear, or where a cue says the same.
  if (top && top !== 'neutral' && (margin >= 0.3 || (margin >= 0.1 && spans.some(({ family }) => family === top))))
    families.add(top)
  return { families: [...families], spans, words, valence }
}

/** Whether a stretch has one of these in it. */
const holds =
  (held: readonly Pick<Excerpt, 'start' | 'end'>[]) =>
  ({ start, end }: Clause): boolean =>
    held.some((it) => it.start >= start && it.end <= end)

/** The words that carry one of these families: what was named first, then a line of what was felt; null where none do. */
export function wordsFor(text: string, { spans, words }: Felt, of: readonly Family[]): Excerpt | null {
  const its = spans.filter(({ family }) => of.includes(family))
  const read = of.flatMap((family) => words[family] ?? [])
  const named = holds(its.filter((it) => it.named !== null))
  for (const fits of [named, ({ text: it }: Clause) => isFelt(it), holds(its), holds(read)]) {
    const found = mostTelling(text, 18, fits)
    if (found) return found
  }
  return read[0] ? around(text, read[0]) : its.length > 0 ? mostTelling(text) : null
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
    .map((part) => part.trim().replace(/[.!?\s]+$/, ''))
    .filter((part) => part.length > 1 && part.length <= 40 && /^[^"“”<>{}]*\p{L}[^"“”<>{}]*$/u.test(part))
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
