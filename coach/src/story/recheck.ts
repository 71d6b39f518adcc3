import { sight } from '../safety/screen.ts'
import { identifyingIn } from './identifying/identifying.ts'
import { partsOf } from './identifying/names.ts'
import { vocabulary, type Words } from './realise.ts'
import type { Texts } from './texts.ts'

const ours = vocabulary()
/** So many words in a row in both are the author's own words, wherever they came from. */
const run = 4

/**
 * The second screening, on the finished story and without trust in how it was made: what was found in it that may not
 * be there. Empty where it may go out.
 */
export function residue({ title, summary, lessonLearned }: Words, texts: Texts): string[] {
  const whole = `${title}. ${summary} ${lessonLearned}`
  const words = wordsOf(whole)
  const found: string[] = []
  if (words.some((word) => !ours.has(word))) found.push('a word that is not ours')
  if (/[\d@#/]/.test(whole)) found.push('a figure')
  found.push(...identifyingIn(whole, texts.names).map(({ kind }) => kind))
  // A name in the author's rows may be an ordinary word ("Hope", "Will"); then the story does without the word.
  const named = new Set(partsOf(texts.names))
  if (words.some((word) => named.has(word))) found.push('a name')
  if (sight(whole)) found.push('safety')
  const rows = new Set(gramsOf(words))
  const sources = [...texts.own, ...texts.page, ...texts.coachs]
  if (sources.some((text) => gramsOf(wordsOf(text)).some((gram) => rows.has(gram)))) found.push('words in a row')
  return found
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
const gramsOf = (words: readonly string[]) => words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))
