import { DAY_MS } from '@mallama/contracts/days'
import type { CheckIn } from '@mallama/contracts/relationships'
import { bandOf } from '../../../ui/bands.ts'

/** The four questions of a check-in, in the words of the score bars. */
export const sliders = [
  { name: 'trust', label: 'Trust & Safety', asks: 'Do you feel safe with each other, and can you rely on it?' },
  { name: 'communication', label: 'Communication', asks: 'Do you say what matters, and does it get through?' },
  { name: 'joy', label: 'Joy & Fulfillment', asks: 'Is it good to be together?' },
  { name: 'growth', label: 'Growth', asks: 'Does it help you both become more yourselves?' },
] as const

export type SliderName = (typeof sliders)[number]['name']
export type Rated = Pick<CheckIn, SliderName>

/** A value in the words of the score that it makes, for eyes and for readers. */
export const wordFor = (value: number): string => bandOf(value).label

const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())

/** Days between the calendar days of two instants, on this device's calendar. */
function daysBetween(earlier: Date, later: Date): number {
  return Math.max(0, Math.round((midnight(later) - midnight(earlier)) / DAY_MS))
}

/** When something was, as one says it: "today", "yesterday", "3 days ago", "5 weeks ago". */
export function ago(instant: string, now = new Date()): string {
  const days = daysBetween(new Date(instant), now)
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 70) return `${Math.floor(days / 7)} weeks ago`
  const months = Math.floor(days / 30.44)
  return months < 24 ? `${months} months ago` : `${Math.floor(days / 365.25)} years ago`
}
