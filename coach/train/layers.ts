import type { Layers, Convolution } from '../src/learn/convolution.ts'
import { Adam, giveAll, int8Of } from './convolution.ts'
import { gapsOf } from './gaps.ts'
import { nextOf, shuffle } from './shuffle.ts'

/**
 * Learns the layers of `coach/src/learn/convolution.ts`: filters over the word vectors of another, which stay as they are,
 * but for those of words that are met so often (`own`); the most of each filter over each of several texts; for each part a layer of rectified units and a softmax for each group of
 * labels. Adam in small batches; filters and words are left out at random; a fixed seed decides the order. With a `base`
 * its filters stay as they are, and only the layers are learnt.
 */
export interface Lesson {
  /** The texts, each as the words of its sentences. */
  texts: readonly (readonly (readonly string[])[])[]
  /** Of each group, in their order: labels by their numbers with what each takes (together one), and how much it counts; null where nobody said. */
  want: readonly (readonly [labels: readonly (readonly [label: number, part: number])[], weight: number] | null)[]
}
export interface PartOf {
  name: string
  wide: number
  groups: readonly { name: string; labels: readonly string[] }[]
}

const [DIMENSIONS, FILTERS] = [64, 64]
/** The places of the filters over one word, two and three. */
const PLACES = [[0], [1, 2], [3, 4, 5]] as const
const ROWS = 6 * FILTERS
const POOLED = PLACES.length * FILTERS

/** How it learns; by sealed talks. `drop`: the share of filters left out; `blind`: of words. */
const [BATCH, LEFT, USUAL_DROP, BLIND] = [32, 0.05, 0.3, 0.12]
/** How often it goes through all lessons, and how far it steps. */
export type Pace = Record<'rounds' | 'rate', number> & {
  /** How often a word is met that has a vector of its own; none has where it is not said. */
  own?: number
  /** The share of filters left out, where it is another than usual. */
  drop?: number
}
/** The vectors that are a network's own ship in so many of the steps of all vectors. */
const OWN_STEPS = 15

