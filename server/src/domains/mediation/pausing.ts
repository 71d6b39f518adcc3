import { DAY_MS } from '@mallama/contracts/days'
import { conflict } from '@mallama/contracts/errors'
import { randomInt } from 'node:crypto'
import { isoAt } from '../../platform/clock.ts'
import { present, said, type Mediation, type Stop } from './state.ts'
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
/** A pause that nobody takes up again. */
const OPEN_MS = 7 * DAY_MS

const runs = (room: Mediation) => !['waiting', 'agreed'].includes(room.stage) && room.endedAt === null

/** What nothing lifts ends it, and what was answered and not lifted by it. */
const closes = (room: Mediation, { by, stays }: Stop) => stays === true || (room.alone ?? []).includes(by)

/** A press of somebody between two turns comes that long after the last of them. */
const soon = (at: string) => isoAt(Date.parse(at) + randomInt(5_000, 60_000))

/** When it may end is drawn for every pause, so that it says nothing of this one. */
export function pause(room: Mediation, at: string): void {
  if (!runs(room) || room.paused) return
  const until = Date.parse(at) + COOLING_MS
  const ends = isoAt(until + randomInt(SOONEST_MS, LATEST_MS))
  Object.assign(room, { paused: true, goOn: [], alone: [], until: isoAt(until), ends })
}

/** It goes on once each of them wants to: nobody is brought back from a pause by somebody else. */
export function goOn(room: Mediation, me: string, at: string): void {
  if (!room.paused) return
  if (!room.goOn.includes(me)) room.goOn.push(me)
  // An end is never the answer to a press.
  if ((room.ends ?? '') <= at) room.ends = soon(at)
  resume(room, at)
}

/** Somebody for whom there is no mediation now has not answered, whatever was pressed. */
const ready = (room: Mediation) => present(room).every(({ id }) => room.goOn.includes(id) && !isBarred(room, id))

function resume(room: Mediation, at: string): void {
  if ((room.until ?? '') <= at && ready(room)) Object.assign(room, { paused: false, goOn: [], alone: [] })
}

/** The same whoever asks for it, and by the clock. What was shared stays with everyone who was there. */
export function end(room: Mediation, at: string): void {
  if (room.endedAt !== null) return
  if (room.stage === 'agreed') throw conflict('You have an agreement. There is nothing left to end.')
  said(room, null, 'mediator', words.ends, at)
  Object.assign(room, { endedAt: at, paused: false, goOn: [] })
}

/** What comes by the clock alone, when somebody looks. */
export function byTheClock(room: Mediation, at: string): void {
  if (room.endedAt !== null || room.stage === 'agreed') return
  const due = room.stops.filter(({ after }) => after <= at)
  const over = due.some((one) => closes(room, one))
  if (room.stage === 'waiting') return over ? end(room, at) : undefined
  if (!room.paused) {
    const awaited = waitingFor(room)
    // While everyone waits for the one whom it protects, no turn would ever end.
    return due.some(({ by, turn }) => turn || awaited.includes(by)) ? pause(room, at) : undefined
  }
  const old = isoAt(Date.parse(at) - OPEN_MS) >= (room.until ?? '')
  if ((over && (room.ends ?? '') <= at) || old) return end(room, at)
  resume(room, at)
}

/** What is due shows a moment after a turn, and each turn puts it off anew. */
export function turnEnds(room: Mediation, at: string): void {
  for (const one of room.stops) if (one.after <= at) Object.assign(one, { turn: true, after: soon(at) })
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
  !(room.alone ?? []).includes(me) &&
  (room.paused ||
    room.stage === 'waiting' ||
    room.stage === 'agreement' ||
    room.stops.some(({ by, stays }) => by === me && !stays))

/** `lifts`: nothing in the private room stands against it. A doubt is cleared once; what is not calm is never taken back. */
export function answered(room: Mediation, me: string, how: { calm: boolean; lifts: boolean; now: number }): void {
  if (room.endedAt !== null || room.stage === 'agreed') return
  if (!how.calm) {
    stop(room, me, true, how.now)
    keepStop(room, me)
  } else if (how.lifts && stop(room, me, false, how.now)) room.lifted = [...(room.lifted ?? []), me]
  room.alone = [...(room.alone ?? []).filter((id) => id !== me), me]
}

export const askedFirst = () => conflict('First a few questions, for you alone.')

/** What stands against a mediation for somebody: `barred` where there is danger. True where that is new. */
export function stop(room: Mediation, me: string, barred: boolean, now: number): boolean {
  const known = room.stops.find(({ by }) => by === me)
  if ((known !== undefined) === barred || known?.stays) return false
  if (barred) {
    room.stops.push({ by: me, after: isoAt(now + randomInt(SOONEST_MS, LATEST_MS)) })
    // What was answered before was answered before that.
    room.alone = (room.alone ?? []).filter((id) => id !== me)
  } else room.stops = room.stops.filter(({ by }) => by !== me)
  return true
}

/** What was found does not depend any more on what stands in a private room. */
export function keepStop(room: Mediation, me: string): void {
  for (const found of room.stops) if (found.by === me) found.stays = true
}

export const isBarred = (room: Mediation, me: string): boolean => room.stops.some(({ by }) => by === me)
