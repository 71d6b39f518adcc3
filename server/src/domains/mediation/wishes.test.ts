import { describe, expect, test } from 'vitest'
import { at, does, order, ranked, seen, started, threeAtAgreement } from '../../../test/mediation-room.ts'
import { leave } from './people.ts'
import type { Mediation } from './state.ts'
import { settle } from './steps.ts'

/** What each came for: it has a part, or its owner puts it aside; and what no vote decides. */

const wishes = (room: Mediation) => seen(room, 'p1').agreement.wishes.map(({ by, text, state }) => [by, text, state])
const said = (room: Mediation) => room.turns.findLast(({ by }) => by === null)!.content

/** Each has put another one first, and the first of Nora’s is what they agreed on. */
function agreeing(): { room: Mediation; wish: string } {
  const room = started('Nora', 'Tomas')
  ranked(room)
  does(room, 'p1', { do: 'rank', order: order(room, 0, 1, 2) })
  does(room, 'p2', { do: 'rank', order: order(room, 2, 0, 1) })
  for (const me of ['p1', 'p2']) does(room, me, { do: 'note', content: '' })
  for (const me of ['p1', 'p2']) does(room, me, { do: 'decide', good: true })
  for (const me of ['p1', 'p2']) does(room, me, { do: 'term', what: 'I call.', when: 'on Sunday' })
  does(room, 'p1', { do: 'review', day: '2026-03-16' })
  return { room, wish: seen(room, 'p2').agreement.wishes[0]!.statement }
}

describe('what somebody put first', () => {
  test('is not passed over: anybody may write a part for it, and whose it is says whether that is enough', () => {
    const { room, wish } = agreeing()
    expect(wishes(room)).toEqual([['p2', 'We call them on Sunday.', 'open']])
    expect(seen(room, 'p1').agreement.whole).toBe(false)
    expect(() => does(room, 'p1', { do: 'yes' })).toThrow('what each put first')
    does(room, 'p1', { do: 'term', what: 'I ring his mother.', when: 'at noon', wish })
    expect([wishes(room)[0]![2], seen(room, 'p2').agreement.whole]).toEqual(['offered', false])
    expect(() => does(room, 'p2', { do: 'yes' })).toThrow('what each put first')
    expect(() => does(room, 'p1', { do: 'in_it', wish })).toThrow('not what somebody put first')
    does(room, 'p2', { do: 'in_it', wish })
    expect([wishes(room)[0]![2], seen(room, 'p2').agreement.whole]).toEqual(['kept', true])
    expect(seen(room, 'p2').agreement.terms.map(({ by, wish: it }) => [by, it])).toEqual([
      ['p1', null],
      ['p2', null],
      ['p1', wish],
    ])
    does(room, 'p2', { do: 'yes' })
    // Another promise is weighed anew, and none is none: what they said of it was not that it is in there already.
    does(room, 'p1', { do: 'term', what: 'I ring his mother once.', when: 'at noon', wish })
    expect([wishes(room)[0]![2], room.yes]).toEqual(['offered', []])
    does(room, 'p2', { do: 'in_it', wish })
    does(room, 'p1', { do: 'take_term_out', wish })
    expect([wishes(room)[0]![2], room.yes]).toEqual(['open', []])
  })

  test('is put aside, found in what was agreed on, and taken up again by its owner alone; each voids every yes', () => {
    const { room, wish } = agreeing()
    for (const act of ['put_aside', 'in_it', 'take_up'] as const)
      expect(() => does(room, 'p1', { do: act, wish })).toThrow('not what somebody put first')
    expect(() => does(room, 'p1', { do: 'term', what: 'I call.', when: 'now', wish: 'nothing' })).toThrow('put first')
    for (const [act, state] of [
      ['put_aside', 'aside'],
      ['in_it', 'in_it'],
    ] as const) {
      does(room, 'p2', { do: act, wish })
      does(room, 'p1', { do: 'yes' })
      expect([wishes(room)[0]![2], room.yes.length]).toEqual([state, 1])
      does(room, 'p2', { do: 'take_up', wish })
      expect([wishes(room)[0]![2], room.yes, seen(room, 'p1').agreement.whole]).toEqual(['open', [], false])
    }
  })

  test('goes with whoever put it first, and holds nobody up', () => {
    const room = threeAtAgreement()
    expect(wishes(room)).toEqual([['p3', 'We b.', 'open']])
    leave(room, 'p3', at())
    settle(room, at())
    expect(wishes(room)).toEqual([])
  })
})

describe('first and last places that are crossed', () => {
  test('are named and not voted on: what is left is looked at', () => {
    const room = started('Nora', 'Tomas')
    ranked(room)
    does(room, 'p1', { do: 'rank', order: order(room, 0, 1, 2) })
    does(room, 'p2', { do: 'rank', order: order(room, 2, 1, 0) })
    expect([room.stage, room.chosen?.text]).toEqual(['notes', 'We look at the list on Thursdays.'])
    const words = 'What Nora put first Tomas put last, and the other way round.'
    for (const me of ['p1', 'p2']) expect(seen(room, me).says).toContain(words)
    for (const me of ['p1', 'p2']) does(room, me, { do: 'note', content: '' })
    expect(seen(room, 'p1').says).toBeNull()
    for (const me of ['p1', 'p2']) does(room, me, { do: 'decide', good: false })
    expect([room.stage, room.round]).toEqual(['lines', 2])
    expect(said(room)).toContain('None of these was good enough')
  })

  test('is nothing where one of them is only in between', () => {
    const room = started('Nora', 'Tomas')
    ranked(room)
    does(room, 'p1', { do: 'rank', order: order(room, 0, 1, 2) })
    does(room, 'p2', { do: 'rank', order: order(room, 1, 2, 0) })
    expect([room.chosen?.text, seen(room, 'p1').says]).toEqual(['We look at the list on Thursdays.', null])
  })
})
