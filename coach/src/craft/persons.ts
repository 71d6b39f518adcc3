import { firstNames, wordsIn, type Word } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { isName } from './called.ts'
import { roles, vocatives } from './cues/roles.ts'
import { isAfterWhom } from './order-words.ts'

/** "My daughter", where the one written to is "my daughter's teacher". */
export interface Through {
  phrase: string
  pronoun: 'he' | 'she' | 'they' | null
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
/** Of these "the landlord", "a patient" is the writer's own. */
const placed = setOf('office carer teacher boss patient client')
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
  const [before, word] = [words[at - 1]?.lower, words[at]?.lower ?? '']
  return [`${before}-${word}`, word].find((it) => roles.has(it)) ?? null
}

/** "My older sister Ana", "the landlord", "my daughter's piano teacher". */
function placedAt(text: string, words: readonly Word[], at: number): Mention | null {
  const { lower: first, from: start } = words[at]!
  if (!mine.has(first) && !articles.has(first)) return null
  let owner: { end: number; role: string; phrase: string } | null = null
  for (let to = at + 1; to < at + 7 && words[to]?.joined; to++) {
    const word = words[to]!
    const role = roleAt(words, to)
    if (!role && to > at + 1 && isAfterWhom(word.text)) break
    if (!role) continue
    if (word.owns && !owner) {
      owner = { end: endOf(word), role, phrase: `${first} ${word.lower}` }
      continue
    }
    if (words[to + 1]?.joined && roleAt(words, to + 1) && !word.owns) continue
    const called = nameBehind(text, words, to)
    const isMine = words[to + 1]?.lower === 'of' && words[to + 2]?.lower === 'mine'
    if (!owner && articles.has(first) && !called && !placed.has(roles.get(role)!.kind) && !isMine) return null
    const through = owner && { phrase: owner.phrase, pronoun: roles.get(owner.role)!.pronoun }
    return { quote: text.slice(start, called?.end ?? endOf(word)), called: called?.name ?? null, role, through }
  }
  if (!owner || !mine.has(first)) return null
  return { quote: text.slice(start, owner.end), called: null, role: owner.role, through: null, isOwner: true }
}

/** "Ana", "Mr Orr", "Ben and Mia" right behind a role, with a comma or without. */
function nameBehind(text: string, words: readonly Word[], at: number): { name: string; end: number } | null {
  const from = words[at + 1]
  const isTitled = titles.has(from?.lower ?? '') && words[at + 2]?.joined
  const [word, and, other] = words.slice(at + (isTitled ? 2 : 1), at + 5)
  const between = from ? text.slice(words[at]!.to, from.from) : ''
  if (!from || !word || words[at]!.owns || (between !== ' ' && between !== ', ')) return null
  if (word.owns || !isName(word.text) || !isName(from.text)) return null
  const end = and?.lower === 'and' && other && isName(other.text) ? other.to : word.to
  return { name: text.slice(from.from, end), end }
}

/** "Ana", "Mr Orr", "Mum". */
function namedAt(text: string, words: readonly Word[], at: number, known: readonly string[]): Mention | null {
  const [word, next] = [words[at]!, words[at + 1]]
  const { from: start, lower } = word
  const owns = word.owns ? { isOwner: true as const } : {}
  if (titles.has(lower) && next?.joined && isName(next.text) && word.text !== lower) {
    const [quote, called] = [text.slice(start, next.to), `${word.text} ${next.text}`]
    return { quote, called, role: roles.has(lower) ? lower : null, through: null, ...owns }
  }
  const quote = text.slice(start, endOf(word))
  const isOwned = word.joined && owners.has(words[at - 1]!.lower)
  if (vocatives.has(lower) && !isOwned) return { quote, called: null, role: lower, through: null, ...owns }
  const isKnown = (firstNames.has(lower) || known.includes(lower)) && isName(quote)
  return isKnown ? { quote, called: quote, role: null, through: null, ...owns } : null
}
