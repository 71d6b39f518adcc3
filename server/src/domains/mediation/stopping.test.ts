import { DAY_MS } from '@mallama/contracts/days'
import { describe, expect, test } from 'vitest'
import { START, at, does, hear, later, order, ranked, seen, started } from '../../../test/mediation-room.ts'
import { airtime } from './fairness.ts'
import { erase, leave } from './people.ts'
import {
  answered,
  asksAlone,
  byTheClock,
  end,
  found,
  goOn,
  keepStop,
  lift,
  pause,
  verdict,
  type Finding,
} from './pausing.ts'
import { type Mediation } from './state.ts'
import { settle } from './steps.ts'

const iso = (ms: number) => new Date(ms).toISOString()

describe('fairness', () => {
  test('the mediator is silent while it is fair', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p1')
    expect(room.turns.filter(({ kind }) => kind === 'step_in')).toEqual([])
  })

  test('six turns that confirm nothing: one thing at a time, and it may be left as it stands', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'I was alone with it.' })
    expect(() => does(room, 'p1', { do: 'leave_standing' })).toThrow('Say what is missing first')
    for (let round = 0; round < 2; round++) {
      does(room, 'p2', { do: 'say_back', content: 'You were busy.' })
      does(room, 'p1', { do: 'put_right', content: 'No, I was alone.' })
    }
    does(room, 'p2', { do: 'say_back', content: 'You were busy and alone.' })
    expect(room.turns.filter(({ kind }) => kind === 'step_in').map(({ content }) => content)).toEqual([
      expect.stringContaining('Six turns have gone by'),
    ])
    does(room, 'p1', { do: 'leave_standing' })
    expect(room.heard).toMatchObject([{ by: 'p1', ending: 'left' }])
    expect(seen(room, 'p1').speaker).toBe('p2')
  })

  test('words that lean beyond 65 of 100 over eight turns make room for the other, once', () => {
    const room = started('Nora', 'Tomas')
    const long = 'I have so much to say about this list and about every single name that is on it. '.repeat(3)
    does(room, 'p1', { do: 'say', content: long })
    for (let round = 0; round < 3; round++) {
      does(room, 'p2', { do: 'say_back', content: 'Names.' })
      does(room, 'p1', { do: 'put_right', content: long })
    }
    does(room, 'p2', { do: 'say_back', content: 'Names.' })
    const airtimes = room.turns.filter(({ content }) => content.startsWith('Most of the words lately came from Nora'))
    expect(airtimes).toHaveLength(1)
    const shares = airtime(room)!
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(shares[0]!.percent).toBeGreaterThan(90)
  })
})

