import { placesOf, type Lists } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'

/** Words that count as one here, by the one that the lists have: "him" as "you". */
type Alike = Readonly<Record<string, string>>

/**
 * Where plain phrases of coach/data/words stand among the words of a sentence, with up to so many others that pass before
 * each further one, whatever words of `alike` are used. A "her" may be "him" or "his": both are looked for.
 */
export function phrasesIn<List extends string>(
  lists: Lists<List>,
  gap: number,
  alike: Alike = {},
  passes?: (word: string) => boolean,
) {
  const places = placesOf(lists, gap, passes)
  const as = new Map(Object.entries(alike).flatMap(([one, words]) => words.split(' ').map((it) => [it, one] as const)))
  return (words: readonly string[]) => {
    const plain = words.map((it) => as.get(it) ?? it)
    const owned = words.map((it, at) => (it === 'her' ? 'your' : plain[at]!))
    return [...places(plain), ...(words.includes('her') ? places(owned) : [])]
  }
}

/** Whether a sentence of a text says one of these. */
export function saying(list: readonly string[], gap = 0, alike: Alike = {}, passes?: (word: string) => boolean) {
  const places = phrasesIn({ list }, gap, alike, passes)
  return (text: string): boolean => toldIn(text).some(({ words }) => places(words).length > 0)
}
