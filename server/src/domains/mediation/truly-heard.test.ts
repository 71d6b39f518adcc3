import { describe, expect, test } from 'vitest'
import { at, does, hear, seen, started } from '../../../test/mediation-room.ts'
import { leave } from './people.ts'
import type { Mediation, Opening } from './state.ts'
import { settle, take } from './steps.ts'

/** What is not passed over: an apology, a plain no, and whoever was heard only by somebody who has left. */

const said = (room: Mediation) => room.turns.findLast(({ by }) => by === null)!.content
const opening = (room: Mediation, me: string, act: 'say' | 'say_back', content: string, opens: Opening) =>
  take(room, me, { do: act, step: room.step, content }, { at: at(), today: '2026-03-02', opens })
const goes = (room: Mediation, me: string) => {
  leave(room, me, at())
  settle(room, at())
}

describe('before it goes on', () => {
  test('after an apology while it was said back, the one who told it is asked what they would like to say', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'I waited for you at the door for an hour.' })
    opening(room, 'p2', 'say_back', 'You waited an hour. I am so sorry.', 'apology')
    does(room, 'p1', { do: 'confirm' })
    expect(said(room)).toContain('Nora, before it goes on: what would you like to say to what Tomas has just said?')
    expect(seen(room, 'p2')).toMatchObject({ phase: 'answer', answering: 'p1', waitingFor: ['p1'] })
    expect(() => does(room, 'p2', { do: 'answer', content: 'Well?' })).toThrow('not your turn')
    expect(() => does(room, 'p2', { do: 'pass' })).toThrow('not your turn')
    does(room, 'p1', { do: 'answer', content: 'It helps to hear it. I still need some time.' })
    expect(seen(room, 'p2')).toMatchObject({ phase: 'say', speaker: 'p2', answering: null })
    // Theirs to be marked as any, and nobody has to say it back.
    expect(room.lines.map(({ text }) => text)).toContain('I still need some time.')
  })

  test('after a plain no it is the one who said it back, who may say nothing to it', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2', 'I want a child, and I want to know.')
    opening(room, 'p2', 'say', 'I do not want to be a father.', 'no')
    does(room, 'p1', { do: 'say_back', content: 'You do not want to be a father.' })
    does(room, 'p2', { do: 'confirm' })
    expect(seen(room, 'p1')).toMatchObject({ phase: 'answer', answering: 'p1', stage: 'hearing' })
    does(room, 'p1', { do: 'pass' })
    expect(room.stage).toBe('lines')
  })

  test('nobody is asked where nothing of it was said, nor for a no that is said back', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'I waited for you at the door.' })
    opening(room, 'p2', 'say_back', 'You waited.', 'no')
    does(room, 'p1', { do: 'confirm' })
    expect(seen(room, 'p2')).toMatchObject({ phase: 'say', speaker: 'p2' })
  })

  test('whoever was asked leaves, or the one who is heard: it goes on with the next', () => {
    for (const gone of ['p1', 'p2']) {
      const room = started('Nora', 'Tomas', 'Ana')
      opening(room, 'p1', 'say', 'I am sorry that I did not call.', 'apology')
      does(room, 'p2', { do: 'say_back', content: 'You are sorry.' })
      does(room, 'p1', { do: 'confirm' })
      expect(seen(room, 'p3')).toMatchObject({ phase: 'answer', answering: 'p2' })
      goes(room, gone)
      // Of Nora, whom only Tomas had heard, Ana says back what she told.
      const now = gone === 'p2' ? { phase: 'back', speaker: 'p1', listener: 'p3' } : { phase: 'say', speaker: 'p2' }
      expect(seen(room, 'p3')).toMatchObject({ ...now, answering: null })
    }
  })
})

describe('whoever was heard only by somebody who left', () => {
  test('is said back by somebody who stays, before each is said to have been heard', () => {
    const room = started('Teresa', 'Rui', 'Marta')
    hear(room, 'p1', 'p2', 'I slept at his house for eleven nights.')
    goes(room, 'p2')
    expect(said(room)).toContain('Marta, what did you hear Teresa say?')
    expect(seen(room, 'p3')).toMatchObject({ phase: 'back', speaker: 'p1', listener: 'p3', waitingFor: ['p3'] })
    expect(seen(room, 'p3').people[0]).toMatchObject({ name: 'Teresa', heard: false })
    does(room, 'p3', { do: 'say_back', content: 'You slept there for eleven nights.' })
    does(room, 'p1', { do: 'confirm' })
    expect(seen(room, 'p3')).toMatchObject({ phase: 'say', speaker: 'p3' })
    hear(room, 'p3', 'p1', 'I was not asked about the bed.')
    expect(room.stage).toBe('lines')
    expect(room.heard.map(({ by, back }) => [by, back])).toEqual([
      ['p1', 'p3'],
      ['p3', 'p1'],
    ])
    expect(said(room)).toContain('Teresa and Marta, each of you has been heard.')
  })

  test('comes after a telling that is under way, and after the last of all', () => {
    const room = started('Teresa', 'Rui', 'Marta', 'Ana')
    hear(room, 'p1', 'p2', 'I slept at his house for eleven nights.')
    hear(room, 'p2', 'p3')
    does(room, 'p3', { do: 'say', content: 'I was not asked about the bed.' })
    goes(room, 'p2')
    expect(seen(room, 'p4')).toMatchObject({ phase: 'back', speaker: 'p3', listener: 'p4' })
    does(room, 'p4', { do: 'say_back', content: 'Nobody asked you.' })
    does(room, 'p3', { do: 'confirm' })
    expect(seen(room, 'p3')).toMatchObject({ phase: 'back', speaker: 'p1', listener: 'p3' })
    does(room, 'p3', { do: 'say_back', content: 'Eleven nights.' })
    does(room, 'p1', { do: 'confirm' })
    hear(room, 'p4', 'p1', 'I live far away.')
    expect(room.stage).toBe('lines')
  })

  test('is nothing where nobody is left to say it back', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2')
    goes(room, 'p2')
    expect([room.heard.length, room.again]).toEqual([1, []])
  })
})

test('who adds to it is not told that it has not arrived', () => {
  const room = started('Nora', 'Tomas')
  does(room, 'p1', { do: 'say', content: 'I was alone with it.' })
  for (let round = 0; round < 2; round++) {
    does(room, 'p2', { do: 'say_back', content: 'You were alone with it.' })
    does(room, 'p1', { do: 'put_right', content: 'And the swimming.' })
  }
  does(room, 'p2', { do: 'say_back', content: 'And the swimming.' })
  expect(said(room)).toContain('Six turns have gone by. Nora, which one thing in it matters most to you?')
  expect(said(room)).not.toMatch(/arrived/)
})