describe('pausing, leaving, ending', () => {
  test('anyone pauses, nobody is named, and it goes on once both want it', () => {
    const room = started('Nora', 'Tomas')
    pause(room, at())
    expect(() => does(room, 'p1', { do: 'say', content: 'x' })).toThrow('Paused. Anyone can end it.')
    expect(JSON.stringify([seen(room, 'p1').paused, seen(room, 'p1').turns])).not.toMatch(/pause/i)
    goOn(room, 'p1', at())
    expect([seen(room, 'p1').goOn, seen(room, 'p2').goOn, room.paused]).toEqual([true, false, true])
    later(31)
    goOn(room, 'p2', at())
    // Not together with a press.
    expect(room.paused).toBe(true)
    later(3)
    byTheClock(room, at())
    expect(room.paused).toBe(false)
  })

  test('it goes on at a moment that is drawn for each pause, and not before twenty minutes are over', () => {
    const moments = Array.from({ length: 12 }, () => {
      const room = started('Nora', 'Tomas')
      pause(room, iso(START))
      for (const me of ['p1', 'p2']) goOn(room, me, iso(START + 60_000))
      return Date.parse(byTheClock(room, iso(START + 60 * 60_000))!) - START
    })
    expect(Math.min(...moments)).toBeGreaterThan(20 * 60_000)
    expect(Math.max(...moments)).toBeLessThanOrEqual(30 * 60_000)
    expect(new Set(moments).size).toBeGreaterThan(1)
  })

  test('a pause that nobody takes up again ends seven days after it could have gone on, in the words of any end', () => {
    const room = started('Nora', 'Tomas')
    pause(room, at())
    const [until, ended] = [Date.parse(room.until!), started('Nora', 'Tomas')]
    end(ended, at())
    const week = 7 * DAY_MS
    byTheClock(room, new Date(until + week - 1).toISOString())
    expect(room.endedAt).toBeNull()
    byTheClock(room, new Date(until + week).toISOString())
    expect(room.endedAt).not.toBeNull()
    expect(room.turns.at(-1)!.content).toBe(ended.turns.at(-1)!.content)
  })

  const bare = (one: Mediation) =>
    JSON.stringify({
      ...seen(one, 'p2'),
      turns: seen(one, 'p2').turns.map(({ by, kind, content, at: when }) => [by, kind, content, when]),
      lines: [],
    })

  test('a stop comes at a look a moment after a turn, never with it, and then is a pause like any', () => {
    const room = started('Nora', 'Tomas')
    const plain = started('Nora', 'Tomas')
    found(room, 'p1', { grave: false, now: START - 20 * 60_000 })
    const { after } = room.stops[0]!
    expect(Date.parse(after)).toBeLessThan(START)
    for (const one of [room, plain]) {
      later(-later(0))
      does(one, 'p1', { do: 'say', content: 'It is loud at home.' })
      // A turn of the one whom it protects brings nothing.
      expect(one.stops[0]?.turn).toBeUndefined()
      later(5)
      does(one, 'p2', { do: 'say_back', content: 'It is loud.' })
    }
    expect([room.paused, room.stops[0]!.turn]).toEqual([false, true])
    const due = Date.parse(room.stops[0]!.after)
    expect(due - Date.parse(room.turns.at(-1)!.at)).toBeGreaterThanOrEqual(5_000)
    byTheClock(room, iso(due - 1))
    expect(room.paused).toBe(false)
    byTheClock(room, iso(due))
    pause(plain, iso(due))
    expect([room.paused, bare(room)]).toEqual([true, bare(plain)])
    expect([seen(room, 'p1').help, seen(room, 'p2').help]).toEqual([true, false])
  })

  test('while everyone waits for the one whom it protects, it comes once it is due', () => {
    const room = started('Nora', 'Tomas')
    found(room, 'p1', { grave: false, now: START })
    const due = Date.parse(room.stops[0]!.after)
    expect([due - START >= 60_000, due - START <= 15 * 60_000]).toEqual([true, true])
    byTheClock(room, iso(due - 1))
    expect(room.paused).toBe(false)
    byTheClock(room, iso(due))
    expect(room.paused).toBe(true)
  })

  test('what is grave ends it by the clock, not with a press; a doubt waits until it is lifted', () => {
    const [grave, doubt] = [started('Nora', 'Tomas'), started('Nora', 'Tomas')]
    for (const room of [grave, doubt]) {
      found(room, 'p2', { grave: false, now: START })
      pause(room, iso(START))
      for (const me of ['p1', 'p2']) goOn(room, me, iso(START + 60_000))
    }
    keepStop(grave, 'p2')
    expect([verdict(grave), verdict(doubt), verdict(started('Nora', 'Tomas'))]).toEqual(['end', 'wait', 'go'])
    const ends = Date.parse(grave.ends!)
    expect([ends - START > 20 * 60_000, ends - START <= 30 * 60_000]).toEqual([true, true])
    byTheClock(grave, iso(ends - 1))
    expect([grave.paused, grave.endedAt]).toEqual([true, null])
    goOn(grave, 'p1', iso(ends))
    expect(grave.endedAt).toBeNull()
    byTheClock(grave, grave.ends!)
    expect(grave.endedAt).toBe(grave.ends)
    byTheClock(doubt, iso(START + 60 * 60_000))
    expect([doubt.paused, doubt.endedAt]).toEqual([true, null])
    lift(doubt, 'p2')
    byTheClock(doubt, iso(START + 61 * 60_000))
    expect([doubt.paused, doubt.endedAt]).toEqual([false, null])
  })

  test('each door asks anew, a doubt is lifted by calm answers each time, and what is not calm stays', () => {
    const room = started('Nora', 'Tomas', 'Ana')
    const answers = (me: string, calm: boolean, finding: Finding = null) =>
      answered(room, me, { calm, finding, now: START })
    const doubted = (me: string) => found(room, me, { grave: false, now: START })
    expect(asksAlone(room, 'p1')).toBe(false)
    doubted('p1')
    expect([asksAlone(room, 'p1'), asksAlone(room, 'p2'), verdict(room)]).toEqual([true, false, 'wait'])
    answers('p1', true)
    expect([room.stops, room.lifted, asksAlone(room, 'p1')]).toEqual([[], ['p1'], false])
    // Doubted again, they are asked again, and do not lose it by that alone.
    doubted('p1')
    expect([asksAlone(room, 'p1'), verdict(room)]).toEqual([true, 'wait'])
    answers('p1', true, 'doubt')
    expect(room.stops).toEqual([])
    pause(room, at())
    expect(['p1', 'p2', 'p3'].map((me) => asksAlone(room, me))).toEqual([true, true, true])
    // What flagged the private room, and is no harm between them, does not end it behind calm answers.
    doubted('p2')
    answers('p2', true, 'flag')
    expect([asksAlone(room, 'p2'), verdict(room)]).toEqual([false, 'go'])
    // Something in the private room stands against it.
    answers('p2', true, 'grave')
    expect([asksAlone(room, 'p2'), verdict(room)]).toEqual([false, 'end'])
    room.stops = []
    answers('p3', false)
    answers('p3', true)
    expect([verdict(room), seen(room, 'p3').help, seen(room, 'p1').help]).toEqual(['end', true, false])
    leave(room, 'p3', at())
    expect(verdict(room)).toBe('go')
  })

  test('of three, one leaves while another is heard: nobody waits for them', () => {
    const room = started('Nora', 'Tomas', 'Ana')
    does(room, 'p1', { do: 'say', content: 'It is loud at home.' })
    leave(room, 'p2', at())
    settle(room, at())
    expect(seen(room, 'p1')).toMatchObject({ speaker: 'p1', listener: 'p3', waitingFor: ['p3'] })
    does(room, 'p3', { do: 'say_back', content: 'Loud.' })
    leave(room, 'p1', at())
    settle(room, at())
    expect(seen(room, 'p3').turns.at(-1)!.content).toBe('Nora left')
    expect(() => does(room, 'p3', { do: 'say', content: 'x' })).toThrow('nobody else here')
  })

  test('the last who is awaited leaves, and the others go on', () => {
    const room = started('Nora', 'Tomas', 'Ana')
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p3')
    leave(room, 'p3', at())
    settle(room, at())
    // Whom only Ana had heard is heard by Nora first.
    expect(seen(room, 'p1')).toMatchObject({ phase: 'back', speaker: 'p2', waitingFor: ['p1'] })
    does(room, 'p1', { do: 'say_back', content: 'You feel like a guest.' })
    does(room, 'p2', { do: 'confirm' })
    expect(room.stage).toBe('lines')
    for (const content of ['A one.', 'A two.']) does(room, 'p1', { do: 'write', content })
    does(room, 'p2', { do: 'write', content: 'A three.' })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'done' })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'rank', order: order(room, 0, 1, 2) })
    expect(room.stage).toBe('notes')
  })

  test('an account that is gone takes its words and its name along, and leaves the others theirs', () => {
    const room = started('Nora', 'Tomas')
    ranked(room)
    erase(room, 'user-Nora', at())
    const kept = JSON.stringify(room)
    expect(kept).not.toMatch(/Nora|guest\.|We decide together|user-Nora/)
    expect(kept).toContain('I sit between two chairs')
    end(room, at())
    expect(() => does(room, 'p2', { do: 'rank', order: [] })).toThrow('has ended')
  })
})
