import { describe, expect, test } from 'vitest'
import { START, at, does, hear, later, order, ranked, seen, started } from '../../../test/mediation-room.ts'
import { airtime } from './fairness.ts'
import { end, erase, leave } from './people.ts'
import { goOn, pause, stop } from './pausing.ts'
import { type Mediation } from './state.ts'
import { settle } from './steps.ts'

describe('fairness', () => {
  test('the mediator is silent while it is fair', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p1')
    expect(room.turns.filter(({ kind }) => kind === 'step_in')).toEqual([])
  })

  test('what strikes answers nothing, and is not quoted back', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'You are a coward' }, true)
    expect([room.phase, room.lines]).toEqual(['say', []])
    expect(room.turns.at(-1)).toMatchObject({ kind: 'step_in', by: null })
    expect(room.turns.at(-1)!.content).not.toContain('coward')
    does(room, 'p1', { do: 'say', content: 'I was alone with it.' })
    does(room, 'p2', { do: 'say_back', content: 'You always hide, liar' }, true)
    expect([room.phase, seen(room, 'p2').waitingFor]).toEqual(['back', ['p2']])
    hearRest(room)
    expect(room.heard[0]!.saidTurns).toHaveLength(1)
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

const hearRest = (room: Mediation) => {
  does(room, 'p2', { do: 'say_back', content: 'You were alone with it.' })
  does(room, 'p1', { do: 'confirm' })
}

describe('pausing, leaving, ending', () => {
  test('anyone pauses, nobody is named, and it goes on once both want it', () => {
    const room = started('Nora', 'Tomas')
    pause(room)
    expect(() => does(room, 'p1', { do: 'say', content: 'x' })).toThrow('Paused. Anyone can end it.')
    expect(JSON.stringify([seen(room, 'p1').paused, seen(room, 'p1').turns])).not.toMatch(/pause/i)
    goOn(room, 'p1')
    expect([seen(room, 'p1').goOn, seen(room, 'p2').goOn, room.paused]).toEqual([true, false, true])
    goOn(room, 'p2')
    expect(room.paused).toBe(false)
  })

  test('a stop looks like any pause, comes late and at a turn’s end, and is not ended over the one it protects', () => {
    const room = started('Nora', 'Tomas')
    const plain = started('Nora', 'Tomas')
    // Five minutes from now at the earliest.
    stop(room, 'p2', true, START + later(0) * 60_000 + 5 * 60_000)
    does(room, 'p1', { do: 'say', content: 'It is loud at home.' })
    does(plain, 'p1', { do: 'say', content: 'It is loud at home.' })
    later(40)
    expect(room.paused).toBe(false)
    does(room, 'p2', { do: 'say_back', content: 'Loud.' })
    does(plain, 'p2', { do: 'say_back', content: 'Loud.' })
    pause(plain)
    expect(room.paused).toBe(true)
    const bare = (one: Mediation) =>
      JSON.stringify({
        ...seen(one, 'p1'),
        turns: seen(one, 'p1').turns.map(({ by, kind, content }) => [by, kind, content]),
        lines: [],
      })
    expect(bare(room)).toBe(bare(plain))
    goOn(room, 'p1')
    goOn(room, 'p2')
    expect(room.paused).toBe(true)
    expect([seen(room, 'p1').help, seen(room, 'p2').help]).toEqual([false, true])
    stop(room, 'p2', false, START)
    goOn(room, 'p2')
    expect(room.paused).toBe(false)
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
