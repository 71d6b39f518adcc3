import type { Mediation } from '@mallama/contracts/mediation'

const at = (minute: number) => `2026-11-21T21:${String(minute).padStart(2, '0')}:00.000Z`
const person = (id: string, name: string): Mediation['people'][number] => ({
  id,
  name,
  state: 'yes',
  leftAt: null,
  airtime: null,
  heard: false,
})

/** Nora's view of a mediation with Tomas in which she is to say how it is for her. */
export const room = (more: Partial<Mediation> = {}): Mediation => ({
  id: '5b0a3a5e-8f6e-4c5e-9a0e-2f9b0f0a7c11',
  title: 'The guest list',
  step: 1,
  stage: 'hearing',
  phase: 'say',
  me: 'p1',
  people: [person('p1', 'Nora'), person('p2', 'Tomas')],
  awaited: 0,
  opened: true,
  progress: { at: 2, of: 5, name: 'Nora is heard' },
  rail: [
    { name: 'Ground rules', state: 'done' },
    { name: 'Nora is heard', state: 'now' },
    { name: 'Tomas is heard', state: 'open' },
    { name: 'What you share', state: 'open' },
    { name: 'Agreement', state: 'open' },
  ],
  speaker: 'p1',
  listener: 'p2',
  waitingFor: ['p1'],
  mayLeaveStanding: false,
  mayPutRight: true,
  turns: [{ id: 't1', by: null, kind: 'mediator', content: 'Nora, you begin.', at: at(1) }],
  heard: [],
  lines: [],
  statements: [],
  order: null,
  chosen: null,
  says: null,
  answering: null,
  agreement: { terms: [], wishes: [], review: null, yes: [], whole: false, at: null },
  paused: false,
  goOn: false,
  until: null,
  alone: false,
  help: false,
  endedAt: null,
  safety: null,
  ...more,
})

export const sentences: Mediation['statements'] = [
  { id: 's1', text: 'We decide together who comes.', by: 'p1', marked: false },
  { id: 's2', text: 'We look at the list on Thursdays.', by: 'p2', marked: false },
  { id: 's3', text: 'I want one calm hour.', by: 'p2', marked: true },
]

export const heardPart: Pick<Mediation, 'turns' | 'heard'> = {
  turns: [
    { id: 't1', by: null, kind: 'mediator', content: 'Nora, you begin.', at: at(1) },
    { id: 't2', by: 'p1', kind: 'say', content: 'I feel like a guest.', at: at(2) },
    { id: 't3', by: null, kind: 'mediator', content: 'Tomas, can you say back what you heard?', at: at(2) },
    { id: 't4', by: 'p2', kind: 'back', content: 'You feel pushed out.', at: at(4) },
    { id: 't5', by: null, kind: 'mediator', content: 'Tomas, your turn.', at: at(5) },
  ],
  heard: [{ by: 'p1', back: 'p2', said: ['t2'], heard: 't4', ending: 'confirmed', from: at(2), at: at(5) }],
}
