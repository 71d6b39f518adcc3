export type BandKey = 'excellent' | 'good' | 'attention' | 'critical'
export type BandTone = 'good' | 'watch' | 'strain' | 'critical'

export interface Band {
  key: BandKey
  label: 'Excellent' | 'Good' | 'Needs Attention' | 'Critical'
  tone: BandTone
}

/** The four bands of a health score, 0 to 100. */
export function bandOf(score: number): Band {
  if (score >= 80) return { key: 'excellent', label: 'Excellent', tone: 'good' }
  if (score >= 60) return { key: 'good', label: 'Good', tone: 'watch' }
  if (score >= 40) return { key: 'attention', label: 'Needs Attention', tone: 'critical' }
  return { key: 'critical', label: 'Critical', tone: 'critical' }
}

const onProfile = { excellent: 'Excellent', good: 'Good', attention: 'Fair', critical: 'Needs Work' } as const

/** The profile's own words for the same four bands. */
export const profileBand = (score: number) => onProfile[bandOf(score).key]

/** The colour of one of ten steps. Severity runs the other way: below 4 green, 4 yellow, 6 orange, 8 and more red. */
export function stepTone(value: number, better: 'lower' | 'higher'): BandTone {
  if (better === 'higher') return value >= 8 ? 'good' : value >= 6 ? 'watch' : value >= 4 ? 'strain' : 'critical'
  return value >= 8 ? 'critical' : value >= 6 ? 'strain' : value >= 4 ? 'watch' : 'good'
}
