import type { Mediation } from '@mallama/contracts/mediation'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import * as chat from '../chat/chat.ts'
import { putAsideBy } from './agreeing.ts'
import { recordOf, stateFor, view } from './held.ts'
import { mediationSides } from './mediation.table.ts'

/** Every mediation as the person may read it; one that they left, as it was then. Their private rooms are among the talks. */
export async function exported(ctx: Own) {
  const sides = await ctx.db
    .select({ id: mediationSides.roomId })
    .from(mediationSides)
    // A private room alone outlives what was taken off the list, of which there is nothing else to read.
    .where(and(eq(mediationSides.userId, ctx.actor.id), isNotNull(mediationSides.record)))
  const rooms = await chat.mediationsOf(ctx, ctx.actor.id)
  const all = []
  for (const id of new Set([...rooms.map(({ row }) => row.id), ...sides.map((side) => side.id)])) {
    const room = await view(ctx, id)
    const state = (await recordOf(ctx, id)) ?? (await stateFor(ctx, id))
    all.push({ ...readable(room), putAside: state ? putAsideBy(state, room.me) : [] })
  }
  return all
}

function readable(room: Mediation) {
  const nameOf = (id: string | null) =>
    id === null ? 'Mallama' : (room.people.find((one) => one.id === id)?.name ?? '')
  const { chosen, agreement } = room
  return {
    id: room.id,
    title: room.title,
    people: room.people.map(({ name }) => name),
    said: room.turns.map(({ by, content, at }) => ({ userName: nameOf(by), content, createdAt: at })),
    marked: room.lines.filter(({ mine }) => mine).map(({ text }) => text),
    sentences: room.statements.map(({ by, text }) => ({ userName: nameOf(by), content: text })),
    chosen: chosen && {
      content: chosen.text,
      before: chosen.before,
      notes: chosen.notes.map(({ by, text }) => ({ userName: nameOf(by), content: text })),
    },
    agreement: {
      parts: agreement.terms.map(({ by, what, when }) => ({ userName: nameOf(by), content: what, when })),
      lookAgain: agreement.review,
      agreedAt: agreement.at,
    },
    endedAt: room.endedAt,
  }
}
