import { legibility } from '../builtin/kind-of-text.ts'
import { longestTurn } from '../text/words.ts'
import { chanceIn, painful, pleasant } from './labels.ts'
import { read } from './read.ts'

/** How much likelier the main feeling of a message or a line of a diary is pleasant than painful, -1..1; 0 where it is not enough to tell, or is no English. */
export function valenceOf(text: string): number {
  const source = text.slice(0, longestTurn)
  if (!['words', 'emoji'].includes(legibility(source))) return 0
  const found = read(source).tone()
  return chanceIn(found, pleasant) - chanceIn(found, painful)
}
