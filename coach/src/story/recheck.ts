import { sight } from '../safety/screen.ts'
import { identifyingIn } from './identifying/identifying.ts'
import { partsOf } from './identifying/names.ts'
import { vocabulary, type Words } from './realise.ts'
import type { Texts } from './texts.ts'
import { wordsOf } from './words.ts'

const ours = vocabulary()
/** So many words in a row in both are the author's own words, wherever they came from. */
const run = 4
const rowsIn = (words: readonly string[]) => words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))

/**
 * The second screening, on the finished story and without trust in how it was made: whether it has a word or a figure
 * that is not ours, danger, a name (one in the author's rows may be an ordinary word, "Hope"), or the author's own words.
 */
export function givesAway({ title, summary, lessonLearned }: Words, texts: Texts): boolean {
  const whole = `${title}. ${summary} ${lessonLearned}`
  const words = wordsOf(whole)
  const named = new Set(partsOf(texts.names))
  if (words.some((word) => !ours.has(word) || named.has(word))) return true
  if (identifyingIn(whole, texts.names).length > 0 || sight(whole)) return true
  const rows = new Set(rowsIn(words))
  return [...texts.own, ...texts.page, ...texts.coachs].some((text) => rowsIn(wordsOf(text)).some((it) => rows.has(it)))
}
