import kept from '../../data/words/people.json' with { type: 'json' }
import rows from '../../data/words/roles.json' with { type: 'json' }
import { toldIn, type Told, lastSentences, setOf } from '../text/words.ts'
import type { Role } from './labels.ts'
import { people, pronounOf, rolesOf, wordsIn } from '../text/people.ts'
import { askedIn } from './wish.ts'

/** How a text is laid before a classifier: its sentences, and what else is known of it as words that nobody writes. */

/** Words that stand nowhere in the text, as one sentence. */
export const beside = (words: readonly string[]): Told => ({ from: 0, to: 0, words })

/** How a message is written: how long it is, how it ends, its marks. */
function signsIn(text: string): string[] {
  const signs = text.split('')
  const between = (first: string, last = first) => signs.filter((sign) => sign >= first && sign <= last).length
  const isLetter = (sign = ' ') => "'’".includes(sign) || (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z')
  const words = signs.filter((sign, at) => isLetter(sign) && !isLetter(signs[at - 1])).length
  const [bangs, asks, dots] = [between('!'), between('?'), between('.')]
  const [high, digits, capitals] = [between('\ud83c', '\ud83e'), between('0', '9'), between('A', 'Z')]
  const long = [3, 6, 10, 16, 26].filter((most) => words >= most).length
  const end = { '.': 'dot', '?': 'ask', '!': 'bang' }[text.trimEnd().at(-1) ?? ''] ?? 'none'
  return [
    `qqlong${'abcdef'[long]}`,
    `qqend${end}`,
    ...(bangs > 0 ? ['qqbang'] : []),
    ...(asks > 1 ? ['qqasks'] : asks > 0 ? ['qqask'] : []),
    ...(dots > 2 ? ['qqdots'] : []),
    ...(high > 0 ? ['qqpicture'] : []),
    ...(digits > 0 ? ['qqnumber'] : []),
    ...(capitals > 6 && capitals > words ? ['qqloud'] : capitals === 0 ? ['qqlow'] : []),
  ]
}

/** The sentences of a message, and its signs as one more. */
export const withSigns = (text: string, told = toldIn(text)): Told[] => [...told, beside(signsIn(text))]

/** How a known sender is told to the reader of messages: by what they are, and by whom an answer depends on. */
export const toldOf = (from: string, role: Role): string => `my ${from}, ${role}.`

/** The sentences of a message with its signs, and what is told about it, in capitals: "sorry" from the sender and "sorry" told of somebody are never one feature. */
export function withContext(text: string, context: string | null): Told[] {
  const told = toldIn(context ?? '').map(({ words }) => words.filter((word) => word !== '?'))
  return [...withSigns(text), ...told.map((words) => beside(words.map((word) => word.toUpperCase())))]
}

/** Words and what is between them, in order, with straight apostrophes; joined they are the text. */
export const tokensIn = (text: string): string[] =>
  text.replace(/[’‘]/g, "'").match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu) ?? []

/** Where a mark stands, or nothing. */
const NONE = 'qqmark'

/** What stands around a word, from which its form is learnt: the one right before it and the two behind; a mark ends them. */
export function aroundWord(tokens: readonly string[], at: number): Told[] {
  const word = (from: number, to: number) => (tokens[from] === ' ' && tokens[to]?.toLowerCase()) || NONE
  const [before, next] = [word(at - 1, at - 2), word(at + 1, at + 2)]
  const then = next === NONE ? NONE : word(at + 3, at + 4)
  return [beside([before, 'qqhere', next, then]), beside([`qqb${before}`]), beside([`qqn${next}`])]
}

/** To whom words are wanted: what a request says of whom it is for, as words that nobody writes. */

const kinds = rolesOf<string>([...rows, ...kept.roles])
export const kindIn = ({ role, name }: { role: string | null; name: string | null }): string =>
  kinds.get((role ?? '').replaceAll(' ', '-'))?.kind ?? (name ? 'name' : 'other')

/** Who is named in the request and before it, and of each pronoun in it who was told of last and first that it may be. */
function signsOf(text: string): string[] {
  const all = lastSentences(text)
  const request = all.findLast((it) => it.endsWith('?')) ?? all.at(-1) ?? ''
  const told = people(text.slice(0, Math.max(0, text.lastIndexOf(request)))).map(({ someone }) => someone)
  const named = people(request).flatMap(({ someone, start }) => {
    const kind = kindIn(someone)
    return isTo(request.slice(0, start)) ? [`qqnow${kind}`, `qqto${kind}`] : [`qqnow${kind}`]
  })
  const pronouns = new Set(wordsIn(request).flatMap(({ lower }) => pronounOf.get(lower) ?? []))
  const meant = [...pronouns].flatMap((pronoun) => {
    const may = told.filter((it) => it.pronoun === pronoun)
    const kindAt = (at: number) => (may.length > 0 ? kindIn(may.at(at)!) : 'nobody')
    return [`qq${pronoun}`, `qqlast${kindAt(-1)}`, `qqfirst${kindAt(0)}`]
  })
  const nobody = named.length + meant.length === 0 ? ['qqnobody'] : []
  return [...new Set([...named, ...meant, ...nobody, ...told.map((it) => `qqtold${kindIn(it)}`)])]
}
/** What leads to whom words are for. */
export const toward = setOf('to tell text ask answer')
const owners = setOf('my the a our his her their')
/** Whether words end on what leads to whom they are for: "write to my". */
export const isTo = (words: string): boolean =>
  toward.has(wordsIn(words).findLast(({ lower }) => !owners.has(lower))?.lower ?? '')
/** The sentences of a request behind what was told before it, with whom it names as one more. */
export const withWhom = (text: string): Told[] => [...askedIn(text), beside(signsOf(text))]
