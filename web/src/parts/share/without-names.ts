import { folded, type Folded } from './fold.ts'
import { kinOf } from './kin.ts'
import { between, isWord, namesNobody } from './name-words.ts'
import { roleOf, toldApart, type Unnamed } from './roles.ts'
import { isLabel, opensSentence, standsForSomebody } from './stands-for.ts'
import { titledBefore } from './titles.ts'

interface Form {
  person: Unnamed
  /** In a text without case and accents. */
  letters: string
  pattern: string
  /** Means something else as well. */
  word: boolean
  /** Says what they are and not who: taken out only at the head of what they say. */
  head?: boolean
}

const LETTER = '[\\p{L}\\p{M}]'
/** Scripts that write no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('-', '[- ]?')

interface Part {
  letters: string
  nth: number
}

/** Whether a part of a name names somebody by itself. */
const telling = ({ letters, nth }: Part) =>
  letters.length > 1 && /\p{L}/u.test(letters) && !namesNobody.has(letters) && (nth === 0 || !between.has(letters))

/** The whole name, and each of its parts that names somebody by itself. */
const formsOf = (person: Unnamed): Form[] =>
  [person.name, ...(person.heads ?? [])].flatMap((name) => formsOfName(person, name))

function formsOfName(person: Unnamed, name: string): Form[] {
  const written = name.match(/[\p{L}\p{M}\p{N}\p{Cf}'’ʼ‐‑-]+/gu) ?? []
  const parts = written
    .map((part, nth) => ({ part, nth, letters: folded(part).text.replace(/^['-]+|['-]+$/g, '') }))
    .filter(({ letters }) => letters !== '')
  if (parts.length === 0) {
    const sign = folded(name.trim()).text
    return sign ? [{ person, letters: sign, pattern: literal(sign), word: false }] : []
  }
  const letters = parts.map((it) => it.letters).join(' ')
  const whole = parts.map((it) => literal(it.letters)).join(`[^\\p{L}\\p{N}\\n]{1,3}`)
  if (!parts.some(telling))
    return kinOf(parts.map((it) => it.letters)).length > 0
      ? [{ person, letters, pattern: edged(letters, whole), word: false, head: true }]
      : []
  const capital = parts.some(({ part }) => /^\p{Lu}/u.test(part))
  const single = parts
    .filter(telling)
    .filter(({ part }) => !capital || !/^\p{Ll}/u.test(part))
    .map(({ letters }): Form => ({ person, letters, pattern: edged(letters, literal(letters)), word: isWord(letters) }))
  if (parts.length === 1) return single
  return [{ person, letters, pattern: edged(letters, whole), word: false }, ...single]
}

/** Not inside another word; with the possessive, also as it is written in haste. */
function edged(letters: string, pattern: string): string {
  if (unspaced.test(letters)) return pattern
  const owned = letters.endsWith('s') ? `'s|'(?=\\s+\\p{L})` : letters.length > 2 && !isWord(letters) ? `'?s` : `'s`
  return `(?<!${LETTER})${pattern}(?:${owned})?(?!${LETTER}|'t(?!${LETTER}))`
}

interface Found {
  from: number
  to: number
  person: Unnamed
  owned: boolean
}

/** Addresses and handles with a name inside them are somebody's as a whole. */
function addresses({ text, start, end }: Folded, forms: readonly Form[]): Found[] {
  return [...text.matchAll(/[^\s<>()"',;:]*@[^\s<>()"',;:]+/g)].flatMap((match) => {
    const token = match[0].replace(/[.!?]+$/, '')
    const form = forms.find(({ letters }) => letters.length > 2 && token.includes(letters.replaceAll(' ', '')))
    if (!form) return []
    const from = start[match.index] ?? 0
    return [{ from, to: end[match.index + token.length - 1] ?? from, person: form.person, owned: false }]
  })
}

function find(text: string, people: readonly Unnamed[]): Found[] {
  const read = folded(text)
  const forms = people
    .flatMap(formsOf)
    // Who is nowhere in the text need not be looked for at every word of it.
    .filter(({ letters }) => read.text.includes(/^[^ -]*/.exec(letters)?.[0] ?? letters))
    .sort((a, b) => b.letters.length - a.letters.length)
  if (forms.length === 0) return []
  const any = new RegExp(forms.map(({ pattern }) => `(${pattern})`).join('|'), 'gu')
  const found = addresses(read, forms)
  for (const match of read.text.matchAll(any)) {
    const form = forms[match.slice(1).findIndex((group) => group !== undefined)]
    if (!form) continue
    const at = match.index
    // Between two single quotes the second ends the words.
    const quoted = match[0].endsWith("'") && /['‘]/.test(read.text.charAt(at - 1))
    const matched = quoted ? match[0].slice(0, -1) : match[0]
    const last = at + matched.length
    const from = read.start[at] ?? 0
    const to = read.end[last - 1] ?? from
    if (found.some((other) => from < other.to && to > other.from)) continue
    const owned = /^'?s$|^'$/.test(matched.slice(form.letters.length)) && matched.startsWith(form.letters)
    const written = text.slice(from, read.end[at + form.letters.length - 1] ?? to)
    const place = {
      written,
      word: form.letters,
      before: read.text.slice(Math.max(0, at - 200), at),
      after: read.text.slice(last, last + 80),
      possessive: owned,
    }
    const around = { before: text.slice(Math.max(0, from - 80), from), after: text.slice(to, to + 80) }
    if (form.head && !isLabel(place)) continue
    if (form.word && !standsForSomebody(place, around)) continue
    found.push({ from, to, person: form.person, owned })
  }
  return found.sort((a, b) => a.from - b.from)
}

const GREETING =
  /(?:^|[\n.!?:"“])\s*(?:hi|hey|hello|hiya|yo|thanks|thank you|sorry|good (?:morning|evening|afternoon))(?: there)?,? $/i
const OWNERS = /(?:^|\P{L})(?:my|our|your|his|her|their) $/iu

/** What stands in a name's place so that the sentence still reads; `drop` is what goes before it. */
function instead(before: string, after: string, role: string): { drop: number; words: string } {
  const { drop, family } = titledBefore(before, role)
  const inFront = before.slice(0, before.length - drop)
  const rest = roleFor(inFront, after, family === null ? role : familyOf(role, family))
  return { ...rest, drop: drop + rest.drop }
}

const familyOf = (role: string, who: 'all' | 'one') => `${who === 'one' ? 'someone in ' : ''}${role}'s family`

/** "my mum", where the name would only say again who that is. */
const APPOSITION = /(?:^|\P{L})(?:my|our|your|his|her|their) (\p{L}+),? $/iu

function roleFor(before: string, after: string, role: string): { drop: number; words: string } {
  if (GREETING.test(before) && /^(?:[,!.?\n]|$)/.test(after))
    return { drop: /,? $/.exec(before)?.[0].length ?? 0, words: '' }
  const [, plain = role, letter = ''] = /^(my .*?)( [A-Z]+)?$/.exec(role) ?? []
  const called = APPOSITION.exec(before)?.[1]?.toLowerCase()
  const said = before.replace(/,? $/, '')
  if (called && (plain === `my ${called}` || kinOf([called]).some((type) => roleOf(type) === plain)))
    return { drop: before.length - said.length, words: letter }
  if (said !== before && said.toLowerCase().endsWith(role.toLowerCase()))
    return { drop: before.length - said.length, words: '' }
  const bare = role.replace(/^my /, '')
  if (OWNERS.test(before) || /(?:^|\P{L})dear $/iu.test(before)) return { drop: 0, words: bare }
  return {
    drop: 0,
    words: opensSentence(before) || isLabel({ before, after }) ? role.charAt(0).toUpperCase() + role.slice(1) : role,
  }
}

/**
 * The text with everybody who is not to be named replaced by what they are, in every form of their name: any case,
 * with or without accents, the possessive, a part of the whole name. Names that are words are taken out only where
 * they are names. What it cannot know are nicknames: the person reads the text before it goes out.
 */
export function withoutNames(text: string, people: readonly Unnamed[]): { text: string; taken: Unnamed[] } {
  const found = find(text, people)
  const taken = people.filter((person) => found.some((one) => one.person === person))
  const roles = toldApart(taken)
  let out = ''
  let read = 0
  for (const { from, to, person, owned } of found) {
    out += text.slice(read, from)
    read = to
    const role = roles.get(person) ?? person.role
    const { drop, words } = instead(out.slice(-80), text.slice(to, to + 20), role)
    out = out.slice(0, out.length - drop) + words + (owned ? "'s" : '')
  }
  return { text: out + text.slice(read), taken }
}
