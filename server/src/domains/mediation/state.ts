import { randomUUID } from 'node:crypto'
import { AppError } from '@mallama/contracts/errors'
import type { MediationStage, TurnKind } from '@mallama/contracts/mediation-words'

/** Somebody of the room, as everyone in it may know them. */
export interface Party {
  /** Of this room only: no account can be told from it. */
  id: string
  /** Empty once the account was deleted. */
  userId: string
  name: string
  consent: 'open' | 'yes' | 'not_now'
  left: string | null
  /** Deleted the account: what they wrote is gone from here, too. */
  erased?: true
}

export interface Turn {
  id: string
  /** Null is the mediator. */
  by: string | null
  kind: TurnKind
  content: string
  words: number
  at: string
  /** The id that its writer's page gave it: the same again is the same turn. */
  clientId?: string
  /** What in it somebody may want to answer before it goes on. */
  opens?: Opening
}

/** Words that are not to be passed over: whoever they were said to is asked what they would like to say. */
export type Opening = 'apology' | 'no'

/** One person's telling, said back by another. `left`: not confirmed, and left standing as it was said. */
export interface Heard {
  by: string
  back: string
  saidTurns: string[]
  backTurn: string
  ending: 'confirmed' | 'left'
  at: string
}

export interface Line {
  id: string
  by: string
  text: string
  /** Who said that it is theirs, too. */
  marks: string[]
}

export interface Statement {
  id: string
  text: string
  /** Who wrote it. A line that all marked keeps the one who said it. */
  by: string
  marked: boolean
  /** Somebody could not live with it. */
  out: boolean
}

export interface Chosen {
  id: string
  text: string
  /** As it read before the one revision; null until there was one. */
  before: string | null
  notes: { by: string; text: string }[]
  reviser: string | null
  answers: { by: string; good: boolean }[]
}

export interface Term {
  by: string
  what: string
  when: string
  /** The statement that it is for, where that is not the one they agreed on. */
  wish?: string
}

/** What somebody put first of all that there was to choose from. */
export interface Wish {
  by: string
  statement: string
  /** What they say of it themselves: it is put aside, it is in what was agreed on, or what others do for it is enough. */
  done?: 'aside' | 'in_it' | 'enough'
}

/** Why the room halts. It is sealed, and shown to nobody: `after` is when it may show as a pause like any other. */
export interface Stop {
  by: string
  after: string
  /** Grave, stated in words that never crossed, or found in what was deleted since: nothing lifts it, and it ends. */
  stays?: true
  /** They were not sure of fear or harm, and would go on: `asked` once a pause has come, at whose end they are asked again. */
  unsure?: 'answered' | 'asked'
  /** They are asked for the second time, also where more was found meanwhile. */
  again?: true
  /** A turn has ended since it was due, which was then. */
  turn?: true
  due?: string
  /** When the one whom it protects first put it off by what they did. */
  kept?: string
}

/** All that is kept of a mediation beside what its people keep alone. Sealed with the room's key. */
export interface Mediation {
  v: 1
  /** Kept by somebody who left, with what else they keep. */
  title?: string
  /** Counts the steps: who answers an earlier one is told that the room has moved on. */
  step: number
  stage: MediationStage
  people: Party[]
  /** Who is heard, in this order. */
  order: string[]
  speaker: number
  phase: 'say' | 'back' | 'confirm' | 'answer'
  /** How often the present telling was put right. */
  putRight: number
  /** What of the present telling was asked for a second time. Nobody is asked a third. */
  asked?: ('say' | 'back')[]
  /** Who is asked what they would like to say to something that was said. */
  answer?: { by: string } | null
  /** Who is still to be said back once more, for whoever did has left; and who is, between two others' tellings. */
  again?: string[]
  between?: string | null
  /** Whose words were held because they strike, and how many turns there had been. */
  blows?: { by: string; turns: number }[]
  turns: Turn[]
  heard: Heard[]
  lines: Line[]
  statements: Statement[]
  /** Who has done their part of the present step. */
  done: string[]
  /** Blind until all are in. */
  orders: { by: string; order: string[] }[]
  ranking: string[]
  round: number
  chosen: Chosen | null
  wishes?: Wish[]
  terms: Term[]
  review: string | null
  yes: { by: string; at: string }[]
  agreedAt: string | null
  paused: boolean
  /** Who wants to go on. */
  goOn: string[]
  /** Of the present pause: it goes on not before the one, and ends by itself not before the other. */
  until?: string
  ends?: string
  stops: Stop[]
  /** Who has answered the questions at this door. What they answered is not kept. */
  alone?: string[]
  /** Whose flagged private room was asked about and found to be no harm between people. */
  flagged?: string[]
  /** Who has deleted their private room after the end. */
  hushed?: string[]
  /** Who has cleared a doubt. */
  lifted?: string[]
  /** Whose lines were held for a doubt, each time. */
  doubted?: string[]
  /** It was paused once because of what was held. */
  hard?: true
  endedAt: string | null
  /** How many turns there were when the present stage began. */
  since?: number
  /** How many turns there were when the mediator last spoke of one thing or the other. */
  spoke: { airtime: number; unheard: number; oneSided?: true }
}

