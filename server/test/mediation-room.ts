import type { MediationAct } from '@mallama/contracts/mediation-acts'
import { beginWhenAll, consent, enter } from '../src/domains/mediation/people.ts'
import { shown } from '../src/domains/mediation/shown.ts'
import { begin, type Mediation } from '../src/domains/mediation/state.ts'
import { take } from '../src/domains/mediation/steps.ts'

/** A mediation without a server: a minute goes by with each act. */
export const START = Date.parse('2026-03-02T20:00:00.000Z')
let minutes = 0
/** Lets so many minutes go by. */
export const later = (more: number): number => (minutes += more)
export const at = () => new Date(START + ++minutes * 60_000).toISOString()

export function started(...names: string[]): Mediation {
  minutes = 0
  const room = begin()
  for (const name of names) {
    const { id } = enter(room, `user-${name}`, name)
    consent(room, id, true)
  }
  beginWhenAll(room, 0, at())
  return room
}

export type Act = MediationAct extends infer A ? (A extends unknown ? Omit<A, 'step'> : never) : never
export const does = (room: Mediation, me: string, act: Act) =>
  take(room, me, { ...act, step: room.step } as MediationAct, { at: at(), today: '2026-03-02' })
export const seen = (room: Mediation, me: string) =>
  shown(room, me, { id: 'x', title: 'The guest list', awaited: 0, opened: me === 'p1', safety: null })

export const hear = (
  room: Mediation,
  speaker: string,
  listener: string,
  text = 'I feel like a guest. I want a say.',
) => {
  does(room, speaker, { do: 'say', content: text })
  does(room, listener, { do: 'say_back', content: 'You feel like a guest' })
  does(room, speaker, { do: 'confirm' })
}

export function ranked(room: Mediation): void {
  hear(room, 'p1', 'p2')
  hear(room, 'p2', 'p1', 'I sit between two chairs. I want one calm hour.')
  for (const content of ['We decide together.', 'We look at the list on Thursdays.'])
    does(room, 'p1', { do: 'write', content })
  does(room, 'p2', { do: 'write', content: 'We call them on Sunday.' })
  does(room, 'p1', { do: 'done' })
  does(room, 'p2', { do: 'done' })
}

/** Three are at the agreement, and Ana (p3) has put something else first. */
export function threeAtAgreement(): Mediation {
  const room = started('Nora', 'Tomas', 'Ana')
  room.stage = 'agreement'
  room.statements = ['a', 'b'].map((id) => ({ id, text: `We ${id}.`, by: 'p1', marked: false, out: false }))
  room.chosen = { id: 'a', text: 'We a.', before: null, notes: [], reviser: null, answers: [] }
  room.wishes = [
    { by: 'p1', statement: 'a' },
    { by: 'p3', statement: 'b' },
  ]
  return room
}

export const order = (room: Mediation, ...places: number[]) => places.map((place) => room.statements[place]!.id)
