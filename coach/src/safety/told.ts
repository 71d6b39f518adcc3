import keys from '../../data/words/keys.json' with { type: 'json' }
import { isKnown } from '../learn/grams.ts'
import { toldIn as plainly, type Told } from '../text/told.ts'
import { classes } from './statement-words.ts'

/** The words that a statement cannot do without, in which slips of the finger are mended, by their length. */
const byLength = Map.groupBy(keys.mended, ({ length }) => length)
/** Words of the statements are known too, whether or not they are of ordinary English. */
const stated = new Set([...Object.values(classes).flatMap((words) => words.split('|')), ...keys.mended, ...keys.left])

/** A letter changed, left out, doubled or put in, or two swapped. */
function isSlip(word: string, key: string): boolean {
  if (word[0] !== key[0] && word[1] !== key[1]) return false
  let at = 0
  while (at < word.length && at < key.length && word[at] === key[at]) at++
  const [rest, meant] = [word.slice(at), key.slice(at)]
  const isSwapped = rest.slice(0, 2) + meant.slice(2) === meant[1]! + meant[0]! + rest.slice(2)
  if (rest.length === meant.length) return isSwapped || rest.slice(1) === meant.slice(1)
  return rest.length > meant.length ? rest.slice(1) === meant : rest === meant.slice(1)
}

/** The word as it was most likely meant: only words that are nobody's are mended. */
function mended(word: string): string {
  if (word.length < 5 || word.length > 16 || isKnown(word) || stated.has(word)) return word
  const near = [0, -1, 1].flatMap((more) => byLength.get(word.length + more) ?? [])
  return near.find((key) => key.length >= 5 && isSlip(word, key)) ?? word
}

/** The sentences of a text with slips of the finger mended in the words of danger. */
export const toldIn = (text: string): Told[] => plainly(text, mended)
