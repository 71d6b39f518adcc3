import kept from '../../data/words/pasted.json' with { type: 'json' }
import type { Evidence } from '@mallama/contracts/safety'
import { untilWord } from '../analysis/received-harm.ts'
import { isRoleWord, wordsIn } from '../text/people.ts'
import { sentencesOf, filled, setsOf, stripped, wordCount } from '../text/words.ts'

/** A stretch of the pasted text, word for word: `text` is `source.slice(start, start + text.length)`. */
export type Piece = { text: string; start: number }

/** One turn with its speaker. `pieces` say where in the pasted text its words stand. */
export type Turn = { speaker: string; text: string; pieces: Piece[] }

/** One turn before anybody knows who speaks. `label`: as written, `self` for who pasted it, null where nobody is named. */
export type RawTurn = { label: string | null; pieces: Piece[] }

/** `depth`: how deep a mail quotes it, the number of ">" before it. */
export type Line = Piece & { depth: number }

export type Form = 'export' | 'own lines' | 'mail' | 'labelled' | 'narrative' | 'alternating' | 'account'
/** What one reader makes of the text; a turn without a label is by the next of two who take turns. `dropped`: what nobody said, read for safety all the same; `outside`: around the conversation, how it came about and how it ended; `quoted`: by one person's account, danger in it is not the teller's; `sure`: share whose speaker it names, 0..1. */
export type Found = { form: Form; turns: RawTurn[]; sure: number } & Partial<Beside>
type Beside = { dropped: string[]; outside: Line[]; quoted: RawTurn[] }

// Chat exports put direction marks and odd spaces around names and times; they are nobody's words.
const unseen = '\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069'
const isBlank = (sign: string): boolean => sign.trim() === '' || unseen.includes(sign)

/** A part of a piece, without the blanks around it. */
export function cut({ text, start }: Piece, from = 0, to = text.length): Piece {
  let [first, last] = [from, Math.min(to, text.length)]
  while (first < last && isBlank(text[first]!)) first++
  while (last > first && isBlank(text[last - 1]!)) last--
  return { text: text.slice(first, last), start: start + first }
}

/** The lines with their places, trimmed; blank lines are kept, empty. */
export function linesOf(source: string): Line[] {
  let start = 0
  return source.split('\n').map((text) => {
    let piece = cut({ text, start })
    start += text.length + 1
    let depth = 0
    for (; piece.text.startsWith('>') && depth < 20; depth++) piece = cut(piece, 1)
    return { ...piece, depth }
  })
}

