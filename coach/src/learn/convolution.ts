import { placesIn } from './file.ts'
import type { Linear } from './linear.ts'

/** A convolution over word vectors (Y. Kim, Convolutional Neural Networks for Sentence Classification, 2014): it reads words that no line of training put side by side by others used alike. */
export interface Convolution extends Record<'vectors' | 'filters' | 'heads', Int8Array> {
  /** In one string; a row of `vectors` each. `filters`: a row to each place of each, one word's, two of two, three of three. */
  words: string
  /** What each of the tables is times. */
  steps: Readonly<Record<'vectors' | 'filters' | 'heads', number>>
  bias: readonly number[]
  offsets: readonly number[]
}

const FILTERS = 64
const ROWS = 6 * FILTERS

/** The most that each filter finds in a sentence, never below nothing. */
function filtersOf({ words, vectors, filters, bias }: Omit<Convolution, 'heads' | 'steps' | 'offsets'>, step: number) {
  const size = filters.length / ROWS
  const rows = new Map(words.split(' ').map((word, at) => [word, at]))
  // What a word gives to every place is added up once; only words of training are held, nobody's own.
  const known: Float32Array[] = []
  const given = (word: string) => {
    const at = rows.get(word) ?? -1
    if (at < 0 || known[at]) return known[at]
    const gives = (known[at] = new Float32Array(ROWS))
    for (let row = 0, from = 0; row < ROWS; row++) {
      let sum = 0
      for (let d = at * size; d < at * size + size; d++) sum += filters[from++]! * vectors[d]!
      gives[row] = sum * step
    }
    return gives
  }
  const sum = new Float32Array(FILTERS)
  return (said: readonly string[]) => {
    const [gives, most] = [said.map(given), new Float32Array(bias.length)]
    // Where the places of the filters over one word, two and three begin.
    for (const [wide, place] of [0, 1, 3].entries()) {
      for (let begin = -wide; begin < gives.length; begin++) {
        for (let f = 0; f < FILTERS; f++) sum[f] = bias[wide * FILTERS + f]!
        for (let p = 0; p <= wide; p++) {
          const gave = gives[begin + p]
          if (gave) for (let f = 0; f < FILTERS; f++) sum[f]! += gave[(place + p) * FILTERS + f]!
        }
        for (let f = 0, at = wide * FILTERS; f < FILTERS; f++, at++) if (sum[f]! > most[at]!) most[at] = sum[f]!
      }
    }
    return most
  }
}

/** What each filter finds most of in any of the sentences. */
function mostOf(each: readonly Float32Array[], wide: number): Float32Array {
  const most = new Float32Array(wide)
  for (const it of each) for (let unit = 0; unit < wide; unit++) if (it[unit]! > most[unit]!) most[unit] = it[unit]!
  return most
}

/** The two together, the convolution's log-odds counted `part` times. Both have the same heads. */
export function beside(linear: Linear, convolution: Convolution, part: number): Linear {
  const { heads, steps, bias, offsets } = convolution
  const mostIn = filtersOf(convolution, steps.vectors * steps.filters)
  return {
    heads: linear.heads,
    sumsOf: (words) => ({ ...linear.sumsOf(words), most: mostIn(words) }),
    odds: (some) => {
      const each = some.map((it) => it.most!)
      const most = mostOf(each, bias.length)
      return linear.odds(some).map((odds, head) => {
        const sum = most.reduce((all, it, unit) => all + it * heads[head * most.length + unit]!, 0)
        return odds + part * (offsets[head]! + steps.heads * sum)
      })
    },
  }
}

/** A layer on what the filters find, a row to each filter of each text, and a softmax for each group of labels on it, a row of all labels to each of the layer. */
export interface Part extends Pick<Convolution, 'bias' | 'offsets'>, Record<'layer' | 'heads', Int8Array> {
  steps: Readonly<Record<'layer' | 'heads', number>>
  groups: readonly { name: string; labels: readonly string[] }[]
}
/** Filters over one, two and three words, the most of each in each of several texts, and layers on these. Its words and their vectors are those of another, but for the vectors that are its `own`, in the same steps. */
export type Layers = Pick<Convolution, 'filters' | 'bias'> & { step: number; parts: Record<string, Part>; own?: Own }
type Own = { known: Uint8Array; vectors: Int8Array }
type Words = Pick<Convolution, 'words' | 'vectors' | 'steps'>
/** The vectors with those in their places that are a network's own. */
export function ownVectors(vectors: Int8Array, { known, vectors: own }: Own): Int8Array {
  const [all, places] = [vectors.slice(), [...placesIn(known)]]
  const size = own.length / places.length
  places.forEach((at, row) => all.set(own.subarray(row * size, (row + 1) * size), at * size))
  return all
}

/** What is read of texts that are laid side by side, each as its sentences: of a part by its name, the log-odds of the labels of each group. */
export function layersOf({ parts, step, own, ...filters }: Layers, words: Words) {
  const vectors = own ? ownVectors(words.vectors, own) : words.vectors
  const mostIn = filtersOf({ ...words, vectors, ...filters }, step * words.steps.vectors)
  return (texts: readonly (readonly (readonly string[])[])[]) => {
    const found = texts.flatMap((text) => [...mostOf(text.map(mostIn), filters.bias.length)])
    return (name: string) => {
      const { layer, heads, steps, bias, offsets, groups } = parts[name]!
      const inner = summed(found, layer, steps.layer, bias).map((it) => Math.max(0, it))
      const odds = summed(inner, heads, steps.heads, offsets)
      let from = 0
      return groups.map(({ name, labels }) => ({ name, labels, odds: odds.subarray(from, (from += labels.length)) }))
    }
  }
}

/** `bias` and, for each of `some`, its row of the table as often as it is. */
function summed(some: ArrayLike<number>, table: Int8Array, step: number, bias: readonly number[]): Float32Array {
  const sum = Float32Array.from(bias)
  for (let at = 0; at < some.length; at++) {
    const by = some[at]! * step
    if (by > 0) for (let to = 0, from = at * sum.length; to < sum.length; to++) sum[to]! += by * table[from + to]!
  }
  return sum
}
