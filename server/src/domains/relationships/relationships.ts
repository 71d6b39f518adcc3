import { randomUUID } from 'node:crypto'
import type { Input } from '@mallama/contracts/endpoint'
import { invalidInput } from '@mallama/contracts/errors'
import { customLabelRule } from '@mallama/contracts/relationships'
import type { Relationship, relationshipsApi } from '@mallama/contracts/relationships'
import { and, desc, eq } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { stillAs } from './expected.ts'
import { makeRoomFor } from './limit.ts'
import { holdLink } from './link.ts'
import { logged } from './logged.ts'
import { relationshipsChanged, find, gone, mine } from './own.ts'
import { relationships } from './relationships.table.ts'
import { get, shown, withHealth } from './shown.ts'

export { exported } from './exported.ts'
export { wipe } from './wiped.ts'
export { learn, recalled } from './memory.ts'
export {
  checkIn,
  checkIns,
  forgetCheckIn,
  forgetMoment,
  logMoment,
  moments,
  momentsSince,
  newestMoments,
} from './moments.ts'
export { checkInsBetween, notedSince, OWN_PART, type Noted } from './noted.ts'
export { closeInto, invite, lastIntoLapsed, openInto } from './invitations.ts'
export { countMailed, sendInvitation } from './invitation-letter.ts'
export { linkedOwn, linkedRows, partnerOf } from './link.ts'
export { find, hold } from './own.ts'
export { atCheckIns, correct, history, uncorrect } from './scores.ts'
export { logMark } from './logged.ts'
export { get } from './shown.ts'
export { lastCheckIns, lastMoments, namesOf } from './touches.ts'

export async function list(ctx: Own): Promise<Relationship[]> {
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select()
    .from(relationships)
    .where(eq(relationships.userId, ctx.actor.id))
    .orderBy(desc(relationships.ordinal))
  const of = await logged(ctx)
  tellTotal(ctx, rows.length)
  return rows.map((row) => shown(ctx, row, key, of(row.id)))
}

export async function add(
  ctx: Own,
  { connectedUserId, ...draft }: Input<typeof relationshipsApi.add>,
): Promise<Relationship> {
  const key = await ownKey(ctx)
  const now = isoAt(ctx.clock())
  const who = { id: randomUUID(), userId: ctx.actor.id, connectedToUserId: connectedUserId || null }
  const row = { ...blankIsNothing(draft), ...who, createdAt: now, updatedAt: now }
  return inTransaction(ctx, async (ctx) => {
    await makeRoomFor(ctx, 1)
    if (connectedUserId && !(await holdLink(ctx, connectedUserId)))
      throw invalidInput('connectedUserId', 'Invite them first')
    const [added] = await ctx.db
      .insert(relationships)
      .values(sealed(relationships, row, key))
      .returning()
    await relationshipsChanged(ctx)
    return shown(ctx, added!, key, { checkIns: [], moments: [], corrections: [] })
  })
}

/** Changes only the columns named, so that edits of two fields from two pages both stay. */
export async function edit(
  ctx: Own,
  { id, expected, ...given }: Input<typeof relationshipsApi.edit>,
): Promise<Relationship> {
  const changes = blankIsNothing(given)
  if (Object.values(changes).every((value) => value === undefined)) return get(ctx, { id })
  const { relationshipType, customLabel } = changes
  if (customLabel && relationshipType && relationshipType !== 'other')
    throw invalidInput('customLabel', customLabelRule)
  const draft = {
    ...changes,
    ...(relationshipType && relationshipType !== 'other' ? { customLabel: null } : {}),
    updatedAt: isoAt(ctx.clock()),
  }
  // A label arrives while the type changes elsewhere: the condition is part of the one statement that writes.
  const ruled = customLabel && !relationshipType ? eq(relationships.relationshipType, 'other') : undefined
  const key = await ownKey(ctx)
  const row = await inTransaction(ctx, async (ctx) => {
    if (expected) await stillAs(ctx, id, expected, changes)
    const [row] = await ctx.db
      .update(relationships)
      .set(sealed(relationships, draft, key))
      .where(and(mine(ctx, id), ruled))
      .returning()
    if (row) await relationshipsChanged(ctx)
    return row
  })
  if (row) return withHealth(ctx, row)
  await find(ctx, id)
  throw invalidInput('customLabel', customLabelRule)
}

export async function remove(ctx: Own, { id }: Input<typeof relationshipsApi.remove>): Promise<null> {
  return inTransaction(ctx, async (ctx) => {
    const removed = await ctx.db.delete(relationships).where(mine(ctx, id)).returning({ id: relationships.id })
    if (removed.length === 0) throw gone()
    await relationshipsChanged(ctx)
    return null
  })
}

type Somebody = Pick<Relationship, 'personName' | 'relationshipType' | 'customLabel'>

/** Everyone the person keeps track of, by name, and what each is to them. */
export async function people(ctx: Own): Promise<Somebody[]> {
  const key = await ownKey(ctx)
  const { personName, relationshipType, customLabel, userId } = relationships
  const rows = await ctx.db
    .select({ personName, relationshipType, customLabel })
    .from(relationships)
    .where(eq(userId, ctx.actor.id))
  return rows.map((row) => opened(relationships, row, key))
}

export const names = async (ctx: Own): Promise<string[]> => (await people(ctx)).map(({ personName }) => personName)

/** A field that was emptied is kept as nothing; a name is never empty (the contract). */
const blankIsNothing = <D extends object>(draft: D): D =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value === '' ? null : value])) as D
