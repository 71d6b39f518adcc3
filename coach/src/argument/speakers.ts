import { oncePerText } from '../once.ts'
import { people, pronounOf, wordsIn } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { bareName, keyOf } from './lines.ts'

const me = setOf('me i myself mine self us')
const shownPronoun = { he: 'Him', she: 'Her', they: 'Them' } as const
const firstOf = (name: string): string => wordsIn(keyOf(name).replaceAll('-', ' '))[0]?.lower ?? ''

/** "He", "Tom", "my mum": as whom they are told. */
function toldAs(name: string): string | null {
  const key = keyOf(name)
  const told = pronounOf.get(key) ?? people(key.startsWith('my ') ? key : `my ${key}`)[0]?.someone.pronoun
  return told === 'they' ? null : (told ?? null)
}

const isMe = (party: string): boolean => me.has(party.toLowerCase())

/** Who the labels are, by the "people involved" field where it tells: how each is shown, and who of them pasted it. */
export function castOf(labels: readonly string[], given: readonly string[], firstName: string | null) {
  const names = new Map<string, string>()
  const written = new Map(labels.toReversed().map((label) => [keyOf(label), label] as const))
  const keys = [...new Set(labels.map(keyOf))]
  const left = () => keys.filter((key) => !names.has(key))
  const saysMe = keys.some((key) => me.has(key))
  for (const key of keys) if (me.has(key) || (key === 'you' && !saysMe)) names.set(key, 'Me')
  const said = given.flatMap((party) => party.split(/ (?:and|&|\+|vs\.?) |[,;/]/i))
  const parties = said.map((it) => it.trim().slice(0, 60)).filter(Boolean)
  const free = new Set(parties.filter((party) => names.size === 0 || !isMe(party)))
  const match = (key: string, fit: (key: string, party: string) => boolean) => {
    const [party, more] = [...free].filter((it) => fit(key, it))
    if (party === undefined || more !== undefined) return
    names.set(key, isMe(party) ? 'Me' : party)
    free.delete(party)
  }
  const [first, told] = [oncePerText(firstOf), oncePerText(toldAs)]
  const fits: readonly ((key: string, party: string) => boolean)[] = [
    (key, party) => [first(party), keyOf(party).split(' ').at(-1)].includes(first(key)),
    (key, party) => told(key) !== null && told(key) === told(party),
  ]
  for (const fit of fits) for (const key of left()) match(key, fit)
  // A label and a person left over alone belong to each other.
  const [alone, more] = left()
  if (alone !== undefined && more === undefined) match(alone, () => true)
  const mine = firstName ? firstOf(firstName) : null
  const others = keys.filter((key) => names.get(key) !== 'Me' && !pronounOf.has(key))
  for (const key of left()) {
    // "My mum ... and she said": the pronoun is the only other one.
    const [one, two] = pronounOf.has(key) ? others : []
    const as = one !== undefined && two === undefined && [null, told(key)].includes(told(one)) ? one : key
    names.set(key, names.get(as) ?? shownAs(written.get(as)!))
  }
  const all = [...names.values()]
  return { names, self: all.find((name) => name === 'Me') ?? all.find((name) => firstOf(name) === mine) ?? null }
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
