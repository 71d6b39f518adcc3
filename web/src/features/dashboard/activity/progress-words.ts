import type { Progress, ProgressCategory } from '@mallama/contracts/progress'

export const nameOf = (category: string) => category.replaceAll('_', ' ')

/** The average of the categories that have data, rounded; null where none has. */
export function averageOf(progress: Progress): number | null {
  const scores = Object.values(progress)
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}

export const barsOf = (progress: Progress) => Object.entries(progress) as [ProgressCategory, number][]
