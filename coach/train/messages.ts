import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { featuresOf } from '../src/analysis/act-features.ts'
import type { ActsFile } from '../src/analysis/act-model.ts'
import { messageActs as acts, sarcasms, valences } from '../src/read/messages.ts'
import { seeing } from '../src/analysis/seeing.ts'
import { judged, type Told } from './message-figures.ts'
import { fitSoftmax, sparseRows } from './logistic.ts'

/**
 * `node coach/train/messages.ts --vectors <folder>` learns what received messages do, and writes
 * coach/src/analysis/weights/acts.json. The folder holds GloVe vectors (Pennington, Socher and Manning 2014; public
 * domain) as vecwords.json, a list of words, and vecs.bin, 100 float32 for each, of length 1. They are not needed
 * afterwards: what they add to a message is a sum over its words, so that it becomes part of the words' own weights.
 * Two authors wrote the messages apart; each is judged by weights learnt from the other. `--misses` prints what those
 * got wrong. Odd messages of evals/data are not read. Same files, same weights.
 */
const { values } = parseArgs({ options: { vectors: { type: 'string' }, misses: { type: 'boolean' } } })
const folder = values.vectors
if (!folder || !existsSync(join(folder, 'vecs.bin'))) throw new Error('--vectors takes the folder with vecs.bin')

const size = 100
const list = JSON.parse(readFileSync(join(folder, 'vecwords.json'), 'utf8')) as string[]
const raw = readFileSync(join(folder, 'vecs.bin'))
const vectors = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength))
const vectorAt = new Map(list.map((word, at) => [word, at]))

interface Example extends Told {
  features: Map<string, number>
}

function examples(file: string, author: number): Example[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Omit<Told, 'author' | 'number'> & { id?: string })
    .filter(({ id }) => id === undefined || Number(/\d+/.exec(id)?.[0]) % 2 === 0)
    .map((it, at) => ({ ...it, author, number: at + 1, features: featuresOf(seeing(it.text, null, [])) }))
}

/** train/plain-messages.txt: "[act]", then the messages; they teach the act alone. */
function plainExamples(author: number): Example[] {
  let act = ''
  return readFileSync(new URL('./plain-messages.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((text, at): Example[] => {
      if (!text || text.startsWith('#')) return []
      const head = /^\[(\S+)\]$/.exec(text)
      if (head) {
        act = head[1] ?? ''
        return []
      }
      return [{ text, act, author, number: at + 1, features: featuresOf(seeing(text, null, [])) }]
    })
}

const penalty = 1.5
const rounds = 80
const heads: readonly { names: readonly string[]; of: (it: Told) => string | undefined; penalty: number }[] = [
  { names: acts, of: (it) => it.act, penalty },
  { names: valences, of: (it) => it.valence, penalty: 6 },
  { names: sarcasms, of: (it) => it.sarcasm, penalty: 6 },
]
/** A feature that one message alone has tells about that message. */
const rarest = 2

/** Feature -> its weights, all heads one after the other; what the vectors add is already in the words. */
type Weights = Map<string, number[]>

function fit(from: readonly Example[]): Weights {
  const counts = new Map<string, number>()
  for (const { features } of from) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name)
  const at = new Map(names.toSorted().map((name, place) => [name, place]))
  const rows = sparseRows(
    from.map(({ features }) => [
      ...[...features].flatMap(([name, value]) => (at.has(name) ? [[at.get(name)!, value] as const] : [])),
      ...meaning(features).map((value, k) => [at.size + k, value] as const),
    ]),
    at.size + size,
  )
  const weights: Weights = new Map()
  for (const head of heads) {
    const classes = head.names.length
    const label = new Float64Array(from.length * classes)
    from.forEach((it, r) => {
      const place = head.names.indexOf(head.of(it) ?? '')
      if (place >= 0) label[r * classes + place] = 1
    })
    const found = fitSoftmax({ rows, classes, label, penalty: () => head.penalty, drawnTo: () => 0 }, rounds)
    const add = (name: string, row: readonly number[]) => weights.set(name, [...(weights.get(name) ?? []), ...row])
    for (const name of new Set([...at.keys(), ...list.map((word) => `w:${word}`)])) {
      const own = at.get(name)
      const vector = name.startsWith('w:') ? vectorAt.get(name.slice(2)) : undefined
      add(
        name,
        head.names.map((_, c) => {
          let sum = own === undefined ? 0 : found[own * classes + c]!
          if (vector !== undefined)
            for (let k = 0; k < size; k++) sum += vectors[vector * size + k]! * found[(at.size + k) * classes + c]!
          return sum
        }),
      )
    }
  }
  return weights
}

