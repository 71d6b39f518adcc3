import { dateWritten, momentWritten, timeWritten } from '@mallama/contracts/written-dates'
import type { Mediation } from '@mallama/contracts/mediation'

export const SOMEONE = 'Someone who left'

export const nameOf = ({ people }: Mediation, id: string | null): string =>
  people.find((one) => one.id === id)?.name || SOMEONE

/** Beside a name: nobody who has left looks as if they were still bound by it. Who has no name any more says so already. */
export const sinceLeft = ({ people }: Mediation, id: string): string =>
  people.some((one) => one.id === id && one.state === 'left' && one.name) ? ' (left since)' : ''

/** It goes on, and this person is in it. */
export const isOpen = ({ people, me, endedAt, stage }: Mediation): boolean =>
  endedAt === null && stage !== 'agreed' && people.find(({ id }) => id === me)?.state !== 'left'

/** The others, in the order in which they came. */
export const othersOf = ({ people, me }: Mediation) => people.filter(({ id }) => id !== me)
export const othersHere = (room: Mediation) => othersOf(room).filter(({ state }) => state !== 'left')

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
export const listOf = (names: readonly string[]): string => listed.format(names)

/** "Tomas", "Tomas and Ana"; before anyone has come, "the other person". */
export function othersNamed(room: Mediation): string {
  const here = othersHere(room)
  return here.length === 0 ? 'the other person' : listOf(here.map(({ name }) => name || SOMEONE))
}

export const both = (room: Mediation) => (othersHere(room).length > 1 ? 'all' : 'both')

export const timeOf = (at: string): string => timeWritten(at)

/** "2 March", by the person's own clock. */
export const dateOf = (at: string): string => dateWritten(at, { year: false })
/** With its day where that is not today, and its year where it is another: whoever comes back later knows when it was. */
export const whenOf = (at: string, now = new Date()): string =>
  dateWritten(at) === dateWritten(now) ? timeOf(at) : momentWritten(at, { year: now })

/** A day as it is kept: `2026-12-12`. */
export const dayOf = (date: string): string => dateWritten(date, { weekday: 'short', month: 'short', zone: 'UTC' })

/** So many days from the person's own today, as `2026-12-12`. */
export function dayFromNow(days: number): string {
  const at = new Date()
  at.setDate(at.getDate() + days)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const END = /(?<=[.!?…])\s+|\n+/
/** The sentences of what somebody wrote in their own room: each may be kept or shared by itself. */
export const linesOf = (text: string): string[] =>
  text
    .split(END)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
