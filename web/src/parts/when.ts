import { dateWritten, momentWritten } from '@mallama/contracts/written-dates'
import { DAY_MS } from '@mallama/contracts/days'

export const dayOf = (date: string) => dateWritten(date, { month: 'short' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** "just now", "12 minutes ago", "3 hours ago", else the date and the time of day. */
export function ago(date: string, now: number): string {
  const past = now - Date.parse(date)
  if (past < 2 * MINUTE) return 'just now'
  if (past < HOUR) return some(Math.floor(past / MINUTE), 'minute')
  if (past < DAY_MS) return some(Math.floor(past / HOUR), 'hour')
  return momentWritten(date, { month: 'short' })
}
