import forms from '../../data/words/forms.json' with { type: 'json' }
import typed from '../../data/words/slips-screen.json' with { type: 'json' }
import type { Turn } from '../port.ts'
import { oncePer } from '../learn/file.ts'
import { wordsOf as gramsOf } from '../learn/linear.ts'

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What is made of each of these names, under it. */
export const each = <N extends string, T>(names: readonly N[], of: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>

/** Lists of words as coach/data/words keeps them, each as a set. */
export const setsOf = <Name extends string>(lists: Readonly<Record<Name, string>>) =>
  each(Object.keys(lists) as Name[], (name) => setOf(lists[name]))

/** Each word of such lists, with the name of the last that has it. */
export const listOf = <Name extends string>(lists: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> =>
  new Map(Object.entries<string>(lists).flatMap(([name, all]) => all.split(' ').map((it) => [it, name as Name])))

/** Lower case, and without the apostrophes within words. */
export const flatten = (text: string): string => text.toLowerCase().replace(/(?<=\p{L})['’‘](?=\p{L})/gu, '')

/** Words of a text in small letters; a sign, or a second space, is a word of its own, so that no phrase goes over it. */
export const tokensOf = (flat: string): string[] => flat.replace(/[^\w ]/g, ' . ').split(' ')

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
export const wordCount = (text: string): number => wordsOf(text).length

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A text without these signs at its beginning and its end; one pass, where a pattern would try each run of them anew. */
export function stripped(text: string, before: string, after: string): string {
  let [from, to] = [0, text.length]
  while (from < to && before.includes(text[from]!)) from++
  while (to > from && after.includes(text[to - 1]!)) to--
  return text.slice(from, to)
}

/** A sentence of coach/data/said with what belongs in its `{places}`. */
export const filled = (said: string, places: Readonly<Record<string, string | number>>): string =>
  said.replace(/\{(\w+)\}/g, (all, place: string) => String(places[place] ?? all))

/** A sentence where it stands in the text: `text.slice(from, to)`. Offsets are UTF-16 units. */
export type Span = Record<'from' | 'to', number>

/** Longer ones are cut at a space: a text without stops is read in parts too. */
const LONGEST = 320
/** A line's end ends one, and a sign where something other than a letter follows ("k!ll" is one word), but for the stop behind a title ("Mr. Lee"). */
const stops = /[\n\r。！？।]|[.!?…;](?=[ \t\n\r"'”’)]|$)(?<!(?:^| )(?:mrs?|ms|dr|prof).)/gi

export const sentencesIn = (text: string): string[] => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

/** Those of its last thousand letters: the end of a long telling says what is wanted. */
export const lastSentences = (text: string): string[] => sentencesIn(text.slice(-1_000))

/** Sentences by a single pass. */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  const cut = (to: number) => {
    let start = from
    while (start < to && text.charCodeAt(start) <= 32) start++
    if (to > start) found.push({ from: start, to })
    from = to
  }
  for (const at of [...Array.from(text.matchAll(stops), ({ index }) => index), text.length]) {
    while (at - from > LONGEST) {
      const space = from + text.slice(from, from + LONGEST + 1).lastIndexOf(' ')
      cut(space > from + LONGEST / 2 ? space : from + LONGEST)
    }
    cut(Math.min(at + 1, text.length))
  }
  return found
}

export type Sentence = ReturnType<typeof sentences>[number]
/** The sentences without the space around them, `text.slice(start, end)`; what is quoted in one belongs to it. `sentence`: which of them it is, from 0. */
export function sentences(text: string) {
  let from = 0
  const pieces = splitSentences(text).map((piece) => {
    const start = from + piece.length - piece.trimStart().length
    from += piece.length
    return { text: piece.trim(), start, end: start + piece.trim().length }
  })
  return pieces.filter((it) => /[\p{L}\p{N}]/u.test(it.text)).map((it, sentence) => ({ ...it, sentence }))
}

/** What is quoted in a line, no longer than this; what ends a sentence, with the space behind it; and what looks like it. */
const endings = /["“][^"”\n]{0,239}["”]|(\n[.?!…"”)]*\s*|[.?!…][.?!…"”)]*(?:\s+|$))|[.?!…][.?!…"”)]*/g

/** The sentences of a text with the space behind them, whatever stands in quotation marks in it: joined they are the text. */
export function splitSentences(text: string): string[] {
  const ends = [...text.matchAll(endings)].flatMap(({ 1: end, index }) => (end ? [index + end.length] : []))
  return [0, ...ends].map((from, at) => text.slice(from, ends[at])).filter(Boolean)
}

/** Of a longer turn the rest is not read: nobody says so much in one turn, and reading it would only cost time. */
export const longestTurn = 6000

/** A sentence as it is read: its folded words, and where it stands in the text. */
export type Told = Span & { words: readonly string[] }

/** The sentences of a text as statements and classifiers read them; `mended`: what a word is taken for. A book is not read to its end for each of its messages. */
export const toldIn = (text: string, mended: (word: string) => string = (word) => word): Told[] =>
  sentencesOf(text.slice(0, 200_000)).map((span) => {
    // Without its apostrophe "I'll" would be "ill", and "he'll" "hell".
    const spelled = text.slice(span.from, span.to).replace(/\b(i|he|she|we)['’]ll\b/gi, '$1 will')
    return { ...span, words: gramsOf(fold(spelled)).map(mended) }
  })

/** What the person wrote in these turns, oldest first. */
export const ownIn = (turns: readonly Pick<Turn, 'role' | 'content'>[]): string[] =>
  turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))

type Cues = readonly string[]

export const low = (text: string) => text.toLowerCase().replaceAll("'", '').replaceAll('’', '')
/** Words alone, in small letters and without signs, with a space around each. */
const plain = (text: string) => ` ${(low(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The same cues are looked for in every text. */
const madeOf = oncePer((cues: Cues): Cues => [...new Set(cues.map(plain))], new WeakMap())

/** How much of what a thing is known by stands in plain words: a phrase counts more than a word. */
function weighed(cues: Cues, said: string): number {
  const met = madeOf(cues).filter((bare) => said.includes(bare) || said.includes(`${bare.trimEnd()}s `))
  return met.reduce((sum, bare) => sum + 0.5 + 0.5 * bare.trim().split(' ').length, 0)
}

/** Each word of one list before each of the next: phrases that are alike in all but one place. */
export const joined = (some: readonly string[], next: readonly string[]): string[] =>
  some.flatMap((it) => next.map((other) => `${it} ${other}`))

export const nearness = (cues: Cues, text: string): number => weighed(cues, plain(text))

/** Whether a sentence ends with one of them: what goes on after it says something else. */
export const endsWith = (cues: Cues, sentence: string): boolean => {
  const said = plain(sentence)
  return madeOf(cues).some((bare) => said.endsWith(bare))
}

/** The nearest first. */
export function nearest<T extends { cues: Cues }>(all: readonly T[], text: string) {
  const said = plain(text)
  return all.map((it) => ({ it, score: weighed(it.cues, said) })).sort((a, b) => b.score - a.score)
}

/** Words of a text: `text.slice(start, end)`, in UTF-16 units. */
export type Words = Record<'start' | 'end', number>

/** The same with the words themselves. */
export type Place = Words & { quote: string }

/** The words of a text at a place that is told as `[from, to)`. */
export const placeIn = (text: string, { from, to }: Span) => ({ quote: text.slice(from, to), start: from, end: to })

/** One spelling for the screen: lower case, no apostrophes, accents off ("señor" and "senor" are one word, and the tables are written once), figures and signs inside words as letters, slips and slang mended. Each step is one pass, linear in its length. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/['`\u0080-\uffff]/g, (sign) => (sign >= '\u0300' && sign <= '\u036f' ? '' : (signs.get(sign) ?? sign)))
    .normalize('NFC')
    .replace(/(?<![a-z0-9@$*!|])[a-z]*[0-9@$*!|][a-z0-9@$*!|]*/g, (word) => unleet(word))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\b[a-z](?:[ .\-_][a-z]){3,11}\b/g, (spaced) => [...spaced].filter(isLetter).join(''))
    .replace(/[a-z]+/g, (word) => slips.get(word) ?? word)
    .replace(/\b([a-z]{1,24})(?: \1\b){2,}/g, '$1')
    .replace(/\bmy self\b/g, 'myself')
    .replace(/[ \t]+/g, ' ')
}

