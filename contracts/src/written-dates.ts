/**
 * How a day and a time are written, on every page, in every letter and in what is taken along: "3 December 2026" and
 * "21:02". Not as the device would: beside English words "12/3/2026" is read as two different days, and two pages of one
 * product would say it in two ways.
 */

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)
/** Sunday first, as they are counted. */
export const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** "Sat", "Nov": three letters, where `Intl` has "Sept". */
export const shortened = (name: string) => name.slice(0, 3)

export interface DateForm {
  weekday?: 'long' | 'short'
  month?: 'long' | 'short'
  /** True unless it is said; with an instant it stands only where it is another year than that. */
  year?: boolean | Date
  /** Without one it is the device's. */
  zone?: string | undefined
}

type Instant = Date | number | string

const numbers = new Map<string | undefined, Intl.DateTimeFormat>()

/** Null where it is no date at all: what was kept long ago may hold anything, and no page falls over it. */
function partsOf(instant: Instant, zone: string | undefined): Record<string, string> | null {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return null
  let format = numbers.get(zone)
  if (!format) {
    const number = 'numeric'
    format = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: number,
      month: number,
      year: number,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    })
    numbers.set(zone, format)
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** "3 December 2026", "Sat 28 Nov": no comma, and the day before its month. */
export function dateWritten(instant: Instant, { weekday, month = 'long', year = true, zone }: DateForm = {}): string {
  const parts = partsOf(instant, zone)
  if (!parts) return ''
  const named = (name: string, form: 'long' | 'short') => (form === 'short' ? shortened(name) : name)
  const shows = year instanceof Date ? partsOf(year, zone)?.['year'] !== parts['year'] : year
  return [
    weekday && named(parts['weekday']!, weekday),
    Number(parts['day']),
    named(monthNames[Number(parts['month']) - 1]!, month),
    shows && parts['year'],
  ]
    .filter(Boolean)
    .join(' ')
}

/** "21:02" */
export function timeWritten(instant: Instant, zone?: string): string {
  const parts = partsOf(instant, zone)
  return parts ? `${parts['hour']}:${parts['minute']}` : ''
}

/** "3 December 2026, 21:02" */
export const momentWritten = (instant: Instant, form: DateForm = {}): string =>
  [dateWritten(instant, form), timeWritten(instant, form.zone)].filter(Boolean).join(', ')
