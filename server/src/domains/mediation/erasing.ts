import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Own, World } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as chat from '../chat/chat.ts'
import { keepingReview } from './agreed.ts'
import { statusOf } from './held.ts'
import { mediations, mediationSides } from './mediation.table.ts'
import { erase as eraseFrom } from './people.ts'
import { settleWithout } from './steps.ts'

type Erasing = Pick<World, 'keys' | 'live' | 'clock'> & { db: Db }

/**
 * Before an account is erased: their words and their name go out of every mediation that they were in, and out of the
 * records of those who left it before them. The others keep theirs, and are told that somebody left.
 */
export async function erase(ctx: Erasing, userId: string): Promise<void> {
  const { db, keys } = ctx
  const at = isoAt(ctx.clock())
  await chat.holdRoomsOf(ctx, userId)
  for (const room of await chat.mediationsOf(ctx, userId)) {
    const roomId = room.row.id
    const [row] = await db.select().from(mediations).where(eq(mediations.roomId, roomId)).for('update')
    if (!row) continue
    const { state } = opened(mediations, row, room.key)
    const before = state.turns.length
    eraseFrom(state, userId, at)
    // Whoever is left may have agreed, or ended it, with that.
    await keepingReview(ctx, roomId, state, () => settleWithout(state, at))
    if (state.turns.length > before)
      await chat.markRoom({ ...ctx, actor: { id: userId } }, room, { status: statusOf(state), at })
    await db
      .update(mediations)
      .set(sealed(mediations, { state }, room.key))
      .where(eq(mediations.roomId, roomId))
    const records = await db
      .select()
      .from(mediationSides)
      .where(
        and(eq(mediationSides.roomId, roomId), ne(mediationSides.userId, userId), isNotNull(mediationSides.record)),
      )
    for (const side of records) {
      const key = await keys.of(db, side.userId)
      const { record } = opened(mediationSides, side, key)
      eraseFrom(record!, userId, at)
      await db
        .update(mediationSides)
        .set(sealed(mediationSides, { record }, key))
        .where(and(eq(mediationSides.roomId, roomId), eq(mediationSides.userId, side.userId)))
    }
    const others = state.people.flatMap((one) => (one.userId === '' ? [] : [one.userId]))
    for (const other of others.toSorted())
      await ctx.live.changed(db, other, '/api/conversations', `/api/conversations/${roomId}`)
  }
}

/** The same for somebody whose account stays: their place in every mediation goes as well, with all that they kept. */
export async function wipe(ctx: Own): Promise<void> {
  await erase(ctx, ctx.actor.id)
  await ctx.db.delete(mediationSides).where(eq(mediationSides.userId, ctx.actor.id))
  for (const room of await chat.mediationsOf(ctx, ctx.actor.id)) await chat.dropOut(ctx, room)
}
