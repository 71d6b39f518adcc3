import { closedCues, openCues } from './cues/receptiveness.ts'
import { match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

export interface ReceptivenessReading {
  /** -1..1: above 0 the words sound open to the other's view, below 0 they argue. */
  score: number
  /** `id` says which cue; target "other" raises the score, "none" lowers it, each by its strength. */
  spans: readonly Span[]
}

/**
 * Yeomans, Minson, Collins, Chen and Gino (2020), "Conversational receptiveness". A cue counts twice at most, so that
 * length alone moves nothing; the weights follow the order of their estimates.
 */
export function receptivenessIn(read: Plain): ReceptivenessReading {
  const spans = [...match(read, openCues), ...match(read, closedCues)]
  const seen = new Map<string, number>()
  let score = 0
  for (const { id, strength, target } of spans) {
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    if (times <= 2) score += target === 'other' ? strength : -strength
  }
  return {
    score: Math.round(Math.max(-1, Math.min(1, score)) * 100) / 100,
    spans: spans.toSorted((a, b) => a.start - b.start),
  }
}
