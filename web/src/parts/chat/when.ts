const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** "22:14" or "6:16 AM" today, "14 Nov, 22:14" before, with the year where it is another. */
export function timeOf(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const time = at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
  return sameDay(at, now) ? time : `${dayOf(instant, now)}, ${time}`
}

export function dayOf(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return at.toLocaleDateString([], { day: 'numeric', month: 'short', ...year })
}
