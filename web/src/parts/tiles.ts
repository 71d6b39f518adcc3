import type { Relationship } from '@mallama/contracts/relationships'

type Scored = Pick<Relationship, 'hasHealthData' | 'overallHealthScore'>

export interface Tiles {
  total: number
  /** 70 and more. */
  healthy: number
  /** Below 50. */
  needAttention: number
  /** Whole percent, or null when none has data. */
  average: number | null
}

/** Someone without data counts in the total and nowhere else. */
export function tilesOf(relationships: readonly Scored[]): Tiles {
  const scores = relationships.filter((one) => one.hasHealthData).map((one) => one.overallHealthScore)
  return {
    total: relationships.length,
    healthy: scores.filter((score) => score >= 70).length,
    needAttention: scores.filter((score) => score < 50).length,
    average: scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  }
}
