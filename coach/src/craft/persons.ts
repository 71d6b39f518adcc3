import kept from '../../data/words/roles.json' with { type: 'json' }
import { firstNames, rolesOf, stemOf } from '../text/people.ts'
import { stripped, upperFirst } from '../text/words.ts'
import { bare, ends, isAfterWhom, isBegin, isEvent, isIn, isMatter, lists, strangers, wordsIn } from './order-words.ts'

/** Whom one writes to, by the word used for them, and what of a message that changes. Own list, British and American. */
type Bound = 'kin' | 'partner' | 'child' | 'boss' | 'staff' | 'client' | 'student' | 'patient' | 'carer' | 'teacher'
export type Kind = Bound | 'ex' | 'friend' | 'office' | 'other'

export const roles = rolesOf<Kind>([...strangers, ...kept])

/** `vocatives`: what one may call them to their face, besides their name; `days`: also months, and what is told like them. */
const { articles, days, describes, letters, mine, notNames, owners, possessors, pronouns, strong, titles } = lists

/** "Ana"; "I'm" and "Tuesdays" begin with a capital that is no name's. */
function isName(word: string): boolean {
  const head = stemOf(word.toLowerCase())
  const isOther = days.has(head) || days.has(stripped(head, '', 's')) || notNames.has(head)
  return word.charAt(0) !== word.charAt(0).toLowerCase() && word !== word.toUpperCase() && !isOther
}

const titleOf = (called: string): string => called.split(' ')[0]!.toLowerCase().replace('.', '')
/** "Mr Orr", "Dr. Chen". */
export const isTitled = (called: string): boolean => called.includes(' ') && titles.has(titleOf(called))

export function genderOf(called: string | null): 'he' | 'she' | null {
  const first = titleOf(called ?? '')
  const title = lists.gentlemen.has(first) ? 'he' : lists.ladies.has(first) ? 'she' : null
  const sex = title ?? roles.get(first)?.pronoun ?? firstNames.get(first)
  return sex === 'they' ? null : (sex ?? null)
}

/** Words with a capital inside a sentence, without an owner's "s": they keep it wherever they come to stand. */
export function namesWithin(text: string): string[] {
  const words = text.slice(0, 3000).split(' ')
  return words.flatMap((word, at) => {
    const plain = stripped(stemOf(word), '', ' .,;:!?)"')
    return !'.!?:;\n"'.includes(words[at - 1]?.at(-1) ?? '.') && plain.length > 1 && isName(plain) ? [plain] : []
  })
}

/** Somebody whom a text names. `quote`: its words for them, empty where only pronouns name them.
 * `called`: how a message may call them, "Ana", "Mr Orr", "Mum"; null where nothing was given.
 * `owner`: whose they are, "my daughter" of "my daughter's teacher". */
export type Mention = { quote: string; owner: Mention | null } & Record<'called' | 'role', string | null>

export const nobody: Mention = { quote: '', called: null, role: null, owner: null }
const isOwners = (word: string): boolean => ["'s", "s'"].some((end) => bare(word).endsWith(end))
/** Without the marks around it and an owner's "s". */
export const plain = (word = ''): string => {
  const said = stripped(word, '("“‘', '.,:;!?…)"”')
  return !isOwners(said) ? said : said.slice(0, said.endsWith('s') ? -2 : -1)
}
const isJoined = (words: readonly string[], at: number): boolean => at < words.length && !ends(words[at - 1])
const isNamed = (words: readonly string[], at: number): boolean => isName(plain(words[at]))

/** What the word says somebody is to somebody: "sister", "lead" behind "team". */
const roleAt = (words: readonly string[], at: number): string | null => {
  const [before, word] = [bare(words[at - 1]), plain(words[at]).toLowerCase()]
  return [`${before}-${word}`, word].find((it) => roles.has(it)) ?? null
}

/** "Tell my ex Pim stays here": behind an order a name that does something is no longer whom it is for. */
export const isDoing = ([name = '', does, next]: readonly string[]): boolean =>
  isName(plain(name)) && !ends(name) && !isBegin(next) && (lists.finite.has(bare(does)) || isEvent(does))

