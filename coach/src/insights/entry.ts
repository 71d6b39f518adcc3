import type { Family } from '../read/families.ts'
import { painful, pleasant } from '../read/families.ts'
import type { JournalEntryInput } from '../operations.ts'
import { gladTears, shownPain } from './cues/open.ts'
import { mostTelling, readable, type Excerpt } from './excerpt.ts'
import { feltIn, isPainful, isPleasant, listedFeelings, wordsFor, type Felt } from './feelings.ts'
import { moodWeight } from './moods.ts'
import { subjectsIn, type Subject } from './subjects.ts'

/** One journal entry, read. */
export interface Entry {
  given: JournalEntryInput
  felt: Felt
  listed: ReturnType<typeof listedFeelings>
  families: readonly Family[]
  subjects: readonly Subject[]
  hard: boolean
  /** Tears and the like: no such entry is called light, whatever was tapped. */
  pained: boolean
}

export function read(given: JournalEntryInput, known: readonly string[]): Entry {
  const felt = feltIn(given.content)
  const named = listedFeelings(given.emotions)
  const mood = Math.sign(moodWeight[given.mood])
  const field = named.flatMap(({ family }) => family ?? [])
  // What nobody named is believed only where the chosen mood does not speak against it.
  const shown = felt.families.filter(
    (it) =>
      felt.spans.some(({ family, named: word }) => family === it && word !== null) ||
      (painful.includes(it) ? mood < 0 : mood > 0 || !pleasant.includes(it)),
  )
  const pained = readable(given.content) && shownPain.test(given.content) && !gladTears.test(given.content)
  const words = [...new Set([...field, ...shown])].filter((it) => it !== 'neutral')
  // "Sad", chosen with one finger, says as much as a sad sentence.
  const families: Family[] = (mood < 0 || pained) && !isPainful(words) ? [...words, 'sadness'] : words
  const mixed = isPainful(shown) && isPleasant(shown)
  const lean = mood + sideOf(field) + (mixed ? Math.sign(felt.valence) : sideOf(shown)) - Number(pained)
  const hard = isPainful(families) && lean < 0
  const subjects = subjectsIn(given.content, known)
  return { given, felt, listed: named, families, subjects, hard, pained }
}

/** The words of the entry that carry its feeling, the painful ones first where both are there. */
export function keyOf({ given, felt, families, hard }: Entry): Excerpt | null {
  if (!readable(given.content)) return null
  const order = [
    ...families.filter((it) => (hard ? painful : pleasant).includes(it)),
    ...families.filter((it) => !(hard ? painful : pleasant).includes(it)),
  ]
  return wordsFor(given.content, felt, order) ?? mostTelling(given.content)
}

/** 1 for pleasant feelings alone, -1 for painful ones alone. */
export const sideOf = (families: readonly Family[]): number =>
  Number(isPleasant(families)) - Number(isPainful(families))
