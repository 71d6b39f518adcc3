import { SPACE } from './words/features.ts'
import { bytesOf, weightsOf } from '../learn/bytes.ts'
import { heads } from './turn-heads.ts'
import { wordShare, type Signs } from './turn-signs.ts'
import file from './weights/turn.json' with { type: 'json' }

/**
 * weights/turn.json as `coach/train/turns.ts` writes it; MODEL-CARD.md says what it was taught on. Weights are base64 of
 * int8, a row of `heads.length` to each feature; `step` is what one step is worth for each head.
 */
export interface TurnFile {
  /** Base64: the gap from one known number of `safety/model/features.ts` to the next; 255 is as much and more to come. */
  known: string
  words: { weights: string; step: readonly number[] }
  signs: { weights: string; step: readonly number[] }
  view: { weights: string; step: readonly number[] }
  bias: readonly number[]
  /** Log-odds from which a head is believed, of a turn by itself and in view of those before: see turn-decide.ts. */
  from: { alone: Thresholds; inView: Thresholds }
}

/** By the names of `cueNames`. */
export type Thresholds = Readonly<Record<string, number>>

interface Table {
  bytes: Int8Array
  step: readonly number[]
}
const tableOf = ({ weights, step }: { weights: string; step: readonly number[] }): Table => ({
  bytes: weightsOf(weights),
  step,
})

export interface TurnModel {
  /** Log-odds of the heads, of a turn by itself. */
  odds: (signs: Signs) => number[]
  /** The same in view of the turns before. */
  inView: (odds: readonly number[], view: Float64Array) => number[]
  /** How far words alone push each of some heads together, in log-odds. */
  push: (words: readonly number[], some: readonly number[]) => number
}

const size = heads.length

export function turnModelOf(from: Omit<TurnFile, 'from'>): TurnModel {
  const places = new Int16Array(SPACE).fill(-1)
  let at = -1
  let row = 0
  for (const gap of bytesOf(from.known))
    if (gap === 255) at += 255
    else places[(at += gap)] = row++
  const [words, signs, view] = [tableOf(from.words), tableOf(from.signs), tableOf(from.view)]
  const add = (z: number[], values: Float64Array, { bytes, step }: Table) => {
    const sum = new Float64Array(size)
    for (let f = 0; f < values.length; f++) {
      const value = values[f]!
      if (value !== 0) for (let k = 0; k < size; k++) sum[k]! += value * bytes[f * size + k]!
    }
    for (let k = 0; k < size; k++) z[k]! += sum[k]! * step[k]!
    return z
  }
  const met = (read: readonly number[]) => {
    const rows: number[] = []
    for (const word of read) if (places[word]! >= 0) rows.push(places[word]!)
    return rows
  }
  return {
    odds: ({ words: read, dense }) => {
      const rows = met(read)
      const share = wordShare(rows.length)
      const sum = new Int32Array(size)
      for (const place of rows) for (let k = 0; k < size; k++) sum[k]! += words.bytes[place * size + k]!
      const z = from.bias.map((it, k) => it + share * words.step[k]! * sum[k]!)
      return add(z, dense, signs)
    },
    inView: (odds, before) => add([...odds], before, view),
    push: (read, some) => {
      const rows = met(read)
      let sum = 0
      for (const place of rows) for (const k of some) sum += words.bytes[place * size + k]! * words.step[k]!
      return sum * wordShare(rows.length)
    },
  }
}

export const turnModel = turnModelOf(file)
export const thresholds = file.from
