import { weightsOf } from '../learn/bytes.ts'
import { gramsOf, type Gram } from './emotion-grams.ts'
import { families, type Family } from './emotion-words.ts'
import file from './weights/emotions.json' with { type: 'json' }

/** weights/emotions.json as `coach/train/emotions.ts` writes it; its model card stands beside it. */
export interface ModelFile {
  families: readonly string[]
  /** The vocabulary in plain sight, a line each. */
  grams: string
  /** Base64 of int8, ten to a gram, in the order of `families`. */
  weights: string
  /** What one step of the int8 is worth, a family each. */
  step: readonly number[]
  bias: readonly number[]
  /** Platt's a and b: the probability that a public comment shows the family is 1 / (1 + exp(-(a z + b))). */
  platt: readonly (readonly [number, number])[]
  /** The probability from which a public comment counts as showing the family. */
  threshold: readonly number[]
}

export interface Model {
  /** Log-odds by family, before calibration, with what each gram known to the model added to them. */
  score: (text: string) => Scored
}
export interface Scored {
  z: Float64Array
  parts: { gram: Gram; row: number }[]
  /** What a part's weights were multiplied by. */
  damping: number
}

/**
 * A sum over more grams than the comments had (their 95th percentile is 46) grows without the text being any surer:
 * beyond that it grows with the root of their number.
 */
const usual = 46

export function modelOf({
  grams,
  weights,
  step,
  bias,
}: ModelFile): Model & { weight: (row: number, at: number) => number } {
  const rows = new Map(grams.split('\n').map((gram, row) => [gram, row]))
  const bytes = weightsOf(weights)
  const weight = (row: number, at: number) => (bytes[row * families.length + at] ?? 0) * (step[at] ?? 0)
  const score = (text: string): Scored => {
    const read = gramsOf(text)
    const parts = read.flatMap((gram) => {
      const row = rows.get(gram.gram)
      return row === undefined ? [] : [{ gram, row }]
    })
    const damping = Math.sqrt(Math.min(1, usual / Math.max(1, read.length)))
    const z = Float64Array.from(bias)
    for (const { row } of parts) for (let at = 0; at < z.length; at++) z[at]! += damping * weight(row, at)
    return { z, parts, damping }
  }
  return { score, weight }
}

export const model = modelOf(file as unknown as ModelFile)

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z))

/** The model alone, as calibrated on public comments: several families may be likely at once, or none. */
export function commentProbabilities(z: Float64Array): Record<Family, number> {
  const { platt } = file as unknown as ModelFile
  return Object.fromEntries(
    families.map((family, at) => [family, sigmoid((platt[at]?.[0] ?? 1) * (z[at] ?? 0) + (platt[at]?.[1] ?? 0))]),
  ) as Record<Family, number>
}

/** From which probability a public comment counts as showing the family: what gives the best F1 on the tuning half. */
export const commentThresholds = Object.fromEntries(
  families.map((family, at) => [family, (file as unknown as ModelFile).threshold[at] ?? 0.5]),
) as Record<Family, number>
