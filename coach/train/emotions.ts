import { writeFileSync } from 'node:fs'
import { families, type Family } from '../src/detectors/emotion-words.ts'
import { gramsOf } from '../src/detectors/emotion-grams.ts'
import type { ModelFile } from '../src/detectors/emotion-model.ts'
import { goEmotions, type Comment } from '../src/evals/goemotions.ts'
import { fitLogistic, sparseRows, type Sparse } from './logistic.ts'

/**
 * `node coach/train/emotions.ts <folder of public data>` trains the emotion model on GoEmotions and writes
 * coach/src/detectors/weights/emotions.json. One logistic regression a family over the presence of 8,000 words and pairs
 * of words. Nothing is drawn by chance: the same files give the same weights. About half a minute.
 */
const size = 8000
const rarest = 4
/** Chosen on the tuning half among 0.5, 1 and 3, for presence, root-normalised and tf-idf features. */
const penalty = 3
const rounds = 60

const folder = process.argv[2]
const corpus = folder ? goEmotions(folder) : null
if (!corpus) {
  console.error('node coach/train/emotions.ts <folder>: the folder that holds goemotions/train.jsonl and dev.jsonl')
  process.exit(1)
}

const read = (comments: readonly Comment[]) => comments.map(({ text }) => gramsOf(text).map(({ gram }) => gram))
const shows = (comments: readonly Comment[], family: Family) =>
  Uint8Array.from(comments, (it) => Number(it.families.includes(family)))

/** The grams whose presence tells most about any one family: the largest chi-square over the ten. */
function choose(rows: readonly string[][], comments: readonly Comment[]): string[] {
  const counts = new Map<string, Float64Array>()
  const totals = families.map((family) => comments.filter((it) => it.families.includes(family)).length)
  rows.forEach((grams, r) => {
    const at = comments[r]!.families.map((family) => families.indexOf(family))
    for (const gram of grams) {
      const count = counts.get(gram) ?? new Float64Array(families.length + 1)
      count[families.length]! += 1
      for (const k of at) count[k]! += 1
      counts.set(gram, count)
    }
  })
  const ranked = [...counts].flatMap(([gram, count]) => {
    const all = count[families.length]!
    if (all < rarest) return []
    const told = totals.map((total, k) => chiSquare(count[k]!, all - count[k]!, total - count[k]!, rows.length))
    return [{ gram, told: Math.max(...told) }]
  })
  ranked.sort((a, b) => b.told - a.told || (a.gram < b.gram ? -1 : 1))
  return ranked
    .slice(0, size)
    .map(({ gram }) => gram)
    .sort()
}

/** Of a two-by-two table: gram and family, gram without it, family without the gram, out of all. */
function chiSquare(both: number, gram: number, family: number, all: number): number {
  const neither = all - both - gram - family
  const cross = both * neither - gram * family
  return (all * cross * cross) / ((both + gram) * (family + neither) * (both + family) * (gram + neither))
}

const sparse = (rows: readonly string[][], places: ReadonlyMap<string, number>): Sparse =>
  sparseRows(
    rows.map((grams) => grams.flatMap((gram) => (places.has(gram) ? [[places.get(gram)!, 1] as const] : []))),
    places.size,
  )

/** Log-odds of each row under weights that have been through int8, as they will be shipped. */
const scores = (rows: Sparse, bytes: Int8Array, step: number, bias: number) =>
  Float64Array.from({ length: rows.from.length - 1 }, (_, r) => {
    let z = bias
    for (let k = rows.from[r]!; k < rows.from[r + 1]!; k++) z += bytes[rows.index[k]!]! * step
    return z
  })

/** Platt's a and b by the same solver, with next to no penalty. */
function platt(z: Float64Array, yes: Uint8Array): [number, number] {
  const rows = sparseRows(
    [...z].map((value) => [[0, value]]),
    1,
  )
  const weights = fitLogistic(rows, yes, 1e-3, 60)
  return [weights[0]!, weights[1]!]
}

/** The probability from which saying yes gives the best F1. */
function threshold(chance: Float64Array, yes: Uint8Array): number {
  const order = [...chance.keys()].sort((a, b) => chance[b]! - chance[a]! || a - b)
  const all = yes.reduce((sum, y) => sum + y, 0)
  let [hits, best, at] = [0, 0, 0.5]
  order.forEach((r, said) => {
    hits += yes[r]!
    const f1 = (2 * hits) / (said + 1 + all)
    if (f1 > best) [best, at] = [f1, chance[r]!]
  })
  return at
}

const round = (value: number, places: number) => Number(value.toFixed(places))

const { train, tune } = corpus
const trainGrams = read(train)
const grams = choose(trainGrams, train)
const places = new Map(grams.map((gram, at) => [gram, at]))
const [rows, tuneRows] = [sparse(trainGrams, places), sparse(read(tune), places)]
const bytes = new Int8Array(grams.length * families.length)
const file = { step: [] as number[], bias: [] as number[], platt: [] as [number, number][], threshold: [] as number[] }
families.forEach((family, k) => {
  const weights = fitLogistic(rows, shows(train, family), penalty, rounds)
  const bias = round(weights[grams.length]!, 5)
  const step = round(Math.max(...weights.subarray(0, grams.length).map(Math.abs)) / 127, 7)
  const column = Int8Array.from(weights.subarray(0, grams.length), (weight) => Math.round(weight / step))
  column.forEach((byte, at) => (bytes[at * families.length + k] = byte))
  const yes = shows(tune, family)
  const z = scores(tuneRows, column, step, bias)
  const [a, b] = platt(z, yes)
  const chance = z.map((value) => 1 / (1 + Math.exp(-(a * value + b))))
  file.step.push(step)
  file.bias.push(bias)
  file.platt.push([round(a, 5), round(b, 5)])
  file.threshold.push(round(threshold(chance, yes), 4))
})

const model: ModelFile = {
  families,
  ...file,
  grams: grams.join('\n'),
  weights: Buffer.from(bytes.buffer).toString('base64'),
}
writeFileSync(new URL('../src/detectors/weights/emotions.json', import.meta.url), `${JSON.stringify(model)}\n`)
console.warn(`${train.length} comments, ${grams.length} grams, ${bytes.length} weights written.`)
