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
  start: number
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
  for (let at = 0; at < words.length; at++) {
    const hit = placedAt(text, words, at) ?? namedAt(text, words, at, known)
    if (!hit) continue
    found.push(hit)
    while (at + 1 < words.length && words[at + 1]!.to <= hit.start + hit.quote.length) at++
  }
  return found
}

/** Where it stands without its "s". */
const endOf = ({ from, text }: Word) => from + text.length

const roleAt = (words: readonly Word[], at: number): string | null =>
  [`${words[at - 1]?.lower}-${words[at]?.lower}`, words[at]?.lower ?? ''].find((it) => roles.has(it)) ?? null

/** "My older sister Ana", "the landlord", "my daughter's piano teacher". */
function placedAt(text: string, words: readonly Word[], at: number): Mention | null {
  const first = words[at]!.lower
  if (!mine.has(first) && !articles.has(first)) return null
  let owner: { at: number; role: string } | null = null
  for (let to = at + 1; to < at + 7 && words[to]?.joined; to++) {
    const word = words[to]!
    const role = roleAt(words, to)
    if (!role && to > at + 1 && isAfterWhom(word.text)) break
    if (!role) continue
    if (word.owns && !owner) {
      owner = { at: to, role }
      continue
    }
    if (words[to + 1]?.joined && roleAt(words, to + 1) && !word.owns) continue
    const called = nameBehind(text, words, to)
    if (!owner && articles.has(first) && !called && !placed.has(roles.get(role)!.kind) && !ofMine(words, to))
      return null
    const end = called ? called.end : endOf(word)
    const phrase = owner && `${first} ${words[owner.at]!.lower}`
    return {
      quote: text.slice(words[at]!.from, end),
      called: called?.name ?? null,
      role,
      through: phrase ? { phrase, pronoun: roles.get(owner!.role)?.pronoun ?? null } : null,
      start: words[at]!.from,
    }
  }
  if (!owner || !mine.has(first)) return null
  const quote = text.slice(words[at]!.from, endOf(words[owner.at]!))
  return { quote, called: null, role: owner.role, through: null, start: words[at]!.from, isOwner: true }
}

const ofMine = (words: readonly Word[], at: number) => words[at + 1]?.lower === 'of' && words[at + 2]?.lower === 'mine'

/** "Ana", "Mr Orr", "Ben and Mia" right behind a role, with a comma or without. */
function nameBehind(text: string, words: readonly Word[], at: number): { name: string; end: number } | null {
  const isTitled = titles.has(words[at + 1]?.lower ?? '') && words[at + 2]?.joined
  const from = words[at + 1]
  const [word, and, other] = words.slice(at + (isTitled ? 2 : 1), at + 5)
  const between = from ? text.slice(words[at]!.to, from.from) : ''
  if (!from || !word || words[at]!.owns || (between !== ' ' && between !== ', ')) return null
  if (word.owns || !isName(word.text) || !isName(from.text)) return null
  const isPair = and?.lower === 'and' && other && isName(other.text)
  const end = isPair ? other.to : word.to
  return { name: text.slice(from.from, end), end }
}

/** "Ana", "Mr Orr", "Mum". */
function namedAt(text: string, words: readonly Word[], at: number, known: readonly string[]): Mention | null {
  const [word, next] = [words[at]!, words[at + 1]]
  const before = word.joined ? words[at - 1]!.lower : ''
  const mention = (called: string | null, role: string | null, end: number): Mention => ({
    quote: text.slice(word.from, end),
    called,
    role,
    through: null,
    start: word.from,
    ...(word.owns ? { isOwner: true as const } : {}),
  })
  if (titles.has(word.lower) && next && next.joined && isName(next.text) && word.text !== word.lower)
    return mention(`${word.text} ${next.text}`, roles.has(word.lower) ? word.lower : null, next.to)
  const end = endOf(word)
  if (vocatives.has(word.lower) && !owners.has(before)) return mention(null, word.lower, end)
  const isKnown = firstNames.has(word.lower) || known.includes(word.lower)
  return isKnown && isName(text.slice(word.from, end)) ? mention(text.slice(word.from, end), null, end) : null
}
