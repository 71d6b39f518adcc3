import { DAY_MS } from '@mallama/contracts/days'
import { once } from '../once.ts'

/** Days are those of UTC. */
const inWords = (parts: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...parts, timeZone: 'UTC' }))
const [day, withYear, withWeekday] = [inWords({}), inWords({ year: 'numeric' }), inWords({ weekday: 'long' })]
const list = once(() => new Intl.ListFormat('en-GB'))
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const yearOf = (at: string): number => new Date(at).getUTCFullYear()

/** "3 March", with the year where it is not the year of `now`. */
export const dayOf = (at: string, now: string) => (yearOf(now) === yearOf(at) ? day : withYear)().format(Date.parse(at))

/** The day so many days after `now`, as "Saturday 14 March". */
export const dayAhead = (now: string, ahead: number): string => withWeekday().format(Date.parse(now) + ahead * DAY_MS)

/** "three" up to twelve, then figures. */
export const countWord = (count: number): string => numbers[count] ?? String(count)
export const counted = (count: number, one: string): string => `${countWord(count)} ${one}${count === 1 ? '' : 's'}`
export const listed = (items: readonly string[]): string => list().format(items)
