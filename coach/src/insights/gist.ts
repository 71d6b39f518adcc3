import kinOf from '../../data/words/kin.json' with { type: 'json' }
import { setOf } from '../text/words.ts'
import { classes, lone, occupation, quietWords, slotCues, type Slot } from './cues/gist.ts'

/**
 * What a fact says, apart from how it is put: whom it is about, which corner of a life it belongs to, and its content
 * words brought to one form ("lives in" and "moved to" are the same). Plain words: what is stored of it is keyed first.
 */
export interface Gist {
  /** "@them" is whom the relationship is with, "@me" who tells it; else a name or a relation. Empty where not said. */
  people: string[]
  slot: string | null
  /** Of what there is only one at a time: one home, one trade, one birthday. */
  lone: string | null
  numbers: string[]
  words: string[]
}

export interface Known {
  /** The person of the relationship. */
  them: string | null
  /** What they are to the teller: "sister", "spouse". "My sister" is then them. */
  relation: string | null
  /** Who tells it. */
  me: string | null
  others: readonly string[]
}

/** What each word for a relation comes to: "mum" and "mother" are one. */
export const kin: ReadonlyMap<string, string> = new Map(
  Object.entries(kinOf).flatMap(([one, forms]) =>
    forms.split(' ').flatMap((form) => [[form, one] as const, [`${form}s`, one] as const]),
  ),
)

const mine = setOf('i me im ive id ill')
const theirOwn = setOf('his her hers')
const owns = setOf('has have had got')
const counts = setOf('a an one two three older younger little big twin')

const firstOf = (name: string | null) => name?.trim().split(/\s+/)[0]?.toLowerCase() ?? ''

/** A fact is a sentence; of a message that goes on for pages its beginning tells whom and what it is about. */
const LONGEST = 5_000

export function gistOf(text: string, { them, relation, me, others }: Known): Gist {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    // "A son called Emil" rings nobody, and who runs a shop does not jog.
    .replace(/\b(is|are|was|were|[a-z]{3,}) (?:called|named) (?=\p{Lu})/gu, '$1 ')
    .replace(/\bruns? (?=an? |the |her |his |their )/g, '')
  const flat = plain.toLowerCase().replaceAll("'", '')
  const slot = slotOf(flat)
  const theirs = kin.get(relation?.toLowerCase() ?? '')
  const named = new Map([
    ...others.map((name) => [firstOf(name), firstOf(name)] as const),
    [firstOf(me), '@me'] as const,
    [firstOf(them), '@them'] as const,
  ])
  const people = new Set<string>()
  const numbers = new Set<string>()
  const words = new Set<string>()
  const roles = new Set<string>()
  let before = ''
  let has = false
  let owner: string | null = null
  for (const found of plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []) {
    const bare = found.toLowerCase().replace(/'s$|'/g, '')
    const role = kin.get(bare)
    const name = named.get(bare)
    if (/^\d/.test(bare)) numbers.add(bare.replace(/(?:st|nd|rd|th)$/, ''))
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
    people: [...people].toSorted(),
    slot,
    lone: loneOf(flat),
    numbers: [...numbers].toSorted(),
    words: [...words].toSorted(),
  }
}

function slotOf(flat: string): Slot | null {
  for (const [slot, cue] of slotCues) if (cue.test(flat)) return slot
  return occupation.test(flat) ? 'work' : null
}

const loneOf = (flat: string) => lone.find(([, cue]) => cue.test(flat))?.[0] ?? null

const stemOf = (word: string): string => {
  const stem = word
    .replace(/(?:ational|ations?|ements?|ments?|ings?|iest|ies|ied|ers?|ors?|ists?|ians?|edly|ed|es|ly|s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/[eyi]$/, '')
  return stem.length >= 3 ? stem : word.replace(/s$/, '')
}
const stemmed = new Map([...classes].map(([form, one]) => [stemOf(form), one]))

/** One form for the forms of a word: "teaches" and "teacher", "studies" and "studying", "Sundays" and "Sunday". */
function formOf(word: string): string {
  const known = classes.get(word) ?? classes.get(word.replace(/s$/, ''))
  if (known !== undefined) return known
  if (!/^[a-z]+$/.test(word)) return word
  const stem = stemOf(word)
  return stemmed.get(stem) ?? stem.slice(0, 9)
}

const shared = (one: readonly string[], two: readonly string[]) => one.filter((it) => two.includes(it)).length

const others = ({ people }: Gist) => people.filter((it) => it !== '@me')

/** Not known to be about different people. */
function samePerson(one: Gist, two: Gist): boolean {
  const [a, b] = [others(one), others(two)]
  if (a.length > 0 && b.length > 0) return shared(a, b) > 0
  const [few, more] = a.length === 0 ? [one, two] : [two, one]
  return few.people.length === 0 || more.people.length === 0 || more.people.includes('@me')
}

/**
 * Whether two facts say the same, in whatever words. `loose`, for what was forgotten or put right: there the same words
 * about the same person are enough, since a fact too few is a smaller wrong than one that comes back.
 */
export function alike(one: Gist, two: Gist, loose = false): boolean {
  if (!samePerson(one, two)) return false
  const known = one.slot !== null && one.slot === two.slot
  if (one.slot && two.slot && !known && !loose) return false
  const apart = one.numbers.length > 0 && two.numbers.length > 0 && shared(one.numbers, two.numbers) === 0
  if (apart && !(loose && known)) return false
  const [a, b] = [
    [...one.words, ...one.numbers],
    [...two.words, ...two.numbers],
  ]
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
