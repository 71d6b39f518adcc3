import { describe, expect, test } from 'vitest'
import { at, does, hear, order, ranked, seen, started } from '../../../test/mediation-room.ts'
import { beginWhenAll, consent, enter } from './people.ts'
import { progressOf } from './shown.ts'
import { begin } from './state.ts'
import { together } from './orders.ts'
import { take } from './steps.ts'

describe('the way through', () => {
  test('two are heard in turn, find a sentence, and agree once both have said yes', () => {
    const room = started('Nora', 'Tomas')
    expect(progressOf(room)).toEqual({ at: 2, of: 5, name: 'Nora is heard', agreements: 0 })
    ranked(room)
    expect(room.stage).toBe('ranking')
    does(room, 'p1', { do: 'rank', order: order(room, 0, 1, 2) })
    expect(seen(room, 'p2').order).toBeNull()
    expect(JSON.stringify(seen(room, 'p2'))).not.toContain('place"')
    does(room, 'p2', { do: 'rank', order: order(room, 1, 0, 2) })
    expect(room.chosen?.text).toBe('We decide together.')
    does(room, 'p1', { do: 'note', content: '' })
    does(room, 'p2', { do: 'note', content: 'I should be the one to say it.' })
    expect(room.chosen?.reviser).toBe('p2')
    does(room, 'p2', { do: 'revise', content: 'We decide together, and Tomas tells them.' })
    expect(seen(room, 'p1').chosen).toMatchObject({
      before: 'We decide together.',
      places: [{ place: 1 }, { place: 2 }],
    })
    does(room, 'p1', { do: 'decide', good: true })
    does(room, 'p2', { do: 'decide', good: true })
    does(room, 'p1', { do: 'term', what: 'I leave the list alone.', when: 'until Thursday' })
    does(room, 'p2', { do: 'term', what: 'I tell my parents.', when: 'before Sunday' })
    does(room, 'p1', { do: 'review', day: '2026-03-16' })
    // Tomas put another one first, and nothing stands for it.
    expect(() => does(room, 'p1', { do: 'yes' })).toThrow('not whole yet')
    does(room, 'p2', { do: 'put_aside', wish: seen(room, 'p2').agreement.wishes[0]!.statement })
    does(room, 'p1', { do: 'yes' })
    does(room, 'p1', { do: 'take_back' })
    does(room, 'p2', { do: 'yes' })
    expect(room.agreedAt).toBeNull()
    does(room, 'p1', { do: 'yes' })
    expect(room.agreedAt).not.toBeNull()
    expect(progressOf(room)).toEqual({ at: 5, of: 5, name: 'Agreement', agreements: 1 })
  })

  test('three are heard one after the other, each said back by the next', () => {
    const room = started('Nora', 'Tomas', 'Ana')
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p3')
    expect(() => does(room, 'p2', { do: 'say', content: 'Me again' })).toThrow('not your turn')
    hear(room, 'p3', 'p1')
    expect(room.stage).toBe('lines')
    expect(progressOf(room)).toMatchObject({ at: 5, of: 6, name: 'What you share' })
  })

  test('one who says “not now” keeps it from beginning, and may think again', () => {
    const room = begin()
    const [nora, tomas] = [enter(room, 'a', 'Nora'), enter(room, 'b', 'Tomas')]
    consent(room, nora.id, true)
    consent(room, tomas.id, false)
    beginWhenAll(room, 0, at())
    expect(room.stage).toBe('waiting')
    consent(room, tomas.id, true)
    beginWhenAll(room, 1, at())
    expect(room.stage).toBe('waiting')
    beginWhenAll(room, 0, at())
    expect(room.stage).toBe('hearing')
  })

  test('an answer to an earlier step is refused, and changes nothing', () => {
    const room = started('Nora', 'Tomas')
    const { step } = room
    does(room, 'p1', { do: 'say', content: 'It is loud at home.' })
    const before = JSON.stringify(room)
    expect(() => take(room, 'p2', { do: 'say_back', step, content: 'x' }, { at: at(), today: '2026-03-02' })).toThrow(
      'moved on',
    )
    expect(JSON.stringify(room)).toBe(before)
  })
})

