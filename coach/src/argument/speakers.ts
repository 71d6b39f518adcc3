import kept from '../../data/words/pasted.json' with { type: 'json' }
import { firstNames, wordsIn } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { bareName, isRole, keyOf } from './lines.ts'

interface Cast {
  /** Label as written (folded) -> how the speaker is shown. */
  names: Map<string, string>
  /** How the person who pasted the text is shown, where the text or the list of people says which one that is. */
  self: string | null
}

/** What tells one person from another; null where it is not known. */
interface Traits {
  first: string
  kin: string | null
  gender: string | null
}
interface Party extends Traits {
  shown: string
  self: boolean
}

const me = setOf('me i myself mine self us')
/** Words for the same one of a family, and how that one is spoken of. */
const kin = new Map(
  kept.kin.flatMap(([gender, words]) =>
    words!.split(' ').map((word, _, [same]) => [word, { same: same!, gender: gender! }] as const),
  ),
)
const pronouns = new Map(
  ['he him', 'she her', 'they them'].flatMap((words) =>
    words
      .split(' ')
      .map((word, _, [gender, shown = '']) => [
        word,
        { gender: gender!, shown: shown.charAt(0).toUpperCase() + shown.slice(1) },
      ]),
  ),
)

function traitsOf(words: string): Traits {
  const key = keyOf(words)
  const all = wordsIn(key.replaceAll('-', ' ')).map(({ lower }) => lower)
  const role = all.flatMap((word) => kin.get(word) ?? [])[0]
  const [first = ''] = all
  const gender = pronouns.get(key)?.gender ?? role?.gender ?? firstNames.get(first) ?? null
  return { first, kin: role?.same ?? null, gender }
}

export const partiesOf = (given: readonly string[]): string[] =>
  given
    .flatMap((party) => party.split(/ (?:and|&|\+|vs\.?) |[,;/]/i))
    .map((party) => party.trim().slice(0, 60))
    .filter(Boolean)

/** "My husband Dan" is shown as "Dan", "my husband" as he is called here. */
function partyOf(words: string): Party {
  if (me.has(words.toLowerCase())) return { shown: 'Me', self: true, first: '', kin: null, gender: null }
  const parts = words.split(' ')
  const last = parts.at(-1)!
  const owned = ['my', 'our', 'the', 'ex'].includes(parts[0]!.toLowerCase())
  const name = owned ? (parts.length > 2 && last !== last.toLowerCase() ? last : null) : isRole(words) ? null : words
  return { ...traitsOf(name ?? words), kin: traitsOf(words).kin, shown: name ?? words, self: false }
}

/** Whether a label is this person, the surest way first. */
const fits: readonly ((label: Traits, party: Party) => boolean)[] = [
  (label, party) => label.first === party.first,
  (label, party) => label.kin !== null && label.kin === party.kin,
  (label, party) => label.gender !== null && label.gender === party.gender,
  (label, party) => label.first.length === 1 && party.shown.toLowerCase().startsWith(label.first),
]

/** Who the labels are, in the words of the "people involved" field where they can be told apart. */
export function castOf(labels: readonly string[], given: readonly string[], firstName: string | null): Cast {
  const parties = partiesOf(given).map(partyOf)
  const times = new Map<string, number>()
  const written = new Map<string, string>()
  for (const label of labels) {
    const key = keyOf(label)
    times.set(key, (times.get(key) ?? 0) + 1)
    if (!written.has(key)) written.set(key, label)
  }
  const open = new Map([...written.keys()].map((key) => [key, traitsOf(key)]))
  const names = new Map<string, string>()
  const give = (key: string, shown: string) => {
    names.set(key, shown)
    open.delete(key)
  }
  const saysMe = [...open.keys()].some((key) => me.has(key))
  for (const key of [...open.keys()]) if (me.has(key) || (key === 'you' && !saysMe)) give(key, 'Me')
  const free = new Set(parties.filter(({ self }) => !self))
  for (const fit of fits)
    for (const [key, label] of [...open]) {
      const [party, ...more] = [...free].filter((it) => fit(label, it))
      if (!party || more.length > 0) continue
      give(key, party.shown)
      free.delete(party)
    }
  // "My mum ... and she said": the pronoun is the one person whom it fits.
  for (const [key, { gender }] of [...open]) {
    if (!pronouns.has(key)) continue
    const [one, ...more] = [...written.keys()].filter(
      (it) => names.get(it) !== 'Me' && !pronouns.has(it) && (traitsOf(it).gender ?? gender) === gender,
    )
    if (one !== undefined && more.length === 0) give(key, names.get(one) ?? shownAs(written.get(one)!))
  }
  // A label and a person left over alone belong to each other; of pronouns alone the one that comes most often does.
  const own = [...names.values()].includes('Me') ? [] : parties.filter(({ self }) => self)
  const left = [...free, ...(open.size === 1 ? own : [])]
  const [most] = [...open.keys()].toSorted((a, b) => times.get(b)! - times.get(a)!)
  if (
    most !== undefined &&
    left.length === 1 &&
    (open.size === 1 || [...open.keys()].every((key) => pronouns.has(key)))
  )
    give(most, left[0]!.shown)
  const mine = firstName ? traitsOf(firstName).first : null
  let self = [...names.values()].includes('Me') ? 'Me' : null
  for (const [key, { first }] of [...open]) {
    const isOwn = self === null && first === mine
    give(key, isOwn && own.length > 0 ? 'Me' : shownAs(written.get(key)!))
    if (isOwn) self = names.get(key)!
  }
  return { names, self: self ?? [...names.values()].find((shown) => traitsOf(shown).first === mine) ?? null }
}

function shownAs(label: string): string {
  const bare = bareName(label)
  // "MOTHER" and "sunny" are written as names are; "JJ" and "mum's friend" stay.
  const all = bare === bare.toUpperCase() && bare.length > 2
  const lower = Array.from(bare).every((sign) => sign !== sign.toUpperCase())
  const plain = all || lower ? bare.charAt(0).toUpperCase() + bare.slice(1).toLowerCase() : bare
  return pronouns.get(bare.toLowerCase())?.shown ?? plain
}