function meaning(features: ReadonlyMap<string, number>): number[] {
  const sum = Array.from({ length: size }, () => 0)
  for (const [name, value] of features) {
    const at = name.startsWith('w:') ? vectorAt.get(name.slice(2)) : undefined
    if (at !== undefined) for (let k = 0; k < size; k++) sum[k]! += value * vectors[at * size + k]!
  }
  return sum
}

/** How many features are kept: those that sway the act most; int8 and names together stay under 300 kB. */
const most = 7600

function packed(weights: Weights, seen: readonly Example[]) {
  const met = new Map<string, number>()
  for (const { features } of seen) for (const name of features.keys()) met.set(name, (met.get(name) ?? 0) + 1)
  const sway = (name: string, row: readonly number[]) => {
    const spread = Math.hypot(...row.slice(0, acts.length))
    // What nobody wrote yet is kept for its meaning alone, and met less often than what they did.
    return spread * (name.startsWith('w:') && !met.has(name) ? 0.5 : Math.sqrt(Math.min(9, met.get(name) ?? 1)))
  }
  const kept = [...weights].toSorted((a, b) => sway(...b) - sway(...a) || (a[0] < b[0] ? -1 : 1)).slice(0, most)
  kept.sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const width = kept[0]![1].length
  const step = Array.from({ length: width }, (_, c) =>
    Number((Math.max(...kept.map(([, row]) => Math.abs(row[c]!))) / 127).toPrecision(5)),
  )
  return { kept, step, row: (row: readonly number[]) => row.map((value, c) => Math.round(value / step[c]!)) }
}

/** Log-odds as the shipped file would give them: cut and rounded the same way. */
function reader(weights: Weights, seen: readonly Example[]) {
  const { kept, step, row } = packed(weights, seen)
  const rows = new Map(kept.map(([name, values]) => [name, row(values).map((value, c) => value * step[c]!)]))
  return ({ features }: Example) => {
    const z = step.map(() => 0)
    for (const [name, value] of features) rows.get(name)?.forEach((weight, c) => (z[c]! += weight * value))
    return z
  }
}

const first = examples('./received-messages.jsonl', 0)
const second = examples('./received-messages-second.jsonl', 1)
const even = examples('../src/evals/data/messages.jsonl', 2).filter(({ act }) => acts.some((it) => it === act))
const plain = plainExamples(3)
const readBy = (test: readonly Example[], from: readonly Example[]) => {
  const oddsOf = reader(fit(from), from)
  return test.map((it) => ({ it, z: oddsOf(it) }))
}
const { unseen, temperature, misses } = judged(
  [...readBy(first, [...second, ...even, ...plain]), ...readBy(second, [...first, ...even, ...plain])],
  readBy(plain, [...first, ...second, ...even]),
)
console.warn({ ...unseen, temperature })
if (values.misses) for (const line of misses) console.warn(line)

const all = [...first, ...second, ...even, ...plain]
const { kept, step, row } = packed(fit(all), all)
const bytes = Int8Array.from(kept.flatMap(([, values]) => row(values)))
const file: ActsFile = {
  step,
  temperature,
  unseen,
  features: kept.map(([name]) => name).join('\n'),
  weights: Buffer.from(bytes.buffer).toString('base64'),
}
const text = `${JSON.stringify(file, null, 1)}\n`
console.warn(`${text.length} bytes`)
writeFileSync(new URL('../src/analysis/weights/acts.json', import.meta.url), text)
