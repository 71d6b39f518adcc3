import { DAY_MS } from '@mallama/contracts/days'

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export function timeOf(at: string | null | undefined): number | null {
  const ms = Date.parse(at ?? '')
  return Number.isFinite(ms) ? ms : null
}

/** "3 March", with the year where it is not the year of `now`; null for what is no instant. Days are those of UTC. */
export function dayOf(at: string, now: string): string | null {
  const [ms, current] = [timeOf(at), timeOf(now)]
  if (ms === null) return null
  const date = new Date(ms)
  const isThisYear = current === null || new Date(current).getUTCFullYear() === date.getUTCFullYear()
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}${isThisYear ? '' : ` ${date.getUTCFullYear()}`}`
}

/** The day so many days after `now`, as "Saturday 14 March"; "Soon" where `now` is no instant. */
export function dayAhead(now: string, ahead: number): string {
  const ms = timeOf(now)
  const date = new Date((ms ?? 0) + ahead * DAY_MS)
  return ms === null ? 'Soon' : `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** "three" up to twelve, then figures. */
export const countWord = (count: number): string => numbers[count] ?? String(count)

export const counted = (count: number, one: string): string => `${countWord(count)} ${one}${count === 1 ? '' : 's'}`

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether a subject's label takes "were": "your parents", and not "your boss" or "the silence". */
export const isMany = (label: string): boolean =>
  label.startsWith('your ') && label.endsWith('s') && !label.endsWith('ss')
