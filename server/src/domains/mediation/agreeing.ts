import { conflict, invalidInput } from '@mallama/contracts/errors'
import { end, verdict } from './pausing.ts'
import { next, present, type Mediation } from './state.ts'

/** What each does, when, and the day on which they look at it again. It counts once all have said yes to the same. */

const inAgreement = (room: Mediation) => {
  if (room.stage !== 'agreement') throw conflict('This is not the step for it.')
}

/** Any change makes every yes void: nobody has said yes to what it says now. */
function changed(room: Mediation): void {
  room.yes = []
  room.step++
}

export function setTerm(room: Mediation, me: string, what: string, when: string): void {
  inAgreement(room)
  const same = room.terms.find(({ by }) => by === me)
  if (same?.what === what && same.when === when) return
  room.terms = [...room.terms.filter(({ by }) => by !== me), { by: me, what, when }]
  changed(room)
}

/** @param day and `today` as `2026-12-12` */
export function setReview(room: Mediation, day: string, today: string): void {
  inAgreement(room)
  if (day <= today) throw invalidInput('review', 'Choose a day that is still to come')
  if (day > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`)
    throw invalidInput('review', 'Choose a day within a year')
  if (room.review === day) return
  room.review = day
  changed(room)
}

export const isWhole = (room: Mediation): boolean =>
  room.review !== null && present(room).every(({ id }) => room.terms.some(({ by }) => by === id))

export function sayYes(room: Mediation, me: string, at: string): void {
  inAgreement(room)
  if (!isWhole(room)) throw conflict('It is not whole yet: each says what they will do, and when you look at it again.')
  if (!room.yes.some(({ by }) => by === me)) room.yes.push({ by: me, at })
}

export function takeBack(room: Mediation, me: string): void {
  inAgreement(room)
  room.yes = room.yes.filter(({ by }) => by !== me)
}

/**
 * No agreement is made under a finding, and it does not show whose: with the last yes it ends for all. Where one of them
 * has not answered a doubt yet, nobody is awaited then, and the clock pauses it.
 */
export function afterYes(room: Mediation, at: string): void {
  if (room.stage !== 'agreement' || !isWhole(room)) return
  if (!present(room).every(({ id }) => room.yes.some(({ by }) => by === id))) return
  const safe = verdict(room)
  if (safe === 'end') return end(room, at)
  if (safe === 'wait') return
  room.agreedAt = at
  next(room, 'agreed')
}
