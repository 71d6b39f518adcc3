import kept from '../../data/words/common.json' with { type: 'json' }
import { once } from '../learn/file.ts'
import { type Span, listOf, setOf, toldIn } from './words.ts'

/** Patterns over words, read in one pass: `im|i ..3 kill myself` is one of two words, at most three others, then two words. `{name}` is a class of words, `word*` a beginning, `word?` may be missing, `!a|b` as the last part is not followed by one of these. No repetition stands within another, so a sentence costs its words times the parts of a pattern. */
type Phrase = readonly Part[]
type Part = { is: 'word' | 'never'; words: Words } | { is: 'gap'; most: number; passes: Passes }
/** Whether a word may stand in a gap. */
type Passes = (word: string) => boolean
const anyWord: Passes = () => true

export type Words = ReturnType<typeof wordsFrom>
type Classes = Readonly<Record<string, string>>

export function wordsFrom(said: string, classes: Classes) {
  const all = spelledOut(said, classes)
  const begins = all.flatMap((it) => (it.endsWith('*') ? [it.slice(0, -1)] : []))
  return { whole: new Set(all.filter((it) => !it.endsWith('*'))), begins }
}

const spelledOut = (said: string, classes: Classes): string[] =>
  said.split(/[| ]/).flatMap((word) => {
    if (!word.startsWith('{')) return word || []
    const named = classes[word.slice(1, -1)]
    if (named === undefined) throw new Error(`No class of words called ${word}`)
    return spelledOut(named, classes)
  })

export const fits = ({ whole, begins }: Words, word: string): boolean =>
  whole.has(word) || begins.some((begin) => word.startsWith(begin))

export function phraseOf(pattern: string, classes: Classes): Phrase {
  return pattern.split(' ').map((said): Part => {
    if (said.startsWith('..')) return { is: 'gap', most: Number(said.slice(2)), passes: anyWord }
    if (said.startsWith('!')) return { is: 'never', words: wordsFrom(said.slice(1), classes) }
    if (!said.endsWith('?')) return { is: 'word', words: wordsFrom(said, classes) }
    const words = wordsFrom(said.slice(0, -1), classes)
    return { is: 'gap', most: 1, passes: (word) => fits(words, word) }
  })
}

/** Words of most sentences: a phrase that was looked for by them would be tried on nearly all. */
const common = setOf(kept)
const often = ({ whole }: Words): number => [...whole].reduce((all, word) => all + (common.has(word) ? 100 : 1), 0)

/** Those that may stand among words, looked up by their rarest part: where none may, it costs one look-up a word. */
export function byPart<T extends { phrase: Phrase }>(make: () => readonly T[]) {
  const byWord = once(() => {
    const made = new Map<string, T[]>()
    for (const it of make()) {
      const parts = it.phrase.flatMap((part) => (part.is === 'word' && !part.words.begins.length ? [part.words] : []))
      const [rarest] = parts.toSorted((a, b) => often(a) - often(b))
      // What has none is always tried.
      for (const word of rarest?.whole ?? ['']) if (!made.get(word)?.push(it)) made.set(word, [it])
    }
    return made
  })
  return (words: readonly string[]) => new Set(['', ...words].flatMap((word) => byWord().get(word) ?? []))
}

/** Where each of these phrases first stands among words, as `[from, to)`; those that do not stand there are left out. */
export function placesBy(said: readonly string[], classes: Classes = {}) {
  const triedOn = byPart(() => said.map((it, at) => ({ at, phrase: phraseOf(it, classes) })))
  return (words: readonly string[]) => {
    const tried = [...triedOn(words)].toSorted((a, b) => a.at - b.at)
    return tried.map(({ phrase }) => placeOf(phrase, words)).filter((it) => it !== null)
  }
}

/** Whether any of these phrases stands in a sentence's words; "^" and "$" are its beginning and its end. */
export function anyOf(said: readonly string[], classes: Classes = {}) {
  const places = placesBy(said, classes)
  return (words: readonly string[]): boolean => places(['^', ...words, '$']).length > 0
}

/** Where a phrase first stands among the words, as `[from, to)`; null where it does not. */
export function placeOf(phrase: Phrase, words: readonly string[]): readonly [from: number, to: number] | null {
  const from = words.findIndex((_, at) => endOf(phrase, words, at) >= 0)
  return from < 0 ? null : [from, endOf(phrase, words, from)]
}

/** Where a phrase ends at the earliest that begins at this word; -1 where it does not. */
function endOf(phrase: Phrase, words: readonly string[], from: number): number {
  // From its first gap on it may end in as many places as its gaps are long, never more; the nearest stands first.
  let ends: readonly number[] = [from]
  for (const part of phrase) {
    const [only = -1, more] = ends
    if (only < 0) return -1
    ends = more ? [...new Set(ends.flatMap((it) => behind(part, words, it)))] : behind(part, words, only)
  }
  return ends[0] ?? -1
}

