import { toldIn, type Told } from '../text/words.ts'
import type { Role } from './labels.ts'

/** How a text is laid before a classifier: its sentences, and what else is known of it as words that nobody writes. */

/** Words that stand nowhere in the text, as one sentence. */
export const beside = (words: readonly string[]): Told => ({ from: 0, to: 0, words })

/** How a message is written: how long it is, how it ends, its marks. */
function signsIn(text: string): string[] {
  const signs = text.split('')
  const between = (first: string, last = first) => signs.filter((sign) => sign >= first && sign <= last).length
  const isLetter = (sign = ' ') => "'’".includes(sign) || (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z')
  const words = signs.filter((sign, at) => isLetter(sign) && !isLetter(signs[at - 1])).length
  const [bangs, asks, dots] = [between('!'), between('?'), between('.')]
  const [high, digits, capitals] = [between('\ud83c', '\ud83e'), between('0', '9'), between('A', 'Z')]
  const long = [3, 6, 10, 16, 26].filter((most) => words >= most).length
  const end = { '.': 'dot', '?': 'ask', '!': 'bang' }[text.trimEnd().at(-1) ?? ''] ?? 'none'
  return [
    `qqlong${'abcdef'[long]}`,
    `qqend${end}`,
    ...(bangs > 0 ? ['qqbang'] : []),
    ...(asks > 1 ? ['qqasks'] : asks > 0 ? ['qqask'] : []),
    ...(dots > 2 ? ['qqdots'] : []),
    ...(high > 0 ? ['qqpicture'] : []),
    ...(digits > 0 ? ['qqnumber'] : []),
    ...(capitals > 6 && capitals > words ? ['qqloud'] : capitals === 0 ? ['qqlow'] : []),
  ]
}

/** The sentences of a message, and its signs as one more. */
export const withSigns = (text: string, told = toldIn(text)): Told[] => [...told, beside(signsIn(text))]

/** How a known sender is told to the reader of messages: by what they are, and by whom an answer depends on. */
export const toldOf = (from: string, role: Role): string => `my ${from}, ${role}.`

/** The sentences of a message with its signs, and what is told about it, in capitals: "sorry" from the sender and "sorry" told of somebody are never one feature. */
export function withContext(text: string, context: string | null): Told[] {
  const told = toldIn(context ?? '').map(({ words }) => words.filter((word) => word !== '?'))
  return [...withSigns(text), ...told.map((words) => beside(words.map((word) => word.toUpperCase())))]
}

/** Words and what is between them, in order, with straight apostrophes; joined they are the text. */
export const tokensIn = (text: string): string[] =>
  text.replace(/[’‘]/g, "'").match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu) ?? []

/** Where a mark stands, or nothing. */
const NONE = 'qqmark'

/** What stands around a word, from which its form is learnt: the one right before it and the two behind; a mark ends them. */
export function aroundWord(tokens: readonly string[], at: number): Told[] {
  const word = (from: number, to: number) => (tokens[from] === ' ' && tokens[to]?.toLowerCase()) || NONE
  const [before, next] = [word(at - 1, at - 2), word(at + 1, at + 2)]
  const then = next === NONE ? NONE : word(at + 3, at + 4)
  return [beside([before, 'qqhere', next, then]), beside([`qqb${before}`]), beside([`qqn${next}`])]
}
