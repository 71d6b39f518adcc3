import { randomUUID } from 'node:crypto'
import type { Input } from '@mallama/contracts/endpoint'
import { invalidInput, notFound } from '@mallama/contracts/errors'
import type { CheckIn, Moment, relationshipsApi } from '@mallama/contracts/relationships'
import { and, desc, eq, gte, lte } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { relationshipsChanged, find, hold } from './own.ts'
import { checkIns as checkInTable, moments as momentTable } from './relationships.table.ts'

const MINUTE = 60_000
const EARLIEST = Date.parse('1900-01-01T00:00:00.000Z')

/** How it is between you; `at` is now unless given. */
export async function checkIn(
  ctx: Own,
  { id, at, ...rated }: Input<typeof relationshipsApi.checkIn>,
): Promise<CheckIn> {
  const key = await ownKey(ctx)
  const draft = {
    id: randomUUID(),
    relationshipId: id,
    userId: ctx.actor.id,
    ...rated,
    words: rated.words || null,
    at: at === undefined ? isoAt(ctx.clock()) : past('at', at, ctx.clock()),
  }
  return inTransaction(ctx, async (ctx) => {
    await hold(ctx, id)
    await ctx.db.insert(checkInTable).values(sealed(checkInTable, draft, key))
    await relationshipsChanged(ctx, id)
    return draft
  })
}

/** Newest first, at most 100. */
export async function checkIns(ctx: Own, { id, before }: Input<typeof relationshipsApi.checkIns>): Promise<CheckIn[]> {
  await find(ctx, id)
  const key = await ownKey(ctx)
  const { at, ordinal } = checkInTable
  const mine = own(ctx, checkInTable, id)
  tellTotal(ctx, await ctx.db.$count(checkInTable, mine))
  const rows = await ctx.db
    .select()
    .from(checkInTable)
    .where(and(mine, await older(ctx.db, checkInTable, [at, ordinal], mine, before)))
    .orderBy(desc(at), desc(ordinal))
    .limit(PAGE + 1)
  return cut(ctx, rows, PAGE, ({ id }) => id).map((row) => opened(checkInTable, row, key))
}

export async function logMoment(
  ctx: Own,
  { id, occurredAt, ...moment }: Input<typeof relationshipsApi.logMoment>,
): Promise<Moment> {
  const key = await ownKey(ctx)
  // The page sends the device's own "now", which may run a little ahead of ours.
  const happened = past('occurredAt', occurredAt, ctx.clock() + 5 * MINUTE)
  const now = isoAt(ctx.clock())
  const draft = {
    id: randomUUID(),
    relationshipId: id,
    userId: ctx.actor.id,
    ...moment,
    note: moment.note || null,
    occurredAt: happened < now ? happened : now,
  }
  return inTransaction(ctx, async (ctx) => {
    await hold(ctx, id)
    await ctx.db.insert(momentTable).values(sealed(momentTable, draft, key))
    await relationshipsChanged(ctx, id)
    return draft
  })
}

/** Of all of the person's relationships, oldest first. */
export async function momentsSince(ctx: Own, since: string, until?: string) {
  const key = await ownKey(ctx)
  const { userId, occurredAt, ordinal } = momentTable
  const rows = await ctx.db
    .select()
    .from(momentTable)
    .where(and(eq(userId, ctx.actor.id), gte(occurredAt, since), until ? lte(occurredAt, until) : undefined))
    .orderBy(occurredAt, ordinal)
  return rows.map((row) => {
    const { relationshipId, kind, intensity, occurredAt: at, note } = opened(momentTable, row, key)
    return { relationshipId, kind, intensity, at, note }
  })
}

/** Newest first, at most 100. */
export async function moments(ctx: Own, { id, before }: Input<typeof relationshipsApi.moments>): Promise<Moment[]> {
  await find(ctx, id)
  tellTotal(ctx, await ctx.db.$count(momentTable, own(ctx, momentTable, id)))
  return cut(ctx, await newestMoments(ctx, id, PAGE + 1, before), PAGE, ({ id }) => id)
}

/** As many as are asked for, newest first; those that come after the moment `before`. */
export async function newestMoments(ctx: Own, id: string, most: number, before?: string): Promise<Moment[]> {
  const key = await ownKey(ctx)
  const { occurredAt, ordinal } = momentTable
  const mine = own(ctx, momentTable, id)
  const rows = await ctx.db
    .select()
    .from(momentTable)
    .where(and(mine, await older(ctx.db, momentTable, [occurredAt, ordinal], mine, before)))
    .orderBy(desc(occurredAt), desc(ordinal))
    .limit(most)
  return rows.map((row) => opened(momentTable, row, key))
}

const own = (ctx: Own, table: typeof momentTable | typeof checkInTable, relationshipId: string) =>
  and(eq(table.relationshipId, relationshipId), eq(table.userId, ctx.actor.id))

export const forgetMoment = (ctx: Own, { id, momentId }: Input<typeof relationshipsApi.forgetMoment>) =>
  forget(ctx, momentTable, id, momentId, 'That moment no longer exists.')

export const forgetCheckIn = (ctx: Own, { id, checkInId }: Input<typeof relationshipsApi.forgetCheckIn>) =>
  forget(ctx, checkInTable, id, checkInId, 'That check-in no longer exists.')

async function forget(
  ctx: Own,
  table: typeof momentTable | typeof checkInTable,
  relationshipId: string,
  id: string,
  missing: string,
): Promise<null> {
  const gone = await ctx.db
    .delete(table)
    .where(and(eq(table.id, id), own(ctx, table, relationshipId)))
    .returning({ id: table.id })
  if (gone.length === 0) throw notFound(missing)
  await relationshipsChanged(ctx, relationshipId)
  return null
}

/** An instant in UTC, not later than `latest` (ms). */
function past(field: string, instant: string, latest: number): string {
  const ms = Date.parse(instant)
  if (ms > latest) throw invalidInput(field, 'This is in the future. Choose a time that has passed')
  if (!(ms >= EARLIEST)) throw invalidInput(field, 'Choose a time after 1900')
  return isoAt(ms)
}
