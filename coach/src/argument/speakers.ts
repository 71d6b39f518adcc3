import { firstNames } from '../detectors/names.ts'
import { literally } from '../literally.ts'
import { isRole } from './lines.ts'
import { keyOf } from './labelled.ts'

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
  gender: 'he' | 'she' | 'they' | null
  words: string
}

const meWord = /^(?:me|i|myself|mine|self|us)$/i
const she =
  /\b(?:mum|mom|mother|mummy|mama|wife|girlfriend|gf|sister|daughter|aunt\w*|gran|grandma|nan|niece|mil|she|her|woman|lady|ex ?-?wife|stepmum|landlady)\b/i
const he =
  /\b(?:dad|father|daddy|papa|husband|hubby|boyfriend|bf|brother|son|uncle|grandad|grandpa|nephew|fil|he|him|man|ex ?-?husband|stepdad)\b/i
const kin: Record<string, RegExp> = {
  mother: /^(?:mum|mom|mummy|mommy|mother|ma|mama|mam|mumma|amma|ammi|umma|mami|maman)$/i,
  father: /^(?:dad|daddy|father|papa|pa|pop|pops|baba|abba|abbu|appa|papi)$/i,
  husband: /^(?:husband|hubby|h|dh)$/i,
  wife: /^(?:wife|wifey|w|dw)$/i,
  boyfriend: /^(?:boyfriend|bf)$/i,
  girlfriend: /^(?:girlfriend|gf)$/i,
  sister: /^(?:sister|sis|didi|apa|akka)$/i,
  brother: /^(?:brother|bro|bhai|bhaiya)$/i,
}
const kinOf = (words: string): string | null =>
  Object.keys(kin).find((role) => words.split(/\s+/).some((word) => kin[role]!.test(word))) ?? null

/** "me, Luke" is two; "my sister, Ann" is one whose name is told. */
function listed(party: string): string[] {
  const parts = party.split(/\s*,\s*(?:and\s+)?/).filter(Boolean)
  return parts.length === 2 && !parts.some((it) => meWord.test(it)) && isRole(parts[0]!) && !isRole(parts[1]!)
    ? [parts.join(' ')]
    : parts
}

export const partiesOf = (given: readonly string[]): string[] =>
  given
    .flatMap((party) => party.split(/\s+(?:and|&|\+|vs\.?)\s+|[;/]/i))
    .flatMap((party) => listed(party))
    .map((party) => party.trim().replace(/\s+/g, ' ').slice(0, 60))
    .filter(Boolean)

function partyOf(words: string): Party {
  if (meWord.test(words)) return { shown: 'Me', self: true, name: null, gender: null, words }
  const plain = words.replace(/\([^)]*\)/g, '').trim()
  const parts = plain.split(/\s+/)
  const last = parts.at(-1) ?? ''
  const roleFirst = /^(?:my|our|the|ex)$/i.test(parts[0] ?? '')
  const name = roleFirst ? (/^\p{Lu}/u.test(last) && parts.length > 2 ? last : null) : isRole(plain) ? null : plain
  const gender = she.test(plain)
    ? 'she'
    : he.test(plain)
      ? 'he'
      : name
        ? (firstNames.get(name.toLowerCase().split(' ')[0] ?? '') ?? null)
        : null
  return { shown: name ?? (plain || words), self: false, name, gender, words: plain }
}

const genderOf = (words: string): 'he' | 'she' | 'they' | null =>
  she.test(words) ? 'she' : he.test(words) ? 'he' : (firstNames.get(tokens(words)[0] ?? '') ?? null)

const tokens = (name: string) =>
  keyOf(name)
    .split(/[\s._\d]+/)
    .filter(Boolean)

