import { open, partyOf, present, type Mediation, type Statement } from './state.ts'

/** The orders of those who are here, and what one who has left wrote to choose from: who stays chooses from what is theirs. */

/**
 * It carries the wish of nobody who is here: they wrote it alone, and nobody who stays puts it first. Before all orders
 * are in nobody has put anything first, and it may still be.
 */
export const isOnlyTheirs = (room: Mediation, one: Statement): boolean =>
  !one.marked &&
  !one.out &&
  one.text !== '' &&
  partyOf(room, one.by)?.left !== null &&
  !present(room).some(({ id }) => room.orders.find(({ by }) => by === id)?.order[0] === one.id)

/** That falls away, and the orders of those who stay are put together without whoever has left. */
export function dropTheirs(room: Mediation): void {
  for (const one of room.statements) if (isOnlyTheirs(room, one)) one.out = true
  const left = open(room).map(({ id }) => id)
  const here = present(room).map(({ id }) => id)
  room.orders = room.orders
    .filter(({ by }) => here.includes(by))
    .map(({ by, order }) => ({ by, order: order.filter((id) => left.includes(id)) }))
}

/** Somebody has left while a sentence is looked at: which comes next is for those who stay. */
export function leavesChoice(room: Mediation): void {
  if (!['notes', 'revising', 'deciding'].includes(room.stage)) return
  dropTheirs(room)
  room.ranking = together(
    open(room).map(({ id }) => id),
    room.orders.map(({ order }) => order),
  )
}

/**
 * The orders of all put together: by the sum of the places; of two with the same sum, the one whose worst place is
 * better, so that nobody has to swallow their last choice for another's first; then as they were written.
 */
export function together(ids: readonly string[], orders: readonly (readonly string[])[]): string[] {
  const places = (id: string) => orders.map((order) => order.indexOf(id))
  const sum = (id: string) => places(id).reduce((all, place) => all + place, 0)
  const worst = (id: string) => Math.max(...places(id))
  return ids.toSorted((a, b) => sum(a) - sum(b) || worst(a) - worst(b))
}
