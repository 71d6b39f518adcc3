import { DAY_MS } from '@mallama/contracts/days'
import { expect, test } from 'vitest'
import { does, seen, START, started } from '../../../test/mediation-room.ts'
import {
  answered,
  asksAlone,
  byTheClock,
  forgotten,
  found,
  goOn,
  keepAway,
  pause,
  turnEnds,
  verdict,
} from './pausing.ts'
import { beginWhenAll, consent, enter, leave } from './people.ts'
import { begin } from './state.ts'

/** What comes when nobody presses anything: when, and as of when. */

const iso = (ms: number) => new Date(ms).toISOString()

test('what the clock brings is as of when it was due, whoever looks, and one look brings all of it', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p1', { grave: true, now: START })
  const { after } = room.stops[0]!
  expect(byTheClock(room, iso(Date.parse(after) + 7 * 60_000))).toBe(after)
  // Nothing lifts it: it ends, and without a pause first.
  expect([room.endedAt, room.until, room.turns.at(-1)!.at]).toEqual([after, undefined, after])
  const doubt = started('Nora', 'Tomas')
  found(doubt, 'p1', { grave: false, now: START })
  const from = Date.parse(doubt.stops[0]!.after)
  expect(byTheClock(doubt, iso(from + 7 * 60_000))).toBe(iso(from))
  expect(Date.parse(doubt.until!)).toBe(from + 20 * 60_000)
  const unseen = started('Nora', 'Tomas')
  found(unseen, 'p1', { grave: false, now: START })
  const week = iso(START + 9 * DAY_MS)
  byTheClock(unseen, week)
  expect(Date.parse(unseen.endedAt!)).toBe(Date.parse(unseen.until!) + 7 * DAY_MS)
  expect(byTheClock(unseen, week)).toBeNull()
})

test('nothing that protects somebody falls on what they do: it comes later, or with another’s turn', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p1', { grave: true, now: START - 20 * 60_000 })
  const now = START + 10 * 60_000
  keepAway(room, 'p2', now)
  expect(Date.parse(room.stops[0]!.after)).toBeLessThan(START)
  keepAway(room, 'p1', now)
  const after = Date.parse(room.stops[0]!.after)
  expect([after - now >= 60_000, after - now <= 3 * 60_000]).toEqual([true, true])
  byTheClock(room, iso(now + 1_000))
  expect(room.endedAt).toBeNull()
})

test('who never rests cannot put it off for ever, and no press of theirs pulls it near', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p1', { grave: true, now: START - 20 * 60_000 })
  const after = () => Date.parse(room.stops[0]!.after)
  let moved = START
  for (let now = START; now === START || now < after(); now += 20_000) {
    const before = after()
    keepAway(room, 'p1', now)
    if (after() === before) continue
    moved = now
    expect(after() - now).toBeGreaterThanOrEqual(60_000)
  }
  expect([moved - START < 10 * 60_000, after() - START < 13 * 60_000]).toEqual([true, true])
  byTheClock(room, iso(after()))
  expect(room.endedAt).not.toBeNull()
})

test('what waits for another’s turn is put off anew once that has come, however long they wrote meanwhile', () => {
  const room = started('Nora', 'Tomas')
  does(room, 'p1', { do: 'say', content: 'It is loud at home.' })
  found(room, 'p1', { grave: false, now: START - 20 * 60_000 })
  let now = START + 2 * 60_000
  for (let minute = 0; minute < 30; minute++) keepAway(room, 'p1', (now += 60_000))
  turnEnds(room, iso(now), 'p2')
  now = Math.max(now, Date.parse(room.stops[0]!.after)) + 1_000
  turnEnds(room, iso(now), 'p2')
  const due = Date.parse(room.stops[0]!.after)
  expect(due - now).toBeLessThanOrEqual(2 * 60_000)
  keepAway(room, 'p1', due - 1_000)
  expect(Date.parse(room.stops[0]!.after) - due).toBeGreaterThanOrEqual(59_000)
})

test('an end whose moment nobody looked at is put off once more, and not for ten minutes more', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p1', { grave: true, now: START })
  const stop = room.stops[0]!
  const due = () => Date.parse(stop.after)
  const from = due() - 30_000
  let now = from
  for (; now < from + 10 * 60_000; now = due() - 30_000) keepAway(room, 'p1', now)
  now = due() + 1_000
  keepAway(room, 'p1', now)
  expect(due() - now).toBeGreaterThanOrEqual(60_000)
  const last = stop.after
  keepAway(room, 'p1', due() - 30_000)
  expect(stop.after).toBe(last)
})

test('whoever presses Go on again and again holds up no end', () => {
  const room = started('Nora', 'Tomas')
  pause(room, iso(START))
  found(room, 'p1', { grave: true, now: START })
  const press = () => goOn(room, 'p2', iso(Date.parse(room.ends!) - 30_000))
  press()
  const ends = room.ends
  press()
  expect(room.ends).toBe(ends)
})

test('and neither does whoever answers again and again what they have answered', () => {
  const room = started('Nora', 'Tomas')
  pause(room, iso(START))
  found(room, 'p1', { grave: true, now: START })
  const answer = () => answered(room, 'p2', { calm: true, finding: null, now: Date.parse(room.ends!) - 30_000 })
  answer()
  const ends = room.ends
  answer()
  expect(room.ends).toBe(ends)
})

