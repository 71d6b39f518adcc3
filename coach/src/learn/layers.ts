import { filtersOf, mostOf, type Convolution } from './convolution.ts'

/** A layer on what the filters find, and a softmax for each group of labels on it. */
export interface Part {
  /** A row of the layer to each filter of each text; one of all labels to each of the layer. */
  layer: Int8Array
  heads: Int8Array
  steps: Readonly<Record<'layer' | 'heads', number>>
  bias: readonly number[]
  offsets: readonly number[]
  groups: readonly { name: string; labels: readonly string[] }[]
}
/** Filters over one, two and three words, the most of each in each of several texts, and layers on these. Its words and their vectors are those of another. */
export interface Layers {
  filters: Int8Array
  step: number
  bias: readonly number[]
  parts: Readonly<Record<string, Part>>
}

/** What is read of texts that are laid side by side, each as its sentences: of a part by its name, the log-odds of the labels of each group. */
export function layersOf({ parts, step, ...filters }: Layers, words: Pick<Convolution, 'words' | 'vectors' | 'steps'>) {
  const mostIn = filtersOf({ ...words, ...filters }, step * words.steps.vectors)
  return (texts: readonly (readonly (readonly string[])[])[]) => {
    const found = texts.flatMap((text) => [...mostOf(text.map(mostIn), filters.bias.length)])
    return (name: string) => oddsIn(parts[name]!, found)
  }
}

function oddsIn({ layer, heads, steps, bias, offsets, groups }: Part, found: readonly number[]) {
  const inner = summed(found, layer, steps.layer, bias).map((it) => Math.max(0, it))
  const odds = summed(inner, heads, steps.heads, offsets)
  let from = 0
  return groups.map(({ name, labels }) => ({ name, labels, odds: odds.subarray(from, (from += labels.length)) }))
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
