import corners from '../../data/words/gist-corners.json' with { type: 'json' }
import { metOf } from '../text/phrase.ts'
import { firstName } from '../text/people.ts'
import { listOf, setOf, setsOf, tokensOf } from '../text/words.ts'

/** What a fact says, apart from how it is put: whom it is about, which corner of a life, its content words in one form ("lives in" is "moved to"). What is forgotten is known by it alone, keyed: it is the same in every version. */
export type Gist = ReturnType<typeof gistOf>

/** `relation`: what they are to the teller, "sister", "spouse". "My sister" is then them. */
export type Known = Record<'them' | 'relation' | 'me', string | null> & { others: readonly string[] }

/** What each word for a relation comes to: "mum" and "mother" are one. */
export const kin = listOf<string>(corners.kin)

/** Says nothing of its own: grammar, time without a date, and fillers. */
export const quietWords: ReadonlySet<string> = new Set(corners.quiet)

/** Forms that are one word for us. The empty one stands for nothing: its slot or its kind says it already. */
const classes = listOf<string>(corners.families)

const { articles, counts, mine, owns, theirOwn } = setsOf(corners.small)

const firstOf = (name: string | null) => firstName(name?.trim() ?? '').toLowerCase()
const without = (word: string, ends: readonly string[]) =>
  word.slice(0, word.length - (ends.find((end) => word.endsWith(end))?.length ?? 0))

export function gistOf(text: string, { them, relation, me, others }: Known) {
  const plain = text
    // A fact is a sentence; of a message that goes on for pages its beginning tells whom and what it is about.
    .slice(0, 5_000)
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    // "A son called Emil" rings nobody, and who runs a shop does not jog.
    .replace(/\b(is|are|was|were|[a-z]{3,}) (?:called|named) (?=\p{Lu})/gu, '$1 ')
    .replace(/\bruns? (?=an? |the |her |his |their )/g, '')
  const theirs = kin.get(relation?.toLowerCase() ?? '')
  const named = new Map<string, string>(others.map(firstOf).map((name) => [name, name]))
  named.set(firstOf(me), '@me').set(firstOf(them), '@them')
  const [people, numbers, words, roles] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  let before = ''
  let has = false
  let owner: string | null = null
  for (const found of plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []) {
    const bare = without(found.toLowerCase(), ["'s"]).replaceAll("'", '')
    const [role, name] = [kin.get(bare), named.get(bare)]
    if (bare >= '0' && bare < ':') numbers.add(without(bare, ['st', 'nd', 'rd', 'th']))
    else if (bare && name) people.add(name)
    else if (mine.has(bare)) people.add('@me')
    else if (role) {
      // "Mara's mother" is somebody else than Mara.
      if (owner && owner !== '@me') people.delete(owner)
      if (has) {
        words.add(role)
        people.add(`@them ${role}`)
      }
      roles.add(owner && owner !== '@me' ? `${owner} ${role}` : role === theirs ? '@them' : role)
    }
    // "My sister Bea": whoever stands behind a relation with a capital is its name.
    else if (kin.has(before) && /^\p{Lu}/u.test(found) && !classes.has(bare)) {
      people.add(bare)
      words.add(bare)
    } else if (!quietWords.has(bare)) words.add(formOf(bare))
    owner = theirOwn.has(bare) ? '@them' : name && found.toLowerCase().endsWith("'s") ? name : null
    has = owns.has(bare) || (has && counts.has(bare))
    before = bare
  }
  words.delete('')
  // A name says whom already; "my sister" stands for somebody only where there is none.
  if (![...people].some((it) => it !== '@me')) for (const role of roles) people.add(role)
  return {
    /** "@them" is whom the relationship is with, "@me" who tells it; else a name or a relation. Empty where not said. */
    people: [...people].toSorted(),
    ...cornerOf(plain.toLowerCase().replaceAll("'", '')),
    numbers: [...numbers].toSorted(),
    words: [...words].toSorted(),
  }
}

/** Words that half of all messages share, in the form they have in a gist. */
export const loose = setOf(corners.loose)
const nobody: Known = { them: null, relation: null, me: null, others: [] }
/** The words of a text that mean something, each in one form, for finding what two texts share. */
export const stems = (text: string): Set<string> => new Set(gistOf(text, nobody).words.filter((it) => !loose.has(it)))

const met = metOf(corners.said)
const jobs = new Set(corners.jobs.split(', ').flatMap((job) => [job, `${job}s`]))
const isLetters = (word: string) => word !== '' && [...word].every((it) => it >= 'a' && it <= 'z')