test('whoever deletes what was found in their words is not answered by an end', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p1', { grave: false, now: START - 20 * 60_000 })
  forgotten(room, 'p1', START)
  byTheClock(room, iso(START + 59_999))
  expect([room.endedAt, room.stops[0]!.stays]).toEqual([null, true])
  byTheClock(room, iso(START + 3 * 60_000))
  expect(room.endedAt).not.toBeNull()
})

test('it is never of the instant of what somebody did, nor before it', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p1', { grave: false, now: START })
  const since = Date.parse(room.stops[0]!.after) + 60_000
  expect(byTheClock(room, iso(since + 4_999), iso(since))).toBeNull()
  expect(byTheClock(room, iso(since + 9_000), iso(since))).toBe(iso(since + 5_000))
})

test('turns that follow each other put a pause off for two minutes, and not without end', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p2', { grave: false, now: START - 20 * 60_000 })
  const from = Date.parse(room.stops[0]!.after)
  let now = from
  for (let turn = 0; turn < 40; turn++) {
    turnEnds(room, iso(now))
    const after = Date.parse(room.stops[0]!.after)
    expect(after).toBeLessThanOrEqual(Math.max(from + 2 * 60_000, now + 5_000))
    // Nobody looks, and the next turn comes just then.
    now = after
  }
})

test('who both pressed go on, though nobody looked for a week', () => {
  const room = started('Nora', 'Tomas')
  pause(room, iso(START))
  for (const me of ['p1', 'p2']) goOn(room, me, iso(START + 5 * 60_000))
  byTheClock(room, iso(START + 8 * DAY_MS))
  expect([room.paused, room.endedAt]).toEqual([false, null])
})

test('a pause from before pauses had their times does not end at a look; it goes on, or ends in its week', () => {
  const before = () => {
    const room = started('Nora', 'Tomas')
    Object.assign(room, { paused: true, until: undefined, ends: undefined })
    return room
  }
  const [looked, goes, grave] = [before(), before(), before()]
  byTheClock(looked, iso(START))
  expect([looked.paused, looked.endedAt]).toEqual([true, null])
  byTheClock(looked, iso(START + 7 * DAY_MS))
  expect(looked.endedAt).not.toBeNull()
  for (const me of ['p1', 'p2']) goOn(goes, me, iso(START))
  byTheClock(goes, iso(START))
  byTheClock(goes, iso(START + 11 * 60_000))
  expect(goes.paused).toBe(false)
  found(grave, 'p1', { grave: true, now: START - DAY_MS })
  byTheClock(grave, iso(START))
  expect(grave.endedAt).toBeNull()
  byTheClock(grave, iso(START + 16 * 60_000))
  expect(grave.endedAt).not.toBeNull()
})

test('under an open doubt it begins, and pauses as anywhere', () => {
  const room = begin()
  for (const name of ['Nora', 'Tomas']) consent(room, enter(room, name, name).id, true)
  found(room, 'p2', { grave: false, now: START - 20 * 60_000 })
  beginWhenAll(room, 0, iso(START))
  expect([room.stage, room.paused]).toEqual(['hearing', false])
  // It may have begun with their own press.
  byTheClock(room, iso(START + 59_999))
  expect(room.paused).toBe(false)
  byTheClock(room, iso(START + 16 * 60_000))
  expect([room.paused, asksAlone(room, 'p2')]).toEqual([true, true])
})

test('all have said yes under an open doubt: it pauses, and each says yes anew after it', () => {
  const room = started('Nora', 'Tomas')
  Object.assign(room, { stage: 'agreement', review: '2026-03-16' })
  room.terms = ['p1', 'p2'].map((by) => ({ by, what: 'I call.', when: 'on Sunday' }))
  does(room, 'p1', { do: 'yes' })
  found(room, 'p1', { grave: false, now: START })
  does(room, 'p2', { do: 'yes' })
  expect([room.agreedAt, seen(room, 'p1').waitingFor, seen(room, 'p2').waitingFor]).toEqual([null, ['p2'], ['p1']])
  byTheClock(room, iso(START + 60 * 60_000))
  expect(room.paused).toBe(true)
  const now = START + 90 * 60_000
  for (const me of ['p1', 'p2']) answered(room, me, { calm: true, finding: 'doubt', now })
  for (const me of ['p1', 'p2']) goOn(room, me, iso(now))
  byTheClock(room, iso(now + 3 * 60_000))
  expect([room.paused, room.agreedAt, room.yes]).toEqual([false, null, []])
})

test('what stands in a private room is found anew where its writer left and is back', () => {
  const room = begin()
  for (const name of ['Nora', 'Tomas']) enter(room, name, name)
  found(room, 'p1', { grave: true, now: START })
  leave(room, 'p1', iso(START))
  expect(room.stops).toEqual([])
  Object.assign(room.people[0]!, { left: null, consent: 'open' })
  answered(room, 'p1', { calm: true, finding: 'grave', now: START })
  expect([room.stops, verdict(room)]).toMatchObject([[{ by: 'p1', stays: true }], 'end'])
})

test('not calm long after the pause could have ended is no end at the next look', () => {
  const room = started('Nora', 'Tomas')
  pause(room, iso(START))
  const now = START + 2 * 60 * 60_000
  answered(room, 'p1', { calm: false, finding: null, now })
  expect(byTheClock(room, iso(now + 30_000))).toBeNull()
  const ended = byTheClock(room, iso(now + 16 * 60_000))!
  expect(Date.parse(ended)).toBeGreaterThanOrEqual(now + 60_000)
})
