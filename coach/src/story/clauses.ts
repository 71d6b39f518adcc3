import { flatten } from '../knowledge/flatten.ts'
import { setOf } from '../text/words.ts'

const stops = '.!?;\n'
const joins = setOf(', and but so then because')

/** The sentences of a text as their words, lower case and without apostrophes; a comma and a colon are words as well. */
export function sentencesOf(text: string): string[][] {
  const found: string[][] = [[]]
  for (const [word] of flatten(text).flat.matchAll(/[\p{L}\p{N}]+|[.!?;\n,:]/gu))
    if (stops.includes(word)) found.push([])
    else found.at(-1)!.push(word === ':' ? ',' : word)
  return found.filter((words) => words.length > 0)
}

/** A sentence at its marks and joins. */
export function clausesOf(words: readonly string[]): string[][] {
  const found: string[][] = [[]]
  for (const word of words)
    if (joins.has(word)) found.push([])
    else found.at(-1)!.push(word)
  return found.filter((clause) => clause.length > 0)
}
