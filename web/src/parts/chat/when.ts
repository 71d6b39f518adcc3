import { dateWritten, timeWritten } from '@mallama/contracts/written-dates'

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** "22:14" today, "14 Nov, 22:14" before, with the year where it is another. */
export function timeOf(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const time = timeWritten(at)
  return sameDay(at, now) ? time : `${dayOf(instant, now)}, ${time}`
}

export const dayOf = (instant: string, now = new Date()): string => dateWritten(instant, { month: 'short', year: now })
