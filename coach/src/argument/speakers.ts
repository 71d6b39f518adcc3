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

/** What tells one person from another; empty where it is not known. */
interface Traits {
  first: string
  kin: string
  gender: string
}
type Party = Traits & { shown: string; self: boolean }

const me = setOf('me i myself mine self us')
const pronouns = new Map(Object.entries(kept.pronouns))
/** Words for the same one of a family: the first of them, and how that one is spoken of. */
const kin = new Map(
  kept.kin.flatMap(([gender = '', words = '']) =>
    words.split(' ').map((word, _, [same = '']) => [word, { kin: same, gender }] as const),
  ),
)

function traitsOf(words: string): Traits {
  const key = keyOf(words)
  const all = wordsIn(key.replaceAll('-', ' ')).map(({ lower }) => lower)
  const [first = ''] = all
  const role = all.flatMap((word) => kin.get(word) ?? [])[0]
  const gender = pronouns.get(key)?.gender ?? firstNames.get(first) ?? ''
  return { first, kin: '', gender, ...role }
}

export const partiesOf = (given: readonly string[]): string[] =>
  given
    .flatMap((party) => party.split(/ (?:and|&|\+|vs\.?) |[,;/]/i))
    .map((party) => party.trim().slice(0, 60))
    .filter(Boolean)

/** "My husband Dan" is shown as "Dan", "my husband" as he is called here. */
function partyOf(words: string): Party {
  const self = me.has(words.toLowerCase())
  const parts = words.split(' ')
  const owned = ['my', 'our', 'the', 'ex'].includes(parts[0]!.toLowerCase())
  const last = parts.at(-1)!
  const name = owned && parts.length > 2 && last !== last.toLowerCase() ? last : owned || isRole(words) ? null : words
  return { ...traitsOf(name ?? words), kin: traitsOf(words).kin, shown: self ? 'Me' : (name ?? words), self }
}

/** Whether a label is this person, the surest way first. */
const fits: readonly ((label: Traits, party: Party) => boolean)[] = [
  (label, party) => label.first === party.first,
  (label, party) => label.kin !== '' && label.kin === party.kin,
  (label, party) => label.gender !== '' && label.gender === party.gender,
  (label, party) => label.first.length === 1 && party.shown.toLowerCase().startsWith(label.first),
]

/** Who the labels are, in the words of the "people involved" field where they can be told apart. */
export function castOf(labels: readonly string[], given: readonly string[], firstName: string | null): Cast {
  const parties = partiesOf(given).map(partyOf)
  const free = new Set(parties.filter(({ self }) => !self))
  const keys = labels.map(keyOf)
  const written = new Map(labels.map((_, at, { length }) => [keys[length - 1 - at]!, labels[length - 1 - at]!]))
  const open = new Map([...new Set(keys)].map((key) => [key, traitsOf(key)]))
  const names = new Map<string, string>()
  const give = (key: string, shown: string) => {
    names.set(key, shown)
    open.delete(key)
  }
  const saysMe = [...open.keys()].some((key) => me.has(key))
  for (const key of written.keys()) if (me.has(key) || (key === 'you' && !saysMe)) give(key, 'Me')
  for (const fit of fits)
    for (const [key, label] of open) {
      const [party, ...more] = [...free].filter((it) => fit(label, it))
      if (!party || more.length > 0) continue
      give(key, party.shown)
      free.delete(party)
    }
  // "My mum ... and she said": the pronoun is the one person whom it fits.
  const others = [...written.keys()].filter((key) => names.get(key) !== 'Me' && !pronouns.has(key))
  for (const [key, { gender }] of [...open].filter(([it]) => pronouns.has(it))) {
    const [one, ...more] = others.filter((it) => (traitsOf(it).gender || gender) === gender)
    if (one !== undefined && more.length === 0) give(key, names.get(one) ?? shownAs(written.get(one)!))
  }
  // A label and a person left over alone belong to each other; of pronouns alone the one that comes most often does.
  const own = [...names.values()].includes('Me') ? [] : parties.filter(({ self }) => self)
  const [party, ...more] = [...free, ...(open.size === 1 ? own : [])]
  const left = [...open.keys()]
  if (party && more.length === 0 && (left.length === 1 || left.every((key) => pronouns.has(key)))) {
    const often = (key: string) => keys.filter((it) => it === key).length
    for (const most of left.toSorted((a, b) => often(b) - often(a)).slice(0, 1)) give(most, party.shown)
  }
  const mine = firstName ? traitsOf(firstName).first : null
  for (const [key, { first }] of open) give(key, first === mine && own.length > 0 ? 'Me' : shownAs(written.get(key)!))
  const shown = [...names.values()]
  const self = shown.includes('Me') ? 'Me' : shown.find((name) => traitsOf(name).first === mine)
  return { names, self: self ?? null }
}

function shownAs(label: string): string {
  const bare = bareName(label)
  // "MOTHER" and "sunny" are written as names are; "JJ" and "mum's friend" stay.
  const all = bare === bare.toUpperCase() && bare.length > 2
  const lower = Array.from(bare).every((sign) => sign !== sign.toUpperCase())
  const plain = all || lower ? bare.charAt(0).toUpperCase() + bare.slice(1).toLowerCase() : bare
  return pronouns.get(bare.toLowerCase())?.shown ?? plain
}
