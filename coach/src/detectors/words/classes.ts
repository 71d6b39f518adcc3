import kept from '../../../data/words/danger-classes.json' with { type: 'json' }

/**
 * Words that stand for one another where danger is read: what one author calls "smacked" another calls "decked". The
 * model learns from the class as well as from the word, so that a wording it has never met still says what it says. A
 * word may stand in several classes. Words are in the spelling of `fold.ts`; the end "*" takes every ending. Written by
 * the project from the language of helplines and of ordinary life; it decides nothing by itself.
 */
const list: Record<string, string> = kept

/** In the order in which the model numbers them: a new class goes last, or the model is trained anew. */
export const classNames: readonly string[] = Object.keys(list)

const exact = new Map<string, string[]>()
const starts: { start: string; name: string }[] = []
for (const [name, words] of Object.entries(list))
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) starts.push({ start: word.slice(0, -1), name })
    else exact.set(word, [...(exact.get(word) ?? []), name])
  }
const byStart = new Map<string, { start: string; name: string }[]>()
for (const it of starts) byStart.set(it.start.slice(0, 2), [...(byStart.get(it.start.slice(0, 2)) ?? []), it])
/** The whole words of the classes, without those that take every ending. */
export const classWords: readonly string[] = [...exact.keys()]

/** The classes of a folded word; none for most words. */
export function classesOf(word: string): readonly string[] {
  const found = new Set(exact.get(word))
  for (const { start, name } of byStart.get(word.slice(0, 2)) ?? []) if (word.startsWith(start)) found.add(name)
  return [...found]
}
