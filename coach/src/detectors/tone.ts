import { weightsOf } from '../learn/bytes.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { families, type Family } from './emotion-words.ts'
import { plain } from './plain.ts'
import type { Span } from './span.ts'
import { toneFeatures } from './tone-features.ts'
import { pushes } from './tone-rules.ts'
import { painful, pleasant } from './valence.ts'
import file from './weights/tone.json' with { type: 'json' }

/** The main feeling a message between two people, or a line of a diary, shows. */
export interface Tone {
  /** How likely each family is the main one; they sum to 1. Calibrated on turns between two people. */
  chances: Readonly<Record<Family, number>>
  /** Null where it is not enough to tell: nothing written, no words, or another language than English. */
  top: Family | null
  second: Family | null
  /** Chance of the first less chance of the second, 0..1: near 0 either may be meant. */
  margin: number
  /** Chance of a pleasant feeling less chance of a painful one, -1..1. */
  valence: number
  /** The words that speak for each family, the weightiest first, at most three; none where no words do. */
  words: Readonly<Record<Family, readonly Span[]>>
}

/** weights/tone.json as `coach/train/tone.ts` writes it. */
export interface ToneFile {
  grams: string
  /** Base64 of int8, ten to a feature, in the order of `families`; what one step is worth is `step`. */
  weights: string
  step: number
  /** Log-odds are divided by it before they become chances. */
  temperature: number
  /** How well weights fared on turns of conversations that they had not seen: see evals/emotions.ts. */
  unseen: { turns: number; macroF1: number; either: number; valence: number; calibration: number }
}

/** More is not read: nobody says so much in one turn. The detectors of turns read no more either. */
const longest = 6000

interface ToneModel {
  grams: ReadonlyMap<string, number>
  weight: (feature: number, family: number) => number
  temperature: number
}

function toneModelOf({ grams, weights, step, temperature }: Omit<ToneFile, 'unseen'>): ToneModel {
  const bytes = weightsOf(weights)
  return {
    grams: new Map(grams.split('\n').map((gram, at) => [gram, at])),
    weight: (feature, family) => (bytes[feature * families.length + family] ?? 0) * step,
    temperature,
  }
}

const shipped = toneModelOf(file)

/**
 * Reads the tone of one message: the comment model, the lexicon and what the turn does, weighed together by weights
 * learnt on turns between two people, and rules where the meaning lies between the people. About 0.2 ms for a message
 * of twenty words, never more than linear in its length; of a very long text the first 6,000 characters are read.
 */
export function tone(text: string): Tone {
  const source = text.slice(0, longest)
  const kind = legibility(source)
  const { features, turn, met } = toneFeatures(source, shipped.grams)
  const z = new Float64Array(families.length)
  const seen = new Map<number, Pull>()
  const pullAt = (start: number, end: number) => {
    const key = start * 2 * longest + end
    const known = seen.get(key) ?? { start, end, pull: new Float64Array(families.length) }
    seen.set(key, known)
    return known.pull
  }
  const weights = new Float64Array(families.length)
  for (const { at, value, spans } of features) {
    let mean = 0
    for (let k = 0; k < z.length; k++) {
      weights[k] = shipped.weight(at, k)
      z[k]! += weights[k]! * value
      mean += weights[k]! / z.length
    }
    for (const { start, end, part } of spans) {
      const pull = pullAt(start, end)
      for (let k = 0; k < z.length; k++) pull[k]! += (weights[k]! - mean) * part
    }
  }
  for (const { span, by } of pushes(plain(source), turn.sarcasm))
    for (const [family, amount = 0] of Object.entries(by) as [Family, number][]) {
      const k = families.indexOf(family)
      z[k]! += amount
      if (span) pullAt(span.start, span.end)[k]! += amount
    }
  const chances = softmax(z, shipped.temperature)
  const tell = (kind === 'words' || kind === 'emoji') && met > 0
  const order = families.toSorted((a, b) => chances[b] - chances[a])
  const [first = 'neutral', next = 'neutral'] = order
  const sum = (of: readonly Family[]) => of.reduce((total, family) => total + chances[family], 0)
  const pulls = [...seen.values()]
  const words = families.map((family, k) => [family, tell ? quoted(source, pulls, k) : []] as const)
  return {
    chances,
    top: tell ? first : null,
    second: tell ? next : null,
    margin: tell ? chances[first] - chances[next] : 0,
    valence: tell ? sum(pleasant) - sum(painful) : 0,
    words: Object.fromEntries(words) as Record<Family, Span[]>,
  }
}

function softmax(z: Float64Array, temperature: number): Record<Family, number> {
  const top = Math.max(...z)
  const grown = z.map((value) => Math.exp((value - top) / temperature))
  const all = grown.reduce((sum, value) => sum + value, 0)
  return Object.fromEntries(families.map((family, k) => [family, grown[k]! / all])) as Record<Family, number>
}

/** How far a stretch of words moved the log-odds of each family, against the mean of all. */
interface Pull {
  start: number
  end: number
  pull: Float64Array
}

/** Below this share of log-odds a stretch of words says next to nothing for the family. */
const least = 0.12

/** Words that lean one way over many texts and show a reader nothing when they stand alone. */
const slight =
  /^(?:i|i['’]?m|you|u|your|he|she|it|its|it['’]s|we|they|them|him|her|his|me|my|our|the|a|an|and|but|or|so|if|as|to|of|in|on|at|by|for|with|from|up|is|are|am|was|were|be|been|do|did|does|have|has|had|get|got|can|will|would|that|this|there|then|than|all|one|any|not)$/i

/** What speaks for a family, summed over everything that was seen in the same words; overlapping words once. */
function quoted(text: string, pulls: readonly Pull[], family: number): Span[] {
  const telling = pulls.filter(({ pull }) => pull[family]! >= least)
  const found: Span[] = []
  for (const { start, end, pull } of telling.sort((a, b) => b.pull[family]! - a.pull[family]! || a.start - b.start)) {
    if (found.length === 3) break
    const quote = text.slice(start, end)
    if (!/[\p{L}\p{Extended_Pictographic}]/u.test(quote) || slight.test(quote)) continue
    if (found.some((it) => start < it.end && end > it.start)) continue
    const strength = Math.min(1, pull[family]! / 2)
    found.push({ id: 'tone', quote, start, end, speaker: 'writer', target: 'none', strength })
  }
  return found
}
