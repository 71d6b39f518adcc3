import type { CraftScores } from '@mallama/contracts/coach'
import type { BandTone } from '../../ui/bands.ts'

export type ScoreName = keyof CraftScores

export const scoreNames: readonly { field: ScoreName; name: string; asks: string }[] = [
  { field: 'overallScore', name: 'Overall', asks: 'The four together' },
  { field: 'toneScore', name: 'Tone', asks: 'How close the words are to the tone you chose' },
  { field: 'clarityScore', name: 'Clarity', asks: 'Whether the point is plain and easy to follow' },
  { field: 'empathyScore', name: 'Empathy', asks: 'Whether the other person can find their side in it' },
  { field: 'goalAlignment', name: 'Goal', asks: 'How much of your goal is in it' },
]

export interface CraftBand {
  label: 'Excellent' | 'Good' | 'Fair' | 'Needs improvement'
  tone: BandTone
}

/** The specification's bands of a message, which are not those of health. */
export function craftBand(score: number): CraftBand {
  if (score >= 80) return { label: 'Excellent', tone: 'good' }
  if (score >= 60) return { label: 'Good', tone: 'watch' }
  if (score >= 40) return { label: 'Fair', tone: 'strain' }
  return { label: 'Needs improvement', tone: 'critical' }
}

/** Whether it was read at all: where it was not there are no scores, not even zeros. */
export const isScored = <T extends { [name in ScoreName]: number | null }>(made: T): made is T & CraftScores =>
  scoreNames.every(({ field }) => made[field] !== null)

/** From here on the chance is worth a badge; below it a number would only discourage. */
export const hasBadge = (positiveResponseChance: number | null) => (positiveResponseChance ?? 0) >= 75