/** Who the labels are, in the words of the "people involved" field where they can be told apart. */
export function castOf(
  labels: readonly string[],
  given: readonly string[],
  firstName: string | null,
  mail = false,
): Cast {
  const parties = partiesOf(given).map(partyOf)
  const names = new Map<string, string>()
  const free = new Set(parties)
  const open = new Set<string>()
  const order = new Map<string, string>()
  for (const label of labels) if (!order.has(keyOf(label))) order.set(keyOf(label), label)
  const hasMe = order.has('me') || order.has('self') || order.has('i')
  const give = (key: string, party: Party) => {
    names.set(key, party.shown)
    free.delete(party)
    open.delete(key)
  }
  let self: string | null = null
  for (const [key] of order) {
    if (key === 'me' || key === 'i' || key === 'self' || key === 'myself' || (key === 'you' && !hasMe)) {
      names.set(key, 'Me')
      self = 'Me'
    } else open.add(key)
  }
  if (self) for (const party of parties) if (party.self) free.delete(party)
  const match = (fits: (key: string, party: Party) => boolean) => {
    for (const key of open) {
      const fitting = [...free].filter((party) => !party.self && fits(key, party))
      if (fitting.length === 1 && fitting[0]) give(key, fitting[0])
    }
  }
  match((key, { words, name }) => key === words.toLowerCase() || key === (name ?? '').toLowerCase())
  match((key, { name, words }) => {
    const wanted = tokens(name ?? words)[0]
    return wanted !== undefined && wanted.length > 1 && tokens(key)[0] === wanted
  })
  match((key, { words }) => {
    const role = kinOf(words)
    return role !== null && (kin[role]!.test(key) || kinOf(key) === role)
  })
  const rest = (key: string, { words }: Party) => {
    const told = (order.get(key) ?? key)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .join(' ')
    return kinOf(words) !== null && kinOf(told) === kinOf(words)
  }
  match(rest)
  match((key, { gender }) =>
    /^(?:him|he)$/.test(key) ? gender === 'he' : /^(?:her|she)$/.test(key) ? gender === 'she' : false,
  )
  // One other person and no word about them: the pronoun that comes most often is theirs.
  const others = [...free].filter((party) => !party.self)
  if (others.length === 1 && others[0] && others[0].gender === null) {
    const often = (key: string) => labels.filter((label) => keyOf(label) === key).length
    const key = [...open].filter((it) => /^(?:him|her|them)$/.test(it)).sort((a, b) => often(b) - often(a))[0]
    if (key && ![...open].some((it) => !/^(?:him|her|them)$/.test(it))) give(key, others[0])
  }
  match((key, { shown }) => key.length === 1 && shown.toLowerCase().startsWith(key))
  match(
    (key, { gender, name }) =>
      name === null &&
      gender !== null &&
      firstNames.get(tokens(key)[0] ?? '') === gender &&
      [...open].filter((it) => firstNames.get(tokens(it)[0] ?? '') === gender).length === 1,
  )
  // "My mum ... and she said": the pronoun is the one person whom it fits.
  for (const [pronoun, gender] of [
    ['him', 'he'],
    ['he', 'he'],
    ['her', 'she'],
    ['she', 'she'],
  ] as const) {
    if (!open.has(pronoun)) continue
    const fitting = [...order.keys()].filter(
      (key) =>
        key !== pronoun &&
        names.get(key) !== 'Me' &&
        !/^(?:him|her|he|she|them|they)$/.test(key) &&
        (genderOf(key) ?? gender) === gender,
    )
    if (fitting.length !== 1 || !fitting[0]) continue
    names.set(pronoun, names.get(fitting[0]) ?? shownAs(order.get(fitting[0]) ?? fitting[0]))
    open.delete(pronoun)
  }
  // In a mail the writer's own words stand without a name above and with one further down.
  if (mail && self && open.size === 1 && free.size === 0 && order.size > 2) for (const key of open) names.set(key, self)
  for (const key of names.keys()) open.delete(key)
  // A label and a person left over alone belong to each other.
  if (open.size === 1 && free.size === 1) for (const key of open) for (const party of free) give(key, party)
  if (!self && parties.some((party) => party.self && names.size > 0) && [...names.values()].includes('Me')) self = 'Me'
  const mine = firstName ? tokens(firstName)[0] : undefined
  for (const key of open) {
    if (mine && !self && tokens(key)[0] === mine) {
      const party = parties.find((it) => it.self && free.has(it))
      names.set(key, party ? 'Me' : shownAs(order.get(key) ?? key))
      self = names.get(key) ?? null
    } else names.set(key, shownAs(order.get(key) ?? key))
  }
  if (!self && mine) for (const shown of names.values()) if (tokens(shown)[0] === mine) self = shown
  return { names, self }
}

function shownAs(label: string): string {
  if (/^\+?[\d ()-]{6,}$/.test(label.trim())) return label.trim()
  const bare = label
    .replace(/^[*_~"“'‘[(<]+|[*_"”'’\])>]+$/g, '')
    .replace(/\s*[[(][^\])]*[\])]?/g, '')
    .replace(/[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
  const shown = bare || label.trim()
  return /^(?:he|him)$/i.test(shown)
    ? 'Him'
    : /^(?:she|her)$/i.test(shown)
      ? 'Her'
      : /^(?:they|them)$/i.test(shown)
        ? 'Them'
        : /^\p{Ll}+$/u.test(shown)
          ? shown.charAt(0).toUpperCase() + shown.slice(1)
          : /^\p{Lu}{3,}$/u.test(shown)
            ? shown.charAt(0) + shown.slice(1).toLowerCase()
            : shown
}

/**
 * Which of two alternating voices is whom, by whom they call by name: "Viktor, it's 2 a.m." is not said by Viktor.
 * Null where nobody is called, or where both are.
 */
export function voices(turns: readonly string[], given: readonly string[]): [string, string] | null {
  const parties = partiesOf(given).map(partyOf)
  const others = parties.filter((party) => !party.self)
  if (others.length === 0 || parties.length > 2) return null
  const self: Party = parties.find((party) => party.self) ?? partyOf('me')
  const [one, two] = others.length === 1 ? [others[0]!, self] : [others[0]!, others[1]!]
  let even = 0
  for (const [at, text] of turns.entries()) {
    const sign = at % 2 === 0 ? 1 : -1
    if (calls(text, one)) even -= sign
    if (calls(text, two)) even += sign
  }
  if (even === 0) return null
  return even > 0 ? [one.shown, two.shown] : [two.shown, one.shown]
}

function calls(text: string, { name, words, self }: Party): boolean {
  if (self) return false
  const role = kinOf(words)
  const pattern = name ? literally(name) : role ? kin[role]!.source.slice(1, -1) : null
  if (!pattern) return false
  return (
    new RegExp(
      `^(?:(?:oh|hi|hello|hey|ok|okay|look|listen|please|sorry|no|yes|well),? )?${pattern}[,.!?](?: |$)`,
      'i',
    ).test(text) ||
    new RegExp(`(?:,|\\b(?:hello|hi|hey|no|yes|sorry|please|god|enough|thanks)) ${pattern}[,.!?]*(?: |$)`, 'i').test(
      text.slice(0, 2000),
    ) ||
    (new RegExp(`[\\p{L}] ${pattern}[.!?]*$`, 'u').test(text.slice(-300)) && /\byou\b|\?$/i.test(text))
  )
}
