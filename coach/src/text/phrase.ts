import { toldIn } from './told.ts'
import { setOf } from './words.ts'

/**
 * Patterns over words, read in one pass: `im|i ..3 kill myself` is one of two words, at most three others, then two words.
 * `{name}` is a class of words, `word*` a beginning, `word?` may be missing, `!a|b` as the last part is not followed by
 * one of these. No repetition stands within another, so a sentence costs its words times the parts of a pattern.
 */
export type Phrase = readonly Part[]
interface Part {
  /** Words that fit; null for a gap. */
  fits: Words | null
  optional: boolean
  /** Of a gap: how many words at most. */
  most: number
  /** The word after the pattern must not be one of these. */
  never: boolean
}
export interface Words {
  whole: ReadonlySet<string>
  begins: readonly string[]
}

export function wordsFrom(said: string, classes: Readonly<Record<string, string>>): Words {
  const whole = new Set<string>()
  const begins: string[] = []
  const add = (text: string): void => {
    for (const word of text.split(/[| ]/)) {
      if (!word) continue
      if (word.startsWith('{')) {
        const named = classes[word.slice(1, -1)]
        if (named === undefined) throw new Error(`No class of words called ${word}`)
        add(named)
      } else if (word.endsWith('*')) begins.push(word.slice(0, -1))
      else whole.add(word)
    }
  }
  add(said)
  return { whole, begins }
}

export const fits = ({ whole, begins }: Words, word: string): boolean =>
  whole.has(word) || begins.some((begin) => word.startsWith(begin))

export function phraseOf(pattern: string, classes: Readonly<Record<string, string>>): Phrase {
  return pattern.split(' ').map((said): Part => {
    if (said.startsWith('..')) return { fits: null, optional: true, most: Number(said.slice(2)), never: false }
    const never = said.startsWith('!')
    const optional = said.endsWith('?')
    const words = said.slice(never ? 1 : 0, optional ? -1 : undefined)
    return { fits: wordsFrom(words, classes), optional, most: 0, never }
  })
}

/** Words of most sentences: a phrase that was looked for by them would be tried on nearly all. */
const common = setOf(
  '^ $ i im ive ill he hes she shes you youre they it me my us his her him the a an to of in on at for from with and or not no is was be been have had has do does dont did go goes get got going will would what that this all up out so just want now as by',
)
const often = ({ whole }: Words): number => [...whole].reduce((all, word) => all + (common.has(word) ? 100 : 1), 0)

/** Those that may stand among words, looked up by their rarest part: where none may, it costs one look-up a word. */
export function byPart<T extends { phrase: Phrase }>(all: readonly T[]) {
  const byWord = new Map<string, T[]>()
  for (const it of all) {
    const parts = it.phrase.flatMap(({ fits: words, optional, never }) => (words && !optional && !never ? [words] : []))
    const whole = parts.filter(({ begins }) => begins.length === 0)
    const rarest = whole.length > 0 ? whole.reduce((a, b) => (often(b) < often(a) ? b : a)).whole : ['']
    for (const word of rarest) byWord.set(word, [...(byWord.get(word) ?? []), it])
  }
  return (words: readonly string[]): ReadonlySet<T> => new Set(['', ...words].flatMap((word) => byWord.get(word) ?? []))
}

/** Where each of these phrases first stands among words, as `[from, to)`; those that do not stand there are left out. */
export function placesBy(said: readonly string[], classes: Readonly<Record<string, string>> = {}) {
  const phrases = said.map((it) => ({ phrase: phraseOf(it, classes) }))
  const triedOn = byPart(phrases)
  return (words: readonly string[]) => {
    const tried = triedOn(words)
    return phrases.map((it) => (tried.has(it) ? placeOf(it.phrase, words) : null)).filter((it) => it !== null)
  }
}

/** Whether any of these phrases stands in a sentence's words; "^" and "$" are its beginning and its end. */
export function anyOf(said: readonly string[], classes: Readonly<Record<string, string>> = {}) {
  const places = placesBy(said, classes)
  return (words: readonly string[]): boolean => places(['^', ...words, '$']).length > 0
}

/** Whether a sentence of a text says one of what `anyOf` looks for. */
export const saysOne = (text: string, says: ReturnType<typeof anyOf>): boolean =>
  toldIn(text).some(({ words }) => says(words))

/** Where a phrase first stands among the words, as `[from, to)`; null where it does not. */
export function placeOf(phrase: Phrase, words: readonly string[]): readonly [from: number, to: number] | null {
  const first = phrase[0]!.fits!
  for (let from = 0; from < words.length; from++) {
    if (!fits(first, words[from]!)) continue
    const to = endOf(phrase, words, from + 1)
    if (to >= 0) return [from, to]
  }
  return null
}

/** States are places in the phrase with what is left of a gap: as many as the phrase has parts, never more. */
function endOf(phrase: Phrase, words: readonly string[], start: number): number {
  // left[p]: part p is awaited, and so many words of the gap before it may still pass; -1 where it is not awaited.
  let left = new Int8Array(phrase.length + 1).fill(-1)
  const reach = (states: Int8Array, part: number, gap: number): void => {
    if (states[part]! < gap) states[part] = gap
    const next = phrase[part]
    if (!next) return
    if (next.fits === null) reach(states, part + 1, next.most)
    else if (next.optional) reach(states, part + 1, gap)
  }
  reach(left, 1, 0)
  for (let at = start; at <= words.length; at++) {
    if (left[phrase.length]! >= 0) return at
    const last = phrase.length - 1
    if (phrase[last]!.never && left[last]! >= 0 && (at === words.length || !fits(phrase[last]!.fits!, words[at]!)))
      return at
    if (at === words.length) break
    const then = new Int8Array(phrase.length + 1).fill(-1)
    let any = false
    for (let part = 1; part < phrase.length; part++) {
      const gap = left[part]!
      if (gap < 0) continue
      const awaited = phrase[part]!
      if (awaited.fits !== null && !awaited.never && fits(awaited.fits, words[at]!)) {
        reach(then, part + 1, 0)
        any = true
      }
      if (gap > 0) {
        if (then[part]! < gap - 1) then[part] = gap - 1
        any = true
      }
    }
    if (!any) return -1
    left = then
  }
  return -1
}
