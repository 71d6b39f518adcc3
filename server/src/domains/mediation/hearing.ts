import { conflict } from '@mallama/contracts/errors'
import { airtime, balance, EIGHT, spoken, unheard } from './fairness.ts'
import { linesOf } from './lines.ts'
import { end, pause } from './pausing.ts'
import {
  askedNow,
  listenerOf,
  nameOf,
  next,
  notYours,
  present,
  said,
  speakerOf,
  type Mediation,
  type Opening,
  type Turn,
} from './state.ts'
import { words } from './words.ts'

/** Someone tells, the next in the circle says it back, and the one who told confirms. Then it is the next one's turn. */

/** After so many times it may be left standing: nobody can be made to say what the other wants to hear. */
const PUT_RIGHT = 2
/** And after so many it must be: whoever listens is to be heard as well. */
const MOST_PUT_RIGHT = 3
/** Fewer words than these tell nothing that somebody could say back. */
const FEW_WORDS = 4
/** Nobody can hold more than these and say them back. */
const MANY_WORDS = 150
/** Of 100 words: who had less so far is told that there is room. */
const LITTLE = 20
/** Of one person, within eight turns: then what is asked for cannot be given now. */
const ENOUGH_BLOWS = 2

interface Spoken {
  content: string
  at: string
  /** Asked to say it back, they answered with something of their own. */
  elsewhere?: boolean
  opens?: Opening | null
}

/** A turn of somebody, with what in it is to be answered before it goes on. */
function spokenBy(room: Mediation, me: string, kind: Turn['kind'], { content, at, opens }: Spoken): Turn {
  const turn = said(room, me, kind, content, at)
  if (opens) turn.opens = opens
  return turn
}

export function say(room: Mediation, me: string, spoke: Spoken): void {
  const { at } = spoke
  if (room.stage !== 'hearing' || room.phase !== 'say' || speakerOf(room) !== me) throw notYours()
  const turn = spokenBy(room, me, 'say', spoke)
  room.lines.push(...linesOf(turn))
  next(room)
  if (turn.words < FEW_WORDS && asksOnce(room, 'say'))
    return void said(room, null, 'mediator', words.thin(nameOf(room, me)), at)
  room.phase = 'back'
  if (balance(room, at)) return
  const long = turn.words > MANY_WORDS
  said(room, null, 'mediator', words.sayBack(nameOf(room, listenerOf(room)), long), at)
}

export function sayBack(room: Mediation, me: string, spoke: Spoken): void {
  const { at, elsewhere = false } = spoke
  if (room.stage !== 'hearing' || room.phase !== 'back' || listenerOf(room) !== me) throw notYours()
  spokenBy(room, me, 'back', spoke)
  next(room)
  if (elsewhere && asksOnce(room, 'back')) {
    const [listener, speaker] = [nameOf(room, me), nameOf(room, speakerOf(room))]
    return void said(room, null, 'mediator', words.sayBackFirst(listener, speaker, wasHeard(room, me)), at)
  }
  room.phase = 'confirm'
  // Out of the mediator's mouth comes one thing at a time. Now it is the speaker's to choose the one that matters most.
  if (!unheard(room, at)) balance(room, at)
}

/** What was no answer is asked for again, once a telling: what a reader makes of words keeps nobody from going on. */
function asksOnce(room: Mediation, what: 'say' | 'back'): boolean {
  if (room.asked?.includes(what)) return false
  room.asked = [...(room.asked ?? []), what]
  return true
}

const wasHeard = (room: Mediation, id: string) => room.heard.some(({ by }) => by === id)

/** Yes, that is it. */
export const confirm = (room: Mediation, me: string, at: string): void => heard(room, me, 'confirmed', at)

/** Not quite: what is missing is added, and said back once more. */
export function putRight(room: Mediation, me: string, spoke: Spoken): void {
  const { at } = spoke
  if (room.stage !== 'hearing' || room.phase !== 'confirm' || speakerOf(room) !== me) throw notYours()
  if (!mayPutRight(room))
    throw conflict('You have added to it three times. Say that it is right, or leave it as it stands.')
  const turn = spokenBy(room, me, 'add', spoke)
  room.lines.push(...linesOf(turn))
  room.putRight++
  room.phase = 'back'
  next(room)
  if (balance(room, at)) return
  said(room, null, 'mediator', words.putRight(nameOf(room, me), nameOf(room, listenerOf(room))), at)
}

export const mayPutRight = (room: Mediation): boolean => room.putRight < MOST_PUT_RIGHT

export const mayLeaveStanding = (room: Mediation): boolean =>
  room.stage === 'hearing' && room.phase === 'confirm' && room.putRight >= PUT_RIGHT

export function leaveStanding(room: Mediation, me: string, at: string): void {
  if (!mayLeaveStanding(room)) throw conflict('Say what is missing first. After that it may be left as it stands.')
  heard(room, me, 'left', at)
}

