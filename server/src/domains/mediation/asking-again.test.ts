import { describe, expect, test } from 'vitest'
import { at, does, hear, later, order, seen, started } from '../../../test/mediation-room.ts'
import { struck } from './hearing.ts'
import { leave } from './people.ts'
import { byTheClock, found, goOn, lift } from './pausing.ts'
import { partyOf, wordsIn, type Mediation } from './state.ts'
import { settle, take } from './steps.ts'

/** What the mediator asks for a second time, and when enough is enough. */

const said = (room: Mediation) => room.turns.findLast(({ by }) => by === null)!.content
const elsewhere = (room: Mediation, me: string, content: string) =>
  take(room, me, { do: 'say_back', step: room.step, content }, { at: at(), today: '2026-03-02', elsewhere: true })

describe('a step that was not taken', () => {
  test('who answers with their own side is asked for what they heard, once, and then it goes on', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'I was alone with it all week.' })
    elsewhere(room, 'p2', 'I had work, what was I to do?')
    expect([room.phase, seen(room, 'p2').waitingFor]).toEqual(['back', ['p2']])
    expect(said(room)).toContain('Tomas, your side comes next, with as much room. First only this')
    elsewhere(room, 'p2', 'I still had work.')
    expect([room.phase, seen(room, 'p1').waitingFor]).toEqual(['confirm', ['p1']])
  })

  test('a word or two is no telling: one moment is asked for, once', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'Fine.' })
    expect([room.phase, said(room)]).toEqual(['say', expect.stringContaining('One moment of it is enough')])
    does(room, 'p1', { do: 'say', content: 'Fine.' })
    expect(room.phase).toBe('back')
    const chinese = started('Nora', 'Tomas')
    does(chinese, 'p1', { do: 'say', content: '我一个人在家等了你三个小时。' })
    expect([chinese.phase, wordsIn('我一个人在家等了你三个小时。') > 4]).toEqual(['back', true])
  })

  test('of a flood nobody has to hold all; who had little room is told that it is theirs', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2', 'I have so much to say about this list and each name on it. '.repeat(15))
    expect(room.turns.map(({ content }) => content).join(' ')).toContain('you need not hold all of it')
    expect(said(room)).toContain('You have had little room so far')
  })
})

describe('nobody is kept from being heard', () => {
  test('three times it is put right; then it is confirmed or left standing, and the other has their turn', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'I was alone with it.' })
    for (let round = 0; round < 3; round++) {
      does(room, 'p2', { do: 'say_back', content: 'You were alone with it.' })
      expect(seen(room, 'p1').mayPutRight).toBe(true)
      does(room, 'p1', { do: 'put_right', content: 'There is more to it than that.' })
    }
    does(room, 'p2', { do: 'say_back', content: 'There is more to it.' })
    expect(seen(room, 'p1').mayPutRight).toBe(false)
    expect(() => does(room, 'p1', { do: 'put_right', content: 'And one more thing.' })).toThrow('three times')
    does(room, 'p1', { do: 'leave_standing' })
    expect(seen(room, 'p2')).toMatchObject({ speaker: 'p2', mayPutRight: true })
  })

  test('where one wrote all the sentences, the other is asked once, and may leave it at that', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p1')
    for (const content of ['We A.', 'We B.', 'We C.']) does(room, 'p1', { do: 'write', content })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'done' })
    expect([room.stage, room.done]).toEqual(['lines', []])
    expect(said(room)).toContain('All of these sentences are Nora’s. Tomas, is there one that you would need?')
    for (const me of ['p1', 'p2']) does(room, me, { do: 'done' })
    expect(room.stage).toBe('ranking')
    for (const me of ['p1', 'p2']) does(room, me, { do: 'rank', order: order(room, 0, 1, 2) })
    expect(room.stage).toBe('notes')
  })
})

test('when the one leaves who was to speak, the next is asked', () => {
  const room = started('Nora', 'Tomas', 'Ana')
  leave(room, 'p1', at())
  expect(said(room)).toBe('Tomas, your turn. What is it like for you?')
  does(room, 'p2', { do: 'say', content: 'It is loud at home.' })
  expect(said(room)).toContain('Ana, can you say back')
})

describe('words that strike', () => {
  const goesOn = (room: Mediation) => {
    for (const me of ['p1', 'p2']) goOn(room, me, at())
    later(31)
    byTheClock(room, at())
  }

  test('the second time of one person it is a pause for all, and the second time after that it ends', () => {
    const room = started('Nora', 'Tomas')
    does(room, 'p1', { do: 'say', content: 'I was alone with it.' })
    const before = JSON.stringify(seen(room, 'p1'))
    expect([struck(room, 'p2', at()), room.paused, JSON.stringify(seen(room, 'p1'))]).toEqual([true, false, before])
    expect([struck(room, 'p2', at()), room.paused]).toEqual([true, true])
    expect(struck(room, 'p2', at())).toBe(false)
    goesOn(room)
    expect([room.paused, room.phase, struck(room, 'p2', at()), room.paused]).toEqual([false, 'back', true, false])
    expect([struck(room, 'p2', at()), room.endedAt !== null, said(room)]).toEqual([
      true,
      true,
      expect.stringContaining('This mediation ends here.'),
    ])
  })

  test('once of each is nobody’s second time, and nothing where it is not theirs to say', () => {
    const room = started('Nora', 'Tomas')
    expect([struck(room, 'p2', at()), struck(room, 'p1', at())]).toEqual([false, true])
    does(room, 'p1', { do: 'say', content: 'I was alone with it.' })
    expect([struck(room, 'p1', at()), struck(room, 'p2', at()), room.paused]).toEqual([false, true, false])
    does(room, 'p2', { do: 'say_back', content: 'You were alone with it.' })
    expect([struck(room, 'p1', at()), room.paused]).toEqual([true, true])
  })

  test('what is eight turns ago is over', () => {
    const room = started('Nora', 'Tomas')
    struck(room, 'p1', at())
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p1')
    room.blows![0]!.turns -= 6
    expect([room.stage, room.blows]).toEqual(['lines', [{ by: 'p1', turns: -6 }]])
    Object.assign(room, { stage: 'hearing', order: ['p1', 'p2'], speaker: 0, phase: 'say' })
    expect([struck(room, 'p1', at()), room.paused, room.blows!.length]).toEqual([true, false, 1])
  })
})

test('of three who lose one, the others are told that they bind nobody but themselves', () => {
  const room = started('Nora', 'Tomas', 'Ana')
  leave(room, 'p2', at())
  settle(room, at())
  const mediator = room.turns.filter(({ by }) => by === null).map(({ content }) => content)
  expect(mediator).toContain('Nora and Ana, you can go on with what is yours. What you agree on does not bind Tomas.')
  expect(partyOf(room, 'p2')?.left).not.toBeNull()
})

test('what stays of a finding is not lifted by anything that is written later', () => {
  const room = started('Nora', 'Tomas')
  found(room, 'p2', { grave: false, now: 0 })
  expect([lift(room, 'p2'), seen(room, 'p2').help]).toEqual([true, false])
  found(room, 'p2', { grave: true, now: 0 })
  expect(lift(room, 'p2')).toBe(false)
  expect([seen(room, 'p2').help, seen(room, 'p1').help]).toEqual([true, false])
})
