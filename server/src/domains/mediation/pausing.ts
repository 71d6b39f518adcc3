import { conflict } from '@mallama/contracts/errors'
import { randomInt } from 'node:crypto'
import { waitingFor } from './turns.ts'
import { present, type Mediation } from './state.ts'

/** How long after a finding the room may pause: long enough that nobody can tell what it answers. */
const SOONEST_MS = 60_000
const LATEST_MS = 15 * 60_000

const runs = (room: Mediation) => !['waiting', 'agreed'].includes(room.stage) && room.endedAt === null

export function pause(room: Mediation): void {
  if (!runs(room) || room.paused) return
  room.paused = true
  room.goOn = []
}

/** It goes on once each of them wants to: nobody is brought back from a pause by somebody else. */
export function goOn(room: Mediation, me: string): void {
  if (!room.paused) return
  if (!room.goOn.includes(me)) room.goOn.push(me)
  // Somebody for whom there is no mediation now has not answered, whatever was pressed.
  const ready = present(room).every(({ id }) => room.goOn.includes(id) && !room.stops.some(({ by }) => by === id))
  if (!ready) return
  room.paused = false
  room.goOn = []
}

/** What a private room says of mediation: `barred` as long as there is danger in it. True where that is new. */
export function stop(room: Mediation, me: string, barred: boolean, now: number): boolean {
  const known = room.stops.find(({ by }) => by === me)
  if ((known !== undefined) === barred || known?.stays) return false
  if (barred) room.stops.push({ by: me, after: new Date(now + randomInt(SOONEST_MS, LATEST_MS)).toISOString() })
  else room.stops = room.stops.filter(({ by }) => by !== me)
  return true
}

/** What was found does not depend any more on what stands in a private room. */
export function keepStop(room: Mediation, me: string): void {
  for (const found of room.stops) if (found.by === me) found.stays = true
}

export const isBarred = (room: Mediation, me: string): boolean => room.stops.some(({ by }) => by === me)

/**
 * A stop becomes a pause like any other: at the end of a turn, once its delay has passed, or while everyone waits for the
 * one whom it protects, for then no turn would ever end.
 */
export function pauseWhereStopped(room: Mediation, now: number, turnEnded: boolean): void {
  if (!runs(room) || room.paused) return
  const due = room.stops.filter(({ after }) => Date.parse(after) <= now)
  if (due.length === 0) return
  const awaited = waitingFor(room)
  if (turnEnded || due.some(({ by }) => awaited.includes(by))) pause(room)
}

export const noneForYou = () => conflict('There is no mediation for you now. What helps is in your private room.')
