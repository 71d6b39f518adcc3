import { placesIn } from './file.ts'
import { gramsOf, SPACE, type Word } from './grams.ts'

/** A short text is not made surer by being short. */
const USUAL = 10
export const share = (words: number) => 1 / Math.sqrt(Math.max(USUAL, words))

type Heads = { heads: readonly string[] } & Record<'step' | 'bias', readonly number[]>

/** As `coach/train` writes it: a row of `heads` to each of the first `space` features (larger ones wrap). */
export type Weights = Heads & { space: number; weights: Int8Array }

/** Weights of only those features that say something. */
export interface Kept extends Heads {
  /** The gap from one known feature to the next; 255 is as much and more to come. */
  known: Uint8Array
  /** A row of `heads.length` to each known feature, in their order. */
  weights: Int8Array
}

/** What a sentence adds to each head, before its share; sums of sentences are the sums of the text. */
export type Sums = { words: number; of: readonly number[] }

export interface Linear {
  heads: readonly string[]
  sumsOf: (words: readonly string[]) => Sums
  /** Log-odds of each head for the sentences together. */
  odds: (sums: readonly Sums[]) => Float64Array
}

export const linearOf = ({ weights, space, ...heads }: Weights): Linear =>
  linearBy(heads, weights, (feature) => feature % space)

/** As `linearOf`; of a feature that was not kept, as most are not, one bit is looked at. */
export function keptOf({ known, weights, ...heads }: Kept): Linear {
  const isKept = new Int32Array(SPACE >> 5)
  const rows = new Uint16Array(SPACE)
  let row = 0
  for (const at of placesIn(known)) {
    isKept[at >> 5]! |= 1 << (at & 31)
    rows[at] = row++
  }
  return linearBy(heads, weights, (feature) => ((isKept[feature >> 5]! >> (feature & 31)) & 1 ? rows[feature]! : -1))
}

/** `rowOf`: where the weights of a feature stand; negative where it has none. */
function linearBy({ heads, step, bias }: Heads, table: Int8Array, rowOf: (feature: number) => number): Linear {
  const count = heads.length
  const add = (to: Int32Array, features: readonly number[]) => {
    for (const feature of features) {
      const at = rowOf(feature) * count
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
  // One for all sentences: an array of so many bytes costs more than what is added up in it.
  const sum = new Int32Array(count)
  return {
    heads,
    sumsOf: (said) => {
      const { words, beside } = gramsOf(said)
      sum.fill(0)
      for (const word of words) {
        const alone = sumAlone(word)
        for (let head = 0; head < count; head++) sum[head]! += alone[head]!
      }
      add(sum, beside)
      return { words: said.length, of: step.map((part, head) => sum[head]! * part) }
    },
    odds: (sums) => {
      const odds = new Float64Array(bias)
      const part = share(sums.reduce((all, { words }) => all + words, 0))
      for (const { of } of sums) for (let head = 0; head < count; head++) odds[head]! += of[head]! * part
      return odds
    },
  }
}

/** Sentences in passages of so many words, or one longer. `again`: half of each stands in the next too. Linear. */
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
