import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { setsOf } from '../../text/words.ts'
import { mark, type Kind, type Kinds, type Token } from './tokens.ts'

const sets = setsOf(kept.figures)
const is = (name: keyof typeof sets, word = ''): boolean => sets[name].has(word)

const date = /^(?:(?:19|20)\d\ds?|\d+[./-]\d+[./-]\d+|\d+[:.]\d\d(?:[ap]m)?|\d+[ap]m)$/

/** Ways to reach somebody, addresses, ages, dates, times and every other number, in figures or in words. */
export function figuresIn(tokens: readonly Token[]): Kinds {
  const found: Kinds = tokens.map(() => null)
  const at = (n: number) => tokens[n]?.word
  const digits = (n: number) => tokens[n]?.digits ?? 0

  function kindOf({ word, isContact, owns, gap }: Token, n: number): Kind | null {
    if (isContact) return null
    // "Mother's Day", "in May", "3 March"
    const isFeast = (word === 'day' && tokens[n - 1]?.owns) || (owns && at(n + 1) === 'day')
    const isMonth = is('whens', at(n - 1)) || digits(n - 1) > 0 || digits(n + 1) > 0
    if (is('calendar', word) || isFeast || (is('doubtful', word) && isMonth)) return 'date'
    if (is('rooms', word) && digits(n + 1) > 0) return 'address'
    // "Twenty-one"; "second" only before what is counted so.
    const isWord = is('numbers', word) || (word === 'one' && gap === '-')
    const isOrdinal = is('ordinals', word) && is('counted', at(n + 1) === 'a' ? at(n + 2) : at(n + 1))
    if (digits(n) === 0 && !isWord && !isOrdinal) return null
    return date.test(word) || is('hours', at(n + 1)) ? 'date' : 'number'
  }
  const kinds = tokens.map(kindOf)

  for (const [n, { isContact, gap, word }] of tokens.entries()) {
    const isHandle = gap.includes(':') && [1, 2].some((back) => is('socials', at(n - back)))
    if (isContact || isHandle) mark(found, 'contact', n, n + 1)
    const street = is('streets', word) ? streetFrom(tokens, n) : n
    if (street < n) mark(found, 'address', street, n + 1)
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

/** "12 Mill Road", "Mill Road": where the number of a street begins, or its name; the street itself where it has neither. */
function streetFrom(tokens: readonly Token[], street: number): number {
  for (let at = street - 2; at >= Math.max(0, street - 4); at--)
    if (tokens[at]!.digits > 0 && tokens[at]!.text.length <= tokens[at]!.digits + 1) return at
  return street > 0 && tokens[street]!.capital && tokens[street - 1]!.capital ? street - 1 : street
}
