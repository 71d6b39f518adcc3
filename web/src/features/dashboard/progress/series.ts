import { dateWritten } from '@mallama/contracts/written-dates'
import { DAY_MS } from '@mallama/contracts/days'
import type { ProgressCategory, ProgressPoint } from '@mallama/contracts/progress'
import type { scaleOf } from '../../../parts/chart/frame.ts'

/** As the bars have them; each line has a dash and a marker of its own, and is told apart without its colour. */
export const categories = [
  'emotional_intelligence',
  'communication',
  'conflict_resolution',
  'self_awareness',
  'consistency',
] as const satisfies readonly ProgressCategory[]

/** For the head of a narrow column. */
export const shortNames: Record<ProgressCategory, string> = {
  emotional_intelligence: 'Emotional',
  communication: 'Comm.',
  conflict_resolution: 'Conflict',
  self_awareness: 'Self',
  consistency: 'Consistency',
}

/** "Emotional intelligence". */
export function titleOf(category: ProgressCategory): string {
  const words = category.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The categories that have a score in one week at least. */
export const drawn = (points: readonly ProgressPoint[]) =>
  categories.filter((category) => points.some(({ scores }) => scores[category] !== undefined))

/** The line of one category as an SVG path; a week without a score is a gap. */
export function pathOf(
  points: readonly ProgressPoint[],
  category: ProgressCategory,
  { x, y }: ReturnType<typeof scaleOf>,
): string {
  let isOn = false
  return points
    .map(({ at, scores }) => {
      const score = scores[category]
      const step = score === undefined ? '' : `${isOn ? 'L' : 'M'}${x(at).toFixed(1)} ${y(score).toFixed(1)}`
      isOn = score !== undefined
      return step
    })
    .join('')
}

const BACK_MS = 28 * DAY_MS

/** By how much it moved in four weeks; null where there was no score then, or is none now. */
export function movedBy(points: readonly ProgressPoint[], category: ProgressCategory): number | null {
  const last = points.at(-1)
  const now = last?.scores[category]
  const then = points.findLast(({ at }) => last && Date.parse(last.at) - Date.parse(at) >= BACK_MS)?.scores[category]
  return now === undefined || then === undefined ? null : now - then
}

/** "+4", "−3", "±0": with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `\u2212${-by}` : '±0')

/** What is drawn, in words: the first and the last score of each line. */
export function sentenceOf(points: readonly ProgressPoint[]): string {
  const told = drawn(points).map((category) => {
    const scores = points.flatMap(({ scores: all }) => all[category] ?? [])
    const [first, last] = [scores[0], scores.at(-1)]
    return scores.length === 1 ? `${titleOf(category)} ${last}` : `${titleOf(category)} ${first} to ${last}`
  })
  return `${points.length === 1 ? 'This week' : `${points.length} weeks`}: ${told.join(', ')}.`
}

const shortDay = (day: string, later = 0) => {
  const at = new Date(`${day}T12:00:00`)
  at.setDate(at.getDate() + later)
  return dateWritten(at, { month: 'short' })
}

/** "2 Mar 2026 to 8 Mar 2026", of a Monday: a week is the person's own, wherever the device is. */
export const weekName = (monday: string): string => `${shortDay(monday)} to ${shortDay(monday, 6)}`
