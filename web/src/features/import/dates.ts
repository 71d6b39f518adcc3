import { dateWritten } from '@mallama/contracts/written-dates'
import type { ImportantDate } from '@mallama/contracts/reminders'

const names = { birthday: 'Birthday', anniversary: 'Anniversary' }

/** "Birthday: 2 March 1984", or without a year where none is known. */
export function dateText({ kind, label, month, day, year }: ImportantDate): string {
  // A leap year has every day that a date may name.
  const on = new Date(year ?? 2024, month - 1, day)
  const written = dateWritten(on, { year: Boolean(year) })
  return `${kind === 'other' ? (label ?? 'Another day') : names[kind]}: ${written}`
}