export const MOST_PEOPLE = 6
export const LEAST_STATEMENTS = 3
export const MOST_STATEMENTS = 12

export const begin = (): Mediation => ({
  v: 1,
  step: 0,
  stage: 'waiting',
  people: [],
  order: [],
  speaker: 0,
  phase: 'say',
  putRight: 0,
  turns: [],
  heard: [],
  lines: [],
  statements: [],
  done: [],
  orders: [],
  ranking: [],
  round: 1,
  chosen: null,
  terms: [],
  review: null,
  yes: [],
  agreedAt: null,
  paused: false,
  goOn: [],
  stops: [],
  endedAt: null,
  spoke: { airtime: 0, unheard: 0 },
})

export const present = ({ people }: Mediation): Party[] => people.filter(({ left }) => left === null)
/** It has begun, and everybody else has left. */
export const isAlone = (room: Mediation): boolean =>
  room.stage !== 'waiting' && room.stage !== 'agreed' && room.endedAt === null && present(room).length < 2
export const partyOf = ({ people }: Mediation, id: string | null | undefined): Party | undefined =>
  people.find((one) => one.id === id)
export const nameOf = (room: Mediation, id: string | null | undefined): string =>
  partyOf(room, id)?.name || 'Someone who left'

/** Whoever is heard now, and who says it back: the next in the circle. */
export const speakerOf = (room: Mediation): string | undefined => room.between ?? room.order[room.speaker]
export function listenerOf(room: Mediation): string | undefined {
  const here = room.order.filter((id) => partyOf(room, id)?.left === null)
  const at = here.indexOf(speakerOf(room) ?? '')
  return here.length < 2 || at < 0 ? undefined : here[(at + 1) % here.length]
}

/** Whose words, or whose yes to them, are asked for while they are heard. */
export function askedNow(room: Mediation): string | undefined {
  if (room.phase === 'answer') return room.answer?.by
  return room.phase === 'back' ? listenerOf(room) : speakerOf(room)
}

/** What can still be chosen. */
export const open = ({ statements }: Mediation): Statement[] =>
  statements.filter(({ out, text }) => !out && text !== '')

/** Whether all who are here have done their part of the present step. */
export const allDone = (room: Mediation): boolean => present(room).every(({ id }) => room.done.includes(id))

export const movedOn = () => new AppError('conflict', 'The room has moved on. Look again.')
export const notYours = () => new AppError('conflict', 'It is not your turn yet.')

const segments = new Intl.Segmenter('en', { granularity: 'word' })
/** Also where a language puts no spaces between its words. */
export const wordsIn = (text: string): number =>
  [...segments.segment(text)].reduce((sum, { isWordLike }) => sum + (isWordLike ? 1 : 0), 0)

export function said(room: Mediation, by: string | null, kind: TurnKind, content: string, at: string): Turn {
  const turn = { id: randomUUID(), by, kind, content, words: wordsIn(content), at }
  room.turns.push(turn)
  return turn
}

/** The next step: what was collected for the last one is over. */
export function next(room: Mediation, stage: MediationStage = room.stage): void {
  if (stage !== room.stage) Object.assign(room, { alone: [], since: room.turns.length })
  room.step++
  room.stage = stage
  room.done = []
}
