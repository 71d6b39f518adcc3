import { emotions, type Emotion } from '../text/feelings.ts'
import { feelingWords } from '../text/feelings.ts'
import type { Family } from '../read/families.ts'
import { tone, type Tone } from '../detectors/tone.ts'
import { painful, pleasant } from '../read/families.ts'
import { feelingNouns } from './cues/feeling-nouns.ts'
import { around, mostTelling, readable, shownIn, stretches, type Excerpt } from './excerpt.ts'

/** What a text shows of its writer's feelings. */
export interface Felt {
  /** Families that were named or are clear from the words; "neutral" is not among them. */
  families: readonly Family[]
  spans: readonly Emotion[]
  tone: Tone | null
  /** -1..1: below zero the words are painful. */
  valence: number
}

/** Feelings of others, of a song or of yesterday's film are in the words too; what was named of oneself weighs most. */
export function feltIn(text: string): Felt {
  if (!readable(text)) return { families: [], spans: [], tone: null, valence: 0 }
  const spans = emotions(text.slice(0, 6000))
  const read = tone(text)
  const named = spans.filter((it) => it.named !== null)
  const families = new Set<Family>(named.map(({ family }) => family))
  // The model alone is believed where it is clear, or where a cue says the same.
  if (read.top && read.top !== 'neutral')
    if (read.margin >= 0.3 || (read.margin >= 0.1 && spans.some(({ family }) => family === read.top)))
      families.add(read.top)
  return { families: [...families], spans, tone: read, valence: read.valence }
}

/** The words that carry one of these families, with the clause they stand in; null where none do. */
export function wordsFor(text: string, felt: Felt, of: readonly Family[]): Excerpt | null {
  const spans = felt.spans
    .filter(({ family }) => of.includes(family))
    .toSorted((a, b) => Number(b.named !== null) - Number(a.named !== null) || b.strength - a.strength)
  const held = (kept: typeof spans) =>
    kept.map((span) => around(text, span)).find((it) => it !== null && it.quote.split(/\s+/).length >= 3) ?? null
  const named = held(spans.filter((it) => it.named !== null))
  if (named) return shownIn(text, named)
  const saying = stretches(text).find((it) => /\bi (?:just |really |still |only )?(?:felt|feel) \w/i.test(it.text))
  if (saying) return { quote: saying.text, start: saying.start, end: saying.end }
  const shown = held(spans)
  if (shown) return shown
  for (const family of of)
    for (const span of felt.tone?.words[family] ?? []) {
      const found = around(text, span)
      if (found && found.quote.split(/\s+/).length >= 3) return found
    }
  return spans.length > 0 ? mostTelling(text) : null
}

/** A field such as "anxious, a bit hopeful": each word as it was written, and its family where it is known. */
export function listedFeelings(field: string): { word: string; family: Family | null }[] {
  return field
    .slice(0, 400)
    .split(/[,;/\n&+]|\band\b|\bbut\b/i)
    .map((part) => part.trim().replace(/[.!?\s]+$/, ''))
    .filter((part) => part.length > 1 && part.length <= 40 && /\p{L}/u.test(part) && !/["“”<>{}]/.test(part))
    .slice(0, 6)
    .map((word) => ({ word, family: familyOf(word) }))
}

function familyOf(word: string): Family | null {
  const plain = word.toLowerCase().replace(/[^\p{L} ]/gu, '')
  if (/\b(?:not|no longer|never)\b/.test(plain)) return null
  const bare = plain.replace(
    /^(?:(?:i|feel|feeling|felt|am|im|was|so|very|really|a|bit|little|quite|kind|of|also|still|mostly|pretty|too|more|some) )+/,
    '',
  )
  return feelingWords.get(bare)?.family ?? feelingNouns.get(bare) ?? null
}

export const isPainful = (families: readonly Family[]): boolean => families.some((it) => painful.includes(it))
export const isPleasant = (families: readonly Family[]): boolean => families.some((it) => pleasant.includes(it))