/** Where a part of a phrase may end that begins at this word. */
function behind(part: Part, words: readonly string[], from: number): readonly number[] {
  if (part.is === 'gap') {
    const last = Math.min(words.length, from + part.most)
    const ends = [from]
    for (let at = from; at < last && part.passes(words[at]!); at++) ends.push(at + 1)
    return ends
  }
  const stands = from < words.length && fits(part.words, words[from]!)
  return stands === (part.is === 'never') ? [] : [stands ? from + 1 : from]
}

/** A phrase of a list among the words of a text, as `[from, to)`. */
type Place<List extends string> = Span & { is: List }

/** Named lists of plain phrases, each parted by commas or a row of its own; `word*` is any word that begins so. */
export type Lists<List extends string> = Readonly<Record<List, string | readonly string[]>>

const plain = (word: string): Part => ({ is: 'word', words: wordsFrom(word, {}) })
/** Beginnings are looked up by so many letters, which each has at least. */
const KEY = 3

/** Every place of the phrases, in the order of the text; a phrase is looked up by its first word. `gap`: so many other words at most may stand before each further word of a phrase, those that `passes`. */
export function placesOf<List extends string>(lists: Lists<List>, gap = 0, passes = anyWord) {
  const between: Part[] = gap > 0 ? [{ is: 'gap', most: gap, passes }] : []
  const byFirst = once(() => {
    const phrases = Object.entries<string | readonly string[]>(lists).flatMap(([is, list]) =>
      (typeof list === 'string' ? list.split(',') : list).map((said) => {
        const [first = '', ...rest] = said.trim().split(' ')
        return { is: is as List, first, phrase: [plain(first), ...rest.flatMap((word) => [...between, plain(word)])] }
      }),
    )
    return Map.groupBy(phrases, ({ first }) => (first.endsWith('*') ? `${first.slice(0, KEY)}*` : first))
  })
  return (words: readonly string[]): Place<List>[] =>
    words.flatMap((word, from) => {
      const begun = [word, `${word.slice(0, KEY)}*`].flatMap((key) => byFirst().get(key) ?? [])
      return begun.map(({ is, phrase }) => ({ is, from, to: endOf(phrase, words, from) })).filter(({ to }) => to >= 0)
    })
}

/** The same, where of those that begin at the same word only the longest stands. */
export function listed<List extends string>(lists: Lists<List>, gap = 0) {
  const places = placesOf(lists, gap)
  return (words: readonly string[]): Place<List>[] => {
    const byStart = Map.groupBy(places(words), ({ from }) => from)
    return [...byStart.values()].flatMap((some) => {
      const end = Math.max(...some.map(({ to }) => to))
      return some.filter(({ to }) => to === end)
    })
  }
}

/** Which of the lists have a phrase among the words. */
export function metOf<List extends string>(lists: Lists<List>) {
  const places = placesOf(lists)
  return (words: readonly string[]): ReadonlySet<List> => new Set(places(words).map(({ is }) => is))
}

/** Where phrases of coach/data/words stand in a sentence, with up to so many other words before each further one, and any of `alike`, words that count as one here ("him" as "you"); a "her" may be "him" or "his". */
export function phrasesIn<List extends string>(lists: Lists<List>, gap: number, alike: Classes = {}, passes?: Passes) {
  const places = placesOf(lists, gap, passes)
  const as = listOf(alike)
  return (words: readonly string[]) => {
    const plain = words.map((it) => as.get(it) ?? it)
    const owned = words.map((it, at) => (it === 'her' ? 'your' : plain[at]!))
    return [...places(plain), ...(words.includes('her') ? places(owned) : [])]
  }
}

/** Whether a sentence of a text says one of these. */
export function saying(list: readonly string[], gap = 0, alike: Classes = {}, passes?: Passes) {
  const places = phrasesIn({ list }, gap, alike, passes)
  return (text: string): boolean => toldIn(text).some(({ words }) => places(words).length > 0)
}

/** The longest phrase, in words, whose repetitions are cut; it is left so often: "no no no" says more than "no", and "no" a hundred times says no more than that. */
const [LONGEST, LEFT] = [12, 3]

/** The text with no phrase more than three times on end: patterns would read a run over and over, and nobody says more by the fourth. For matching only: what is left out is not where the text says it is. */
export function withoutRepeats(text: string): string {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)]
  /** Each with all that stands before the next. */
  const kept: { word: string; whole: string }[] = []
  // Whether the last words are a phrase of this length once more than it may stand.
  const isRun = (length: number) =>
    kept.length >= length * (LEFT + 1) &&
    kept.slice(-length * LEFT).every(({ word }, at) => word === kept.at(at - length * (LEFT + 1))!.word)
  for (const [at, { 0: word, index }] of words.entries()) {
    kept.push({ word: word.toLowerCase(), whole: text.slice(index, words[at + 1]?.index) })
    // The last one stays: what follows it is behind it.
    for (let length = 1; length <= LONGEST; length++) if (isRun(length)) kept.splice(-2 * length, length)
  }
  return text.slice(0, words[0]?.index) + kept.map(({ whole }) => whole).join('')
}
