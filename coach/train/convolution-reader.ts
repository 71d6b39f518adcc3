import type { Linear, Sums } from '../src/learn/linear.ts'

/**
 * A convolution over word vectors (Y. Kim, Convolutional Neural Networks for Sentence Classification, 2014): filters over
 * one, two and three words, the most of each over a text, heads on these. It reads words that no line of training put side
 * by side by others that are used alike. `coach/train/convolution.ts` makes it.
 */
export interface Convolution {
  /** In one string; a row of `vectors` each. */
  words: string
  /** As all its tables times a step of its own. */
  vectors: Int8Array
  /** A row of a vector's length to each filter of each place: one word's, two of two, three of three. */
  filters: Int8Array
  heads: Int8Array
  steps: Readonly<Record<'vectors' | 'filters' | 'heads', number>>
  bias: readonly number[]
  offsets: readonly number[]
}

const FILTERS = 64
const ROWS = 6 * FILTERS
/** Where the places of the filters over one word, two and three begin. */
const first = [0, 1, 3]

export function convolutionOf({ words, vectors, filters, heads, steps, bias, offsets }: Convolution) {
  const size = filters.length / ROWS
  const row = new Map(words.split(' ').map((word, at) => [word, at]))
  // What a word gives to every place is added up once; only words of training are held, nobody's own.
  const known: Float32Array[] = []
  const given = (word: string): Float32Array | null => {
    const at = row.get(word)
    if (at === undefined) return null
    return (known[at] ??= Float32Array.from({ length: ROWS }, (_, filter) => {
      let sum = 0
      for (let d = 0; d < size; d++) sum += filters[filter * size + d]! * vectors[at * size + d]!
      return sum * steps.vectors * steps.filters
    }))
  }
  const sum = new Float32Array(FILTERS)
  return {
    /** The most of each filter over a sentence, never below nothing. */
    pooled: (said: readonly string[]): Float32Array => {
      const most = new Float32Array(bias.length)
      const gives = said.map(given)
      first.forEach((place, wide) => {
        const unit = wide * FILTERS
        for (let begin = -wide; begin < gives.length; begin++) {
          for (let f = 0; f < FILTERS; f++) sum[f] = bias[unit + f]!
          for (let p = 0; p <= wide; p++) {
            const from = (place + p) * FILTERS
            const gave = gives[begin + p]
            if (gave) for (let f = 0; f < FILTERS; f++) sum[f]! += gave[from + f]!
          }
          for (let f = 0; f < FILTERS; f++) if (sum[f]! > most[unit + f]!) most[unit + f] = sum[f]!
        }
      })
      return most
    },
    /** Log-odds of each head for sentences together: the most of any of them. */
    odds: (some: readonly Float32Array[]): Float64Array => {
      const most = some.length === 1 ? some[0]! : new Float32Array(bias.length)
      if (some.length > 1)
        for (const it of some) for (let u = 0; u < most.length; u++) if (it[u]! > most[u]!) most[u] = it[u]!
      return Float64Array.from(offsets, (offset, head) => {
        let odds = 0
        for (let u = 0; u < most.length; u++) odds += heads[head * most.length + u]! * most[u]!
        return offset + odds * steps.heads
      })
    },
  }
}

/** The two together, the convolution's log-odds counted `part` times. Both have the same heads. */
export function beside(linear: Linear, convolution: ReturnType<typeof convolutionOf>, part: number): Linear {
  const pooled = new WeakMap<Sums, Float32Array>()
  return {
    heads: linear.heads,
    sumsOf: (words) => {
      const sums = linear.sumsOf(words)
      pooled.set(sums, convolution.pooled(words))
      return sums
    },
    odds: (sums) => {
      const more = convolution.odds(sums.map((it) => pooled.get(it)!))
      return linear.odds(sums).map((it, head) => it + part * more[head]!)
    },
  }
}
