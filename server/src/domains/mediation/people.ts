import { conflict } from '@mallama/contracts/errors'
import { listenerOf, next, partyOf, present, said, speakerOf, type Mediation, type Party } from './state.ts'
import { releaseParts } from './agreeing.ts'
import { isOnlyTheirs, leavesChoice } from './orders.ts'
import { isHeard, promptAgain } from './hearing.ts'
import { comesLater, turnEnds, verdict } from './pausing.ts'
import { words } from './words.ts'

/** Makes somebody who was let in known to the room, once, with the name that they go by. */
export function enter(room: Mediation, userId: string, name: string): Party {
  const known = room.people.find((one) => one.userId === userId)
  if (known) return known
  const party: Party = { id: `p${room.people.length + 1}`, userId, name, consent: 'open', left: null }
  room.people.push(party)
  return party
}

/** Each says yes or not now for themselves, and may think again until it begins. */
export function consent(room: Mediation, me: string, yes: boolean): void {
  if (room.endedAt !== null) throw conflict('This mediation has ended.')
  if (room.stage !== 'waiting') throw conflict('It has begun already. You can leave whenever you like.')
  partyOf(room, me)!.consent = yes ? 'yes' : 'not_now'
}

/**
 * Begins once everybody who was asked has said yes; with a finding it does not, and the clock ends it: no yes tells of it,
 * for nobody sees whether the others have said theirs. With a doubt that is still open it begins all the same and pauses
 * later. `awaited`: how many were asked, or let in, and have not been seen here yet.
 */
export function beginWhenAll(room: Mediation, awaited: number, at: string): void {
  const here = present(room)
  if (room.stage !== 'waiting' || room.endedAt !== null || awaited > 0 || here.length < 2) return
  if (here.some(({ consent: said }) => said !== 'yes')) return
  if (verdict(room) === 'end') return
  room.order = here.map(({ id }) => id)
  next(room, 'hearing')
  said(room, null, 'mediator', words.begin(here.map(({ name }) => name)), at)
  comesLater(room, at)
  // Whosever turn it is: what was found before it began waits for none.
  for (const one of room.stops) one.turn = true
}

/** Their own record stays theirs. Whoever is left is told that somebody left, and not why. */
export function leave(room: Mediation, me: string, at: string): void {
  const party = partyOf(room, me)!
  if (party.left !== null) return
  const [wasSpeaking, wasListening] = [speakerOf(room) === me, listenerOf(room) === me]
  party.left = at
  const lost = releaseParts(room, me)
  const unheard = withdraw(room, me, wasListening)
  if (room.stage === 'waiting' || room.stage === 'agreed' || room.endedAt !== null) return
  said(room, null, 'left', words.left(party.name), at)
  turnEnds(room, at)
  const here = present(room).map(({ name }) => name)
  if (here.length < 2) return
  const falls = room.statements.some((one) => one.by === me && isOnlyTheirs(room, one))
  said(room, null, 'mediator', words.without(here, party.name, lost ? 'part' : falls ? 'sentences' : null), at)
  leavesChoice(room)
  if (wasSpeaking || wasListening || unheard) promptAgain(room, at)
}

/**
 * Takes out what waits for somebody who is gone, so that nobody waits for them. True where it goes on with somebody whom
 * only they had heard.
 */
function withdraw(room: Mediation, me: string, wasListening: boolean): boolean {
  room.goOn = room.goOn.filter((id) => id !== me)
  room.stops = room.stops.filter(({ by }) => by !== me)
  room.alone = (room.alone ?? []).filter((id) => id !== me)
  // What all agreed on was agreed on by them as well.
  if (room.agreedAt === null) room.yes = room.yes.filter(({ by }) => by !== me)
  // What they answered alone was to be read once all had answered, and what they would change is for nobody here.
  if (room.stage === 'ranking') room.orders = room.orders.filter(({ by }) => by !== me)
  if (room.stage === 'deciding' && room.chosen) room.chosen.answers = room.chosen.answers.filter(({ by }) => by !== me)
  if ((room.stage === 'notes' || room.stage === 'revising') && room.chosen)
    room.chosen.notes = room.chosen.notes.filter(({ by }) => by !== me)
  if (room.stage !== 'hearing') return false
  // A telling that has lost its teller, or who was to say it back, begins again with those who are here.
  const lost = speakerOf(room) === me
  const at = room.order.indexOf(me)
  room.order = room.order.filter((id) => id !== me)
  if (at >= 0 && at < room.speaker) room.speaker--
  if (lost) {
    room.phase = 'say'
    room.putRight = 0
    Object.assign(room, { answer: null, between: null })
  } else if (wasListening && room.phase === 'confirm') room.phase = 'back'
  // Nobody is left to answer it: the next one's turn.
  else if (room.phase === 'answer' && room.answer?.by === me) isHeard(room)
  room.again = (room.again ?? []).filter((id) => id !== me)
  room.step++
  return present(room).length > 1 && hearAgain(room, me)
}

/**
 * Who is said to be heard was heard by somebody who is here: what only the one who goes has said back is said back once
 * more by another, not in the middle of somebody's telling. True where it is to be now.
 */
function hearAgain(room: Mediation, gone: string): boolean {
  const lost = room.heard.filter(({ by, back }) => back === gone && partyOf(room, by)?.left === null)
  room.heard = room.heard.filter((one) => !lost.includes(one))
  const again = lost.filter(({ by }) => !room.heard.some((one) => one.by === by)).map(({ by }) => by)
  room.again = [...(room.again ?? []), ...again]
  return room.phase === 'say' && again.length > 0
}

/** The account is gone: their words and their name are taken out of what the others keep. */
export function erase(room: Mediation, userId: string, at: string): void {
  const party = room.people.find((one) => one.userId === userId)
  if (!party) return
  leave(room, party.id, at)
  const { id, name } = party
  party.userId = ''
  party.name = ''
  party.erased = true
  const someone = words.someone(room.people.length === 2)
  const nameless = (_: string, from: number, whole: string) =>
    /(?:^|[.!?]\s)$/.test(whole.slice(0, from)) ? someone[0]!.toUpperCase() + someone.slice(1) : someone
  for (const turn of room.turns) {
    if (turn.by === id) turn.content = ''
    // The mediator speaks to people by their names.
    else if (turn.by === null && name) turn.content = turn.content.replaceAll(name, nameless)
  }
  room.lines = room.lines.filter(({ by }) => by !== id).map((line) => ({ ...line, marks: without(line.marks, id) }))
  room.statements = room.statements.map((one) => (one.by === id ? { ...one, text: '' } : one))
  room.terms = room.terms.filter(({ by }) => by !== id)
  if (room.chosen) {
    room.chosen.notes = room.chosen.notes.filter(({ by }) => by !== id)
    const wrote = room.statements.find((one) => one.id === room.chosen?.id)?.by === id || room.chosen.reviser === id
    if (wrote) Object.assign(room.chosen, { text: '', before: null })
  }
}

const without = (all: string[], one: string) => all.filter((it) => it !== one)