const time = String.raw`\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:[\s\u202f\u00a0]?[ap][.\s\u202f]{0,2}m\b\.?)?|\d{1,2}[\s\u202f\u00a0]?[ap]m\b`
const weekday = '(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?'
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const nth = String.raw`\d{1,2}(?:st|nd|rd|th)?`
// A day has its number: "9:15 Mary" names somebody.
const day = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?|(?:${weekday},? )?(?:${nth} ${month}\b\.?|${month}\.? ${nth}\b),?(?: \d{4}\b)?)`
const near = String.raw`(?:${day}|today|yesterday|${weekday})`
const stamp = String.raw`(?:(?:${time}),? (?:on )?${day}|${near}(?:,? (?:at |à |um )?|, ?|[\s\u202f\u00a0]+|T)(?:${time})|${time})`

const stampStart = new RegExp(
  String.raw`^[[(<]?(?:${stamp})(?:\s?(?:UTC|GMT|Z))?[\])>]?[\s\u200e\u200f]*(?:[-–—|•][\s\u200e]*)?`,
  'i',
)
const stampOnly = new RegExp(String.raw`^[[(]?(?:${stamp}|${near})[\])]?\.?$`, 'i')
/** How many units at the start of the line are a date and time; 0 when it has none. */
export const stampLength = (text: string): number => stampStart.exec(text.slice(0, 80))?.[0].length ?? 0
export const isStamp = (text: string): boolean => text.length < 60 && stampOnly.test(text)
export function withoutTime(text: string): string {
  const words = text.split(' ')
  const behind = (at: number) => words.slice(at).join(' ')
  const at = words.findIndex((_, at) => stampLength(behind(at)) === behind(at).length)
  return at < 0 ? text : stripped(words.slice(0, at).join(' '), '', ' ,•·|–—-')
}

const decor =
  /^[*_~"“'‘[(<]+|[*_"”'’\])>]+$|\s*[[(][^\])]*[\])]|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu
/** A name without what stands around and in it: marks, brackets, pictures. */
export const bareName = (label: string): string => label.replace(decor, '').trim() || label.trim()
export const keyOf = (name: string): string => bareName(name).toLowerCase()

/** Whether a few words can be the name that stands before somebody's words. */
export function looksLikeName(words: string): boolean {
  const name = bareName(words)
  if (name.length > 44 || kept.noNames.includes(name.toLowerCase()) || !/\p{L}|^\+\d/u.test(name)) return false
  const parts = name.split(' ').filter(Boolean)
  if (name.endsWith('.') || name.split(',').length > 2 || /[!?;:/\\{}<>=]/.test(name)) return false
  if (parts.length === 1 || isRole(name)) return true
  const named = parts.filter(([sign = '']) => sign === sign.toUpperCase()).length
  return parts.length <= 5 && named >= parts.length - (parts.length > 2 ? 1 : 0)
}

const { anyone } = setsOf(kept.persons)
/** "Her", "my older sister", "mother in law": who somebody is, in place of a name. */
export function isRole(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  const last = words.at(-1)!
  return words.length <= 4 && (isRoleWord(words.join('-')) || isRoleWord(last) || anyone.has(last))
}

/** The words alone, numbers as "#": "Read 18:31" is "read #". */
function shapeOf(text: string): string {
  const words = wordsIn(text).map(({ lower }) => (lower[0]! <= '9' ? '#' : lower))
  return words.filter((word, at) => word !== '#' || words[at - 1] !== '#').join(' ')
}
const among = (list: readonly string[]) => (text: string) => text.length < 100 && list.includes(shapeOf(text))

/** "image omitted": a place where something stood, also as an export marks it in whatever language: "<Medien ausgeschlossen>". */
export const saysNothing = (text: string): boolean =>
  among(kept.nothing)(text) || (text.length < 62 && text.startsWith('<') && text.indexOf('>') === text.length - 1)
/** What a phone's screen shows around the words, after WhatsApp, iMessage, Messenger and Instagram of 2024. */
export const isPhone = among(kept.furniture)
/** What a messenger wrote and nobody said. */
export function isNotice(text: string): boolean {
  if (text.length > 300) return false
  const shape = ` ${shapeOf(text)} `
  return kept.reactions.some((it) => text.startsWith(it)) || kept.notices.some((it) => shape.includes(` ${it} `))
}

export type Quote = NonNullable<ReturnType<typeof quoteOf>>

/** The sentence of the turn that holds `cue` (or its first), as pasted, without quotation marks inside; null for none. */
export function quoteOf({ speaker, pieces }: Pick<Turn, 'speaker' | 'pieces'>, cue = '') {
  // What the turn says in several lines is quoted from the first of them.
  const opening = cue.slice(0, 40)
  const piece = pieces.find(({ text }) => text.includes(opening)) ?? pieces[0]
  if (!piece) return null
  const spot = piece.text.indexOf(opening)
  const parts = sentencesOf(piece.text)
  const at = parts.findIndex(({ to }) => spot < to)
  const [first = { from: 0, to: 0 }, next = first] = parts.slice(Math.max(0, at))
  // A word or two alone say little: what follows them in the line is quoted with them.
  const isFew = wordCount(piece.text.slice(first.from, first.to)) <= 2
  // What is quoted in it is somebody else's.
  const near = piece.text.slice(first.from, isFew ? next.to : first.to)
  const outside = near.split(/["“”]/).filter((_, part) => part % 2 === 0)
  const [longest = ''] = outside.toSorted((a, b) => b.length - a.length)
  const begun = piece.text.indexOf(longest, first.from)
  const whole = cut(piece, begun, begun + longest.length)
  const quote = stripped(untilWord(whole.text, 120), '', ' \t.,;:…')
  const isSaid = quote.toLowerCase() !== quote.toUpperCase()
  return isSaid ? { quote, start: whole.start, end: whole.start + quote.length, speaker } : null
}

/** "Me" is the reader, "my dad" is the reader's dad. */
const spokenOf = (name: string): string =>
  name === 'Me' ? 'you' : name.toLowerCase().startsWith('my ') ? `your ${name.slice(3)}` : name

/** A sentence of coach/data/said/quarrel.json, filled; `one` and `two` are people. */
export const tell = (sentence: string, { one = '', two = '', ...places }: Parameters<typeof filled>[1]): string =>
  filled(sentence, { ...places, one: spokenOf(`${one}`), two: spokenOf(`${two}`) })

export const citing = ({ quote, start, end }: Quote, label: string): Evidence => ({ quote, label, start, end })
