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
const date = /^(?:(?:19|20)\d\ds?|\d+[./-]\d+[./-]\d+|\d+[:.]\d\d(?:[ap]m)?|\d+[ap]m)$/

/** Ways to reach somebody, addresses, ages, dates, times and every other number, in figures or in words. */
function figuresIn(tokens: readonly Token[]): Kinds {
  const found: Kinds = tokens.map(() => null)
  const at = (n: number) => tokens[n]?.word
  const digits = (n: number) => tokens[n]?.digits ?? 0
  const kinds = tokens.map(({ word, isContact, gap }, n) => {
    if (isContact) return null
    const isMonth = is('whens', at(n - 1)) || digits(n - 1) > 0 || digits(n + 1) > 0
    if (is('calendar', word) || (is('doubtful', word) && isMonth)) return 'date'
    if (is('rooms', word) && digits(n + 1) > 0) return 'address'
    // "Twenty-one"; "second" only before what is counted so.
    const isWord = is('numbers', word) || (word === 'one' && gap === '-')
    const isOrdinal = is('ordinals', word) && is('counted', at(n + 1) === 'a' ? at(n + 2) : at(n + 1))
    if (digits(n) === 0 && !isWord && !isOrdinal) return null
    return date.test(word) || is('hours', at(n + 1)) ? 'date' : 'number'
  })
  for (const [n, { isContact, word, capital }] of tokens.entries()) {
    if (isContact) mark(found, 'contact', n, n + 1)
    if (!is('streets', word)) continue
    // "12 Mill Road", "Mill Road"
    const number = [2, 3, 4].find((back) => digits(n - back) > 0 && at(n - back)!.length <= digits(n - back) + 1)
    const isNamed = capital && tokens[n - 1]?.capital
    if (number || isNamed) mark(found, 'address', n - (number ?? 1), n + 1)
  }
  // What stands together is one figure: an address before a date before a number.
  for (let from = 0, to = 0; from < tokens.length; from = Math.max(from + 1, to)) {
    if (!kinds[from]) continue
    to = from + 1
    while (kinds[to] && !tokens[to]!.gap.includes(',')) to++
    const run = kinds.slice(from, to)
    const isAged = is('aging', at(from - 1)) && to < from + 3 && !is('units', at(to))
    if (run.includes('address')) mark(found, 'address', from, to)
    else if (is('years', at(to)) || at(to + 1) === 'old') mark(found, 'age', from, to)
    else if (run.includes('date')) mark(found, 'date', from, to)
    else if (run.reduce((sum, _, n) => sum + digits(from + n), 0) > 6) mark(found, 'contact', from, to)
    else mark(found, isAged ? 'age' : 'number', isAged ? from - 1 : from, to)
  }
  return found
}
