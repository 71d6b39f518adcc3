import { DAY_MS } from '@mallama/contracts/days'
import { conflict } from '@mallama/contracts/errors'
import { PAUSE_DAYS } from '@mallama/contracts/mediation-words'
import { randomInt } from 'node:crypto'
import { isoAt } from '../../platform/clock.ts'
import { partyOf, present, said, type Mediation, type Stop } from './state.ts'
import { waitingFor } from './turns.ts'
import { words } from './words.ts'

/**
 * How a mediation halts. In a room of two whoever did not halt it knows who did, or that it was Mallama: so every pause is
 * one pause, every end is one end, and what comes of a stop for safety never comes together with what somebody does.
 */

/** How long after a finding the room may pause: long enough that nobody can tell what it answers. */
const SOONEST_MS = 60_000
const LATEST_MS = 15 * 60_000
/** A body that is upset takes about so long to calm down. */
const COOLING_MS = 20 * 60_000
/** After that every pause goes on or ends at a moment that is drawn for it: one that stays tells nothing yet. */
const DRAWN_MS = 10 * 60_000
/** A pause that nobody takes up again. */
const OPEN_MS = PAUSE_DAYS * DAY_MS
/** Turns that follow each other closely put off what is due no longer than this. */
const PUT_OFF_MS = 2 * 60_000
/** Nothing comes sooner after what somebody did. */
const APART_MS = 5_000
/** What is due comes so much later than what the one does whom it protects: it is no answer to their press. */
const KEPT_AWAY_MS = [60_000, 3 * 60_000] as const
/** Whoever it protects puts it off for so long: what ends it must come, also where somebody never rests. */
const KEPT_AWAY_IN_ALL_MS = 10 * 60_000

const runs = (room: Mediation) => !['waiting', 'agreed'].includes(room.stage) && room.endedAt === null

/** What nothing lifts ends it, and what was answered and not lifted by it. */
const closes = (room: Mediation, { by, stays, unsure }: Stop) =>
  stays === true || ((room.alone ?? []).includes(by) && !unsure)

/** A press of somebody between two turns comes that long after the last of them. */
const soon = (at: string) => isoAt(Date.parse(at) + randomInt(APART_MS, 60_000))

/** When it goes on or ends is drawn for every pause, so that it says nothing of this one. Each says the last yes anew. */
export function pause(room: Mediation, at: string): void {
  if (!runs(room) || room.paused) return
  Object.assign(room, { paused: true, goOn: [], alone: [], yes: [] })
  for (const one of room.stops) if (one.unsure) one.unsure = 'asked'
  lasts(room, Date.parse(at) + COOLING_MS)
}

const lasts = (room: Mediation, until: number) =>
  Object.assign(room, { until: isoAt(until), ends: isoAt(until + randomInt(SOONEST_MS, DRAWN_MS)) })

/** It goes on once each of them wants to: nobody is brought back from a pause by somebody else. */
export function goOn(room: Mediation, me: string, at: string): void {
  // The same once more puts nothing off: nobody holds up an end by pressing.
  if (!room.paused || room.goOn.includes(me)) return
  room.goOn.push(me)
  drawAnew(room, at)
}

/**
 * Neither an end nor going on is the answer to what somebody does: where the moment is over, or near, another one is
 * drawn, from the same span whatever it brings.
 */
function drawAnew(room: Mediation, at: string): void {
  const now = Date.parse(at)
  const [soonest, latest] = KEPT_AWAY_MS
  if ((room.ends ?? '') <= isoAt(now + soonest)) room.ends = isoAt(now + randomInt(soonest, latest))
}

/** Somebody for whom there is no mediation now has not answered, whatever was pressed. Who was not sure goes on for now. */
const ready = (room: Mediation) =>
  present(room).every(({ id }) => room.goOn.includes(id)) && room.stops.every(({ unsure }) => unsure)

function resume(room: Mediation, at: string): void {
  Object.assign(room, { paused: false, goOn: [], alone: [] })
  comesLater(room, at)
}

/** Not at the instant at which it begins, or goes on, with somebody's press: they are asked again after a while of it. */
export function comesLater(room: Mediation, at: string): void {
  room.stops = room.stops.map(({ by, unsure }) => ({ by, after: drawn(Date.parse(at)), ...(unsure && { unsure }) }))
}

/** The same whoever asks for it, and by the clock. What was shared stays with everyone who was there. */
export function end(room: Mediation, at: string): void {
  if (room.endedAt !== null) return
  if (room.stage === 'agreed') throw conflict('You have an agreement. There is nothing left to end.')
  said(room, null, 'mediator', words.ends, at)
  Object.assign(room, { endedAt: at, paused: false, goOn: [] })
}

/**
 * What comes by the clock alone, when somebody looks: each thing as of the instant at which it was due, whoever looks and
 * whenever, so that no look of theirs stands in it. `since`: when something was last seen to be done here. Answers with
 * the last of those instants; null where nothing came.
 */
