import kept from '../../data/words/keys.json' with { type: 'json' }
import { isKnown } from '../learn/grams.ts'
import { classes } from './statement-words.ts'

/** The words that a statement cannot do without, in which slips of the finger are mended. */
const keys = kept
const extra = 'strangle strangles choke chokes stab stabbed overdosing suffocate smother throttle noose ledge'.split(
  ' ',
)
const byLength = new Map<number, string[]>()
for (const key of keys) byLength.set(key.length, [...(byLength.get(key.length) ?? []), key])

/** Words of the statements are known too, whether or not they are of ordinary English. */
const stated = new Set(
  Object.values(classes)
    .flatMap((words) => words.split('|'))
    .concat(keys, extra),
)

/** A letter changed, left out, doubled or put in, or two swapped. */
function isSlip(word: string, key: string): boolean {
  if (word[0] !== key[0] && word[1] !== key[1]) return false
  let at = 0
  while (at < word.length && at < key.length && word[at] === key[at]) at++
  if (word.length === key.length)
    return (
      word.slice(at + 1) === key.slice(at + 1) ||
      (word[at] === key[at + 1] && word[at + 1] === key[at] && word.slice(at + 2) === key.slice(at + 2))
    )
  return word.length > key.length ? word.slice(at + 1) === key.slice(at) : word.slice(at) === key.slice(at + 1)
}

/** The word as it was most likely meant: only words that are nobody's are mended. */
export function mended(word: string): string {
  if (word.length < 5 || word.length > 16 || isKnown(word) || stated.has(word)) return word
  for (const length of [word.length, word.length - 1, word.length + 1])
    for (const key of byLength.get(length) ?? []) if (key.length >= 5 && isSlip(word, key)) return key
  return word
}
