import type { Mediation as Shown } from '@mallama/contracts/mediation'
import { conflict, notFound } from '@mallama/contracts/errors'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as chat from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'
import { mediations, mediationSides } from './mediation.table.ts'
import { beginWhenAll, enter } from './people.ts'
import { byTheClock } from './pausing.ts'
import { shown } from './shown.ts'
import { begin, isAlone, partyOf, present, type Mediation } from './state.ts'
import { words } from './words.ts'

/** What somebody without a name is called in the room. */
export const nameOfActor = ({ actor }: Own): string => actor.firstName?.trim() || 'Someone'

const own = (ctx: Own, roomId: string) =>
  and(eq(mediationSides.roomId, roomId), eq(mediationSides.userId, ctx.actor.id))

export async function sideOf(ctx: Own, roomId: string) {
  const [side] = await ctx.db.select().from(mediationSides).where(own(ctx, roomId))
  return side
}

/** Keeps something of one's own. `first`: what is there already stays. Answers with the private room that is kept. */
export async function keepSide(
  ctx: Own,
  roomId: string,
  kept: Partial<Pick<typeof mediationSides.$inferInsert, 'privateId' | 'record'>>,
  which: 'first' | 'newest' = 'newest',
): Promise<string | null> {
  const set = which === 'first' ? { privateId: sql`coalesce(${mediationSides.privateId}, ${kept.privateId})` } : kept
  const [side] = await ctx.db
    .insert(mediationSides)
    .values({ ...kept, roomId, userId: ctx.actor.id })
    .onConflictDoUpdate({ target: [mediationSides.roomId, mediationSides.userId], set })
    .returning({ privateId: mediationSides.privateId })
  return side!.privateId
}

/** The room as it was when this person left it; null for everyone who has not. */
export async function recordOf(ctx: Own, roomId: string): Promise<Mediation | null> {
  const side = await sideOf(ctx, roomId)
  return side?.record ? opened(mediationSides, side, await ownKey(ctx)).record : null
}

/** The same for several rooms at once. */
export async function recordsOf(ctx: Own, roomIds: readonly string[]): Promise<ReadonlyMap<string, Mediation>> {
  const key = await ownKey(ctx)
  const sides = await ctx.db
    .select()
    .from(mediationSides)
    .where(
      and(
        eq(mediationSides.userId, ctx.actor.id),
        inArray(mediationSides.roomId, [...roomIds]),
        isNotNull(mediationSides.record),
      ),
    )
  return new Map(sides.map((side) => [side.roomId, opened(mediationSides, side, key).record!]))
}

/** Whether the person is in it, or was: their own room stays open to them. */
export async function isIn(ctx: Own, id: string): Promise<boolean> {
  if (await sideOf(ctx, id)) return true
  await chat.shared(ctx, id, 'mediation')
  return true
}

/** As it stands, for who only reads it. Nothing for who is not in it. */
export async function stateFor(ctx: Own, id: string): Promise<Mediation | null> {
  return stateOf(ctx, await chat.shared(ctx, id, 'mediation'))
}

async function stateOf(ctx: Own, room: chat.Room): Promise<Mediation | null> {
  const [row] = await ctx.db.select().from(mediations).where(eq(mediations.roomId, room.row.id))
  return row ? opened(mediations, row, room.key).state : null
}

export async function store(ctx: Own, room: chat.Room, state: Mediation): Promise<void> {
  const values = sealed(mediations, { roomId: room.row.id, state }, room.key)
  await ctx.db.insert(mediations).values(values).onConflictDoUpdate({ target: mediations.roomId, set: values })
}

/** What of a conversation's status follows from where its mediation stands. */
export const statusOf = (room: Mediation) =>
  room.endedAt !== null || room.stage === 'agreed'
    ? 'resolved'
    : room.stage === 'waiting'
      ? 'waiting'
      : // Nothing goes on in it: whoever stayed behind ends it.
        isAlone(room)
        ? 'needs_attention'
        : 'active'

interface Seat {
  room: chat.Room
  state: Mediation
  /** Of this room. */
  me: string
  /** What is done came by the clock, at this instant, and not now. */
  came?: string | null
}

/**
 * Changes a mediation in one transaction under the lock of its room's row, so that of two at once the second sees what
 * the first did; everyone in it reads it again. Whoever is not in it finds nothing.
 */
export function change(ctx: Own, id: string, work: Work): Promise<Shown> {
  return inTransaction(ctx, async (ctx) => {
    const room = await chat.holdRoom(ctx, await chat.shared(ctx, id, 'mediation'))
    return settleInto(ctx, room, (ctx, seat) => {
      if (partyOf(seat.state, seat.me)?.left !== null) throw conflict('You have left this mediation.')
      return work(ctx, seat)
    })
  })
}

type Work = (ctx: Own, seat: Seat) => Promise<void> | void

/** The same for a room that the caller holds. */
export async function settleInto(ctx: Own, room: chat.Room, work: Work): Promise<Shown> {
  const state = (await stateOf(ctx, room)) ?? begin()
  const [before, visible] = [JSON.stringify(state), seenByAll(state)]
  const turns = state.turns.length
  const there = present(state)
  const me = enter(state, ctx.actor.id, nameOfActor(ctx)).id
  const seat: Seat = { room, state, me }
  await work(ctx, seat)
  if (JSON.stringify(state) !== before) await store(ctx, room, state)
  if (seenByAll(state) === visible) await roomChanged(ctx, room, [ctx.actor.id])
  else {
    for (const { by, content } of state.turns.slice(turns))
      if (by === me)
        await chat.append(ctx, room, {
          role: 'user',
          content,
          authorId: ctx.actor.id,
          authorName: nameOfActor(ctx),
        })
    await chat.markRoom(ctx, room, { status: statusOf(state), at: seat.came ?? isoAt(ctx.clock()) })
    await roomChanged(
      ctx,
      room,
      [...present(state), ...there].map(({ userId }) => userId),
    )
  }
  return seen(ctx, room, state, me)
}

