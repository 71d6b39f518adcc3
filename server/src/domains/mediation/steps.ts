import { conflict } from '@mallama/contracts/errors'
import type { MediationAct } from '@mallama/contracts/mediation-acts'
import { afterYes, closeWish, sayYes, setReview, setTerm, takeBack, takeTermOut } from './agreeing.ts'
import { afterDeciding, afterNotes, decide, note, replaceChosen, replaceReviser, revise } from './deciding.ts'
import { answer, confirm, leaveStanding, pass, putRight, say, sayBack, turnToNext } from './hearing.ts'
import { keepAway, turnEnds } from './pausing.ts'
import { movedOn, present, speakerOf, type Mediation, type Opening } from './state.ts'
import { afterLines, afterRanking, done, mark, rank, takeOut, write } from './statements.ts'
import { waitingFor } from './turns.ts'

export interface Moment {
  /** ISO instant, and the day on the wall of whoever acts. */
  at: string
  today: string
  /** Asked to say it back, they answered with something of their own. */
  elsewhere?: boolean
  /** What in their words is to be answered before it goes on. */
  opens?: Opening | null
}

/** What is one's own to write and answers nobody: it stands whatever the others did meanwhile, as long as its step is on. */
const own = new Set<Act['do']>([
  'mark',
  'write',
  'take_out',
  'term',
  'take_term_out',
  'put_aside',
  'in_it',
  'take_up',
  'review',
  'take_back',
])

/**
 * One act of one person, on the room as it stands; the caller holds it, so that of two at once the second sees what the
 * first did. Throws where it is not theirs to do, and where `step` is no longer the one that they saw.
 */
export function take(room: Mediation, me: string, { step, ...act }: MediationAct, moment: Moment): void {
  if (room.endedAt !== null) throw conflict('This mediation has ended.')
  if (room.stage === 'waiting') throw conflict('It begins once everyone has said yes.')
  if (room.paused) throw conflict('Paused. Anyone can end it.')
  if (present(room).length < 2) throw conflict('There is nobody else here any more.')
  if (step !== room.step && !own.has(act.do)) throw movedOn()
  const awaited = waitingFor(room).join()
  perform(room, me, act, moment)
  // Also what moves nothing for the others, as a line that is marked: whoever stands beside them sees them press.
  keepAway(room, me, Date.parse(moment.at))
  settle(room, moment.at)
  if (room.step !== step || waitingFor(room).join() !== awaited) turnEnds(room, moment.at, me)
}

type Act = MediationAct extends infer A ? (A extends unknown ? Omit<A, 'step'> : never) : never

function perform(room: Mediation, me: string, act: Act, { at, today, elsewhere = false, opens = null }: Moment): void {
  switch (act.do) {
    case 'say':
      return say(room, me, { content: act.content, at, opens })
    case 'say_back':
      return sayBack(room, me, { content: act.content, at, elsewhere, opens })
    case 'confirm':
      return confirm(room, me, at)
    case 'put_right':
      return putRight(room, me, { content: act.content, at, opens })
    case 'leave_standing':
      return leaveStanding(room, me, at)
    case 'answer':
      return answer(room, me, { content: act.content, at })
    case 'pass':
      return pass(room, me, at)
    case 'mark':
      return mark(room, me, act.lines)
    case 'write':
      return write(room, me, act.content)
    case 'take_out':
      return takeOut(room, me, act.statement)
    case 'done':
      return done(room, me)
    case 'rank':
      return rank(room, me, act.order)
    case 'note':
      return note(room, me, act.content)
    case 'revise':
      return revise(room, me, act.content)
    case 'decide':
      return decide(room, me, act.good)
    case 'term':
      return setTerm(room, me, act)
    case 'take_term_out':
      return takeTermOut(room, me, act.wish)
    case 'put_aside':
      return closeWish(room, me, act.wish, 'aside')
    case 'in_it':
      return closeWish(room, me, act.wish, 'in_it')
    case 'take_up':
      return closeWish(room, me, act.wish, null)
    case 'review':
      return setReview(room, act.day, today)
    case 'yes':
      return sayYes(room, me, at)
    case 'take_back':
      return takeBack(room, me)
  }
}

/** Once somebody has left. That they have stands before whatever is next: where it goes on by that, nobody would read it. */
export function settleWithout(room: Mediation, at: string): void {
  const [left, { since }] = [room.turns.findLastIndex(({ kind }) => kind === 'left'), room]
  settle(room, at)
  if (room.since !== since && room.turns[left]?.at === at) room.since = left
}

/** Goes on where everybody who is here has done their part; also after somebody has left. */
export function settle(room: Mediation, at: string): void {
  if (room.endedAt !== null || present(room).length < 2) return
  if (room.stage === 'hearing' && speakerOf(room) === undefined) turnToNext(room, at)
  afterLines(room, at)
  afterRanking(room, at)
  replaceChosen(room, at)
  afterNotes(room)
  replaceReviser(room)
  afterDeciding(room, at)
  afterYes(room, at)
}
