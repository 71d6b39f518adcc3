import { conflict } from '@mallama/contracts/errors'
import { balance, listed, unheard } from './fairness.ts'
import { linesOf } from './lines.ts'
import { listenerOf, nameOf, next, notYours, present, said, speakerOf, type Mediation } from './state.ts'
import { words } from './words.ts'

/** Someone tells, the next in the circle says it back, and the one who told confirms. Then it is the next one's turn. */

/** After so many times it may be left standing: nobody can be made to say what the other wants to hear. */
const PUT_RIGHT = 2

interface Spoken {
  content: string
  at: string
  /** It strikes: it was about what the other is. It answers nothing, and what was asked stays open. */
  strikes: boolean
}

export function say(room: Mediation, me: string, { content, at, strikes }: Spoken): void {
  if (room.stage !== 'hearing' || room.phase !== 'say' || speakerOf(room) !== me) throw notYours()
  const turn = said(room, me, 'say', content, at)
  if (strikes) return struck(room, 'say', me, at)
  room.lines.push(...linesOf(turn))
  room.phase = 'back'
  next(room)
  if (stepIn(room, at)) return
  said(room, null, 'mediator', words.sayBack(nameOf(room, listenerOf(room))), at)
}

export function sayBack(room: Mediation, me: string, { content, at, strikes }: Spoken): void {
  if (room.stage !== 'hearing' || room.phase !== 'back' || listenerOf(room) !== me) throw notYours()
  said(room, me, 'back', content, at)
  if (strikes) return struck(room, 'back', me, at)
  room.phase = 'confirm'
  next(room)
  stepIn(room, at)
}

/** Yes, that is it. */
export const confirm = (room: Mediation, me: string, at: string): void => heard(room, me, 'confirmed', at)

/** Not quite: what is missing is added, and said back once more. */
export function putRight(room: Mediation, me: string, { content, at, strikes }: Spoken): void {
  if (room.stage !== 'hearing' || room.phase !== 'confirm' || speakerOf(room) !== me) throw notYours()
  const turn = said(room, me, 'add', content, at)
  if (strikes) return struck(room, 'say', me, at)
  room.lines.push(...linesOf(turn))
  room.putRight++
  room.phase = 'back'
  next(room)
  if (stepIn(room, at)) return
  said(room, null, 'mediator', words.putRight(nameOf(room, me), nameOf(room, listenerOf(room))), at)
}

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
  room.speaker++
  turnToNext(room, at)
}

/** What they told since they were heard last. A turn that struck has no lines, and is no part of it. */
function told({ turns, heard: before }: Mediation, me: string) {
  const over = new Set(before.flatMap(({ saidTurns }) => saidTurns))
  return turns.filter(({ id, by, kind }) => by === me && (kind === 'say' || kind === 'add') && !over.has(id))
}

/** The next who was not heard, or what they share. */
export function turnToNext(room: Mediation, at: string): void {
  room.phase = 'say'
  room.putRight = 0
  const speaker = speakerOf(room)
  if (speaker !== undefined) {
    next(room)
    said(room, null, 'mediator', words.nextSpeaker(nameOf(room, speaker)), at)
    return
  }
  next(room, 'lines')
  said(room, null, 'mediator', words.lines(present(room).map(({ name }) => name)), at)
}

function struck(room: Mediation, what: 'say' | 'back', me: string, at: string): void {
  const name = nameOf(room, me)
  const text =
    what === 'say'
      ? words.harm.say(name, listed(present(room).flatMap((one) => (one.id === me ? [] : [one.name]))))
      : words.harm.back(name, nameOf(room, speakerOf(room)))
  said(room, null, 'step_in', text, at)
}

/** Out of the mediator's mouth comes one thing at a time. */
const stepIn = (room: Mediation, at: string): boolean => unheard(room, at) || balance(room, at)
