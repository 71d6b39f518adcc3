import { argumentActs } from '@mallama/contracts/coach'
import { featuresOf, SPACE, tokensOf } from './words/features.ts'
import { wordOf } from './words/word.ts'
import { model as comments } from './emotion-model.ts'
import { families } from './emotion-words.ts'
import type { Plain } from './plain.ts'
import type { TurnReading } from './turn.ts'

/** What the turn model reads besides the words: each is a number, mostly 0 or 1. */
type Sign = (turn: TurnReading) => number

const flag =
  (test: (turn: TurnReading) => boolean): Sign =>
  (turn) =>
    test(turn) ? 1 : 0
const shape = (pattern: RegExp) => flag(({ text }) => pattern.test(text.length > longest ? text.slice(-longest) : text))
const longest = 1200

const spanFamilies = [
  'criticism',
  'contempt',
  'mockery',
  'defensiveness',
  'stonewalling',
  'repair',
  'distortion',
] as const
const small = [
  'absolute',
  'past',
  'third-party',
  'ultimatum',
  'threat',
  'violence',
  'hedge',
  'gratitude',
  'greeting',
  'acknowledgement',
  'you-start',
  'shouting',
] as const

const signs: readonly Sign[] = [
  ...argumentActs.map((act) => flag(({ acts }) => acts.some(({ id }) => id === act))),
  ...argumentActs.map((act) => flag(({ main }) => main === act)),
  ...spanFamilies.map((family) => flag(({ spans }) => spans[family].length > 0)),
  ...small.map((feature) => flag(({ features }) => features[feature].length > 0)),
  flag(({ acts }) => acts.length === 0),
  flag(({ spans }) => spans.stonewalling.some(({ id }) => id === 'stonewalling')),
  flag(({ spans }) => spans.stonewalling.some(({ id }) => id === 'timed-break')),
  flag(({ spans }) => spans.distortion.some(({ id, target }) => id === 'mind-reading' && target === 'other')),
  flag(({ sarcasm }) => sarcasm.level === 'possible'),
  flag(({ sarcasm }) => sarcasm.level === 'likely'),
  flag(({ apology }) => apology.kind === 'apology'),
  flag(({ apology }) => apology.kind === 'non-apology'),
  flag(({ needs }) => needs.feelings.length > 0),
  flag(({ needs }) => needs.evaluations.length > 0),
  flag(({ needs }) => needs.requests.length > 0),
  ({ words }) => Math.log1p(words) / 3,
  flag(({ words }) => words <= 1),
  flag(({ words }) => words <= 3),
  flag(({ words }) => words <= 6),
  flag(({ words }) => words >= 15),
  flag(({ words }) => words >= 25),
  shape(/\?\W*$/),
  shape(/\?/),
  shape(/\.\s*$/),
  shape(/!\W*$/),
  shape(/(?:\.\.+|…)\s*$/),
  shape(/[\p{L}\d]\s*$/u),
  shape(/[.!?]\s+\S+.*[.!?]\s+\S/s),
  shape(/["“”]/),
  shape(/\d/),
  shape(/\p{Extended_Pictographic}/u),
  shape(/[😂🤣😆😅😜😝😉🥰😍😘❤💕]|\b(?:ha(?:ha)+|lo+l|lmao|hehe)\b/iu),
  shape(/\bx{1,4}\W*$/i),
  shape(/^[^A-Z]*$/),
  shape(/,\s*[A-Z][a-z]+\s*[.!?]*\s*$/),
  shape(/^[A-Z][a-z]+[,.!]\s/),
]

/** How many numbers stand before those of the words. */
export const signCount = signs.length + families.length

/** Log-odds of rare families lie near -5 on a text that says nothing; this puts them within one either way. */
const squeezed = (z: number) => Math.max(-1, Math.min(1, (z + 3) / 4))

export interface Signs {
  /** `signCount` of them. */
  dense: Float64Array
  /** Words and what stands beside them, as `words/features.ts` numbers them. */
  words: number[]
}

/** What the turn model reads of a turn that the rules have read. About 0.06 ms for twenty words. */
export function signsOf(turn: TurnReading, read: Plain): Signs {
  const dense = new Float64Array(signCount)
  for (let at = 0; at < signs.length; at++) dense[at] = signs[at]!(turn)
  const { z } = comments.score(turn.text.slice(0, longest))
  for (let k = 0; k < z.length; k++) dense[signs.length + k] = squeezed(z[k]!)
  return { dense, words: featuresOf(tokensOf(read.text.slice(0, longest))).wide }
}

/** Single words, their classes and groups, each once: enough to see how far a clause pushes. */
export function singleWordsOf(plainText: string): number[] {
  const found = new Set<number>()
  for (const token of tokensOf(plainText)) {
    const word = wordOf(/^\d/.test(token) ? '0' : token)
    found.add(word.own % SPACE)
    for (const name of word.classes) found.add(name % SPACE)
    if (word.coarse) found.add(word.coarse % SPACE).add(word.fine % SPACE)
  }
  return [...found]
}

/** What a word is worth among so many: a long turn is not surer for being long. */
export const wordShare = (words: number) => 2 / Math.sqrt(Math.max(30, words))
