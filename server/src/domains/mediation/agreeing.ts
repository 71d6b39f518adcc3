import { conflict, invalidInput } from '@mallama/contracts/errors'
import type { WishState } from '@mallama/contracts/mediation-words'
import { verdict } from './pausing.ts'
import { next, present, type Mediation, type Wish } from './state.ts'

/** What each does, when, and the day on which they look at it again. It counts once all have said yes to the same. */

const inAgreement = (room: Mediation) => {
  if (room.stage !== 'agreement') throw conflict('This is not the step for it.')
}

/** Any change makes every yes void: nobody has said yes to what it says now. */
function changed(room: Mediation): void {
  room.yes = []
  room.step++
}

/** One part of each for what they agreed on, and one for what somebody put first, where they want to do something for it. */
export function setTerm(
  room: Mediation,
  me: string,
  { what, when, wish }: { what: string; when: string; wish?: string | undefined },
): void {
  inAgreement(room)
  if (wish !== undefined && !wishesOf(room).some(({ statement }) => statement === wish)) throw noSuchWish()
  const same = room.terms.find((one) => one.by === me && one.wish === wish)
  if (same?.what === what && same.when === when) return
  room.terms = [...room.terms.filter((one) => one !== same), { by: me, what, when, ...(wish ? { wish } : {}) }]
  // One part more takes nothing away from what was enough.
  if (same) weighAnew(room, wish)
  changed(room)
}

/** Only a part for what somebody put first: without one for what they agreed on there is nothing to say yes to. */
export function takeTermOut(room: Mediation, me: string, wish: string): void {
  inAgreement(room)
  const before = room.terms.length
  room.terms = room.terms.filter((one) => one.by !== me || one.wish !== wish)
  if (room.terms.length === before) return
  weighAnew(room, wish)
  changed(room)
}

/** What was enough for whoever put it first is not what it was. */
function weighAnew(room: Mediation, statement: string | undefined): void {
  for (const one of room.wishes ?? []) if (one.statement === statement && one.done === 'enough') delete one.done
}

/**
 * Somebody leaves before all have agreed: their parts go, and whoever has said yes to them says yes anew, or does not.
 * True where a part went.
 */
export function releaseParts(room: Mediation, gone: string): boolean {
  if (room.agreedAt !== null) return false
  const before = room.terms.length
  for (const { by, wish } of room.terms) if (by === gone) weighAnew(room, wish)
  room.terms = room.terms.filter(({ by }) => by !== gone)
  releaseWish(room, gone)
  if (room.terms.length === before) return false
  changed(room)
  return true
}

/**
 * What others do for what they came for is for nobody here any more, unless somebody else put the same first. What
 * somebody keeps of it stays as it was.
 */
function releaseWish(room: Mediation, gone: string): void {
  if (room.title !== undefined) return
  const kept = new Set(wishesOf(room).map(({ statement }) => statement))
  const own = room.wishes?.find(({ by }) => by === gone)
  // Also what they said of it: an agreement without them does not bring it back.
  room.wishes = room.wishes?.filter((one) => one !== own) ?? []
  if (!own || kept.has(own.statement)) return
  room.terms = room.terms.filter(({ wish }) => wish !== own.statement)
}

/** What somebody came for and put aside themselves, also where they have left since. */
export const putAsideBy = (room: Mediation, me: string): string[] =>
  (room.wishes ?? []).flatMap(({ by, statement, done }) => {
    const text = by === me && done === 'aside' && room.statements.find(({ id }) => id === statement)?.text
    return text ? [text] : []
  })

const noSuchWish = () => invalidInput('wish', 'This is not what somebody put first')

interface Put extends Wish {
  text: string
  state: WishState
}

/**
 * What each who is here came for: what they put first, where it is not what they agreed on. None is closed before whoever
 * put it first says that a part for it is enough, or that it is in there already, or puts it aside.
 */
export function wishesOf(room: Mediation): Put[] {
  // What all agreed on stands as it was said, with what it was for, whoever leaves after that.
  const here = new Set((room.agreedAt === null ? present(room) : room.people).map(({ id }) => id))
  return (room.wishes ?? []).flatMap((one) => {
    const text = room.statements.find(({ id }) => id === one.statement)?.text
    if (!text || !here.has(one.by) || one.statement === room.chosen?.id) return []
    return [{ ...one, text, state: stateOf(one, hasPart(room, one.statement)) }]
  })
}

const hasPart = (room: Mediation, statement: string) => room.terms.some(({ wish }) => wish === statement)

/** What its owner says of it stands, whatever others do for it meanwhile: nobody’s press says that it is enough for them. */
function stateOf({ done }: Wish, served: boolean): Put['state'] {
  if (done === 'aside' || done === 'in_it') return done
  if (!served) return 'open'
  return done === 'enough' ? 'kept' : 'offered'
}

/** By its owner alone: nobody is talked out of what they came for by somebody else's press. */
export function closeWish(room: Mediation, me: string, statement: string, said: 'aside' | 'in_it' | null): void {
  inAgreement(room)
  if (!wishesOf(room).some((one) => one.by === me && one.statement === statement)) throw noSuchWish()
  const wish = room.wishes!.find((one) => one.by === me)!
  const done = said === 'in_it' && hasPart(room, statement) ? 'enough' : said
  if ((wish.done ?? null) === (done ?? null)) return
  if (done) wish.done = done
  else delete wish.done
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
  room.review !== null &&
  present(room).every(({ id }) => room.terms.some(({ by, wish }) => by === id && wish === undefined)) &&
  wishesOf(room).every(({ state }) => state !== 'open' && state !== 'offered')

export function sayYes(room: Mediation, me: string, at: string): void {
  inAgreement(room)
  if (!isWhole(room))
    throw conflict('It is not whole yet: what each will do, what each put first, and when you look at it again.')
  if (!room.yes.some(({ by }) => by === me)) room.yes.push({ by: me, at })
}

export function takeBack(room: Mediation, me: string): void {
  inAgreement(room)
  room.yes = room.yes.filter(({ by }) => by !== me)
}

/**
 * No agreement is made under a finding, and no yes tells of it: nobody sees whether the others have said theirs, and the
 * clock ends it, or pauses it where a doubt is not answered yet, at a moment of its own.
 */
export function afterYes(room: Mediation, at: string): void {
  if (room.stage !== 'agreement' || !isWhole(room)) return
  if (!present(room).every(({ id }) => room.yes.some(({ by }) => by === id))) return
  if (verdict(room) !== 'go') return
  room.agreedAt = at
  next(room, 'agreed')
}
