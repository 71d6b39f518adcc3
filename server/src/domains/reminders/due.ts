import type { DueReminder, Reminders } from '@mallama/contracts/reminders'
import { dayOf, daysAfter, weekdayOf, yearOf } from './calendar.ts'
import type { KeptDate } from './reminders.table.ts'

/** What is known of one person's reminders about someone; days are in their own time zone. */
export interface Reminded extends Pick<Reminders, 'stayInTouchDays' | 'checkInDay'> {
  dates: readonly KeptDate[]
  /** The last touch: a moment, a check-in, a message about them, or "done"; else when the reminder was set. */
  touched: string
  checkedIn: string | null
  checkInSince: string
  done: readonly string[]
}

type Due = Pick<DueReminder, 'kind' | 'label' | 'due' | 'years'>

/** Days ahead that dates are shown, and days that one which passed unnoticed stays: not too late for a word. */
const AHEAD = 14
const MISSED = 7

export const doneKey = ({ kind, due }: Pick<Due, 'kind' | 'due'>): string => `${kind}:${due}`

/** What is due today or overdue, and the dates of the next 14 days; soonest first. */
export function dueOn(today: string, reminded: Reminded): Due[] {
  const { stayInTouchDays, touched, checkInDay, checkInSince, checkedIn, dates, done } = reminded
  const found: Due[] = []
  if (stayInTouchDays !== null) {
    const due = daysAfter(touched, stayInTouchDays)
    if (due <= today) found.push({ kind: 'stay-in-touch', label: null, due, years: null })
  }
  if (checkInDay !== null) {
    const due = daysAfter(today, -((weekdayOf(today) - checkInDay + 7) % 7))
    const met = checkedIn !== null && checkedIn >= due
    if (due >= checkInSince && !met) found.push({ kind: 'check-in', label: null, due, years: null })
  }
  found.push(...dates.flatMap((date) => occurrences(today, date)))
  return found.filter((one) => !done.includes(doneKey(one))).toSorted((a, b) => a.due.localeCompare(b.due))
}

function occurrences(today: string, { kind, label, month, day, year, since }: KeptDate): Due[] {
  const [from, to] = [daysAfter(today, -MISSED), daysAfter(today, AHEAD)]
  return [yearOf(from), yearOf(to)]
    .filter((one, at, all) => all.indexOf(one) === at)
    .map((in_) => ({ in_, due: dayOf(in_, month, day) }))
    .filter(({ in_, due }) => due >= from && due <= to && due >= since && (year == null || in_ >= year))
    .map(({ in_, due }) => {
      const years = kind !== 'other' && year != null && in_ > year ? in_ - year : null
      return { kind, label: label ?? null, due, years }
    })
}

/** What was put away so long ago that it can never be due again. */
export const stillOfUse = (today: string) => (key: string) =>
  key.slice(key.indexOf(':') + 1) >= daysAfter(today, -2 * MISSED)
