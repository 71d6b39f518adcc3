import { type Someone, type Pronoun, spokenOf } from '../text/people.ts'
import { hash, keysOf, type State } from './state.ts'
import { splitSentences } from '../text/words.ts'
import type { Guided } from '@mallama/contracts/guide'
import type { Evidence, QuietQuestion } from '@mallama/contracts/safety'
import type { Reply, ReplyInput } from '../port.ts'
import type { Door } from '../guide/data.ts'
import type { Wish } from '../guide/wanted.ts'
import type { Risk } from '../read/labels.ts'
import type { Reading } from './reading.ts'

/** A reply while it is being put together: the pieces so far, and the words of the writer's that each rests on. */
export interface Composer {
  input: ReplyInput
  reading: Reading
  /** What the message wants of the guide; read when it is first asked. */
  wish: () => Wish
  state: State
  grammar: {
    who: Someone | null
    /** How the other one is spoken of in what is written for any talk. */
    they: Pronoun
    /** Hash of every word of the conversation so far; it alone decides which variant is taken. */
    seed: number
    /** Sentences already said here or planned in this reply. */
    taken: Set<string>
  }
  pieces: string[]
  evidence: Evidence[]
  memoryUsed: string[]
  /** Stands under the answer, with its own buttons. */
  ask?: QuietQuestion
  /** What the guide gives beside its words, and words to send. */
  given: Guided
  message?: NonNullable<Reply['message']>
  /** The sign of harm that this answer names. */
  named?: Risk | null
  awaited: State['awaiting']
}

export const say = (c: Composer, piece: string | null): boolean => !!piece && c.pieces.push(piece) > 0

/** One of them, from the one that the words of the talk say, round; null where each was said or lacks something. */
export function choose(c: Composer, slot: string, variants: readonly string[], slots: Slots = {}): string | null {
  const from = hash(`${c.grammar.seed}:${slot}`) % Math.max(1, variants.length)
  return inOrder(c, [...variants.slice(from), ...variants.slice(0, from)], slots)
}

/** A sentence that is no variant of anything, so only its repetition is kept out. */
export const plainly = (c: Composer, text: string): string | null => (isFresh(c.grammar.taken, text) ? text : null)

export function cite(c: Composer, quote: string, label: string, from?: number): void {
  const start = from ?? c.input.message.indexOf(quote)
  const stands = start >= 0 && c.input.message.startsWith(quote, start)
  c.evidence.push({ quote, label, ...(stands && { start, end: start + quote.length }) })
}

/** The first of the list that is known whole and has not been said, of her or of them: they stand in the order in which they are worth saying. */
export function inOrder({ grammar: { who, they, taken } }: Composer, list: readonly string[], slots: Slots = {}) {
  for (const template of list) {
    const [text, plain] = [they, 'they' as const].map((it) => fill(spokenOf(template, it), who, slots))
    if (text && isFresh(taken, plain!)) return text
  }
  return null
}

/** The first that was not said, else the one that was said longest ago: where something has to be said all the same. */
export function inTurn(c: Composer, list: readonly string[]): string {
  const last = (it: string) => c.state.said.lastIndexOf(keysOf(spokenOf(it, 'they'))[0]!)
  return inOrder(c, list) ?? spokenOf(list.toSorted((a, b) => last(a) - last(b))[0]!, c.grammar.they)
}

/** Says that; false where all of them were said. */
export const sayOne = (c: Composer, list: readonly string[], slots: Slots = {}) => say(c, inOrder(c, list, slots))

/** Says one of them, whichever; false where all were said. `slot` names the choice, so that each is made by itself. */
export const sayAny = (c: Composer, slot: string, variants: readonly string[], slots: Slots = {}): boolean =>
  say(c, choose(c, slot, variants, slots))

/** Buttons beneath the answer. What is pressed comes back as a message in the same words. */
export function offer(c: Composer, doors: readonly Door[]): void {
  c.state.guide.offered = [...doors]
  c.given.choices = doors.map(({ label }) => ({ label, say: label }))
}

/** What the grammar's slots are filled with. A slot without a value makes its variant unusable, never a gap. */
export type Slots = Record<string, string | null | undefined>

const forms = { he: ['him', 'his'], she: ['her', 'her'], they: ['them', 'their'] } as const

function personSlots({ label, pronoun }: Someone): Slots {
  const [them, their] = forms[pronoun]
  return { name: label, whom: label in forms ? them : label, they: pronoun, them, their }
}

const slotted = /\{([^{}]+)\}/g
/** Fills a variant, or null when it has a slot that nothing is known for. */
export function fill(template: string, who: Someone | null, slots: Slots): string | null {
  const values: Slots = { ...(who && personSlots(who)), ...slots }
  const isKnown = [...template.matchAll(slotted)].every(([, slot]) => values[slot!])
  return isKnown ? capitalised(template.replace(slotted, (_, slot: string) => values[slot]!)) : null
}

/** Capital letters at the start of each sentence, except where it starts with someone's exact words. */
export const capitalised = (text: string): string =>
  splitSentences(text)
    .map((sentence) => sentence.replace(/^\s*[a-z]/, (begin) => begin.toUpperCase()))
    .join('')

/** Whether no sentence of it was said; from now on each was. */
export function isFresh(taken: Set<string>, text: string): boolean {
  const keys = keysOf(text)
  if (keys.some((key) => taken.has(key))) return false
  for (const key of keys) taken.add(key)
  return true
}
