import { conflict } from '@mallama/contracts/errors'
import { allDone, next, partyOf, present, said, type Mediation } from './state.ts'
import { choose } from './statements.ts'
import { words } from './words.ts'

/** The sentence that came first is looked at by all, revised once, and then it is good enough or it is not. */

/** What somebody would change; empty is "as it is". Blind until all have answered. */
export function note(room: Mediation, me: string, text: string): void {
  if (room.stage !== 'notes' || !room.chosen) throw conflict('This is not the step for it.')
  room.chosen.notes = [...room.chosen.notes.filter(({ by }) => by !== me), { by: me, text }]
  if (!room.done.includes(me)) room.done.push(me)
}

export function afterNotes(room: Mediation): void {
  const { chosen } = room
  if (room.stage !== 'notes' || !chosen || !allDone(room)) return
  if (chosen.notes.every(({ text }) => text === '')) return next(room, 'deciding')
  chosen.reviser = reviserOf(room)
  next(room, 'revising')
}

/** The one whom it suits least puts it into words: they know what it takes. Of two the one who was heard later. */
function reviserOf(room: Mediation): string {
  const here = present(room).map(({ id }) => id)
  const place = (id: string) => room.orders.find(({ by }) => by === id)?.order.indexOf(room.chosen!.id) ?? 0
  return here.toSorted((a, b) => place(b) - place(a) || here.indexOf(b) - here.indexOf(a))[0]!
}

export function revise(room: Mediation, me: string, text: string): void {
  const { chosen } = room
  if (room.stage !== 'revising' || !chosen || chosen.reviser !== me)
    throw conflict('Somebody else is putting it into words.')
  if (text !== chosen.text) {
    chosen.before = chosen.text
    chosen.text = text
  }
  next(room, 'deciding')
}

export function decide(room: Mediation, me: string, good: boolean): void {
  const { chosen } = room
  if (room.stage !== 'deciding' || !chosen) throw conflict('This is not the step for it.')
  const mine = { by: me, good }
  // In its place: whoever thinks again does not change what anybody sees.
  const before = chosen.answers.findIndex(({ by }) => by === me)
  chosen.answers = before < 0 ? [...chosen.answers, mine] : chosen.answers.with(before, mine)
}

export function afterDeciding(room: Mediation, at: string): void {
  const { chosen } = room
  if (room.stage !== 'deciding' || !chosen) return
  const answers = present(room).map(({ id }) => chosen.answers.find(({ by }) => by === id)?.good)
  // Blind until all have answered, as their orders are: nobody is looked at for being the one who says no second.
  if (answers.includes(undefined)) return
  if (answers.includes(false)) notThisOne(room, at)
  else next(room, 'agreement')
}

/** Whoever would have put it into words, or asked for a change, has left: with nothing to change it is looked at as it is. */
export function replaceReviser(room: Mediation): void {
  const { chosen } = room
  if (room.stage !== 'revising' || !chosen) return
  if (chosen.notes.every(({ text }) => text === '')) return next(room, 'deciding')
  if (partyOf(room, chosen.reviser)?.left === null) return
  chosen.reviser = reviserOf(room)
  room.step++
}

/** What was looked at fell away with whoever wrote it: the next one is. Parts of an agreement on it were for nothing else. */
export function replaceChosen(room: Mediation, at: string): void {
  const { chosen, stage } = room
  if (!chosen || !['notes', 'revising', 'deciding', 'agreement'].includes(stage)) return
  const isGone = room.statements.find(({ id }) => id === chosen.id)!.out || chosen.text === ''
  if (!isGone) return
  Object.assign(room, { terms: [], yes: [] })
  notThisOne(room, at, 'gone')
}

/** The next in the order of all; where there is none, they write again. */
function notThisOne(room: Mediation, at: string, why?: 'gone'): void {
  const { chosen, ranking, statements } = room
  statements.find(({ id }) => id === chosen!.id)!.out = true
  const further = ranking.find((id) => statements.some((one) => one.id === id && !one.out && one.text !== ''))
  if (further !== undefined) return choose(room, further)
  room.chosen = null
  room.round++
  next(room, 'lines')
  const names = present(room).map(({ name }) => name)
  said(room, null, 'mediator', why ? words.linesWithout(names) : words.linesAgain(names, room.round > 2), at)
}
