import type { Someone } from '../text/people.ts'
import { hash, sentenceKey, splitSentences } from './state.ts'

/** What the grammar's slots are filled with. A slot without a value makes its variant unusable, never a gap. */
export type Slots = Record<string, string | null | undefined>

export interface Grammar {
  who: Someone | null
  /** Hash of every word of the conversation so far; it alone decides which variant is taken. */
  seed: number
  /** Sentences already said here or planned in this reply. */
  taken: Set<string>
}

const forms = { he: ['him', 'his'], she: ['her', 'her'], they: ['them', 'their'] } as const

function personSlots({ label, pronoun }: Someone): Slots {
  const [them, their] = forms[pronoun]
  return { name: label, whom: label in forms ? them : label, they: pronoun, them, their }
}

/** Fills a variant, or null when it has a slot that nothing is known for. */
export function fill(template: string, who: Someone | null, slots: Slots): string | null {
  const values: Slots = { ...(who && personSlots(who)), ...slots }
  let missing = false
  // "{is|are}" agrees with the person slot before it; a name takes the singular unless several people are meant.
  let plural = false
  const filled = template.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    const [one, many] = slot.split('|')
    if (many !== undefined) return plural ? many : one!
    const value = values[slot]
    missing ||= !value
    if (slot === 'they') plural = who?.pronoun === 'they'
    if (slot === 'name') plural = who?.plural === true || value === 'they'
    return value ?? ''
  })
  return missing ? null : capitalised(filled)
}

/** Capital letters at the start of each sentence, except where it starts with someone's exact words. */
export const capitalised = (text: string): string =>
  splitSentences(text)
    .map((sentence) => sentence.replace(/^\s*[a-z]/, (begin) => begin.toUpperCase()))
    .join('')

/** The variants from the one that the seed says, round: the first that is known whole and in which nothing was said. */
export const pick = (grammar: Grammar, slot: string, variants: readonly string[], slots: Slots = {}): string | null => {
  const from = hash(`${grammar.seed}:${slot}`) % Math.max(1, variants.length)
  return first(grammar, [...variants.slice(from), ...variants.slice(0, from)], slots)
}

/** The first of them that is known whole and in which nothing was said before; from now on it was. */
export function first({ who, taken }: Grammar, variants: readonly string[], slots: Slots = {}): string | null {
  for (const template of variants) {
    const text = fill(template, who, slots)
    if (text !== null && isFresh(taken, text)) return text
  }
  return null
}

/** Whether no sentence of it was said; from now on each was. */
export function isFresh(taken: Set<string>, text: string): boolean {
  const keys = splitSentences(text).map(sentenceKey)
  if (keys.some((key) => taken.has(key))) return false
  for (const key of keys) taken.add(key)
  return true
}
