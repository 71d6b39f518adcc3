import { legibility } from '../builtin/kind-of-text.ts'
import { longestTurn } from '../text/told.ts'
import { chanceIn } from './classifier.ts'
import { painful, pleasant } from './labels.ts'
import { read } from './read.ts'

/**
 * The chance that the main feeling of a message between two people, or a line of a diary, is a pleasant one, less that of
 * a painful one: -1..1, and 0 where it is not enough to tell (no words, or another language than English).
 */
export function valenceOf(text: string): number {
  const source = text.slice(0, longestTurn)
  if (!['words', 'emoji'].includes(legibility(source))) return 0
  const found = read(source).tone()
  return chanceIn(found, pleasant) - chanceIn(found, painful)
}
