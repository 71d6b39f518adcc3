import { firstNames } from '../text/people.ts'
import { setOf, stripped } from '../text/words.ts'
import { isName } from './called.ts'
import { roles, vocatives } from './cues/roles.ts'
import { bare, ends, isAfterWhom, isBegin, isIn, isMatter, lists, owners, wordsIn } from './order-words.ts'

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
const possessors = setOf('my our his her their your a an the')

const isOwners = (word: string): boolean => ["'s", "s'"].some((end) => bare(word).endsWith(end))
/** Without the marks around it and an owner's "s". */
const plain = (word = ''): string => {
  const said = stripped(word, '("“‘', '.,:;!?…)"”')
  return !isOwners(said) ? said : said.slice(0, said.endsWith('s') ? -2 : -1)
}
const isJoined = (words: readonly string[], at: number): boolean => at < words.length && !ends(words[at - 1])
const textOf = (words: readonly string[], from: number, to: number): string =>
  [...words.slice(from, to - 1), plain(words[to - 1])].join(' ')

const roleAt = (words: readonly string[], at: number): string | null => {
  const [before, word] = [bare(words[at - 1]), plain(words[at]).toLowerCase()]
  return [`${before}-${word}`, word].find((it) => roles.has(it)) ?? null
}

/** Everyone whom a text names, in its order. One pass; a name is met in small letters only where it is known. */
export function personsIn(text: string, known: readonly string[]): Mention[] {
  const words = wordsIn(text)
  const found: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    const hit = placedAt(words, at) ?? namedAt(words, at, known)
    if (!hit) continue
    found.push(hit.mention)
    at = hit.to - 1
  }
  return found
}

type Place = { mention: Mention; to: number } | null

/** "My older sister Ana", "the plumber Roy", "my daughter's piano teacher". */
function placedAt(words: readonly string[], at: number): Place {
  const first = bare(words[at])
  const isMine = mine.has(first)
  if (!isMine && !articles.has(first)) return null
  let through: (Through & { to: number }) | null = null
  for (let to = at + 1; to < at + 7 && isJoined(words, to); to++) {
    const word = words[to]!
    const role = roleAt(words, to)
    if (!role && to > at + 1 && isAfterWhom(word)) break
    const isFirst = !isOwners(word) && isJoined(words, to + 1) && roleAt(words, to + 1)
    if (!role || isFirst) continue
    if (isOwners(word) && !through) {
      through = { to: to + 1, role, phrase: `${first} ${plain(word).toLowerCase()}` }
      continue
    }
    const end = isOwners(word) || (ends(word) && !word.endsWith(',')) ? to + 1 : pastName(words, to + 1)
    const called = end > to + 1 ? textOf(words, to + 1, end) : null
    if (!through && !isMine && !called) return null
    return { to: end, mention: { quote: textOf(words, at, end), called, role, through } }
  }
  if (!through || !isMine) return null
  const { to, role } = through
  return { to, mention: { quote: textOf(words, at, to), called: null, role, through: null, isOwner: true } }
}

/** Behind "Ana", "Mr Orr"; the same place where no name is. */
function pastName(words: readonly string[], at: number): number {
  const last = titles.has(plain(words[at]).toLowerCase()) && isJoined(words, at + 1) ? at + 1 : at
  const isOne = isName(plain(words[at])) && isName(plain(words[last])) && !isOwners(words[last]!)
  const isPair = isOne && isIn(words[last + 1], 'and') && isName(plain(words[last + 2]))
  return isPair ? last + 3 : isOne ? last + 1 : at
}

/** "Ana", "Mr Orr", "Mum". */
function namedAt(words: readonly string[], at: number, known: readonly string[]): Place {
  const word = plain(words[at])
  const lower = word.toLowerCase()
  const place = (to: number, called: string | null, role: string | null): Place => {
    const owner = isOwners(words[to - 1]!) ? { isOwner: true as const } : {}
    return { to, mention: { quote: textOf(words, at, to), called, role, through: null, ...owner } }
  }
  if (titles.has(lower) && word !== lower && isJoined(words, at + 1) && isName(plain(words[at + 1])))
    return place(at + 2, textOf(words, at, at + 2), roles.has(lower) ? lower : null)
  const isOwned = at > 0 && isJoined(words, at) && possessors.has(bare(words[at - 1]))
  if (vocatives.has(lower) && !isOwned) return place(at + 1, null, lower)
  return isName(word) && (firstNames.has(lower) || known.includes(lower)) ? place(at + 1, word, null) : null
}

