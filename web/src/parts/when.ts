import { DAY_MS } from '@mallama/contracts/days'
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export const dayOf = (date: string) => day.format(new Date(date))

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** "just now", "12 minutes ago", "3 hours ago", else the date and the time of day. */
export function ago(date: string, now: number): string {
  const past = now - Date.parse(date)
  if (past < 2 * MINUTE) return 'just now'
  if (past < HOUR) return some(Math.floor(past / MINUTE), 'minute')
  if (past < DAY_MS) return some(Math.floor(past / HOUR), 'hour')
  return moment.format(new Date(date))
}