const hidden: ReadonlySet<string> = new Set<keyof Mediation | 'good'>([
  'stops',
  'goOn',
  'alone',
  'lifted',
  'doubted',
  'flagged',
  'hushed',
  'blows',
  'hard',
  'ends',
  'yes',
  'good',
])
/** What nobody else is to see is not even announced: no finding, nothing that was held back, no yes, nor who would go on. */
const seenByAll = (state: Mediation) =>
  JSON.stringify(state, (key, value: unknown) => {
    if (key === 'consent' && state.stage === 'waiting' && value === 'yes') return 'open'
    return hidden.has(key) ? undefined : value
  })

/** Their open pages read it again. What has changed is not said: it is the same for a pause of any kind. */
async function roomChanged(ctx: Own, room: chat.Room, userIds: readonly string[]): Promise<void> {
  // Each telling holds its person's lock until the end: always in one order.
  for (const userId of [...new Set(userIds)].filter(Boolean).toSorted())
    await ctx.live.changed(ctx.db, userId, '/api/conversations', `/api/conversations/${room.row.id}`)
}

export async function view(ctx: Own, id: string): Promise<Shown> {
  const left = await recordOf(ctx, id)
  if (left) return frozen(ctx, id, left)
  const room = await chat.shared(ctx, id, 'mediation')
  const state = await stateOf(ctx, room)
  const known = state?.people.find(({ userId }) => userId === ctx.actor.id)
  const at = isoAt(ctx.clock())
  if (known && !isLate(room, state!, at) && !(await begins(ctx, id, state!, at)))
    return seen(ctx, room, state!, known.id)
  return change(ctx, id, async (ctx, seat) => {
    seat.came = byTheClock(seat.state, at, seat.room.row.lastMessageAt)
    beginWhenAll(seat.state, await relationships.openInto(ctx, id), at)
  })
}

/**
 * All who are here have said yes, and only a link that lapsed held it up. A look that begins nothing changes nothing: it
 * would tell of a finding, and have every page that hears of it look again.
 */
async function begins(ctx: Own, id: string, state: Mediation, at: string): Promise<boolean> {
  if (state.stage !== 'waiting' || state.endedAt !== null) return false
  const begun = structuredClone(state)
  beginWhenAll(begun, await relationships.openInto(ctx, id), at)
  return begun.stage !== state.stage
}

/** Whether the clock has something to do in it: nobody holds the room only to look. */
const isLate = ({ row }: chat.Room, state: Mediation, at: string): boolean =>
  byTheClock(structuredClone(state), at, row.lastMessageAt) !== null

/** What is due by the clock comes before a list shows where these stand. Whether anything came. */
export async function catchUp(ctx: Own, rooms: readonly chat.Room[]): Promise<boolean> {
  const open = rooms.filter(({ row }) => row.kind === 'mediation' && row.status !== 'resolved')
  if (open.length === 0) return false
  const ids = open.map(({ row }) => row.id)
  const rows = await ctx.db.select().from(mediations).where(inArray(mediations.roomId, ids))
  const states = new Map(rows.map((row) => [row.roomId, row]))
  const at = isoAt(ctx.clock())
  const late = open.filter((room) => {
    const row = states.get(room.row.id)
    return row !== undefined && isLate(room, opened(mediations, row, room.key).state, at)
  })
  // One that they have left stands as it was then.
  const left = late.length > 0 ? await recordsOf(ctx, ids) : new Map()
  const here = late.filter(({ row }) => !left.has(row.id))
  for (const { row } of here) await view(ctx, row.id)
  return here.length > 0
}

/** What they keep who left: as it stood then, and nothing that came after. */
function frozen(ctx: Own, id: string, record: Mediation): Shown {
  const me = record.people.find(({ userId }) => userId === ctx.actor.id)
  if (!me) throw notFound('That conversation no longer exists.')
  return shown(record, me.id, { id, title: record.title ?? '', awaited: 0, opened: false, safety: null })
}

export async function seen(ctx: Own, room: chat.Room, state: Mediation, me: string): Promise<Shown> {
  return shown(state, me, {
    id: room.row.id,
    title: chat.titleOf(room),
    ...(await askedInto(ctx, room, state)),
    opened: room.row.ownerId === ctx.actor.id,
    safety: ctx.safety,
  })
}

/** Who is still to come, and whoever asked is told once that nobody will by the last link. */
async function askedInto(ctx: Own, room: chat.Room, state: Mediation) {
  if (state.stage !== 'waiting' || state.endedAt !== null) return { awaited: 0 }
  const awaited = await relationships.openInto(ctx, room.row.id)
  const isToKnow = awaited === 0 && room.row.ownerId === ctx.actor.id
  if (!isToKnow || !(await relationships.lastIntoLapsed(ctx, room.row.id))) return { awaited }
  return { awaited, says: words.lapsed(present(state).length > 1) }
}
