const named = (instant: string | undefined, now: Date): string | null => {
  const at = new Date(instant ?? NaN)
  if (Number.isNaN(at.getTime())) return null
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return at.toLocaleDateString([], { weekday: 'long', day: 'numeric', month: 'long', ...year })
}

/** "Friday, 20 November" where a day begins with this message; null where the one before it was said on the same day. */
export function dayBegun(messages: readonly { timestamp: string }[], index: number, now = new Date()): string | null {
  const day = named(messages[index]?.timestamp, now)
  return day === named(messages[index - 1]?.timestamp, now) ? null : day
}
