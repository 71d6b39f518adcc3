import type { SafetyCategory } from '@mallama/contracts/safety'
import { legibility } from '../../builtin/kind-of-text.ts'
import { weightsOf } from '../../learn/bytes.ts'
import { featuresOf, tokensOf, type Features } from './features.ts'
import { passagesOf, sentencesOf } from './passages.ts'
import type { Word } from './word.ts'
import file from './weights.json' with { type: 'json' }

/** weights.json as `coach/train/safety.ts` writes it; its model card stands beside it. */
export interface WeightsFile {
  /** Danger: base64 of int8, one to a feature, what one step is worth, and the log-odds of a text of no known words. */
  danger: { weights: string; step: number; bias: number }
  /** What kind of danger, whether it is now, whether it is someone else's: int8, as many to a feature as there are names. */
  heads: { names: readonly string[]; weights: string; step: readonly number[]; bias: readonly number[] }
  /** Log-odds from which a rule is heard at all, of tier 1, of tier 2, of tier 3 (imminence), and of another's trouble. */
  from: { calm: number; one: number; two: number; three: number; third: number }
  /** What is added for a rule that was met, by its tier. */
  rule: readonly [one: number, two: number, three: number]
}

/** A sum over fewer features than this is not made surer by being short. */
export const USUAL = 30
export const damping = (features: readonly number[]) => 1 / Math.sqrt(Math.max(USUAL, features.length))

/** What the model makes of a text: of the passage of it that frightens it most. All figures are log-odds. */
export interface Reading {
  danger: number
  /** How many passages the text was read in. */
  passages: number
  /** By category, in the order of `categories`; only their differences mean anything. */
  kinds: Float64Array
  imminent: number
  third: number
}

export interface Model extends Pick<WeightsFile, 'from' | 'rule'> {
  categories: readonly SafetyCategory[]
  /** Null where there is nothing to read, or nothing in English. */
  read: (folded: string) => Reading | null
}

// The most frightening of many passages frightens more than one passage does, without anything being wrong.
const PER_DOUBLING = 0.5

export function modelOf({ danger, heads, from, rule }: WeightsFile): Model {
  const wide = weightsOf(danger.weights)
  const small = weightsOf(heads.weights)
  const kinds = heads.names.length - 2
  const fearOf = (tokens: readonly string[], held: Map<string, Word>): { z: number; features: Features } => {
    const features = featuresOf(tokens, held)
    let sum = 0
    for (let at = 0; at < features.wide.length; at++) sum += wide[features.wide[at]!]!
    return { z: danger.bias + sum * danger.step * damping(features.wide), features }
  }
  /**
   * A passage as a whole, its worst two neighbouring sentences and its worst sentence, each counting a third: what is
   * said once among calm sentences is heard, and is heard with what stands around it.
   */
  const fearOfPassage = (passage: readonly string[], held: Map<string, Word>) => {
    const whole = fearOf(passage, held)
    const sentences = sentencesOf(passage)
    if (sentences.length < 2) return whole
    const alone = sentences.map((sentence) => fearOf(sentence, held).z)
    const pairs = sentences.slice(1).map((sentence, at) => fearOf([...sentences[at]!, ...sentence], held).z)
    return { z: (whole.z + Math.max(...alone) + Math.max(...pairs)) / 3, features: whole.features }
  }
  const read = (folded: string): Reading | null => {
    if (legibility(folded) !== 'words') return null
    const passages = passagesOf(tokensOf(folded))
    let most = -Infinity
    let worst: Features | null = null
    // The same lines pasted a thousand times are read once.
    const met = new Set<string>()
    const held = new Map<string, Word>()
    for (const passage of passages) {
      if (passages.length > 1) {
        const words = passage.join(' ')
        if (met.has(words)) continue
        met.add(words)
      }
      const { z, features } = fearOfPassage(passage, held)
      if (z > most) [most, worst] = [z, features]
    }
    if (!worst) return null
    const z = Float64Array.from(heads.bias)
    const share = damping(worst.small)
    for (const at of worst.small)
      for (let k = 0; k < z.length; k++) z[k]! += share * heads.step[k]! * small[at * z.length + k]!
    return {
      danger: most - PER_DOUBLING * Math.log2(passages.length),
      passages: passages.length,
      kinds: z.subarray(0, kinds),
      imminent: z[kinds]!,
      third: z[kinds + 1]!,
    }
  }
  return { from, rule, read, categories: heads.names.slice(0, kinds) as SafetyCategory[] }
}

export const model = modelOf(file as unknown as WeightsFile)
