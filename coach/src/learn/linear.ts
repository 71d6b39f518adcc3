import { eachGram, type Word } from './grams.ts'

/** A short text is not made surer by being short. */
export const USUAL = 10
export const share = (words: number) => 1 / Math.sqrt(Math.max(USUAL, words))

/** As `coach/train` writes it: int8 in base64, `heads` of them to each of the first `space` features (larger ones wrap). */
export interface Weights {
  heads: readonly string[]
  space: number
  weights: string
  step: readonly number[]
  bias: readonly number[]
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
  /** What each word adds to one head: the largest are the quote. */
  parts: (words: readonly string[], head: number) => Float64Array
}

export const linearOf = (weights: Weights, table: Int8Array): Linear =>
  linearBy(weights, table, (feature) => feature % weights.space)

/** `rowOf`: where the weights of a feature stand; negative where it has none. */
export function linearBy(
  { heads, step, bias }: Pick<Weights, 'heads' | 'step' | 'bias'>,
  table: Int8Array,
  rowOf: (feature: number) => number,
): Linear {
  const count = heads.length
  const add = (of: Float64Array, feature: number) => {
    const at = rowOf(feature) * count
    if (at >= 0) for (let head = 0; head < count; head++) of[head]! += table[at + head]!
  }
  // What a word of ordinary English gives alone is added up once.
  const known = new WeakMap<Word, Float64Array>()
  const sumAlone = (word: Word): Float64Array => {
    let sum = known.get(word)
    if (sum) return sum
    sum = new Float64Array(count)
    for (const feature of word.alone) add(sum, feature)
    if (word.fine) known.set(word, sum)
    return sum
  }
  return {
    heads,
    sumsOf: (words) => {
      const of = new Float64Array(count)
      eachGram(
        words,
        (word) => {
          const sum = sumAlone(word)
          for (let head = 0; head < count; head++) of[head]! += sum[head]!
        },
        (feature) => add(of, feature),
      )
      for (let head = 0; head < count; head++) of[head]! *= step[head]!
      return { words: words.length, of }
    },
    odds: (sums) => {
      const odds = Float64Array.from(bias)
      const part = share(sums.reduce((all, { words }) => all + words, 0))
      for (const { of } of sums) for (let head = 0; head < count; head++) odds[head]! += of[head]! * part
      return odds
    },
    parts: (words, head) => {
      const adds = new Float64Array(words.length)
      const part = share(words.length) * step[head]!
      const give = (feature: number, at: number) => {
        const row = rowOf(feature)
        if (row >= 0) adds[at]! += table[row * count + head]! * part
      }
      eachGram(words, (word, at) => word.alone.forEach((feature) => give(feature, at)), give)
      return adds
    },
  }
}
