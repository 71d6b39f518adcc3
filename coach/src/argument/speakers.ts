import kept from '../../data/words/pasted.json' with { type: 'json' }
import { people, pronounOf, wordsIn } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { bareName, keyOf } from './lines.ts'

interface Cast {
  /** Label as written (folded) -> how the speaker is shown. */
  names: Map<string, string>
  /** How the person who pasted the text is shown, where the text or the list of people says which one that is. */
  self: string | null
}

const me = setOf('me i myself mine self us')
const owners = setOf('my our the ex')
const shownPronoun = { he: 'Him', she: 'Her', they: 'Them' } as const

const firstOf = (name: string): string => wordsIn(keyOf(name).replaceAll('-', ' '))[0]?.lower ?? ''

/** What families call one another, beside the roles that `people` knows. */
const kin = new Map(
  Object.entries(kept.kin).flatMap(([pronoun, words]) => words.split(' ').map((word) => [word, pronoun] as const)),
)
/** "He" or "she" where a name, a role or a pronoun tells it. */
function genderOf(name: string): string {
  const key = keyOf(name)
  const words = key.split(' ')
  const bare = owners.has(words[0]!) ? words.slice(1).join(' ') : key
  const told = pronounOf.get(key) ?? kin.get(bare) ?? people(`my ${bare}`)[0]?.someone.pronoun
  return told === 'they' ? '' : (told ?? '')
}

export const partiesOf = (given: readonly string[]): string[] =>
  given
    .flatMap((party) => party.split(/ (?:and|&|\+|vs\.?) |[,;/]/i))
    .map((party) => party.trim().slice(0, 60))
    .filter(Boolean)

/** "My husband Dan" is shown as "Dan", "my husband" as he is called here. */
function shownAsGiven(party: string): string {
  const words = party.split(' ')
  const last = words.at(-1)!
  return owners.has(words[0]!.toLowerCase()) && words.length > 2 && last !== last.toLowerCase() ? last : party
}

/** Who the labels are, in the words of the "people involved" field where they can be told apart. */
export function castOf(labels: readonly string[], given: readonly string[], firstName: string | null): Cast {
  const parties = partiesOf(given)
  const mine = firstName ? firstOf(firstName) : null
  const isMe = (party: string) => me.has(party.toLowerCase())
  const free = new Set(parties.filter((party) => !isMe(party)))
  const written = new Map(
    labels
      .toReversed()
      .map((label) => [keyOf(label), label])
      .toReversed() as [string, string][],
  )
  const open = new Set(labels.map(keyOf))
  const names = new Map<string, string>()
  const give = (key: string, shown: string) => {
    names.set(key, shown)
    open.delete(key)
  }
  const saysMe = [...open].some((key) => me.has(key))
  for (const key of open) if (me.has(key) || (key === 'you' && !saysMe)) give(key, 'Me')
  // The surest way first.
  const fits = [
    (key: string, party: string) => firstOf(key) === firstOf(shownAsGiven(party)),
    (key: string, party: string) => genderOf(key) !== '' && genderOf(key) === genderOf(party),
  ]
  for (const fit of fits)
    for (const key of open) {
      const [party, ...more] = [...free].filter((it) => fit(key, it))
      if (party === undefined || more.length > 0) continue
      give(key, shownAsGiven(party))
      free.delete(party)
    }
  // "My mum ... and she said": the pronoun is the one person whom it fits.
  const others = [...written.keys()].filter((key) => names.get(key) !== 'Me' && !pronounOf.has(key))
  for (const key of [...open].filter((it) => pronounOf.has(it))) {
    const [one, ...more] = others.filter((it) => [genderOf(key), ''].includes(genderOf(it)))
    if (one !== undefined && more.length === 0 && (others.length === 1 || genderOf(one)))
      give(key, names.get(one) ?? shownAs(written.get(one)!))
  }
  // A label and a person left over alone belong to each other; of pronouns alone the first that is met.
  const saidMe = [...names.values()].includes('Me')
  const own = parties.filter(isMe)
  const left = [...free, ...(saidMe ? [] : own)]
  const [label] = open
  const isAlone = open.size === 1 || [...open].every((key) => pronounOf.has(key))
  if (label !== undefined && isAlone && left.length === 1) give(label, free.size > 0 ? shownAsGiven(left[0]!) : 'Me')
  for (const key of open)
    give(key, firstOf(key) === mine && own.length > 0 && !saidMe ? 'Me' : shownAs(written.get(key)!))
  const shown = [...names.values()]
  return { names, self: shown.find((name) => name === 'Me') ?? shown.find((name) => firstOf(name) === mine) ?? null }
}

function shownAs(label: string): string {
  const bare = bareName(label)
  const pronoun = pronounOf.get(bare.toLowerCase())
  if (pronoun) return shownPronoun[pronoun]
  // "MOTHER" and "sunny" are written as names are; "JJ" and "mum's friend" stay.
  const isShouted = bare === bare.toUpperCase() && bare.length > 2
  const isSmall = Array.from(bare).every((sign) => sign !== sign.toUpperCase())
  return isShouted || isSmall ? bare.charAt(0).toUpperCase() + bare.slice(1).toLowerCase() : bare
}