export function byTheClock(room: Mediation, at: string, since = ''): string | null {
  let came: string | null = null
  for (let one = nextDue(room, at); one; one = nextDue(room, at)) {
    const least: string = came ?? (since && isoAt(Date.parse(since) + APART_MS))
    const then: string = one.at > least ? one.at : least
    if (then > at) break
    one.come(room, then)
    came = then
  }
  return came
}

interface Due {
  at: string
  come: (room: Mediation, at: string) => void
}

function nextDue(room: Mediation, at: string): Due | null {
  if (room.endedAt !== null || room.stage === 'agreed') return null
  const due = room.stops.filter(({ after }) => after <= at).toSorted((a, b) => (a.after < b.after ? -1 : 1))
  const closing = due.find((one) => closes(room, one))
  if (room.stage === 'waiting') return closing ? { at: closing.after, come: end } : null
  if (!room.paused) {
    // What nothing lifts needs no pause first: there is nothing that either of them could do in it.
    if (closing) return { at: closing.after, come: end }
    const awaited = waitingFor(room)
    // While everyone waits for the one whom it protects, or for nobody, no turn would ever end.
    const stops = due.find(({ by, turn }) => turn || awaited.length === 0 || awaited.includes(by))
    return stops ? { at: stops.after, come: pause } : null
  }
  // Paused before a pause had its times: they count from the first look of anybody.
  if (room.until === undefined) return { at, come: (room, at) => void lasts(room, Date.parse(at)) }
  // An end comes at the moment at which it would go on: when it comes tells nothing.
  const over = room.stops.some((one) => closes(room, one))
  if (over && room.ends && room.ends <= at) return { at: room.ends, come: end }
  if (ready(room)) return room.ends && room.ends <= at ? { at: room.ends, come: resume } : null
  const old = isoAt(Date.parse(room.until) + OPEN_MS)
  return old <= at ? { at: old, come: end } : null
}

/**
 * What is due shows a moment after a turn. Each turn puts it off anew, for two minutes in all. `me`: whose turn it was; one
 * of those whom it protects brings nothing.
 */
export function turnEnds(room: Mediation, at: string, me?: string): void {
  for (const one of room.stops) {
    if (one.after > at || one.by === me) continue
    one.due ??= one.after
    // What was put off until now waited for this turn: it is put off anew.
    delete one.kept
    const last = Math.max(Date.parse(one.due) + PUT_OFF_MS, Date.parse(at) + APART_MS)
    Object.assign(one, { turn: true, after: isoAt(Math.min(Date.parse(soon(at)), last)) })
  }
}

/**
 * Somebody has done something, also where nobody else sees it: what protects them comes at a time of its own. Once it has
 * been put off for long enough, the moment that was drawn last stands: pulled to the next press it would be its answer.
 */
export function keepAway(room: Mediation, me: string, now: number): void {
  for (const one of room.stops) {
    if (one.by !== me || one.after > isoAt(now + KEPT_AWAY_MS[0])) continue
    // Its moment has gone by and nothing came: a pause waits for something else, and an end only for somebody to look.
    const isOver = one.after <= isoAt(now)
    if (one.kept === undefined || (isOver && !closes(room, one))) one.kept = isoAt(now)
    if (isOver || now - Date.parse(one.kept) < KEPT_AWAY_IN_ALL_MS) one.after = isoAt(now + randomInt(...KEPT_AWAY_MS))
  }
}

/** Before it begins, and before it is agreed. `wait`: a doubt that its person has not answered yet. */
export const verdict = (room: Mediation): 'go' | 'wait' | 'end' =>
  room.stops.some((one) => closes(room, one)) ? 'end' : room.stops.length > 0 ? 'wait' : 'go'

/**
 * Whether the questions wait for somebody: before the yes to the rules, before going on, before the last yes, and where
 * there is a doubt that they can clear.
 */
export const asksAlone = (room: Mediation, me: string): boolean =>
  room.endedAt === null &&
  partyOf(room, me)?.left === null &&
  !(room.alone ?? []).includes(me) &&
  (room.paused ||
    room.stage === 'waiting' ||
    room.stage === 'agreement' ||
    room.stops.some(({ by, stays }) => by === me && !stays))

interface Answers {
  calm: boolean
  /** Not sure whether they are afraid, or were hurt. */
  unsure?: boolean
  /** They were the two before the last yes. */
  last?: boolean
  /** What stands in the private room. */
  finding: Finding
  now: number
}

