/** A phrase of a list among the words of a text, as `[from, to)`. */
export interface Place<List extends string> {
  is: List
  from: number
  to: number
}

interface Entry<List> {
  is: List
  first: string
  rest: readonly string[]
}

const fits = (part: string, word: string) => (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : part === word)

/** Where the rest of a phrase ends, with at most `gap` other words before each of its own; -1 where it does not follow. */
function endOf(rest: readonly string[], words: readonly string[], from: number, gap: number): number {
  let at = from
  for (const part of rest) {
    const last = Math.min(words.length, at + gap + 1)
    while (at < last && !fits(part, words[at]!)) at++
    if (at++ === last) return -1
  }
  return at
}

/** Beginnings are looked up by so many letters, which each has at least. */
const KEY = 3

/**
 * Looks for the phrases of named lists, written plainly and parted by commas; `word*` is any word that begins so. Of those
 * that begin at the same word the longest stands. A phrase is looked up by its first word, so that a text costs its own
 * length and hardly more for a longer list. Places come in the order of the text. `gap`: so many other words at most may
 * stand between two of a phrase.
 */
export function listed<List extends string>(lists: Readonly<Record<List, string>>, gap = 0) {
  const byWord = new Map<string, Entry<List>[]>()
  for (const [is, list] of Object.entries<string>(lists) as [List, string][])
    for (const [first = '', ...rest] of list.split(',').map((said) => said.split(' '))) {
      const key = first.endsWith('*') ? `${first.slice(0, KEY)}*` : first
      const held = byWord.get(key)
      if (held) held.push({ is, first, rest })
      else byWord.set(key, [{ is, first, rest }])
    }
  return (words: readonly string[]): Place<List>[] =>
    words.flatMap((word, from) => {
      const met = [word, `${word.slice(0, KEY)}*`].flatMap((key) => byWord.get(key) ?? [])
      const places = met.flatMap(({ is, first, rest }) => {
        const to = fits(first, word) ? endOf(rest, words, from + 1, gap) : -1
        return to < 0 ? [] : [{ is, from, to }]
      })
      const longest = Math.max(...places.map(({ to }) => to))
      return places.filter(({ to }) => to === longest)
    })
}
