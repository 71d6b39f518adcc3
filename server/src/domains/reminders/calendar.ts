import { DAY_MS } from '@mallama/contracts/days'
/** Days are `2026-03-02`, as they are counted in somebody's time zone. */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** What the calendar and the clock on the wall say in a zone; UTC where none is known, or none of that name. */
export function wallTime(zone: string | null, ms: number): { day: string; hour: number } {
  let format: Intl.DateTimeFormat
  try {
    format = formatFor(zone || 'UTC')
  } catch {
    format = formatFor('UTC')
  }
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
  return {
    day: dayOf(Number(parts['year']), Number(parts['month']), Number(parts['day'])),
    hour: Number(parts['hour']),
  }
}

const two = (number: number) => String(number).padStart(2, '0')
/** A day that its year does not have is the one after: 29 February is met on 1 March. */
export function dayOf(year: number, month: number, day: number): string {
  const at = new Date(Date.UTC(year, month - 1, day))
  return `${String(at.getUTCFullYear()).padStart(4, '0')}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
}

/** So many days later. A day is one step on the calendar, also where the clocks change and it has 23 or 25 hours. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay()

export const yearOf = (day: string): number => Number(day.slice(0, 4))