/** Calm answers lift a doubt; what is not calm is never taken back. */
export function answered(room: Mediation, me: string, how: Answers): void {
  if (room.endedAt !== null || room.stage === 'agreed') return
  const known = room.stops.filter((one) => closes(room, one))
  const isFirst = !(room.alone ?? []).includes(me)
  if (!how.calm) found(room, me, { grave: true, now: how.now, answer: true })
  // It may have gone with its writer, who left and is back.
  else if (how.finding === 'grave') found(room, me, { grave: true, now: how.now, answer: true })
  else if (how.unsure) notSure(room, me, how.now)
  // What else flagged the private room has been asked about with that: it does not end it behind calm answers.
  else {
    if (lift(room, me)) room.lifted = [...(room.lifted ?? []), me]
    if (how.finding === 'flag') room.flagged = [...(room.flagged ?? []), me]
  }
  // The four clear a doubt, and ask nothing about the agreement: the two before its last yes are still to come. Under what
  // nothing lifts there is none, and whoever it protects goes through that door as anybody does.
  const cleared = room.stage === 'agreement' && !room.paused && !how.last && !isBarred(room, me)
  if (!cleared) room.alone = [...(room.alone ?? []).filter((id) => id !== me), me]
  for (const one of room.stops) if (closes(room, one) && !known.includes(one)) one.after = later(one, how.now)
  // All may want to go on, and have waited for nothing else. The same calm answers once more put nothing off.
  if (room.paused && (isFirst || isBarred(room, me))) drawAnew(room, isoAt(how.now))
  keepAway(room, me, how.now)
}

/** Nobody loses it by being honest once, and nobody is let through by it for good: after a pause it is what it is. */
function notSure(room: Mediation, me: string, now: number): void {
  const known = room.stops.find(({ by }) => by === me)
  if (known?.unsure === 'asked' || known?.again) return found(room, me, { grave: true, now, answer: true })
  if (!known) found(room, me, { grave: false, now, answer: true })
  for (const one of room.stops) if (one.by === me && !one.stays) one.unsure = 'answered'
}

export const askedFirst = () => conflict('First a few questions, for you alone.')

export type Finding = 'grave' | 'flag' | 'doubt' | null

const drawn = (now: number) => isoAt(now + randomInt(SOONEST_MS, LATEST_MS))
/** What was due before it could end anything does not answer what makes it grave. */
const later = ({ after }: Stop, now: number) => (after <= isoAt(now) ? drawn(now) : after)

interface How {
  grave: boolean
  now: number
  /** It is what a press answered, which draws its moment as every press does. */
  answer?: boolean
}

/** Something stands against a mediation for somebody. What is grave does not depend any more on what a private room has. */
export function found(room: Mediation, me: string, { grave, now, answer = false }: How): void {
  if (room.endedAt !== null) return
  const known = room.stops.find(({ by }) => by === me)
  // What was written alone in a pause that is over shows as late as anywhere: whoever stands beside them saw them write.
  const isNew = !known || (grave && !known.stays)
  if (room.paused && !answer && isNew && (room.ends ?? '') <= isoAt(now + SOONEST_MS)) room.ends = drawn(now)
  const one: Stop = known ?? { by: me, after: drawn(now) }
  if (!known) room.stops.push(one)
  if (!known || known.unsure) {
    // What is seen in their words is more than being unsure.
    if (one.unsure === 'asked') one.again = true
    delete one.unsure
    // What was answered before was answered before that.
    room.alone = (room.alone ?? []).filter((id) => id !== me)
    room.goOn = room.goOn.filter((id) => id !== me)
  }
  if (!grave || one.stays) return
  one.stays = true
  one.after = later(one, now)
}

/** Lines of one person that were only like danger: they are asked about twice, and the third ends it. */
const MOST_DOUBTS = 2

/** They tried to share such a line. The same one, tried again before it was asked about, is one. */
export function doubted(room: Mediation, me: string, now: number): void {
  if (!room.stops.some(({ by, unsure }) => by === me && !unsure)) room.doubted = [...(room.doubted ?? []), me]
  const times = (room.doubted ?? []).filter((id) => id === me).length
  found(room, me, { grave: times > MOST_DOUBTS, now })
}

/** A doubt goes. True where there was one. */
export function lift(room: Mediation, me: string): boolean {
  const before = room.stops.length
  room.stops = room.stops.filter(({ by, stays }) => by !== me || stays)
  return room.stops.length < before
}

/** Somebody's words are deleted: what was found in them stays, and after the end nothing is said to them any more. */
export function forgotten(room: Mediation, me: string, now: number): void {
  room.flagged = (room.flagged ?? []).filter((id) => id !== me)
  if (room.endedAt === null) {
    if (room.paused && isBarred(room, me)) drawAnew(room, isoAt(now))
    keepStop(room, me)
    keepAway(room, me, now)
  } else if (!room.hushed?.includes(me)) room.hushed = [...(room.hushed ?? []), me]
}

/** What was found stays, whatever becomes of the words in which it was. */
export function keepStop(room: Mediation, me: string): void {
  for (const one of room.stops) if (one.by === me && !one.unsure) one.stays = true
}

/** There is no mediation for them, and no doubt about it. */
export const isAtRisk = (room: Mediation, me: string): boolean =>
  room.stops.some((one) => one.by === me && closes(room, one))

export const isBarred = (room: Mediation, me: string): boolean => room.stops.some(({ by }) => by === me)