/** Where a phrase for somebody ends: behind what they are and are called, or before a join, a sentence or a mark. */
function endOf(words: readonly string[], from: number): number {
  for (let to = from + 1; to < from + 7; to++) {
    const isBehind = isIn(words[from - 1], 'tell') && (to === from + 2 || roleAt(words, to - 1))
    if (isBehind && isDoing(words.slice(to))) return to
    // "My neighbour, Mrs Fernandes".
    if (isNamed(words, to) && (isJoined(words, to) || words[to - 1]!.endsWith(','))) continue
    if (!isJoined(words, to)) return to
    if (isIn(words[to], 'and') && isNamed(words, to - 1) && isNamed(words, to + 1)) continue
    // "My best friend".
    if (isAfterWhom(words[to]) && !(lists.wishes.has(bare(words[to])) && roleAt(words, to + 1))) return to
    const isCalled = isNamed(words, to - 1) && !owners.has(bare(words[to - 2]))
    const isKnown = isCalled || roleAt(words, to - 1) || firstNames.has(bare(words[from]))
    // "My teen son", "my daughter of nine", "my kids abroad that".
    const isRole = roleAt(words, to) && !lists.vocatives.has(bare(words[to]))
    const goesOn =
      isRole || strong.has(bare(words[to + 1])) || (describes.has(bare(words[to])) && !isAfterWhom(words[to + 1]))
    // "My boss at the bakery that".
    if (describes.has(bare(words[to])) && isIn(words[to + 1], 'the') && isAfterWhom(words[to + 3])) to += 2
    else if (isKnown && !isOwners(words[to - 1]!) && !goesOn) return to
  }
  return Math.min(from + 7, words.length)
}

/** Whom the words from a place on name, and where that ends: "my older sister Ana", "my daughter's piano teacher". */
function personAt(words: readonly string[], from: number): { mention: Mention; to: number } | null {
  const textOf = (at: number, to: number) => [...words.slice(at, to - 1), plain(words[to - 1])].join(' ')
  let found: ReturnType<typeof personAt> = null
  let owner: Mention | null = null
  for (let at = from, end = endOf(words, from); at < end; at++) {
    const [word, role] = [words[at]!, roleAt(words, at)]
    if (describes.has(bare(word))) break
    const isTitled = titles.has(plain(word).toLowerCase()) && isNamed(words, at + 1)
    const isBegun = at === from || roleAt(words, at - 1) || words[at - 1]!.endsWith(',')
    const isCalled = isBegun && isNamed(words, at) && (!role || isTitled)
    const isOwner = isOwners(word)
    if (isCalled && !isOwner && !(at > from && isOwners(words[at - 1]!))) {
      const to = at + (isIn(words[at + 1], 'and') && isNamed(words, at + 2) ? 3 : isTitled ? 2 : 1)
      const called = textOf(at, to)
      return { to, mention: { quote: textOf(from, to), called, role: found?.mention.role ?? role, owner } }
    }
    if (!role && !(isCalled && isOwner)) continue
    const called = isCalled ? plain(word) : null
    const mention: Mention = { quote: textOf(from, at + 1), called, role: role ?? found?.mention.role ?? null, owner }
    found = { to: at + 1, mention }
    if (isOwner) owner ??= mention
  }
  return found
}

/** Everyone whom a text names, in its order. One pass; a name is met in small letters only where it is known. */
export function personsIn(text: string, known: readonly string[]): Mention[] {
  const words = wordsIn(text)
  const found: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    const [first, name] = [bare(words[at]), plain(words[at]).toLowerCase()]
    const isTitled = titles.has(name) && isNamed(words, at + 1) && isJoined(words, at + 1)
    const isCalled = isNamed(words, at) && (firstNames.has(name) || known.includes(name) || isTitled)
    const isOwned = at > 0 && isJoined(words, at) && possessors.has(bare(words[at - 1]))
    const isPlaced = mine.has(first) || articles.has(first)
    if (!isPlaced && !isCalled && (isOwned || !lists.vocatives.has(name))) continue
    const person = personAt(words, at)
    if (!person) continue
    const { called, role, owner } = person.mention
    // "The landlord" may be anybody's, and "my Volvo" is nobody.
    if (isPlaced && !owner && !(role && (called || mine.has(first)))) continue
    found.push(person.mention)
    at = person.to - 1
  }
  return found
}