const { letters, pronouns } = lists

/** Where what stands for the one who is told ends: at the join, or where a sentence begins. */
export function pastWhom(words: readonly string[], from: number, verb: string): number {
  const start = pastLetter(words, from, verb)
  if (start >= words.length || isMatter(words[start])) return start
  let at = pastPerson(words, start)
  while (lists.beside.has(bare(words[at])) || (isIn(words[at], 'know') && verb !== 'ask')) at++
  const isDescribed =
    [words[at], words[at - 1]].some((it) => lists.describes.has(bare(it))) || isIn(words[start], 'a an')
  if (!isDescribed && !ends(words[at - 1])) return at
  // Who is described at length is told what stands behind the next join.
  const join = words.findIndex((it, n) => n >= at && n < at + 8 && lists.strong.has(bare(it)))
  return join < 0 ? at : join
}

/** "A short message to", "to": "sorry for shouting" is about a deed, "a message for my boss" is for somebody. */
function pastLetter(words: readonly string[], from: number, verb: string): number {
  let at = from
  if (letters.has(bare(words[at])) || (owners.has(bare(words[at])) && letters.has(bare(words[at + 1]))))
    while (at < words.length && !isIn(words[at], 'to for that') && at - from < 4) at++
  const isLetter = letters.has(bare(words[at - 1])) || letters.has(verb)
  const next = bare(words[at + 1])
  const isSomebody = owners.has(next) || pronouns.has(next) || isName(plain(words[at + 1]))
  const isTo = isIn(words[at], 'to') && (isLetter || lists.towards.has(verb))
  return isTo || (isIn(words[at], 'for') && isLetter && isSomebody) ? at + 1 : at
}

/** A pronoun, "my older sister Ana", "Ben and Mia", "Mrs dawson next door". */
function pastPerson(words: readonly string[], start: number): number {
  const first = bare(words[start])
  const isEnd = ends(words[start])
  if (pronouns.has(first) && (first !== 'her' || isEnd || isAfterWhom(words[start + 1]))) return start + 1
  const person = placedAt(words, start) ?? namedAt(words, start, [plain(words[start]).toLowerCase()])
  if (person && !person.mention.isOwner) {
    let { to } = person
    while (isJoined(words, to) && isName(plain(words[to]))) to++
    if (isIn(words[to], 'and') && isName(plain(words[to + 1]))) return to + 2
    // "My daughter of nine", "my kids abroad that".
    const isMore = lists.describes.has(bare(words[to])) || lists.strong.has(bare(words[to + 1]))
    return isMore && !isAfterWhom(words[to]) ? joinBehind(words, to) : to
  }
  const isOwned = owners.has(first)
  if (isBegin(words[start]) && !isOwned) return start
  // Whoever is only described: a few words that begin no sentence may stand before the join.
  const to = joinBehind(words, start)
  if (isOwned) return to
  return !isEnd && to <= start + 4 && lists.linking.has(bare(words[to])) ? to : start + 1
}

/** Where a join, a sentence or a mark ends what describes them, or a word that is no role does behind one that is. */
function joinBehind(words: readonly string[], from: number): number {
  const isRole = (at: number) => {
    const goesOn = isName(plain(words[at + 1])) || lists.strong.has(bare(words[at + 2]))
    return at > from && !goesOn && roles.has(bare(words[at]))
  }
  const isPast = (at: number) => ends(words[at - 1]) || isAfterWhom(words[at]) || isRole(at - 1)
  const to = words.findIndex((_, at) => at > from && bare(words[at - 1]) !== 'of' && isPast(at))
  return Math.min(to < 0 ? words.length : to, from + 7)
}
