import { dateWritten } from '@mallama/contracts/written-dates'

const named = (instant: string | undefined, now: Date): string | null =>
  dateWritten(instant ?? NaN, { weekday: 'long', year: now }) || null

/** "Friday 20 November" where a day begins with this message; null where the one before it was said on the same day. */
export function dayBegun(messages: readonly { timestamp: string }[], index: number, now = new Date()): string | null {
  const day = named(messages[index]?.timestamp, now)
  return day === named(messages[index - 1]?.timestamp, now) ? null : day
}
