import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { listed } from '../../text/phrase.ts'
import { setsOf } from '../../text/words.ts'
import { namesIn } from './names.ts'
import { tokensOf, type Kind, type Kinds, type Token } from './tokens.ts'

/** What gives somebody away, in the words of the text; `start` and `end` are UTF-16 units into it. */
export interface Seen {
  kind: Kind
  quote: string
  start: number
  end: number
}

export const longest = 60_000

/**
 * What narrows down who somebody is without naming them. An illness is personal whoever has it; a rare event is one that a
 * neighbour would recognise from the story alone; a job is what somebody does for a living.
 */
const mattersIn = listed(kept.matters)
const joins = new Set([' ', '-', '. ', "'s ", '’s '])

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

function mark(kinds: Kinds, kind: Kind, from: number, to: number): void {
  for (let at = from; at < to; at++) kinds[at] ??= kind
}

const sets = setsOf(kept.figures)
const is = (name: keyof typeof sets, word = ''): boolean => sets[name].has(word)
/** An age, a house and a date are figures alike: nobody is told which, since none of them is in a story. */
const FIGURE = 'number, date or address'

/** Ways to reach somebody, and every number, date and street, in figures or in words. */
function figuresIn(tokens: readonly Token[]): Kinds {
  const at = (n: number) => tokens[n]?.word
  const digits = (n: number) => tokens[n]?.digits ?? 0
  const found = tokens.map(({ word, isContact, gap }, n): Kind | null => {
    if (isContact) return 'contact'
    const isDate = is('whens', at(n - 1)) || digits(n - 1) > 0 || digits(n + 1) > 0
    const isRoom = is('rooms', word) && digits(n + 1) > 0
    const isWord = is('numbers', word) || is('calendar', word) || (word === 'one' && gap === '-')
    // "Second" only before what is counted so.
    const isOrdinal = is('ordinals', word) && is('counted', at(n + 1) === 'a' ? at(n + 2) : at(n + 1))
    const isFigure = digits(n) > 0 || isWord || isOrdinal || isRoom || (is('doubtful', word) && isDate)
    return isFigure ? FIGURE : null
  })
  for (const [n, { word, capital }] of tokens.entries()) {
    if (!is('streets', word)) continue
    // "12 Mill Road", "Mill Road"
    const number = [2, 3, 4].find((back) => digits(n - back) > 0)
    if (number || (capital && tokens[n - 1]?.capital)) mark(found, FIGURE, n - (number ?? 1), n + 1)
  }
  return found
}
