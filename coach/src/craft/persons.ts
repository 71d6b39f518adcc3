import { firstNames } from '../text/people.ts'
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

interface Word {
  raw: string
  /** Small, without an owner's "s". */
  plain: string
  start: number
  end: number
  isOwner: boolean
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map(({ 0: raw, index }) => {
    const small = raw.toLowerCase().replaceAll('’', "'")
    const isOwner = small.endsWith("'s") || small.endsWith("s'")
    const plain = isOwner ? small.slice(0, small.endsWith("'s") ? -2 : -1) : small
    return { raw, plain, start: index, end: index + raw.length, isOwner }
  })
}

/** Everyone whom a text names, in its order. One pass; a name is met in small letters only where it is known. */
export function personsIn(text: string, known: readonly string[]): Mention[] {
  const words = wordsOf(text)
  const found: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    const hit = placedAt(text, words, at) ?? namedAt(text, words, at, known)
    if (!hit) continue
    found.push(hit)
    while (at + 1 < words.length && words[at + 1]!.end <= hit.start + hit.quote.length) at++
  }
  return found
}

const isClose = (text: string, one: Word | undefined, two: Word | undefined): boolean =>
  one !== undefined && two !== undefined && text.slice(one.end, two.start) === ' '

const roleAt = (words: readonly Word[], at: number): string | null =>
  [`${words[at - 1]?.plain}-${words[at]?.plain}`, words[at]?.plain ?? ''].find((it) => roles.has(it)) ?? null

/** "My older sister Ana", "the landlord", "my daughter's piano teacher". */
function placedAt(text: string, words: readonly Word[], at: number): Mention | null {
  const first = words[at]!.plain
  if (!mine.has(first) && !articles.has(first)) return null
  let owner: { at: number; role: string } | null = null
  for (let to = at + 1; to < at + 7 && isClose(text, words[to - 1], words[to]); to++) {
    const word = words[to]!
    const role = roleAt(words, to)
    if (!role && to > at + 1 && isAfterWhom(word.raw)) break
    if (!role) continue
    if (word.isOwner && !owner) {
      owner = { at: to, role }
      continue
    }
    if (isClose(text, word, words[to + 1]) && roleAt(words, to + 1) && !word.isOwner) continue
    const called = nameBehind(text, words, to)
    if (!owner && articles.has(first) && !called && !placed.has(roles.get(role)!.kind) && !ofMine(words, to))
      return null
    const end = called ? called.end : word.isOwner ? word.end - 2 : word.end
    const phrase = owner && `${first} ${words[owner.at]!.plain}`
    return {
      quote: text.slice(words[at]!.start, end),
      called: called?.name ?? null,
      role,
      through: phrase ? { phrase, pronoun: roles.get(owner!.role)?.pronoun ?? null } : null,
      start: words[at]!.start,
    }
  }
  if (!owner || !mine.has(first)) return null
  const quote = text.slice(words[at]!.start, words[owner.at]!.end).slice(0, -2)
  return { quote, called: null, role: owner.role, through: null, start: words[at]!.start, isOwner: true }
}

const ofMine = (words: readonly Word[], at: number) => words[at + 1]?.plain === 'of' && words[at + 2]?.plain === 'mine'

/** "Ana", "Mr Orr", "Ben and Mia" right behind a role, with a comma or without. */
function nameBehind(text: string, words: readonly Word[], at: number): { name: string; end: number } | null {
  const isTitled = titles.has(words[at + 1]?.plain ?? '') && isClose(text, words[at + 1], words[at + 2])
  const from = words[at + 1]
  const [word, and, other] = words.slice(at + (isTitled ? 2 : 1), at + 5)
  const between = from ? text.slice(words[at]!.end, from.start) : ''
  if (!from || !word || words[at]!.isOwner || (between !== ' ' && between !== ', ')) return null
  if (word.isOwner || !isName(word.raw) || !isName(from.raw)) return null
  const isPair = and?.plain === 'and' && other && isName(other.raw)
  const end = isPair ? other.end : word.end
  return { name: text.slice(from.start, end), end }
}

/** "Ana", "Mr Orr", "Mum". */
function namedAt(text: string, words: readonly Word[], at: number, known: readonly string[]): Mention | null {
  const [word, next] = [words[at]!, words[at + 1]]
  const before = isClose(text, words[at - 1], word) ? words[at - 1]!.plain : ''
  const mention = (called: string | null, role: string | null, end: number): Mention => ({
    quote: text.slice(word.start, end),
    called,
    role,
    through: null,
    start: word.start,
    ...(word.isOwner ? { isOwner: true as const } : {}),
  })
  if (titles.has(word.plain) && next && isClose(text, word, next) && isName(next.raw) && word.raw !== word.plain)
    return mention(`${word.raw} ${next.raw.replace(/['’]s$/, '')}`, roles.has(word.plain) ? word.plain : null, next.end)
  const end = word.isOwner ? word.start + word.plain.length : word.end
  if (vocatives.test(word.plain) && !owners.has(before)) return mention(null, word.plain, end)
  const isKnown = firstNames.has(word.plain) || known.includes(word.plain)
  return isKnown && isName(text.slice(word.start, end)) ? mention(text.slice(word.start, end), null, end) : null
}