function heard(room: Mediation, me: string, ending: 'confirmed' | 'left', at: string): void {
  if (room.stage !== 'hearing' || room.phase !== 'confirm' || speakerOf(room) !== me) throw notYours()
  const saidTurns = told(room, me)
    .filter(({ id }) => room.lines.some((line) => line.id.startsWith(id)))
    .map(({ id }) => id)
  const back = room.turns.findLast(({ kind }) => kind === 'back')!
  room.heard.push({ by: me, back: back.by!, saidTurns, backTurn: back.id, ending, at })
  if (ending === 'left') said(room, null, 'mediator', words.leftStanding(nameOf(room, me)), at)
  room.answer = toAnswer(room)
  if (room.answer) {
    const { by } = room.answer
    const from = by === me ? back.by! : me
    room.phase = 'answer'
    next(room)
    return void said(room, null, 'mediator', words.answer(nameOf(room, by), nameOf(room, from)), at)
  }
  goOn(room, at)
}

function goOn(room: Mediation, at: string): void {
  isHeard(room)
  turnToNext(room, at)
}

/** The one who is heard now has been. */
export function isHeard(room: Mediation): void {
  if (room.between) room.between = null
  else room.speaker++
  Object.assign(room, { phase: 'say', answer: null })
}

/** An apology is for the one who was wronged to answer, and a plain no for the one who asked: before anything else. */
function toAnswer(room: Mediation): Mediation['answer'] {
  const { by, back, saidTurns, backTurn } = room.heard.at(-1)!
  const turns = new Map(room.turns.map((turn) => [turn.id, turn]))
  if (turns.get(backTurn)?.opens === 'apology') return { by }
  return saidTurns.some((id) => turns.get(id)?.opens) ? { by: back } : null
}

/** What they would like to say to it. Nobody has to say it back, and nobody has to say anything. */
export function answer(room: Mediation, me: string, spoke: Spoken): void {
  if (room.stage !== 'hearing' || room.phase !== 'answer' || askedNow(room) !== me) throw notYours()
  room.lines.push(...linesOf(said(room, me, 'answer', spoke.content, spoke.at)))
  goOn(room, spoke.at)
}

export function pass(room: Mediation, me: string, at: string): void {
  if (room.stage !== 'hearing' || room.phase !== 'answer' || askedNow(room) !== me) throw notYours()
  goOn(room, at)
}

/** What they told since they were heard last. */
export function told({ turns, heard: before }: Mediation, me: string | undefined): Turn[] {
  const over = new Set(before.flatMap(({ saidTurns }) => saidTurns))
  return turns.filter(({ id, by, kind }) => by === me && (kind === 'say' || kind === 'add') && !over.has(id))
}

/** The next who was not heard, or what they share. */
export function turnToNext(room: Mediation, at: string): void {
  room.phase = 'say'
  room.putRight = 0
  room.asked = []
  const again = room.again?.shift()
  if (again !== undefined) {
    Object.assign(room, { between: again, phase: 'back' })
    next(room)
    const [listener, name] = [nameOf(room, listenerOf(room)), nameOf(room, again)]
    return void said(room, null, 'mediator', words.sayBackAgain(listener, name), at)
  }
  const speaker = speakerOf(room)
  if (speaker !== undefined) {
    const share = airtime(room)?.find(({ id }) => id === speaker)?.percent ?? null
    next(room)
    said(room, null, 'mediator', words.nextSpeaker(nameOf(room, speaker), share !== null && share < LITTLE), at)
    return
  }
  next(room, 'lines')
  said(room, null, 'mediator', words.lines(present(room).map(({ name }) => name)), at)
}

/** Says once more what is asked, of somebody who did not hear it: the one who was asked has left. */
export function promptAgain(room: Mediation, at: string): void {
  const [speaker, listener] = [speakerOf(room), listenerOf(room)]
  if (room.stage !== 'hearing' || speaker === undefined || listener === undefined) return
  if (room.phase === 'say') return turnToNext(room, at)
  if (room.phase === 'back') said(room, null, 'mediator', words.sayBack(nameOf(room, listener), false), at)
}

const lately = (room: Mediation) => (room.blows ?? []).filter(({ turns }) => spoken(room).length - turns < EIGHT)

/**
 * Words that strike reached nobody. The second time of one person it is a pause for all; the same again after such a pause
 * ends it. False, and nothing changes, where it was not theirs to say.
 */
export function struck(room: Mediation, me: string, at: string): boolean {
  if (room.stage !== 'hearing' || room.paused || room.endedAt !== null || askedNow(room) !== me) return false
  room.blows = [...lately(room), { by: me, turns: spoken(room).length }]
  if (room.blows.filter(({ by }) => by === me).length < ENOUGH_BLOWS) return true
  room.blows = []
  if (room.hard) end(room, at)
  else {
    room.hard = true
    pause(room, at)
  }
  return true
}
