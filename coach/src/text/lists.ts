/** Phrases of at most three words by what they show, after commas: "want, born on". */
export type Lists = Readonly<Record<string, string>>
const LONGEST = 3

/** Words of a text in small letters; a sign, or a second space, is a word of its own, so that no phrase goes over it. */
export const tokensOf = (flat: string): string[] => flat.replace(/[^\w ]/g, ' . ').split(' ')

/** Which lists have a phrase among these words, whole, or one of `begins` as the beginning of a longer word; one pass. */
export function finderOf(said: Lists, begins: Lists = {}): (words: readonly string[]) => ReadonlySet<string> {
  const [whole, beginnings] = [said, begins].map((lists) =>
    Object.entries(lists).flatMap(([name, line]) => line.split(', ').map((phrase) => ({ name, phrase }))),
  )
  const named = Map.groupBy(whole!, ({ phrase }) => phrase)
  return (words) => {
    const met = new Set<string>()
    for (const [at, word] of words.entries()) {
      for (let to = at + 1; to <= at + LONGEST; to++)
        for (const { name } of named.get(words.slice(at, to).join(' ')) ?? []) met.add(name)
      for (const { name, phrase } of beginnings!)
        if (word.length > phrase.length && word.startsWith(phrase)) met.add(name)
    }
    return met
  }
}
