import type { Evidence } from '@mallama/contracts/safety'
import type { ReplyInput } from '../port.ts'
import type { Situation } from '../knowledge/situation.ts'
import { flatten, mayOf, situation } from '../knowledge/situations.ts'
import { wordCount } from './clauses.ts'
import { shortest } from './quote.ts'
import type { Fact, Reading } from './reading.ts'
import { capitalised, pick, type Grammar, type Slots } from './realise.ts'
import { sentenceKey, splitSentences, type State } from './state.ts'

export { shortest }

/** A reply while it is being put together: the pieces so far, and the words of the writer's that each rests on. */
export interface Composer {
  input: ReplyInput
  reading: Reading
  state: State
  grammar: Grammar
  about: Situation
  pieces: string[]
  evidence: Evidence[]
  memoryUsed: string[]
  quotes: string[]
  /** What the coach's last words were waiting for. */
  awaited: State['awaiting']
  /** Whether this reply has gone back to an earlier clause already; twice would be a drill. */
  linked: boolean
  /** Tells what is kept, because it was asked for: then saying it again is no drill, and its length is that of the facts. */
  recounting: boolean
}

/** Everything the person has written in this talk, flattened, to see whether a line has ground to stand on. */
export const told = (c: Composer): string =>
  flatten(
    [
      ...c.input.history.slice(-40).flatMap((turn) => (turn.role === 'user' ? [turn.content.slice(0, 1500)] : [])),
      c.reading.text,
    ].join('\n'),
  ).flat

export function say(c: Composer, piece: string | null): boolean {
  if (!piece) return false
  c.pieces.push(piece)
  return true
}

export const choose = (c: Composer, slot: string, variants: readonly string[], slots: Slots = {}): string | null =>
  pick(c.grammar, slot, variants, slots)
/** A sentence made of the writer's own facts: no variant of anything, so only its repetition is kept out. */
export function plainly(c: Composer, text: string): string | null {
  const keys = splitSentences(text).map(sentenceKey)
  if (keys.some((key) => c.grammar.taken.has(key))) return null
  for (const key of keys) c.grammar.taken.add(key)
  return capitalised(text)
}
export const length = (c: Composer): number => wordCount(c.pieces.join(' '))
export const aboutOf = (state: State): Situation => situation(state.situation ?? 'open')

export function cite(c: Composer, quote: string, label: string, from?: number): void {
  const start = from ?? c.input.message.indexOf(quote)
  if (start < 0 || c.input.message.slice(start, start + quote.length) !== quote) {
    c.evidence.push({ quote, label })
    return
  }
  c.evidence.push({ quote, label, start, end: start + quote.length })
}

export function remember(c: Composer, fact: Fact): void {
  cite(c, fact.text, 'what happened', fact.start)
  c.quotes.push(fact.text)
  c.state.facts.push({
    quote: fact.text,
    turn: c.state.turn,
    turned: fact.turned,
    actor: fact.actor,
    weight: fact.score,
    who: c.grammar.who?.label ?? '',
  })
  if (c.state.facts.length > 40) c.state.facts.shift()
}

/** A few of the exact words, from wherever they are, for a reply that would otherwise rest on nothing. */
export function anyQuote(c: Composer): string | null {
  const { facts, text } = c.reading
  for (const source of [...facts.map((it) => it.text), ...text.split(/[.!?\n"“”]+/)]) {
    const quote = shortest(source)
    if (quote && /\p{L}/u.test(quote) && c.input.message.includes(quote)) return quote
  }
  return null
}

/** Feeling words that are a judgement on oneself. */
export const selfJudging =
  /^(?:stupid|pathetic|worthless|useless|foolish|an? (?:idiot|fool|failure|burden)|like an? (?:idiot|fool)|inferior|inadequate|not good enough|small|dirty|selfish|to blame)$/

export const asFelt = (word: string): string => (/^an? /.test(word) ? `like ${word}` : word)

/** A tentative line about the trouble that what was told gives ground for. */
export const may = (c: Composer): string | null => choose(c, `may/${c.about.id}`, mayOf(c.about, told(c)))

/** Whether this message itself speaks of the kind of trouble the talk is about. */
export const touched = (c: Composer): boolean =>
  c.reading.situations.some(({ id, weight }) => id === c.about.id && weight > 0.8)

/** The first of the list that has not been used: they are written in the order in which they are worth asking. */
export function inOrder(c: Composer, slot: string, list: readonly string[]): string | null {
  for (const it of list) {
    const line = choose(c, slot, [it])
    if (line) return line
  }
  return null
}
