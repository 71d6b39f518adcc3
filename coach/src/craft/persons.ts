import { firstNames, wordsIn, type Word } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { isName } from './called.ts'
import { roles, vocatives } from './cues/roles.ts'
import { isAfterWhom } from './order-words.ts'

/** "My daughter", where the one written to is "my daughter's teacher". */
export interface Through {
  phrase: string
  role: string
}

/** Somebody whom a text names, as it does. */
export interface Mention {
  quote: string
  called: string | null
  role: string | null
  through: Through | null
  /** They are only whose something is: "my manager's idea". */
  isOwner?: true
}

const titles = setOf('mr mrs ms miss mx dr prof professor sir aunt auntie uncle father sister pastor rabbi imam')
const mine = setOf('my our')
const articles = setOf('the this a an')
const owners = setOf('my our his her their your a an the')

/** Everyone whom a text names, in its order. One pass; a name is met in small letters only where it is known. */
export function personsIn(text: string, known: readonly string[]): Mention[] {
  const words = wordsIn(text)
  const found: Mention[] = []
  let past = 0
  for (const [at, { from }] of words.entries()) {
    const hit = from < past ? null : (placedAt(text, words, at) ?? namedAt(text, words, at, known))
    if (!hit) continue
    found.push(hit)
    past = from + hit.quote.length
  }
  return found
}

/** Where it stands without its "s". */
const endOf = ({ from, text }: Word) => from + text.length

const roleAt = (words: readonly Word[], at: number): string | null => {
  const [before, word] = [words[at - 1]!.lower, words[at]?.lower ?? '']
  return [`${before}-${word}`, word].find((it) => roles.has(it)) ?? null
}

/** "My older sister Ana", "the plumber Roy", "my daughter's piano teacher". */
function placedAt(text: string, words: readonly Word[], at: number): Mention | null {
  const { lower: first, from: start } = words[at]!
  const isMine = mine.has(first)
  if (!isMine && !articles.has(first)) return null
  let owner: (Through & { end: number }) | null = null
  for (let to = at + 1; to < at + 7 && words[to]?.joined; to++) {
    const word = words[to]!
    const role = roleAt(words, to)
    if (!role && to > at + 1 && isAfterWhom(word.text)) break
    const isFirst = words[to + 1]?.joined && roleAt(words, to + 1) && !word.owns
    if (!role || isFirst) continue
    if (word.owns && !owner) {
      owner = { end: endOf(word), role, phrase: `${first} ${word.lower}` }
      continue
    }
    const called = nameBehind(text, words, to)
    if (!owner && !isMine && !called) return null
    const quote = text.slice(start, called?.end ?? endOf(word))
    return { quote, called: called?.name ?? null, role, through: owner }
  }
  if (!owner || !isMine) return null
  return { quote: text.slice(start, owner.end), called: null, role: owner.role, through: null, isOwner: true }
}

/** "Ana", "Mr Orr" right behind a role, with a comma or without. */
function nameBehind(text: string, words: readonly Word[], at: number): { name: string; end: number } | null {
  const from = words[at + 1]
  const word = titles.has(from?.lower ?? '') && words[at + 2]?.joined ? words[at + 2] : from
  if (!from || !word || words[at]!.owns || ![' ', ', '].includes(text.slice(words[at]!.to, from.from))) return null
  if (word.owns || !isName(word.text) || !isName(from.text)) return null
  return { name: text.slice(from.from, word.to), end: word.to }
}

/** "Ana", "Mr Orr", "Mum". */
function namedAt(text: string, words: readonly Word[], at: number, known: readonly string[]): Mention | null {
  const [word, next] = [words[at]!, words[at + 1]]
  const { from: start, lower } = word
  const rest = { through: null, ...(word.owns ? { isOwner: true as const } : {}) }
  if (titles.has(lower) && next?.joined && isName(next.text) && word.text !== lower) {
    const [quote, called] = [text.slice(start, next.to), `${word.text} ${next.text}`]
    return { quote, called, role: roles.has(lower) ? lower : null, ...rest }
  }
  const quote = text.slice(start, endOf(word))
  const isOwned = word.joined && owners.has(words[at - 1]!.lower)
  if (vocatives.has(lower) && !isOwned) return { quote, called: null, role: lower, ...rest }
  const isKnown = (firstNames.has(lower) || known.includes(lower)) && isName(quote)
  return isKnown ? { quote, called: quote, role: null, ...rest } : null
}