export function teachLayers(
  lessons: readonly Lesson[],
  vectors: Pick<Convolution, 'words' | 'vectors' | 'steps'>,
  parts: readonly PartOf[],
  { rounds: ROUNDS, rate: RATE, own, drop: DROP = USUAL_DROP }: Pace,
  after: (made: Layers, round: number) => void = () => {},
  base?: Omit<Layers, 'parts'>,
): Layers {
  let state = 7
  const next = () => (state = nextOf(state)) / 2 ** 32
  const drawn = (long: number, wide: number) =>
    new Adam(Float32Array.from({ length: long }, () => (next() * 2 - 1) * wide))
  const idOf = new Map(vectors.words.split(' ').map((word, at) => [word, at]))
  const words = new Adam(Float32Array.from(vectors.vectors, (it) => it * vectors.steps.vectors))
  const word = words.of
  const texts = lessons.map((lesson) =>
    lesson.texts.map((text) => text.map((said) => Int32Array.from(said, (it) => idOf.get(it) ?? -1))),
  )
  const met = new Int32Array(idOf.size)
  if (own)
    for (const text of texts)
      for (const view of text) for (const said of view) for (const id of said) if (id >= 0) met[id]!++
  const isOwn = met.map((it) => (own && it >= own ? 1 : 0))
  const touched = new Set<number>()
  const views = texts[0]!.length
  const units = views * POOLED
  const filters = base
    ? new Adam(Float32Array.from(base.filters, (it) => it * base.step))
    : drawn(ROWS * DIMENSIONS, 0.12)
  const bias = base ? new Adam(Float32Array.from(base.bias)) : drawn(POOLED, 0)
  const all = parts.map(({ wide, groups }) => {
    const top = groups.reduce((sum, { labels }) => sum + labels.length, 0)
    return {
      wide,
      top,
      sizes: groups.map(({ labels }) => labels.length),
      layer: drawn(units * wide, 0.05),
      inner: drawn(wide, 0),
      heads: drawn(wide * top, 0.1),
      outer: drawn(top, 0),
      sum: new Float32Array(wide),
      back: new Float32Array(wide),
      odds: new Float32Array(top),
    }
  })

  /** What a word gives to every place of every filter, once a batch. */
  let gives = new Float32Array(2000 * ROWS)
  const given = new Map<number, number>()
  const give = (id: number): number => {
    if (id < 0) return -1
    const before = given.get(id)
    if (before !== undefined) return before
    const to = given.size * ROWS
    if (to + ROWS > gives.length) {
      const more = new Float32Array(gives.length * 2)
      more.set(gives)
      gives = more
    }
    given.set(id, to)
    giveAll(filters.of, word, id * DIMENSIONS, gives, to)
    return to
  }

  const [found, kept, back] = [0, 0, 0].map(() => new Float32Array(units)) as [Float32Array, Float32Array, Float32Array]
  const sum = new Float32Array(FILTERS)
  const [where, begins] = [new Int32Array(units), new Int32Array(units)]
  function pool(text: readonly Int32Array[], view: number) {
    text.forEach((said, s) => {
      const at = Int32Array.from(said, give)
      PLACES.forEach((places, wide) => {
        for (let begin = -wide; begin < at.length; begin++) {
          for (let f = 0; f < FILTERS; f++) sum[f] = bias.of[wide * FILTERS + f]!
          for (let p = 0; p <= wide; p++) {
            const place = begin + p
            if (place < 0 || place >= at.length || at[place]! < 0) continue
            const from = at[place]! + places[p]! * FILTERS
            for (let f = 0; f < FILTERS; f++) sum[f]! += gives[from + f]!
          }
          for (let f = 0, unit = view * POOLED + wide * FILTERS; f < FILTERS; f++, unit++)
            if (sum[f]! > found[unit]!) [found[unit], where[unit], begins[unit]] = [sum[f]!, s, begin]
        }
      })
    })
  }

  const full = new Int32Array(units)
  /** What the filters of a base find in each lesson: they stay, so it does. */
  const held = base ? texts.map((text) => (find(text), found.slice())) : []
  function find(text: readonly (readonly Int32Array[])[]) {
    found.fill(0)
    where.fill(-1)
    text.forEach(pool)
  }
  function learn(lesson: number): number {
    const { want } = lessons[lesson]!
    const text = base ? [] : texts[lesson]!.map((it) => it.map((said) => said.map((id) => (next() < BLIND ? -1 : id))))
    if (base) found.set(held[lesson]!)
    else find(text)
    let count = 0
    for (let unit = 0; unit < units; unit++) {
      kept[unit] = found[unit] === 0 || next() < DROP ? 0 : found[unit]! / (1 - DROP)
      back[unit] = 0
      if (kept[unit]! > 0) full[count++] = unit
    }
    let [loss, group] = [0, 0]
    for (const part of all) {
      const wanted = part.sizes.map((_, at) => want[group + at]!)
      group += part.sizes.length
      if (wanted.some(Boolean)) loss += learnPart(part, wanted, full.subarray(0, count))
    }
    for (let n = 0; n < (base ? 0 : count); n++) {
      const unit = full[n]!
      const slope = back[unit]! / (1 - DROP)
      if (slope === 0 || where[unit]! < 0) continue
      const own = unit % POOLED
      const wide = Math.floor(own / FILTERS)
      bias.slope[own]! += slope
      const said = text[Math.floor(unit / POOLED)]![where[unit]!]!
      for (let p = 0; p <= wide; p++) {
        const id = said[begins[unit]! + p] ?? -1
        if (id < 0) continue
        const row = (PLACES[wide]![p]! * FILTERS + (own % FILTERS)) * DIMENSIONS
        const from = id * DIMENSIONS
        for (let d = 0; d < DIMENSIONS; d++) filters.slope[row + d]! += slope * word[from + d]!
        if (!isOwn[id]) continue
        touched.add(id)
        for (let d = 0; d < DIMENSIONS; d++) words.slope[from + d]! += slope * filters.of[row + d]!
      }
    }
    return loss
  }

  type Learnt = (typeof all)[number]
  function learnPart(
    { wide, top, sizes, layer, inner, heads, outer, ...own }: Learnt,
    want: Lesson['want'],
    at: Int32Array,
  ) {
    const { sum: hidden, back: under, odds } = own
    hidden.set(inner.of)
    for (let n = 0; n < at.length; n++) {
      const [by, row] = [kept[at[n]!]!, at[n]! * wide]
      for (let h = 0; h < wide; h++) hidden[h]! += by * layer.of[row + h]!
    }
    under.fill(0)
    let [loss, from] = [0, 0]
    sizes.forEach((size, group) => {
      const wanted = want[group]
      const begin = from
      from += size
      if (!wanted) return
      for (let l = begin; l < from; l++) odds[l] = outer.of[l]!
      for (let h = 0; h < wide; h++) {
        const by = hidden[h]!
        if (by > 0) for (let l = begin, row = h * top; l < from; l++) odds[l]! += by * heads.of[row + l]!
      }
      let [most, whole] = [-Infinity, 0]
      for (let l = begin; l < from; l++) most = Math.max(most, odds[l]!)
      for (let l = begin; l < from; l++) whole += odds[l] = Math.exp(odds[l]! - most)
      const [labels, weight] = wanted
      for (let l = begin; l < from; l++) odds[l]! *= weight / whole / BATCH
      for (const [label, part] of labels) {
        loss -= weight * part * Math.log((odds[begin + label]! * BATCH) / weight + 1e-9)
        odds[begin + label]! -= (weight * part) / BATCH
      }
      for (let l = begin; l < from; l++) outer.slope[l]! += odds[l]!
      for (let h = 0; h < wide; h++) {
        const by = hidden[h]!
        if (by <= 0) continue
        let more = 0
        for (let l = begin, row = h * top; l < from; l++) {
          heads.slope[row + l]! += by * odds[l]!
          more += heads.of[row + l]! * odds[l]!
        }
        under[h]! += more
      }
    })
    for (let h = 0; h < wide; h++) inner.slope[h]! += under[h]!
    for (let n = 0; n < at.length; n++) {
      const unit = at[n]!
      const [by, row] = [kept[unit]!, unit * wide]
      let more = 0
      for (let h = 0; h < wide; h++) {
        const slope = under[h]!
        layer.slope[row + h]! += by * slope
        more += layer.of[row + h]! * slope
      }
      back[unit]! += more
    }
    return loss
  }

  const learntVectors = () => {
    const ids = [...isOwn.keys()].filter((id) => isOwn[id])
    const whole = (it: number) => OWN_STEPS * Math.round(it / vectors.steps.vectors / OWN_STEPS)
    const all = ids.flatMap((id) => [...word.subarray(id * DIMENSIONS, (id + 1) * DIMENSIONS)])
    return { known: gapsOf(ids), vectors: Int8Array.from(all, (it) => Math.max(-120, Math.min(120, whole(it)))) }
  }
  const made = (): Layers => {
    const [round, f] = [(some: Float32Array) => Array.from(some, (it) => Number(it.toFixed(5))), int8Of(filters.of)]
    const learnt = parts.map(({ name, groups }, at) => {
      const { layer, inner, heads, outer } = all[at]!
      const [a, b] = [int8Of(layer.of), int8Of(heads.of)]
      const steps = { layer: a.step, heads: b.step }
      return [
        name,
        { layer: a.of, heads: b.of, steps, bias: round(inner.of), offsets: round(outer.of), groups },
      ] as const
    })
    const shared = base ?? { filters: f.of, step: f.step, bias: round(bias.of), ...(own && { own: learntVectors() }) }
    return { ...shared, parts: Object.fromEntries(learnt) }
  }
  const order = Int32Array.from(lessons.keys())
  for (let round = 0; round < ROUNDS; round++) {
    state = shuffle(order, state)
    let loss = 0
    order.forEach((lesson, n) => {
      loss += learn(lesson)
      if ((n + 1) % BATCH !== 0 && n < order.length - 1) return
      const now = RATE * (1 - ((1 - LEFT) * (round + n / order.length)) / ROUNDS)
      for (const it of base ? [] : [filters, bias]) it.step(now)
      for (const { layer, inner, heads, outer } of all) for (const it of [layer, inner, heads, outer]) it.step(now)
      for (const id of touched) words.step(now, id * DIMENSIONS, (id + 1) * DIMENSIONS)
      touched.clear()
      given.clear()
    })
    console.warn(`round ${round + 1}: ${(loss / order.length).toFixed(4)}`)
    after(made(), round)
  }
  return made()
}
