import { describe, expect, test } from 'vitest'
import { at, does, seen, threeAtAgreement } from '../../../test/mediation-room.ts'
import { erase, leave } from './people.ts'
import type { Mediation } from './state.ts'
import { settle } from './steps.ts'

/** Whoever leaves takes along what they said alone, and nothing that is somebody else's. */

/** Each has their part in the agreement, and a day is set. */
function agreeing(): Mediation {
  const room = threeAtAgreement()
  for (const me of ['p1', 'p2', 'p3']) does(room, me, { do: 'term', what: 'I call.', when: 'on Sunday' })
  does(room, 'p1', { do: 'review', day: '2026-03-16' })
  return room
}
const goes = (room: Mediation, me: string) => {
  leave(room, me, at())
  settle(room, at())
}

describe('whoever leaves before an agreement', () => {
  test.each(['put_aside', 'in_it'] as const)('what they said of their wish (%s) does not stand in it', (act) => {
    const room = agreeing()
    does(room, 'p3', { do: act, wish: 'b' })
    goes(room, 'p3')
    for (const me of ['p1', 'p2']) does(room, me, { do: 'yes' })
    expect([room.stage, seen(room, 'p1').agreement.wishes]).toEqual(['agreed', []])
  })

  test('what they answered alone is shown to nobody: it was for when all had answered', () => {
    const room = agreeing()
    room.stage = 'deciding'
    does(room, 'p3', { do: 'decide', good: false })
    does(room, 'p1', { do: 'decide', good: true })
    goes(room, 'p3')
    does(room, 'p2', { do: 'decide', good: true })
    expect([room.stage, seen(room, 'p1').chosen!.answers.map(({ by }) => by)]).toEqual(['agreement', ['p1', 'p2']])
  })
})

test('somebody’s own copy keeps their part for what another came for, who deletes the account later', () => {
  const room = agreeing()
  does(room, 'p2', { do: 'term', what: 'I keep Sundays free.', when: 'from May', wish: 'b' })
  const kept: Mediation = { ...structuredClone(room), title: 'The guest list' }
  kept.people[1]!.left = at()
  erase(kept, kept.people[2]!.userId, at())
  expect(kept.terms.map(({ by, what }) => [by, what])).toEqual([
    ['p1', 'I call.'],
    ['p2', 'I call.'],
    ['p2', 'I keep Sundays free.'],
  ])
})

test('what was put aside is not said to be enough because somebody does something for it', () => {
  const room = agreeing()
  does(room, 'p3', { do: 'put_aside', wish: 'b' })
  does(room, 'p2', { do: 'term', what: 'I keep Sundays free.', when: 'from May', wish: 'b' })
  expect(seen(room, 'p1').agreement.wishes).toMatchObject([{ by: 'p3', state: 'aside' }])
})
