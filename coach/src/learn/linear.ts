import { gramsOf, SPACE, type Word } from './grams.ts'

/** A short text is not made surer by being short. */
const USUAL = 10
export const share = (words: number) => 1 / Math.sqrt(Math.max(USUAL, words))

interface Heads {
  heads: readonly string[]
  step: readonly number[]
  bias: readonly number[]
}

/** As `coach/train` writes it: int8 in base64, a row of `heads` to each of the first `space` features (larger ones wrap). */
export interface Weights extends Heads {
  space: number
  weights: string
}

/** Weights of only those features that say something. */
export interface Kept extends Heads {
  /** The gap from one known feature to the next; 255 is as much and more to come. */
  known: Uint8Array
  /** A row of `heads.length` to each known feature, in their order. */
  weights: Int8Array
}

/** What a sentence adds to each head, before its share; sums of sentences are the sums of the text. */
export interface Sums {
  words: number
  of: Float64Array
}

export interface Linear {
  heads: readonly string[]
  sumsOf: (words: readonly string[]) => Sums
  /** Log-odds of each head for the sentences together. */
  odds: (sums: readonly Sums[]) => Float64Array
}

export function linearOf(weights: Weights, table: Int8Array): Linear {
  const rows = Int32Array.from({ length: SPACE }, (_, feature) => feature % weights.space)
  return linearBy(weights, table, rows)
}

/** As `linearOf`; a feature that was not kept costs one look. */
export function keptOf({ known, weights, ...heads }: Kept): Linear {
  const rows = new Int32Array(SPACE).fill(-1)
  let at = -1
  let row = 0
  for (const gap of known)
    if (gap === 255) at += 255
    else rows[(at += gap)] = row++
  return linearBy(heads, weights, rows)
}

/** `rows`: where the weights of a feature stand; negative where it has none. */
function linearBy({ heads, step, bias }: Heads, table: Int8Array, rows: Int32Array): Linear {
  const count = heads.length
  const add = (to: Int32Array, features: readonly number[]) => {
    for (const feature of features) {
      const at = rows[feature]! * count
      if (at >= 0) for (let head = 0; head < count; head++) to[head]! += table[at + head]!
    }
  }
  // What a word of ordinary English gives alone is added up once.
  const known = new WeakMap<Word, Int32Array>()
  const sumAlone = (word: Word): Int32Array => {
    let sum = known.get(word)
    if (sum) return sum
    sum = new Int32Array(count)
    add(sum, word.alone)
    if (word.fine) known.set(word, sum)
    return sum
  }
  return {
    heads,
    sumsOf: (said) => {
      const { words, beside } = gramsOf(said)
      const sum = new Int32Array(count)
      for (const word of words) {
        const alone = sumAlone(word)
        for (let head = 0; head < count; head++) sum[head]! += alone[head]!
      }
      add(sum, beside)
      return { words: said.length, of: Float64Array.from(step, (by, head) => by * sum[head]!) }
    },
    odds: (sums) => {
      const odds = Float64Array.from(bias)
      const part = share(sums.reduce((all, { words }) => all + words, 0))
      for (const { of } of sums) for (let head = 0; head < count; head++) odds[head]! += of[head]! * part
      return odds
    },
  }
}

/**
 * Sentences in passages of so many words at most, or of one that is longer. `again`: half of a passage stands in the next
 * one too. Linear in the number of sentences.
 */
export function passagesOf(sums: readonly Sums[], most: number, again: boolean): (readonly Sums[])[] {
  const found: (readonly Sums[])[] = []
  for (let from = 0, to = 0; to < sums.length; from = again ? Math.max(from + 1, Math.floor((from + to) / 2)) : to) {
    let words = 0
    to = from
    while (to < sums.length && (to === from || words + sums[to]!.words <= most)) words += sums[to++]!.words
    found.push(sums.slice(from, to))
  }
  return found
}
