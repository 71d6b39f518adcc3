import { charactersIn } from '@mallama/contracts/characters'
import type { ImportantDate, Reminders } from '@mallama/contracts/reminders'

/** A date as it is being written: every field is a text until it is read. */
export interface DateWritten {
  key: string
  kind: ImportantDate['kind']
  label: string
  month: string
  day: string
  year: string
}

export interface Written {
  inTouch: boolean
  days: string
  /** '' is off; 0 is Sunday. */
  checkInDay: string
  dates: DateWritten[]
}

let made = 0
export const newDate = (): DateWritten => ({
  // A draft outlives a reload, and the count does not.
  key: `date-${Date.now().toString(36)}-${++made}`,
  kind: 'birthday',
  label: '',
  month: '',
  day: '',
  year: '',
})

export const writtenFrom = ({ stayInTouchDays, checkInDay, dates }: Reminders): Written => ({
  inTouch: stayInTouchDays !== null,
  days: String(stayInTouchDays ?? 14),
  checkInDay: checkInDay === null ? '' : String(checkInDay),
  dates: dates.map(({ kind, label, month, day, year }) => ({
    ...newDate(),
    kind,
    label: label ?? '',
    month: String(month),
    day: String(day),
    year: year == null ? '' : String(year),
  })),
})

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const whole = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null)

/** What is written as the server takes it; or what is wrong with it, by field: `days`, `<date's key>.day`. */
export function readWritten({ inTouch, days, checkInDay, dates }: Written) {
  const problems: Record<string, string> = {}
  const every = whole(days)
  if (inTouch && (every === null || every < 1 || every > 365)) problems['days'] = 'A whole number of days, 1 to 365'
  const read = dates.map(({ key, kind, label, month, day, year }): ImportantDate => {
    const [m, d, y] = [whole(month) ?? 0, whole(day) ?? 0, whole(year)]
    if (m < 1) problems[`${key}.month`] = 'Choose a month'
    if (d < 1 || d > 31) problems[`${key}.day`] = 'A day from 1 to 31'
    else if (m >= 1 && d > longest[m - 1]!) problems[`${key}.day`] = 'This month has no such day'
    if (year.trim() && (y === null || y < 1900 || y > 2200))
      problems[`${key}.year`] = 'Give a year from 1900 to 2200, or none'
    if (kind === 'other' && !label.trim()) problems[`${key}.label`] = 'Say what this day is'
    else if (charactersIn(label.trim()) > 100) problems[`${key}.label`] = 'At most 100 characters'
    return { kind, label: kind === 'other' ? label.trim() : null, month: m, day: d, year: year.trim() ? y : null }
  })
  const reminders: Reminders = {
    stayInTouchDays: inTouch ? every : null,
    checkInDay: checkInDay === '' ? null : Number(checkInDay),
    dates: read,
  }
  return { problems, reminders: Object.keys(problems).length === 0 ? reminders : null }
}