/** What is spelled otherwise; the rest of these are left out. */
const signs = new Map(Object.entries(forms.signs))

const isLetter = (sign: string) => sign >= 'a' && sign <= 'z'
const letters = new Map(forms.letters.split(' ').map(([sign, letter]) => [sign!, letter!]))

const units = setOf(forms.units)
const digits = '0123456789'
/** A word with letters for the figures and signs among its letters. */
function unleet(word: string): string {
  // Long runs are no words, and "no!!" is one with its marks.
  const all = [...stripped(word, '', '!*|')]
  if (word.length > 40 || all.every(isLetter) || !all.some(isLetter)) return word
  // Digits alone in front ("2am", "3rd", "14f") are times, ordinals and ages, not disguises.
  const behind = stripped(word, digits, '')
  const isAge = word.length === 3 && [behind, stripped(word, '', digits)].some((it) => it === 'f' || it === 'm')
  if (isAge || (digits.includes(word[0]!) && units.has(behind))) return word
  if (word.includes('*')) return starred.get(word) ?? word
  return [...word].map((sign) => letters.get(sign) ?? sign).join('')
}

const starred = new Map(Object.entries(forms.starred))
const slips = listOf<string>(typed)

/** The marks around what is quoted, as they are typed and as they are printed. */
export const marks: ReadonlyMap<string, string> = new Map(['""', '“”', '«»', "''", '‘’'].map((it) => [it[0]!, it[1]!]))

/** Two of them are apostrophes as well: these open and close beside no letter. */
const isEdge = (it = ' ') => ' \n.,:;!?()'.includes(it)
const mayBeApostrophe = (sign: string) => "'‘’".includes(sign)

export const opensAt = (text: string, at: number): boolean =>
  marks.has(text[at]!) && (!mayBeApostrophe(text[at]!) || (isEdge(text[at - 1]) && !isEdge(text[at + 1])))

/** Where what opens at `at` is closed; -1 where it never is. */
export function closedAt(text: string, at: number): number {
  const close = marks.get(text[at]!)!
  let end = text.indexOf(close, at + 1)
  while (end >= 0 && mayBeApostrophe(close) && !isEdge(text[end + 1])) end = text.indexOf(close, end + 1)
  return end
}
