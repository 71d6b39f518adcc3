import { once } from '../once.ts'
import type { Plain } from '../detectors/plain.ts'
import { plain } from '../detectors/plain.ts'
import examples from './examples.json' with { type: 'json' }
import type { Kind } from './kinds.ts'

/**
 * Multinomial naive Bayes over words and pairs of words (Manning, Raghavan and Schütze 2008, chapter 13) of the
 * examples; each kind equally likely beforehand. It decides nothing alone: it speaks where no cue does.
 */
interface Learnt {
  kinds: Kind[]
  counts: Map<string, Map<Kind, number>>
  totals: Map<Kind, number>
}

function featuresOf(read: Plain): string[] {
  const words = read.text.slice(0, 1500).match(/[a-z]+|[?!]|\d+|:[)(]|x{2,}/g) ?? []
  const kept = words.map((word) => (/^\d/.test(word) ? '#' : word))
  const pairs = kept.slice(1).map((word, at) => `${kept[at]} ${word}`)
  const ends = kept.length > 0 ? [`^${kept[0]}`, `^${kept[0]} ${kept[1] ?? ''}`] : []
  return [...new Set([...kept, ...pairs, ...ends, kept.length <= 5 ? '~few' : kept.length <= 14 ? '~some' : '~many'])]
}

function learn(): Learnt {
  const counts = new Map<string, Map<Kind, number>>()
  const totals = new Map<Kind, number>()
  for (const [kind, lines] of Object.entries(examples) as [Kind, string[]][])
    for (const line of lines)
      for (const feature of featuresOf(plain(line))) {
        const row = counts.get(feature) ?? new Map<Kind, number>()
        row.set(kind, (row.get(kind) ?? 0) + 1)
        counts.set(feature, row)
        totals.set(kind, (totals.get(kind) ?? 0) + 1)
      }
  return { kinds: [...totals.keys()], counts, totals }
}

const learnt = once(learn)
const smoothing = 0.25

/** Kind -> how likely by the examples alone, 0..1, adding up to one; all alike where no word is known. */
export function likeness(read: Plain): Map<Kind, number> {
  const { kinds, counts, totals } = learnt()
  const seen = featuresOf(read).flatMap((feature) => counts.get(feature) ?? [])
  const size = counts.size
  const logs = kinds.map((kind) => {
    const total = (totals.get(kind) ?? 0) + smoothing * size
    return seen.reduce((sum, row) => sum + Math.log(((row.get(kind) ?? 0) + smoothing) / total), 0)
  })
  // Words of one message lean on one another; their sum is tempered so as not to be surer than it should be.
  const temper = Math.sqrt(Math.max(1, seen.length)) * 0.9
  const top = Math.max(...logs)
  const grown = logs.map((log) => Math.exp((log - top) / temper))
  const all = grown.reduce((sum, value) => sum + value, 0)
  return new Map(kinds.map((kind, at) => [kind, (grown[at] ?? 0) / all]))
}
