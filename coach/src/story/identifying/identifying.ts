import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { listed } from '../../text/phrase.ts'
import { figuresIn } from './figures.ts'
import { namesIn } from './names.ts'
import { mark, tokensOf, type Kind } from './tokens.ts'

/** What gives somebody away, in the words of the text; `start` and `end` are UTF-16 units into it. */
export interface Seen {
  kind: Kind
  quote: string
  start: number
  end: number
}

/**
 * What narrows down who somebody is without naming them. An illness is personal whoever has it; a rare event is one that a
 * neighbour would recognise from the story alone; a job is what somebody does for a living.
 */
const mattersIn = listed(kept.matters)

/**
 * Everything in the text that could tell a stranger, or a neighbour, whom it is about: names in any letter case, places,
 * firms, contacts, dates, ages, numbers in figures or words, jobs, illnesses, rare events. Spans do not overlap and come
 * in the order of the text. `known` are names from the author's own rows. Linear in the text; more than 60,000
 * characters of it are not read.
 */
export function identifyingIn(text: string, known: readonly string[] = []): Seen[] {
  const tokens = tokensOf(text.slice(0, longest))
  // Where two meet, figures keep their words and names have what is left.
  const kinds = figuresIn(tokens)
  for (const { is, from, to } of mattersIn(tokens.map(({ word }) => word))) mark(kinds, is, from, to)
  const names = namesIn(tokens, known)
  const found: Seen[] = []
  for (const [at, { start, end, gap }] of tokens.entries()) {
    kinds[at] ??= names[at]
    const [kind, last] = [kinds[at], found.at(-1)]
    if (!kind) continue
    // "Anne-Marie", "Dr. Hill": of one kind and side by side it is one.
    if (last && kinds[at - 1] === kind && joins.has(gap)) {
      last.end = end
      last.quote = text.slice(last.start, end)
    } else found.push({ kind, quote: text.slice(start, end), start, end })
  }
  return found
}
const joins = new Set([' ', '-', '. ', "'s ", '’s '])

export const longest = 60_000