describe('what they share', () => {
  test('a line becomes a sentence once all marked it, and nobody sees who marked before', () => {
    const room = started('Nora', 'Tomas')
    hear(room, 'p1', 'p2')
    hear(room, 'p2', 'p1')
    const [line] = room.lines
    does(room, 'p2', { do: 'mark', lines: [line!.id] })
    expect(seen(room, 'p1').lines[0]).toEqual({ id: line!.id, by: 'p1', text: 'I feel like a guest.', mine: false })
    expect(() => does(room, 'p1', { do: 'mark', lines: [line!.id] })).toThrow('no line of somebody else')
    does(room, 'p1', { do: 'write', content: 'We decide together.' })
    does(room, 'p1', { do: 'done' })
    does(room, 'p2', { do: 'done' })
    expect([room.stage, room.done]).toEqual(['lines', []])
    does(room, 'p2', { do: 'write', content: 'We call on Sunday.' })
    does(room, 'p1', { do: 'done' })
    does(room, 'p2', { do: 'done' })
    expect(room.stage).toBe('ranking')
    expect(room.statements.map(({ text, marked }) => [text, marked])).toEqual([
      ['We decide together.', false],
      ['We call on Sunday.', false],
      ['I feel like a guest.', true],
    ])
  })

  test('the orders add up; of two alike, nobody’s last choice wins', () => {
    expect(
      together(
        ['a', 'b', 'c'],
        [
          ['a', 'b', 'c'],
          ['c', 'b', 'a'],
        ],
      ),
    ).toEqual(['b', 'a', 'c'])
    expect(
      together(
        ['a', 'b', 'c'],
        [
          ['a', 'b', 'c'],
          ['b', 'a', 'c'],
        ],
      ),
    ).toEqual(['a', 'b', 'c'])
  })

  test('one that somebody cannot live with gives way to the next, and in the end they write again', () => {
    const room = started('Nora', 'Tomas')
    ranked(room)
    for (const me of ['p1', 'p2']) does(room, me, { do: 'rank', order: order(room, 0, 1, 2) })
    for (const text of ['We decide together.', 'We look at the list on Thursdays.', 'We call them on Sunday.']) {
      expect(room.chosen?.text).toBe(text)
      for (const me of ['p1', 'p2']) does(room, me, { do: 'note', content: '' })
      does(room, 'p2', { do: 'decide', good: false })
      // Nothing shows before all have answered, and nobody is looked at for it.
      expect([room.stage, seen(room, 'p1').chosen?.answers]).toEqual(['deciding', []])
      does(room, 'p1', { do: 'decide', good: true })
    }
    expect([room.stage, room.round]).toEqual(['lines', 2])
    does(room, 'p2', { do: 'write', content: 'We each make a list.' })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'done' })
    expect(seen(room, 'p1').statements.map(({ text }) => text)).toEqual(['We each make a list.'])
  })

  test('two write their parts at once, and both stand', () => {
    const room = started('Nora', 'Tomas')
    ranked(room)
    for (const me of ['p1', 'p2']) does(room, me, { do: 'rank', order: order(room, 0, 1, 2) })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'note', content: '' })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'decide', good: true })
    const { step } = room
    const moment = { at: at(), today: '2026-03-02' }
    for (const me of ['p1', 'p2']) take(room, me, { do: 'term', step, what: 'I call.', when: 'on Sunday' }, moment)
    expect(room.terms.map(({ by }) => by)).toEqual(['p1', 'p2'])
  })

  test('a changed agreement has nobody’s yes', () => {
    const room = started('Nora', 'Tomas')
    ranked(room)
    for (const me of ['p1', 'p2']) does(room, me, { do: 'rank', order: order(room, 0, 1, 2) })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'note', content: '' })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'decide', good: true })
    for (const me of ['p1', 'p2']) does(room, me, { do: 'term', what: 'I call.', when: 'on Sunday' })
    does(room, 'p1', { do: 'review', day: '2026-03-16' })
    does(room, 'p1', { do: 'yes' })
    const { step } = room
    does(room, 'p2', { do: 'term', what: 'I call twice.', when: 'on Sunday' })
    expect(room.yes).toEqual([])
    expect(() => take(room, 'p1', { do: 'yes', step }, { at: at(), today: '2026-03-02' })).toThrow('moved on')
    expect(() => does(room, 'p1', { do: 'review', day: '2026-03-02' })).toThrow('still to come')
    expect(() => does(room, 'p1', { do: 'review', day: '2027-04-02' })).toThrow('within a year')
  })
})