/** The corner of a life that a text in small letters without apostrophes belongs to. `lone`: of what there is only one at a time, one home, one trade, one birthday. */
function cornerOf(flat: string): Record<'slot' | 'lone', string | null> {
  const words = tokensOf(flat)
  const found = new Set<string>(met(words))
  const isJob = (at: number) => jobs.has(words[at] ?? '') || jobs.has(`${words[at]} ${words[at + 1]}`)
  for (const [at, word] of words.entries()) {
    const [next = '', then, last] = words.slice(at + 1, at + 4)
    if (next === '' || next === '.') continue
    if (word === 'told' && (then === 'to' || (then === 'not' && last === 'to'))) found.add('wish')
    if ((word === 'settle' || word === 'settles') && next !== 'in') found.add('helps')
    if (articles.has(word) && [1, 2, 3].some((it) => words.slice(at + 1, at + it).every(isLetters) && isJob(at + it)))
      found.add('trade')
  }
  // A home is told in the first line, and by nobody who only dreams of it.
  const line = met(tokensOf(/^.*/.exec(flat)![0]))
  const lone = found.has('born') ? 'born' : line.has('settled') && !line.has('dreams') ? 'home' : null
  // In this order: a wish to live in Rome is a wish and no home.
  const slot = corners.slots.find((it) => found.has(it)) ?? (found.has('trade') ? 'work' : null)
  return { slot, lone: lone ?? (found.has('trade') ? 'trade' : null) }
}

const endings = corners.endings.split(' ')

function stemOf(word: string): string {
  const bare = without(word, endings)
  const [last = '', before] = [bare.at(-1), bare.at(-2)]
  const single = last !== '' && last === before && !'aeiouls'.includes(last) ? bare.slice(0, -1) : bare
  const stem = without(single, ['e', 'y', 'i'])
  return stem.length >= 3 ? stem : without(word, ['s'])
}
const stemmed = new Map([...classes].map(([form, one]) => [stemOf(form), one]))

/** One form for the forms of a word: "teaches" and "teacher", "studies" and "studying", "Sundays" and "Sunday". */
function formOf(word: string): string {
  const known = classes.get(word) ?? classes.get(without(word, ['s']))
  if (known !== undefined) return known
  if (!isLetters(word)) return word
  const stem = stemOf(word)
  return stemmed.get(stem) ?? stem.slice(0, 9)
}

const shared = (one: readonly string[], two: readonly string[]) => one.filter((it) => two.includes(it)).length

/** Whom it is about beside the one who tells it. */
export const othersIn = ({ people }: Gist): string[] => people.filter((it) => it !== '@me')

/** Not known to be about different people. */
function samePerson(one: Gist, two: Gist): boolean {
  const [a, b] = [othersIn(one), othersIn(two)]
  if (a.length > 0 && b.length > 0) return shared(a, b) > 0
  const [few, more] = a.length === 0 ? [one, two] : [two, one]
  return few.people.length === 0 || more.people.length === 0 || more.people.includes('@me')
}

/** Whether two facts say the same, in whatever words. `loose`, for what was forgotten or put right: the same words about one person suffice; a fact too few is less wrong than one that comes back. */
export function alike(one: Gist, two: Gist, loose = false): boolean {
  if (!samePerson(one, two)) return false
  const known = one.slot !== null && one.slot === two.slot
  if (one.slot && two.slot && !known && !loose) return false
  const apart = one.numbers.length > 0 && two.numbers.length > 0 && shared(one.numbers, two.numbers) === 0
  if (apart && !(loose && known)) return false
  const all = ({ words, numbers }: Gist) => [...words, ...numbers]
  const [a, b] = [all(one), all(two)]
  const both = shared(a, b)
  const [least, most] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  if (least === 0) return most === 0 && known
  if (both / most >= 0.6) return true
  if (least >= 2) return both / least >= (loose ? 0.66 : 0.75)
  return both === 1 && (known || loose) && most <= (loose ? 5 : 4)
}

/** Whether they say two things of which only one can be so: she lives in Lisbon, she lives in Porto. */
export const against = (one: Gist, two: Gist): boolean =>
  one.lone !== null && one.lone === two.lone && shared(one.people, two.people) > 0 && !alike(one, two)

/** Whether a newer telling of the same may stand in the place of the older: it leaves nothing out. */
export const renews = (newer: Gist, older: Gist): boolean =>
  (['people', 'numbers', 'words'] as const).every((part) => older[part].every((it) => newer[part].includes(it)))
