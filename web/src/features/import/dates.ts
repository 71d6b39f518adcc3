import type { ImportantDate } from '@mallama/contracts/reminders'

const names = { birthday: 'Birthday', anniversary: 'Anniversary' }

/** "Birthday: March 2, 1984", or without a year where none is known. */
export function dateText({ kind, label, month, day, year }: ImportantDate): string {
  // A leap year has every day that a date may name.
  const on = new Date(year ?? 2024, month - 1, day)
  const written = on.toLocaleDateString([], { month: 'long', day: 'numeric', ...(year ? { year: 'numeric' } : {}) })
  return `${kind === 'other' ? (label ?? 'Another day') : names[kind]}: ${written}`
}
