import type { Someone } from '../text/people.ts'
import { hash, sentenceKey, splitSentences, type State } from './state.ts'

/** What the grammar's slots are filled with. A slot without a value makes its variant unusable, never a gap. */
export type Slots = Record<string, string | null | undefined>

export interface Grammar {
  who: Someone | null
  state: State
  /** Hash of every word of the conversation so far; it alone decides which variant is taken. */
  seed: number
  /** Sentences already said here or planned in this reply. */
  taken: Set<string>
  chosen: [string, number][]
}

const objectForm = { he: 'him', she: 'her', they: 'them' }
const ownForm = { he: 'his', she: 'her', they: 'their' }

function personSlots(who: Someone): Slots {
  const bare = /^(?:he|she|they)$/.test(who.label)
  return {
    name: who.label,
    whom: bare ? objectForm[who.pronoun] : who.label,
    they: who.pronoun,
    them: objectForm[who.pronoun],
    their: ownForm[who.pronoun],
  }
}

/** Fills a variant, or null when it has a slot that nothing is known for. */
export function fill(template: string, who: Someone | null, slots: Slots): string | null {
  const values: Slots = { ...(who ? personSlots(who) : {}), ...slots }
  let missing = false
  // "{is|are}" agrees with the person slot before it; a name takes the singular unless several people are meant.
  let plural = false
  const filled = template.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    if (slot.includes('|')) return slot.split('|')[plural ? 1 : 0] ?? ''
    const value = values[slot]
    if (value === null || value === undefined || value === '') {
      missing = true
      return ''
    }
    if (slot === 'they') plural = who?.pronoun === 'they'
    if (slot === 'name') plural = who?.plural === true || value === 'they'
    return value
  })
  return missing ? null : capitalised(filled)
}

/** Capital letters at the start of each sentence, except where it starts with someone's exact words. */
export function capitalised(text: string): string {
  return splitSentences(text)
    .map((sentence) =>
      sentence.replace(/^(\s*)([a-z])/, (_, gap: string, letter: string) => gap + letter.toUpperCase()),
    )
    .join('')
}

/**
 * One variant of a slot: the seed says where to begin, anything used in the last eight turns is passed over, and so is
 * anything with a sentence that was already said. Null when nothing is left: the plan must then do without.
 */
export function pick(grammar: Grammar, slot: string, variants: readonly string[], slots: Slots = {}): string | null {
  const { state, seed, taken } = grammar
  if (variants.length === 0) return null
  const begin = hash(`${seed}:${slot}`) % variants.length
  const lastUse = (id: string) => state.used.findLast(([used]) => used === id)?.[1] ?? -100
  let stale: { id: string; text: string; at: number } | null = null
  for (let i = 0; i < variants.length; i++) {
    const index = (begin + i) % variants.length
    const template = variants[index] ?? ''
    const text = fill(template, grammar.who, slots)
    if (text === null || splitSentences(text).some((sentence) => taken.has(sentenceKey(sentence)))) continue
    // A variant is known by its words, so that adding one never changes what the others are called.
    const id = `${slot}/${hash(template).toString(36)}`
    const at = lastUse(id)
    if (state.turn - at > 8) return take(grammar, id, text)
    if (!stale || at < stale.at) stale = { id, text, at }
  }
  return stale && state.turn - stale.at > 3 ? take(grammar, stale.id, stale.text) : null
}

function take(grammar: Grammar, id: string, text: string): string {
  grammar.chosen.push([id, grammar.state.turn])
  for (const sentence of splitSentences(text)) grammar.taken.add(sentenceKey(sentence))
  return text
}