/** Whom an order names: a person, or whoever is described there. */
export function personIn(whom: string, known: readonly string[]): Mention {
  const words = wordsIn(whom)
  const [first = ''] = words
  // "Hugo from pottery", "a woman from choir, Ines".
  const begun = words.filter((_, at) => at === 0 || words[at - 1]!.endsWith(','))
  const [named] = personsIn(whom, [...known, ...begun.map((it) => plain(it).toLowerCase())])
  const person = named ?? personAt(words, 0)?.mention
  if (person && !whom.includes(`${person.quote}'`)) return person
  const called = words.length === 1 && firstNames.has(bare(first)) ? upperFirst(bare(first)) : null
  return { ...nobody, called, quote: stripped(words.filter((it) => it !== 'know').join(' '), '', ',.:') }
}

/** Where what stands for the one who is told ends: at the join, or where a sentence begins. */
export function pastWhom(words: readonly string[], from: number, verb: string): number {
  // "A short message to", "to": "sorry for shouting" is about a deed, "a message for my boss" is for somebody.
  let to = from
  if (letters.has(bare(words[to])) || (owners.has(bare(words[to])) && letters.has(bare(words[to + 1]))))
    while (to < words.length && !isIn(words[to], 'to for that') && to - from < 4) to++
  const isLetter = letters.has(bare(words[to - 1])) || letters.has(verb)
  const next = bare(words[to + 1])
  const isSomebody = owners.has(next) || pronouns.has(next) || isNamed(words, to + 1)
  const isSent = isLetter || lists.towards.has(verb) || lists.talks.has(verb) || (to === from && isSomebody)
  const isTo = isSent && isIn(words[to], lists.talks.has(verb) ? 'to with' : 'to')
  const start = isTo || (isIn(words[to], 'for') && isLetter && isSomebody) ? to + 1 : to
  if (start >= words.length || isMatter(words[start])) return start
  let at = pastPerson(words, start)
  while (lists.beside.has(bare(words[at])) || (isIn(words[at], 'know') && verb !== 'ask')) at++
  const isRelated = isIn(words[start], 'a an the this that') && isIn(words[at], 'who whose which')
  const isPlaced = [words[at], words[at - 1]].some((it) => describes.has(bare(it)))
  if (!isRelated && !isPlaced && !isIn(words[start], 'a an') && !ends(words[at - 1])) return at
  // Who is described at length is told what stands behind the next join.
  const isJoin = (it: string) => strong.has(bare(it)) && !(isRelated && isIn(it, 'to'))
  const join = words.findIndex((it, n) => n >= at && n < at + 12 && isJoin(it))
  return join < 0 ? at : join
}

/** A pronoun, somebody who is named, or who is only described in a few words before the join. */
function pastPerson(words: readonly string[], start: number): number {
  const first = bare(words[start])
  if (pronouns.has(first) && (first !== 'her' || ends(words[start]) || isAfterWhom(words[start + 1]))) return start + 1
  if (owners.has(first)) return endOf(words, start)
  if (isBegin(words[start])) return start
  const to = endOf(words, start)
  const isKnown = (roleAt(words, start) && !isOwners(words[start]!)) || isNamed(words, start) || firstNames.has(first)
  return isKnown || (to <= start + 4 && lists.linking.has(bare(words[to]))) ? to : start + 1
}

const titled = /\b(mr|mrs|ms|dr|prof)\. ?(?=\p{L})| \((?:\d+|(?:my|his|her|he|she|they|the) )[^)]*\)/giu
/** "mr. Lopez" as "Mr Lopez": the stop ends no sentence; "(24)" is nobody's to read; "husband is away" as "My husband is away". */
export function untitled(text: string): string {
  const isRole = (kept as string[][]).some(([, , words]) => isIn(text.split(' ', 1)[0], words!))
  const named = `${isRole ? 'My ' : ''}${text}`.replaceAll(' in law', '-in-law')
  return named.replace(titled, (_, it = '') => it && `${upperFirst(it.toLowerCase())} `)
}
