import { DAY_MS } from '@mallama/contracts/days'
import { notFound } from '@mallama/contracts/errors'
import type { Invitation } from '@mallama/contracts/connections'
import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Context, Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { invitations, relationships } from './relationships.table.ts'

export type InvitationRow = typeof invitations.$inferSelect

const RUNS_MS = 7 * DAY_MS

/** One answer for every code that opens nothing, so that a code tells nothing about what became of it. */
export const dead = () =>
  notFound('This link no longer works. It was used, taken back, or is older than seven days. Ask for a new one.')

const hashOf = (ctx: Pick<Context, 'keys'>, code: string) => ctx.keys.hash('invitation', code)

const still = (ctx: Pick<Context, 'clock'>) =>
  and(
    isNull(invitations.acceptedBy),
    isNull(invitations.declinedAt),
    isNull(invitations.closedAt),
    gt(invitations.expiresAt, isoAt(ctx.clock())),
  )

/** Makes a link to a relationship of the actor's or into a room that they are in; the caller has made sure of that. */
export async function invite(
  ctx: Own,
  to: { kind: 'relationship'; relationshipId: string } | { kind: 'mediation'; roomId: string },
): Promise<Invitation> {
  const code = randomBytes(16).toString('base64url')
  const now = ctx.clock()
  const expiresAt = isoAt(now + RUNS_MS)
  const row = { ...to, id: randomUUID(), codeHash: hashOf(ctx, code), userId: ctx.actor.id }
  await ctx.db.insert(invitations).values({ ...row, expiresAt, createdAt: isoAt(now) })
  return { code, url: `${ctx.env.publicUrl}/invite/${code}`, expiresAt }
}

/** What a code opens; for the one who accepted it already, and for the inviter, also after that. */
export async function peek(ctx: Context, code: string): Promise<InvitationRow> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(eq(invitations.codeHash, hashOf(ctx, code)))
  if (!row) throw dead()
  const known = ctx.actor !== null && row.acceptedBy === ctx.actor.id && (await stands(ctx, row))
  const open = !row.acceptedBy && !row.declinedAt && !row.closedAt && row.expiresAt > isoAt(ctx.clock())
  if (!open && !known) throw dead()
  return row
}

/** What was accepted and not refused since: it waits for the inviter, or has linked the two, or let into a room. */
async function stands({ db }: Pick<Context, 'db'>, row: InvitationRow): Promise<boolean> {
  if (!row.closedAt || row.kind !== 'relationship') return true
  const { userId, connectedToUserId } = relationships
  return (await db.$count(relationships, and(eq(userId, row.userId), eq(connectedToUserId, row.acceptedBy!)))) > 0
}

/** The code is the actor's from now on. Two who accept at once: the statement lets one through, the other finds nothing. */
export async function accept(ctx: Own, code: string, as: Partial<InvitationRow> = {}): Promise<InvitationRow> {
  const acceptedAt = isoAt(ctx.clock())
  const [row] = await ctx.db
    .update(invitations)
    .set({ ...as, acceptedBy: ctx.actor.id, acceptedAt })
    .where(and(eq(invitations.codeHash, hashOf(ctx, code)), still(ctx)))
    .returning()
  if (!row) throw dead()
  return row
}

export async function decline(ctx: Context, code: string): Promise<InvitationRow> {
  const [row] = await ctx.db
    .update(invitations)
    .set({ declinedAt: isoAt(ctx.clock()) })
    .where(and(eq(invitations.codeHash, hashOf(ctx, code)), still(ctx)))
    .returning()
  if (!row) throw dead()
  return row
}

/** Takes back what the actor has sent: nobody gets in by it any more. */
export async function close(ctx: Own, which: SQL | undefined): Promise<number> {
  const closed = await ctx.db
    .update(invitations)
    .set({ closedAt: isoAt(ctx.clock()) })
    .where(and(eq(invitations.userId, ctx.actor.id), isNull(invitations.closedAt), which))
    .returning({ id: invitations.id })
  return closed.length
}

/** Takes back every link into a room. */
export const closeInto = (ctx: Own, roomId: string) => close(ctx, eq(invitations.roomId, roomId))

/** How many links into a room still work. */
export const openInto = (ctx: Pick<Own, 'db' | 'clock'>, roomId: string): Promise<number> =>
  ctx.db.$count(invitations, and(eq(invitations.roomId, roomId), still(ctx)))

/** Whether the last link into a room ran out or was declined: which of the two is nobody's to know. */
export async function lastIntoLapsed(ctx: Pick<Own, 'db' | 'clock'>, roomId: string): Promise<boolean> {
  const { acceptedBy, closedAt, declinedAt, expiresAt } = invitations
  const [last] = await ctx.db
    .select({ acceptedBy, closedAt, declinedAt, expiresAt })
    .from(invitations)
    .where(eq(invitations.roomId, roomId))
    .orderBy(desc(invitations.createdAt))
    .limit(1)
  if (!last || last.acceptedBy || last.closedAt) return false
  return last.declinedAt !== null || last.expiresAt <= isoAt(ctx.clock())
}
