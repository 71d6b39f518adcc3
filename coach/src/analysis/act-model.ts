import type { Span } from '../detectors/span.ts'
import { spanAt } from '../detectors/match.ts'
import { weightsOf } from '../learn/bytes.ts'
import { once } from '../once.ts'
import { featuresOf, tokensOf } from './act-features.ts'
import { messageActs as acts, sarcasms, valences } from '../read/messages.ts'
import type { MessageAct as Act, Sarcasm, Valence } from '../read/messages.ts'
import type { Seen } from './seeing.ts'
import file from './weights/acts.json' with { type: 'json' }

/** weights/acts.json as `coach/train/messages.ts` writes it; its model card stands beside it. */
export interface ActsFile {
  /** The features, a line each. */
  features: string
  /** Base64 of int8: for each feature 15 acts, 3 valences, 3 levels of sarcasm. */
  weights: string
  /** What one step of the int8 is worth, by column. */
  step: readonly number[]
  /** Log-odds are divided by it before they become chances: acts, valences, sarcasm. */
  temperature: readonly [number, number, number]
  unseen: Unseen
}

/** Each author's messages read by weights that learnt from the other author alone. */
export interface Unseen {
  messages: number
  act: readonly [number, number]
  actBefore: readonly [number, number]
  /** The label is the first or the second act. */
  either: number
  /** Share right where the chance is high enough to be followed, and how often it is. */
  sure: number
  sureShare: number
  valence: readonly [number, number]
  valenceBefore: readonly [number, number]
  /** Usual phrases by a third hand, read by weights that learnt from neither of them. */
  plain: number
  plainBefore: number
  /** Macro-F1 of the three levels. */
  sarcasm: number
  sarcasmBefore: number
  calibration: number
}

export const columns = acts.length + valences.length + sarcasms.length

/** From this chance on one reading is given; below it the reading says what else the message may be. */
export const sureFrom = 0.45

export interface ActReading {
  act: Act
  /** 0..1, calibrated on messages by an author whom the weights had not met. */
  chance: number
  second: Act
  chances: Readonly<Record<Act, number>>
  valence: Valence
  sarcasm: Readonly<Record<Sarcasm, number>>
}

const shipped = file as unknown as ActsFile
export const { unseen } = shipped
const table = once(() => ({
  places: new Map(shipped.features.split('\n').map((name, at) => [name, at])),
  bytes: weightsOf(shipped.weights),
}))

export function softmax(z: ArrayLike<number>, temperature: number): number[] {
  const values = Array.from(z, (value) => value / temperature)
  const top = Math.max(...values)
  const grown = values.map((value) => Math.exp(value - top))
  const all = grown.reduce((sum, value) => sum + value, 0)
  return grown.map((value) => value / all)
}

/** What a message does, by weights learnt from messages of two authors. Softmax over the sum of its features. */
export function actOf(seen: Seen): ActReading {
  const { places, bytes } = table()
  const z = new Float64Array(columns)
  for (const [name, value] of featuresOf(seen)) {
    const row = places.get(name)
    if (row === undefined) continue
    for (let c = 0; c < columns; c++) z[c]! += value * (bytes[row * columns + c] ?? 0) * (shipped.step[c] ?? 0)
  }
  const [forActs, forValence, forSarcasm] = shipped.temperature
  const chances = softmax(z.subarray(0, acts.length), forActs)
  const byValence = softmax(z.subarray(acts.length, acts.length + valences.length), forValence)
  const bySarcasm = softmax(z.subarray(acts.length + valences.length), forSarcasm)
  const order = acts.map((act, at) => ({ act, chance: chances[at] ?? 0 })).toSorted((a, b) => b.chance - a.chance)
  return {
    act: order[0]!.act,
    chance: order[0]!.chance,
    second: order[1]!.act,
    chances: Object.fromEntries(acts.map((act, at) => [act, chances[at] ?? 0])) as Record<Act, number>,
    valence: valences[byValence.indexOf(Math.max(...byValence))] ?? 'neutral',
    sarcasm: Object.fromEntries(sarcasms.map((it, at) => [it, bySarcasm[at] ?? 0])) as Record<Sarcasm, number>,
  }
}

/** The sentence whose words speak most for the act: what a reading without a cue of its own can quote. */
export function spanOf({ read, parts }: Seen, act: Act): Span | null {
  const { places, bytes } = table()
  const column = acts.indexOf(act)
  const worth = (name: string) => {
    const row = places.get(name)
    return row === undefined ? 0 : (bytes[row * columns + column] ?? 0)
  }
  let best: { from: number; text: string; sum: number } | null = null
  for (const { from, text } of parts.slice(0, 60)) {
    const tokens = tokensOf(text)
    if (tokens.length === 0) continue
    const sum = tokens.reduce(
      (all, word, at) => all + worth(`w:${word}`) + worth(`p:${tokens[at - 1] ?? '^'} ${word}`),
      0,
    )
    const score = sum / Math.sqrt(tokens.length + 3)
    if (!best || score > best.sum) best = { from, text, sum: score }
  }
  return best ? spanAt(read, 'act', best.from, best.from + best.text.length) : null
}
