import { mix, wordOf, type Word } from './word.ts'

/** The features are numbers below this; two that share a number share a weight. */
export const SPACE = 1 << 17
/** Those of single words, which the small heads read, lie below this. */
export const SMALL = 1 << 13
/** A passage is read up to here; longer text comes in passages. */
export const LONGEST = 80

// When each feature was last met, so that nothing has to be emptied between passages.
const seen = new Int32Array(SPACE)
const seenSmall = new Int32Array(SMALL)
let turn = 0

export interface Features {
  /** Of words and of what stands beside them, each once. */
  wide: number[]
  /** Which of them are of single words. */
  single: boolean[]
  /** Those of single words, their classes and groups, each once, in the space of the heads. */
  small: number[]
}

const sign = /[a-z]+|[?!.\n]|\d+/g
/** Words, figures and the signs that end a sentence; a new line ends one too. */
export const tokensOf = (folded: string): string[] =>
  (folded.match(sign) ?? []).map((token) => (token === '\n' ? '.' : token.length > 40 ? token.slice(0, 40) : token))
const mark: Word = { own: 0, classes: [], coarse: 0, fine: 0, denies: false }

/**
 * What the model reads of the tokens of a folded passage: stems, pairs of stems side by side or with one between, and
 * threes; the classes of `classes.ts` alone, under a denial and after a stem; the groups of `word-groups.json` alone and
 * after a stem. `held` has the words that were met before in the same text, which is read in parts that overlap.
 */
export function featuresOf(tokens: readonly string[], held = new Map<string, Word>()): Features {
  turn++
  const wide: number[] = []
  const single: boolean[] = []
  const small: number[] = []
  const add = (feature: number, alone = false) => {
    const at = feature % SPACE
    if (seen[at] === turn) return
    seen[at] = turn
    wide.push(at)
    single.push(alone)
  }
  const both = (feature: number) => {
    add(feature, true)
    const at = feature % SMALL
    if (seenSmall[at] === turn) return
    seenSmall[at] = turn
    small.push(at)
  }
  let earlier: Word = mark
  let before: Word = mark
  let denied = -10
  for (let at = 0; at < tokens.length && at < LONGEST; at++) {
    const token = tokens[at]!
    let word = held.get(token)
    if (!word) held.set(token, (word = wordOf(/^\d/.test(token) ? '0' : token)))
    both(word.own)
    add(mix(before.own, word.own))
    add(mix(mix(earlier.own, 9), word.own))
    add(mix(mix(earlier.own, before.own), word.own))
    for (const name of word.classes) {
      both(name)
      if (at - denied <= 3 && !word.denies) both(mix(name, 5))
      add(mix(before.own, name))
    }
    if (word.coarse) {
      both(word.coarse)
      both(word.fine)
      add(mix(before.own, word.fine))
    }
    if (word.denies) denied = at
    earlier = before
    before = word
  }
  return { wide, single, small }
}
