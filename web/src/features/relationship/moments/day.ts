const two = (part: number) => String(part).padStart(2, '0')

/** A day as the date field writes it, on this device's calendar: `2026-03-02`. */
export const dayText = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** Why a day cannot be taken, in words for under the field; null where it can. */
export function dayProblem(text: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Choose a day'
  if (text > today) return 'This is in the future. Choose a day that has passed'
  return text < '1900-01-01' ? 'Choose a day after 1900' : null
}

/** The instant of a moment: now where it was today, else noon of that day, which is the same day everywhere near. */
export function instantOf(text: string, now = new Date()): string {
  if (text === dayText(now)) return now.toISOString()
  return new Date(`${text}T12:00:00`).toISOString()
}
