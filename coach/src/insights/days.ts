import { DAY_MS } from '@mallama/contracts/days'
import { dateWritten } from '@mallama/contracts/written-dates'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Days are those of the person's own calendar; of UTC where nobody said where they are. */
export type When = { now: string; timeZone?: string | null | undefined }

/** "3 March", with the year where it is not the year of `now`. */
export const dayOf = (at: string, it: When) => dateWritten(at, { zone: it.timeZone ?? 'UTC', year: new Date(it.now) })

/** The day so many days after `now`, as "Saturday 14 March". */
export const dayAhead = ({ now, timeZone }: When, ahead: number): string =>
  dateWritten(Date.parse(now) + ahead * DAY_MS, { weekday: 'long', year: false, zone: timeZone ?? 'UTC' })

/** "three" up to twelve, then figures. */
export const countWord = (count: number): string => numbers[count] ?? String(count)
export const counted = (count: number, one: string): string => `${countWord(count)} ${one}${count === 1 ? '' : 's'}`
export const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items)
