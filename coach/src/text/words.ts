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
