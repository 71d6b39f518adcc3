/** A phrase of a list among the words of a text, as `[from, to)`. */
export interface Place<List extends string> {
  is: List
  from: number
  to: number
}

/** Named lists of plain phrases, each parted by commas or a row of its own; `word*` is any word that begins so. */
export type Lists<List extends string> = Readonly<Record<List, string | readonly string[]>>

interface Entry<List> {
  is: List
  first: string
  rest: readonly string[]
}

const fits = (part: string, word: string) => (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : part === word)

/** Beginnings are looked up by so many letters, which each has at least. */
const KEY = 3

/**
 * Every place of the phrases, in the order of the text. A phrase is looked up by its first word, so that a text costs
 * its own length and hardly more for a longer list. `gap`: so many other words at most may stand before each further
 * word of a phrase, those that `passes`.
 */
export function placesOf<List extends string>(
  lists: Lists<List>,
  gap = 0,
  passes: (word: string) => boolean = () => true,
) {
  const entries = Object.entries<string | readonly string[]>(lists).flatMap(([is, list]) =>
    (typeof list === 'string' ? list.split(',') : list).map((said): Entry<List> => {
      const [first = '', ...rest] = said.trim().split(' ')
      return { is: is as List, first, rest }
    }),
  )
  const byWord = Map.groupBy(entries, ({ first }) => (first.endsWith('*') ? `${first.slice(0, KEY)}*` : first))
  /** Where the rest of a phrase ends; -1 where it does not follow. */
  const endOf = (rest: readonly string[], words: readonly string[], from: number): number => {
    let at = from
    for (const part of rest) {
      const last = Math.min(words.length - 1, at + gap)
      while (at < last && !fits(part, words[at]!) && passes(words[at]!)) at++
      if (at > last || !fits(part, words[at]!)) return -1
      at++
    }
    return at
  }
  return (words: readonly string[]): Place<List>[] => {
    const found: Place<List>[] = []
    for (const [from, word] of words.entries())
      for (const key of [word, `${word.slice(0, KEY)}*`])
        for (const { is, first, rest } of byWord.get(key) ?? []) {
          const to = fits(first, word) ? endOf(rest, words, from + 1) : -1
          if (to >= 0) found.push({ is, from, to })
        }
    return found
  }
}

/** The same, where of those that begin at the same word only the longest stands. */
export function listed<List extends string>(lists: Lists<List>, gap = 0) {
  const places = placesOf(lists, gap)
  return (words: readonly string[]): Place<List>[] => {
    const ends = new Map<number, number>()
    const all = places(words)
    for (const { from, to } of all) ends.set(from, Math.max(to, ends.get(from) ?? 0))
    return all.filter(({ from, to }) => ends.get(from) === to)
  }
}

/** Which of the lists have a phrase among the words. */
export function metOf<List extends string>(lists: Lists<List>) {
  const places = placesOf(lists)
  return (words: readonly string[]): ReadonlySet<List> => new Set(places(words).map(({ is }) => is))
}
