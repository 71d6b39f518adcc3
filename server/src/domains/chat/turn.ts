import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@mallama/contracts/errors'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { rooms } from './chat.table.ts'
import { closed, type Room } from './rooms.ts'

/** How long a process that died keeps a room waiting. While it lives it renews. */
const LEASE_MS = 60_000
const LONGEST_WAIT_MS = 120_000

export interface Turn {
  id: string
  room: Room
}

/**
 * Answers one message at a time in a room, in every process. A lease on the row, not a transaction: a reply takes as
 * long as the coach needs, and the embedded database has one connection.
 */
export async function inTurn<T>(ctx: Own, room: Room, work: (turn: Turn) => Promise<T>): Promise<T> {
  const id = randomUUID()
  const row = await take(ctx, room.row.id, id)
  const renewal = setInterval(() => {
    ctx.db
      .update(rooms)
      .set({ answeringUntil: isoAt(ctx.clock() + LEASE_MS) })
      .where(mine(room.row.id, id))
      .catch((err: unknown) => ctx.log.warn({ err }, 'a turn could not be renewed'))
  }, LEASE_MS / 3)
  try {
    return await work({ id, room: { ...room, row } })
  } finally {
    clearInterval(renewal)
    await ctx.db
      .update(rooms)
      .set({ answering: null, answeringUntil: null })
      .where(mine(room.row.id, id))
      .catch((err: unknown) => ctx.log.warn({ err }, 'a turn could not be given back'))
  }
}

const mine = (roomId: string, turn: string) => and(eq(rooms.id, roomId), eq(rooms.answering, turn))

async function take(ctx: Own, roomId: string, turn: string): Promise<Room['row']> {
  const began = performance.now()
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 100)) {
    const now = ctx.clock()
    const [row] = await ctx.db
      .update(rooms)
      .set({ answering: turn, answeringUntil: isoAt(now + LEASE_MS) })
      .where(and(eq(rooms.id, roomId), or(isNull(rooms.answering), lte(rooms.answeringUntil, isoAt(now)))))
      .returning()
    if (row) return row
    const [still] = await ctx.db.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, roomId))
    if (!still) throw closed()
    if (ctx.signal.aborted || performance.now() - began > LONGEST_WAIT_MS)
      throw new AppError('conflict', 'Mallama is still answering your last message. Try again in a moment.')
    await wait(pause)
  }
}

/**
 * Holds the room's row until the transaction ends, and changes it. Throws when the turn was lost: the chat was saved
 * or cleared meanwhile, and nothing may be written into what comes after it.
 */
export async function holdTurn(ctx: Own, turn: Turn, change: Partial<Room['row']>): Promise<void> {
  const held = await ctx.db.update(rooms).set(change).where(mine(turn.room.row.id, turn.id)).returning({ id: rooms.id })
  if (held.length === 0) throw closed()
}
