import { once, oncePer, unpacked, placesIn } from './file.ts'

/** A short text is not made surer by being short. */
export const share = (words: number) => 1 / Math.sqrt(Math.max(10, words))

type Heads = { heads: readonly string[] } & Record<'step' | 'bias', readonly number[]>

/** As `coach/train` writes it: a row of `heads` to each of the first `space` features (larger ones wrap). */
export type Weights = Heads & { space: number; weights: Int8Array }

/** Weights of only those features that say something, a row of `heads.length` each. `known`: the gap from one to the next; 255 is as much and more to come. */
export type Kept = Heads & { known: Uint8Array; weights: Int8Array }

/** What a sentence adds to each head, before its share; sums of sentences are the sums of the text. `most`: what a convolution beside it finds. */
export type Sums = { words: number; of: readonly number[]; most?: Float32Array }

/** `odds`: the log-odds of each head for the sentences together. */
export type Linear = ReturnType<typeof linearBy>

export const linearOf = ({ weights, space, ...heads }: Weights): Linear => linearBy(heads, weights, (it) => it % space)

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
function linearBy({ heads, step, bias }: Heads, table: Int8Array, rowOf: (feature: number) => number) {
  const count = heads.length
  const added = (to: Int32Array, features: readonly number[]) => {
    for (const feature of features) {
      const at = rowOf(feature) * count
      if (at >= 0) for (let head = 0; head < count; head++) to[head]! += table[at + head]!
    }
    return to
  }
  // What a word of ordinary English gives alone is added up once.
  const known = new WeakMap<Word, Int32Array>()
  // One for all sentences: an array of so many bytes costs more than what is added up in it.
  const sum = new Int32Array(count)
  return {
    heads,
    sumsOf: (said: readonly string[]): Sums => {
      const { words, beside } = gramsOf(said)
      sum.fill(0)
      for (const word of words) {
        const alone = known.get(word) ?? added(new Int32Array(count), word.alone)
        if (word.fine) known.set(word, alone)
        for (let head = 0; head < count; head++) sum[head]! += alone[head]!
      }
      added(sum, beside)
      return { words: said.length, of: step.map((part, head) => sum[head]! * part) }
    },
    odds: (sums: readonly Sums[]) => {
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

/** Words and what stands beside them, pieces of words, groups of words used alike: each has a part of the space. */
export const WORDS = 1 << 17
export const PIECES = 1 << 16
const GROUPS = 1 << 16
export const SPACE = WORDS + PIECES + GROUPS

/** One number from two, spread evenly (the finaliser of MurmurHash3, public domain). */
function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6)), 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
// Each part of the space is a power of two.
const inWords = (hash: number) => hash & (WORDS - 1)
const inPieces = (hash: number) => WORDS + (hash & (PIECES - 1))
const inGroups = (hash: number) => WORDS + PIECES + (hash & (GROUPS - 1))

function hashOf(word: string, from: number, to: number): number {
  let hash = 2166136261
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619)
  return mix(hash, to - from)
}

type Groups = Record<'coarse' | 'fine', Uint8Array> & { words: string }
const places = once(() => {
  const { words, coarse, fine } = unpacked<Groups>(new URL('word-groups.br', import.meta.url))
  const fineAt = (at: number) => (fine[at * 2]! | (fine[at * 2 + 1]! << 8)) + 1
  return new Map(words.split(' ').map((word, at) => [word, { coarse: coarse[at]! + 1, fine: fineAt(at) }]))
})

/** Words, figures (as one word, but for ages and years) and the question mark of a folded text. */
export const wordsOf = (folded: string): string[] =>
  (folded.match(/[a-z0-9\u00c0-\uffff]+|\?/g) ?? []).map((it) => (it < ':' && it.length > 2 ? '0' : it.slice(0, 40)))

export type Word = ReturnType<typeof wordFrom>
/** `alone`: what it gives wherever it stands, itself, its pieces, its groups. */
function wordFrom(word: string) {
  const own = hashOf(word, 0, word.length)
  const { coarse, fine } = places().get(word) ?? { coarse: 0, fine: 0 }
  const alone = [inWords(mix(own, 1))]
  // A longer word is no word, and its pieces say nothing.
  if (word.length > 1 && word.length <= 24) {
    const edged = `<${word}>`
    for (let long = 2; long <= 5; long++)
      for (let at = 0; at + long <= edged.length; at++) alone.push(inPieces(hashOf(edged, at, at + long)))
  }
  if (fine) alone.push(inGroups(mix(fine, 11)), inGroups(mix(coarse, 12)))
  return { own, alone, coarse, fine }
}

/** Words of ordinary English are held for the next text; nobody's own words and names are. */
const held = new Map<string, Word>()

const edge: Word = { own: 7, alone: [], coarse: 0, fine: 0 }

/** What the words of one sentence give: each alone, and all beside one another, words in twos (side by side and with one between) and threes, groups in twos and threes and beside a word. Made once for all classifiers that read a sentence. Sentences are read apart, so that their sums are the text's. */
export const gramsOf = oncePer((said: readonly string[]) => {
  const words = said.map((text) => {
    const word = held.get(text) ?? wordFrom(text)
    if (word.fine) held.set(text, word)
    return word
  })
  const beside: number[] = []
  for (const [at, word] of words.entries()) {
    const [earlier, before] = [words[at - 2] ?? edge, words[at - 1] ?? edge]
    beside.push(inWords(mix(mix(before.own, 2), word.own)), inWords(mix(mix(earlier.own, 3), word.own)))
    beside.push(inWords(mix(mix(mix(earlier.own, 4), before.own), word.own)))
    if (word.fine) beside.push(inGroups(mix(mix(before.own, 13), word.fine)))
    if (word.coarse && before.coarse) beside.push(inGroups(mix(mix(before.coarse, 14), word.coarse)))
    if (before.fine) beside.push(inGroups(mix(mix(before.fine, 15), word.own)))
    if (before.coarse && word.coarse && earlier.coarse)
      beside.push(inGroups(mix(mix(mix(earlier.coarse, 16), before.coarse), word.coarse)))
  }
  return { words, beside }
}, new WeakMap())

/** Whether a word is one of ordinary English. */
export const isKnown = (word: string): boolean => places().has(word)
