import { moods, moodStep, type Mood } from '@mallama/contracts/entry'
import type { LookBack } from '@mallama/contracts/journal'

type Days = LookBack['days']

export interface MonthCount {
  /** 0 is January. */
  month: number
  counts: Record<Mood, number>
  days: number
  /** Of steps, 5 the lightest; null without a day. */
  mean: number | null
}

export const none = (): Record<Mood, number> => ({ very_happy: 0, happy: 0, neutral: 0, sad: 0, very_sad: 0 })

/** Days by mood, of each month that has any. */
export function byMonth(days: Days): MonthCount[] {
  return Array.from({ length: 12 }, (_, month) => {
    const its = days.filter(({ day }) => Number(day.slice(5, 7)) === month + 1)
    const counts = none()
    for (const { mood } of its) counts[mood]++
    const sum = its.reduce((sum, { mood }) => sum + moodStep[mood], 0)
    return { month, counts, days: its.length, mean: its.length === 0 ? null : sum / its.length }
  }).filter(({ days }) => days > 0)
}

export function counted(days: Days): Record<Mood, number> {
  const counts = none()
  for (const { mood } of days) counts[mood]++
  return counts
}

/** How much a month must differ to be named. */
const APART = 0.4
const LEAST_DAYS = 3

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The chart in one sentence: how many days, and which months stand out. */
export function sentenceOf({ year, days, usual }: LookBack, name: (month: number) => string): string {
  const said = `A year of moods, ${year}. ${days.length === 1 ? '1 day' : `${days.length} days`} written.`
  if (usual === null) return said
  const months = byMonth(days).filter((one) => one.days >= LEAST_DAYS)
  const heavy = months.filter(({ mean }) => mean! < usual - APART).map(({ month }) => name(month))
  const light = months.filter(({ mean }) => mean! > usual + APART).map(({ month }) => name(month))
  const parts = [
    heavy.length > 0 ? `${listed(heavy)} ${heavy.length === 1 ? 'is' : 'are'} heavier` : '',
    light.length > 0 ? `${listed(light)} ${light.length === 1 ? 'is' : 'are'} lighter` : '',
  ].filter(Boolean)
  return parts.length === 0 ? said : `${said} ${parts.join(', ')}.`
}

/** Of a bar that stands for a mood, how much of its place it takes: 1 the lightest. */
export const sizeOf = (mood: Mood) => [1, 0.8, 0.6, 0.45, 0.3][moods.indexOf(mood)]!

const FELT = 0.25

/** A difference in words; small ones are none. */
export const beside = (difference: number): string =>
  difference > FELT ? 'lighter' : difference < -FELT ? 'heavier' : 'as usual'

/** "+0.9 of 5 steps" */
export const stepsOf = (difference: number): string => `${difference > 0 ? '+' : ''}${difference} of 5 steps`
