import type { Guided } from '@mallama/contracts/guide'
import type { Evidence, QuietQuestion } from '@mallama/contracts/safety'
import type { Reply, ReplyInput } from '../port.ts'
import type { Wish } from '../guide/wanted.ts'
import type { Intent } from '../read/intents.ts'
import type { Reading } from './reading.ts'
import { pick, type Grammar, type Slots } from './realise.ts'
import { sentenceKey, splitSentences, type State } from './state.ts'

export { shortest } from './quote.ts'

/** A reply while it is being put together: the pieces so far, and the words of the writer's that each rests on. */
export interface Composer {
  input: ReplyInput
  reading: Reading
  /** What the message wants of the guide; read when it is first asked. */
  wish: () => Wish
  wanted: () => Intent
  state: State
  grammar: Grammar
  pieces: string[]
  evidence: Evidence[]
  memoryUsed: string[]
  /** Stands under the answer, with its own buttons. */
  ask?: QuietQuestion
  /** What the guide gives beside its words, and words to send. */
  given: Guided
  message?: NonNullable<Reply['message']>
  /** What the coach's last words were waiting for. */
  awaited: State['awaiting']
  /** Tells what is kept, because it was asked for: then saying it again is no drill, and its length is that of the facts. */
  recounting: boolean
}

export function say(c: Composer, piece: string | null): boolean {
  if (!piece) return false
  c.pieces.push(piece)
  return true
}

export const choose = (c: Composer, slot: string, variants: readonly string[], slots: Slots = {}): string | null =>
  pick(c.grammar, slot, variants, slots)

/** A sentence that is no variant of anything, so only its repetition is kept out. */
export function plainly(c: Composer, text: string): string | null {
  const keys = splitSentences(text).map(sentenceKey)
  if (keys.some((key) => c.grammar.taken.has(key))) return null
  for (const key of keys) c.grammar.taken.add(key)
  return text
}

export function cite(c: Composer, quote: string, label: string, from?: number): void {
  const start = from ?? c.input.message.indexOf(quote)
  if (start < 0 || c.input.message.slice(start, start + quote.length) !== quote) {
    c.evidence.push({ quote, label })
    return
  }
  c.evidence.push({ quote, label, start, end: start + quote.length })
}

/** The first of the list that has not been used: they are written in the order in which they are worth saying. */
export function inOrder(c: Composer, slot: string, list: readonly string[], slots: Slots = {}): string | null {
  for (const it of list) {
    const line = choose(c, slot, [it], slots)
    if (line) return line
  }
  return null
}
