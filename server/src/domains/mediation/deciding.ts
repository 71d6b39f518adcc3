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

/** Whoever was to revise it has left: another one does. */
export function replaceReviser(room: Mediation): void {
  const { chosen } = room
  if (room.stage !== 'revising' || !chosen || partyOf(room, chosen.reviser)?.left === null) return
  chosen.reviser = reviserOf(room)
  room.step++
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

/** The next in the order of all; where there is none, they write again. */
function notThisOne(room: Mediation, at: string): void {
  const { chosen, ranking, statements } = room
  statements.find(({ id }) => id === chosen!.id)!.out = true
  const further = ranking.find((id) => statements.some((one) => one.id === id && !one.out && one.text !== ''))
  if (further !== undefined) return choose(room, further)
  room.chosen = null
  room.round++
  next(room, 'lines')
  said(
    room,
    null,
    'mediator',
    words.linesAgain(
      present(room).map(({ name }) => name),
      room.round > 2,
    ),
    at,
  )
}
