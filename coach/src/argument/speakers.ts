import { firstNames } from '../text/people.ts'
import { bareName, isRole } from './lines.ts'
import { keyOf } from './heads.ts'

interface Cast {
  /** Label as written (folded) -> how the speaker is shown. */
  names: Map<string, string>
  /** How the person who pasted the text is shown, where the text or the list of people says which one that is. */
  self: string | null
}

interface Party {
  shown: string
  self: boolean
  name: string | null
  words: string
}

type Gender = 'he' | 'she' | 'they' | null

const me = new Set(['me', 'i', 'myself', 'mine', 'self', 'us'])
/** Words for the same one of a family. */
const kin = new Map(
  [
    'mother mum mom mummy mommy ma mama mam mumma amma ammi umma mami maman',
    'father dad daddy papa pa pop pops baba abba abbu appa papi',
    'husband hubby h dh',
    'wife wifey w dw',
    'boyfriend bf',
    'girlfriend gf',
    'sister sis didi apa akka',
    'brother bro bhai bhaiya',
    'daughter',
    'son',
  ].flatMap((words) => words.split(' ').map((word) => [word, words.split(' ')[0]!] as const)),
)
const women = new Set(['mother', 'wife', 'girlfriend', 'sister', 'daughter'])
const kinOf = (words: string): string | null => tokens(words).flatMap((word) => kin.get(word) ?? [])[0] ?? null
const pronouns = new Map<string, [shown: string, gender: Gender]>([
  ['he', ['Him', 'he']],
  ['him', ['Him', 'he']],
  ['she', ['Her', 'she']],
  ['her', ['Her', 'she']],
  ['they', ['Them', 'they']],
  ['them', ['Them', 'they']],
])

const tokens = (name: string) =>
  keyOf(name)
    .split(/[\s._\d-]+/)
    .filter(Boolean)
const first = (name: string) => tokens(name)[0] ?? ''

function genderOf(words: string): Gender {
  const role = kinOf(words)
  return role ? (women.has(role) ? 'she' : 'he') : (firstNames.get(first(words)) ?? null)
}

/** "me, Luke" is two; "my sister, Ann" is one whose name is told. */
function listed(party: string): string[] {
  const parts = party.split(',').map((part) => part.trim())
  const named = parts.length === 2 && isRole(parts[0]!) && !isRole(parts[1]!) && !me.has(parts[0]!.toLowerCase())
  return named ? [parts.join(' ')] : parts
}

export const partiesOf = (given: readonly string[]): string[] =>
  given
    .flatMap((party) => party.split(/\s+(?:and|&|\+|vs\.?)\s+|[;/]/i))
    .flatMap((party) => listed(party))
    .map((party) => party.trim().slice(0, 60))
    .filter(Boolean)

function partyOf(words: string): Party {
  if (me.has(words.toLowerCase())) return { shown: 'Me', self: true, name: null, words }
  const parts = words.split(' ')
  const last = parts.at(-1)!
  const owned = ['my', 'our', 'the', 'ex'].includes(parts[0]!.toLowerCase())
  const named = parts.length > 2 && last !== last.toLowerCase() ? last : null
  const name = owned ? named : isRole(words) ? null : words
  return { shown: name ?? words, self: false, name, words }
}

const genderIn = (key: string): Gender => pronouns.get(key)?.[1] ?? genderOf(key)

/** Whether a label is this person, the surest way first. */
const fits: readonly ((key: string, party: Party) => boolean)[] = [
  (key, { words, name }) => first(key) === first(name ?? words),
  (key, { words }) => kinOf(key) !== null && kinOf(key) === kinOf(words),
  (key, { words, name }) => genderIn(key) !== null && genderIn(key) === genderOf(name ?? words),
  (key, { shown }) => key.length === 1 && shown.toLowerCase().startsWith(key),
]

/** Who the labels are, in the words of the "people involved" field where they can be told apart. */
export function castOf(labels: readonly string[], given: readonly string[], firstName: string | null): Cast {
  const parties = partiesOf(given).map(partyOf)
  const order = new Map<string, string>()
  for (const label of labels) if (!order.has(keyOf(label))) order.set(keyOf(label), label)
  const names = new Map<string, string>()
  const isMe = (key: string) => me.has(key) || (key === 'you' && ![...me].some((word) => order.has(word)))
  for (const key of order.keys()) if (isMe(key)) names.set(key, 'Me')
  const free = new Set(parties.filter(({ self }) => !self || names.size === 0))
  const open = new Set([...order.keys()].filter((key) => !names.has(key)))
  const give = (key: string, party: Party) => {
    names.set(key, party.shown)
    free.delete(party)
    open.delete(key)
  }
  for (const fit of fits)
    for (const key of open) {
      const [one, ...more] = [...free].filter((party) => !party.self && fit(key, party))
      if (one && more.length === 0) give(key, one)
    }
  // "My mum ... and she said": the pronoun is the one person whom it fits.
  for (const key of open) {
    const gender = pronouns.get(key)?.[1]
    const fitting = gender
      ? [...order.keys()].filter(
          (it) => names.get(it) !== 'Me' && !pronouns.has(it) && (genderOf(it) ?? gender) === gender,
        )
      : []
    if (fitting.length !== 1) continue
    names.set(key, names.get(fitting[0]!) ?? shownAs(order.get(fitting[0]!)!))
    open.delete(key)
  }
  // A label and a person left over alone belong to each other; of pronouns alone the one that comes most often does.
  const left = [...free].filter(({ self }) => !self || open.size === 1)
  if (left.length === 1 && [...open].every((key) => open.size === 1 || pronouns.has(key))) {
    const often = (key: string) => labels.filter((label) => keyOf(label) === key).length
    const [most] = [...open].toSorted((a, b) => often(b) - often(a))
    if (most) give(most, left[0]!)
  }
  const mine = firstName ? first(firstName) : null
  let self = [...names.values()].includes('Me') ? 'Me' : null
  for (const key of open) {
    const own = mine !== null && self === null && first(key) === mine
    names.set(key, own && parties.some((party) => party.self) ? 'Me' : shownAs(order.get(key)!))
    if (own) self = names.get(key)!
  }
  return { names, self: self ?? [...names.values()].find((shown) => mine !== null && first(shown) === mine) ?? null }
}

function shownAs(label: string): string {
  const bare = bareName(label)
  const [head = '', rest] = [bare.charAt(0), bare.slice(1)]
  // "MOTHER" and "sunny" are written as names are; "JJ" and "mum's friend" stay.
  const all = bare === bare.toUpperCase() && bare.length > 2
  const lower = Array.from(bare).every((sign) => sign !== sign.toUpperCase())
  return pronouns.get(bare.toLowerCase())?.[0] ?? (all || lower ? head.toUpperCase() + rest.toLowerCase() : bare)
}
