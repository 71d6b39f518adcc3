import { randomUUID } from 'node:crypto'
import { conflict, invalidInput } from '@mallama/contracts/errors'
import {
  allDone,
  LEAST_STATEMENTS,
  MOST_STATEMENTS,
  nameOf,
  next,
  open,
  partyOf,
  present,
  said,
  type Mediation,
  type Statement,
} from './state.ts'
import { dropTheirs, together } from './orders.ts'
import { words } from './words.ts'

/** What they could all sign: lines that every one of them marked, and what one of them wrote. Nothing else. */

const inLines = (room: Mediation) => {
  if (room.stage !== 'lines') throw conflict('This is not the step for it.')
}

/** Whoever said a line need not mark it. Marks are blind: who else marked a line shows once all did. */
export function mark(room: Mediation, me: string, ids: readonly string[]): void {
  inLines(room)
  const known = new Set(room.lines.filter(({ by }) => by !== me).map(({ id }) => id))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalidInput(`lines.${unknown}`, 'This is no line of somebody else’s')
  for (const line of room.lines) {
    line.marks = line.marks.filter((id) => id !== me)
    if (ids.includes(line.id)) line.marks.push(me)
  }
}

export function write(room: Mediation, me: string, text: string): void {
  inLines(room)
  if (open(room).length >= MOST_STATEMENTS)
    throw conflict(`There can be ${MOST_STATEMENTS} at most. Choose from those.`)
  if (open(room).some((one) => one.text === text && one.by === me)) return
  room.statements.push({ id: randomUUID(), text, by: me, marked: false, out: false })
  // There is more to choose from than when the others said that they were done.
  room.done = []
}

export function takeOut(room: Mediation, me: string, id: string): void {
  inLines(room)
  const at = room.statements.findIndex((one) => one.id === id && one.by === me && !one.marked && !one.out)
  if (at < 0) throw conflict('Only what you wrote yourself can be taken out.')
  room.statements.splice(at, 1)
}

export function done(room: Mediation, me: string): void {
  inLines(room)
  if (!room.done.includes(me)) room.done.push(me)
}

/** Lines that everybody who is here marked, or said, and that are no statement yet. */
function markedByAll(room: Mediation): Statement[] {
  const here = present(room).map(({ id }) => id)
  return room.lines
    .filter((line) => here.every((id) => id === line.by || line.marks.includes(id)))
    .filter((line) => partyOf(room, line.by)?.left === null && !room.statements.some(({ id }) => id === line.id))
    .map((line) => ({ id: line.id, text: line.text, by: line.by, marked: true, out: false }))
}

/** Once all are done, and there is something to choose from. */
export function afterLines(room: Mediation, at: string): void {
  if (room.stage !== 'lines' || !allDone(room)) return
  const marked = markedByAll(room).slice(0, Math.max(0, MOST_STATEMENTS - open(room).length))
  const least = room.round === 1 ? LEAST_STATEMENTS : 1
  if (open(room).length + marked.length < least) {
    said(room, null, 'mediator', words.moreStatements(open(room).length + marked.length), at)
    room.done = []
    room.step++
    return
  }
  if (askTheSilent(room, at)) return
  room.statements.push(...marked)
  room.orders = []
  next(room, 'ranking')
}

/** Where one of them wrote all that was written, the others are asked once; it is theirs to leave it at that. */
function askTheSilent(room: Mediation, at: string): boolean {
  const authors = [...new Set(open(room).map(({ by }) => by))]
  const here = authors.filter((by) => partyOf(room, by)?.left === null)
  const author = here[0] ?? authors[0]
  if (room.round > 1 || room.spoke.oneSided || author === undefined || here.length > 1) return false
  room.spoke.oneSided = true
  room.done = []
  room.step++
  const silent = present(room).flatMap(({ id, name }) => (id === author ? [] : [name]))
  said(room, null, 'mediator', words.oneSided(nameOf(room, author), silent), at)
  return true
}

/** Each in their own order, best first; nobody sees another's before all are in. */
export function rank(room: Mediation, me: string, order: readonly string[]): void {
  if (room.stage !== 'ranking') throw conflict('This is not the step for it.')
  const ids = open(room).map(({ id }) => id)
  if (order.length !== ids.length || ids.some((id) => !order.includes(id)))
    throw invalidInput('order', 'Put each of the sentences in its place once')
  room.orders = [...room.orders.filter(({ by }) => by !== me), { by: me, order: [...order] }]
  if (!room.done.includes(me)) room.done.push(me)
}

export function afterRanking(room: Mediation, at: string): void {
  if (room.stage !== 'ranking' || !allDone(room)) return
  dropTheirs(room)
  const { orders } = room
  if (room.round === 1) room.wishes = orders.map(({ by, order }) => ({ by, statement: order[0]! }))
  const crossed = crossedIn(orders.map(({ order }) => order))
  for (const one of room.statements) if (crossed.includes(one.id)) one.out = true
  room.ranking = together(
    open(room).map(({ id }) => id),
    orders.map(({ order }) => order),
  )
  choose(room, room.ranking[0]!)
  const [one, two] = orders.map(({ by }) => nameOf(room, by))
  if (crossed.length > 0) said(room, null, 'mediator', words.crossed(one!, two!), at)
}

/**
 * What one of two put first and the other last, and the other way round: no vote decides that. Of three and more, and of
 * less than three sentences, a last place is no refusal.
 */
function crossedIn([one, two, ...more]: readonly string[][]): string[] {
  if (!one || !two || more.length > 0 || one.length < LEAST_STATEMENTS) return []
  return one[0] === two.at(-1) && two[0] === one.at(-1) ? [one[0]!, two[0]!] : []
}

export function choose(room: Mediation, id: string): void {
  const { text } = room.statements.find((one) => one.id === id)!
  room.chosen = { id, text, before: null, notes: [], reviser: null, answers: [] }
  next(room, 'notes')
}
