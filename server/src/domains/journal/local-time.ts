/** Days and hours as a person's own calendar and clock have them. */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const two = '2-digit' as const
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...parts,
  })
  formats.set(zone, format)
  return format
}

/** A zone that there is; UTC for any other. */
export function zoneFor(name: string | null | undefined): string {
  try {
    formatFor(name || 'UTC')
    return name || 'UTC'
  } catch {
    return 'UTC'
  }
}

const partsAt = (ms: number, zone: string) =>
  Object.fromEntries(
    formatFor(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )

/** `2026-03-02` */
export function dayIn(zone: string, ms: number): string {
  const { year, month, day } = partsAt(ms, zone)
  return `${year!.padStart(4, '0')}-${month}-${day}`
}

/** The instant (ms) at which a clock in the zone shows this; an hour that is left out in spring is the next one. */
export function instantIn(zone: string, day: string, hour: number, minute: number): number {
  const wanted = Date.parse(`${day}T00:00:00.000Z`) + (hour * 60 + minute) * 60_000
  let at = wanted
  // The first guess may lie on the other side of a change of the clocks.
  for (let time = 0; time < 2; time++) {
    const shown = partsAt(at, zone)
    const wall = Date.parse(
      `${shown['year']!.padStart(4, '0')}-${shown['month']}-${shown['day']}T${shown['hour']}:${shown['minute']}:00.000Z`,
    )
    at += wanted - wall
  }
  return at
}
