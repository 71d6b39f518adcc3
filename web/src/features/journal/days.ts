import { dateWritten, monthNames, shortened } from '@mallama/contracts/written-dates'

const two = (part: number) => String(part).padStart(2, '0')

/** `2026-03-02`, on this device's calendar. */
export const dayText = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

export interface Month {
  year: number
  /** 0 is January. */
  month: number
}

export const monthOf = (day: Date): Month => ({ year: day.getFullYear(), month: day.getMonth() })
export const monthText = ({ year, month }: Month) => `${year}-${two(month + 1)}`

/** So many months on, or back. */
export const monthsOn = ({ year, month }: Month, by: number): Month => monthOf(new Date(year, month + by, 1))

/** The days of a month, `2026-03-01` and on, and how many weekdays stand before the first in a week from Monday. */
export function daysIn({ year, month }: Month): { days: string[]; before: number } {
  const count = new Date(year, month + 1, 0).getDate()
  const first = new Date(year, month, 1)
  return {
    days: Array.from({ length: count }, (_, at) => dayText(new Date(year, month, at + 1))),
    before: (first.getDay() + 6) % 7,
  }
}

const at = (day: string) => new Date(`${day}T12:00:00`)

/** "19 November" */
export const dayWords = (day: string) => dateWritten(at(day), { year: false })
/** "Sunday 22 November" */
export const longDay = (day: Date) => dateWritten(day, { weekday: 'long', year: false })
/** "November 2026" */
export const monthWords = ({ year, month }: Month) => `${monthNames[month]} ${year}`
/** "Nov" */
export const shortMonth = (month: number) => shortened(monthNames[month]!)

/** "19 November 2026", or "November 2026" */
export function whenWords(when: string): string {
  if (when.length > 7) return dateWritten(at(when))
  const [year, month] = when.split('-').map(Number)
  return monthWords({ year: year!, month: month! - 1 })
}
