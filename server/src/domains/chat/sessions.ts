import { guards } from '@mallama/coach/safety/flag'
import { needsHelp } from '@mallama/contracts/help'
import type { SafetyCategory } from '@mallama/contracts/safety'
import type { ChatSession, SessionSummary, SharedMessage, sessionsApi } from '@mallama/contracts/sessions'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict, invalidInput } from '@mallama/contracts/errors'
import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened } from '../../platform/secrets.ts'
import { refuseFor, type Limit } from '../../platform/throttle.ts'
import * as account from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { messages, roomParticipants, rooms } from './chat.table.ts'
import { stateOf } from './flag.ts'
import * as room from './members.ts'
import { presenceIn, readsIn } from './presence.ts'
import { openRoomOf, type Room } from './rooms.ts'

export { here, read, typing } from './presence.ts'

type On<K extends keyof typeof sessionsApi> = Input<(typeof sessionsApi)[K]>

/** As many as a page shows at once. */
const SHOWN = 2_000

/** Nobody writes so fast by hand. Held against nobody: it is over in two seconds, and others are not touched. */
const FLOOD: Limit = {
  name: 'messages to a room',
  most: 25,
  mostAfter: 25,
  withinMs: 2_000,
  firstWaitMs: 0,
  longestWaitMs: 0,
}

const pairOf = (ctx: Own, otherId: string) => ctx.keys.hash('pair', [ctx.actor.id, otherId].toSorted().join(':'))

/** The one open room of two people who are linked. Both may press at once: the pair is unique, one room is made. */
export async function inviteToSession(
  ctx: Own,
  { relationshipId, userId }: On<'inviteToSession'>,
): Promise<{ sessionId: string }> {
  await relationships.find(ctx, relationshipId)
  const isPartner = async (ctx: Own) => (await relationships.partnerOf(ctx, relationshipId)) === userId
  if (!userId || !(await isPartner(ctx))) throw noPartner()
  for (const own of await relationships.linkedOwn(ctx, userId)) await mayInvite(ctx, own)
  const pair = pairOf(ctx, userId)
  const now = isoAt(ctx.clock())
  return inTransaction(ctx, async (ctx) => {
    // Who parts holds it too, and then closes what is open between them.
    await relationships.hold(ctx, relationshipId, 'no key update')
    if (!(await isPartner(ctx))) throw noPartner()
    const row = { id: randomUUID(), kind: 'shared' as const, pair, createdAt: now, lastMessageAt: now }
    const [made] = await ctx.db.insert(rooms).values(row).onConflictDoNothing({ target: rooms.pair }).returning()
    if (!made) {
      const [open] = await ctx.db.select({ id: rooms.id }).from(rooms).where(eq(rooms.pair, pair))
      if (!open) throw conflict('The room was closed just now. Try again.')
      return { sessionId: open.id }
    }
    const fresh = { row: made, key: ctx.keys.newKey() }
    const theirs = (await relationships.linkedRows(ctx, userId)).get(userId) ?? null
    await room.admit(ctx, fresh, ctx.actor.id, relationshipId)
    await room.admit(ctx, fresh, userId, theirs)
    for (const id of [ctx.actor.id, userId].toSorted()) {
      await ctx.live.tell(ctx.db, id, 'state', { roomId: made.id, by: ctx.actor.id })
      await ctx.live.changed(ctx.db, id, '/api/chat-sessions')
    }
    return { sessionId: made.id }
  })
}

const noPartner = () => invalidInput('userId', 'No partner to invite')

/** Where the talk about somebody told of harm by them, nobody is asked to sit down with them. Only the writer learns why. */
async function mayInvite(ctx: Own, relationshipId: string): Promise<void> {
  const talk = await openRoomOf(ctx, relationshipId)
  const flag = talk && stateOf(talk).flag
  if (flag && needsHelp(flag) && guards({ category: flag.category as SafetyCategory }))
    throw conflict(
      'What you wrote in your chat about this person sounds as if you may not be safe with them, so Mallama does not open a room for both of you. Help is in that chat.',
    )
}

/** Newest words first, at most 100. */
export async function chatSessions(ctx: Own, { before }: On<'chatSessions'>): Promise<SessionSummary[]> {
  const me = roomParticipants
  const isIn = and(eq(me.userId, ctx.actor.id), isNull(me.leftAt))
  const mine = and(
    eq(rooms.kind, 'shared'),
    isNotNull(rooms.pair),
    inArray(rooms.id, ctx.db.select({ id: me.roomId }).from(me).where(isIn)),
  )
  tellTotal(ctx, await ctx.db.$count(rooms, mine))
  const found = await ctx.db
    .select({ id: rooms.id, relationshipId: me.relationshipId, readSeq: me.readSeq })
    .from(rooms)
    .innerJoin(me, and(eq(me.roomId, rooms.id), isIn))
    .where(and(mine, await older(ctx.db, rooms, [rooms.lastMessageAt, rooms.id], mine, before)))
    .orderBy(desc(rooms.lastMessageAt), desc(rooms.id))
    .limit(PAGE + 1)
  const shown = []
  for (const { readSeq, ...session } of cut(ctx, found, PAGE, ({ id }) => id)) {
    const [unread] = await ctx.db
      .select({ n: count() })
      .from(messages)
      .where(
        and(
          eq(messages.roomId, session.id),
          gt(messages.seq, readSeq),
          or(isNull(messages.authorId), ne(messages.authorId, ctx.actor.id)),
        ),
      )
    const other = (await room.members(ctx, session.id)).find(({ userId }) => userId !== ctx.actor.id)
    const withFirstName = other ? await account.firstNameOf(ctx, other.userId) : room.GONE
    shown.push({ ...session, withUserId: other?.userId ?? null, withFirstName, unread: unread!.n })
  }
  return shown
}

export async function chatSession(ctx: Own, { id, after }: On<'chatSession'>): Promise<ChatSession> {
  const open = await room.shared(ctx, id, 'shared')
  const all = await room.members(ctx, id)
  const me = all.find(({ userId }) => userId === ctx.actor.id)!
  const others = all.filter(({ userId }) => userId !== ctx.actor.id)
  const named = await Promise.all(
    others.map(async ({ userId, leftAt }) => ({
      id: userId,
      firstName: await account.firstNameOf(ctx, userId),
      left: leftAt !== null,
    })),
  )
  const gone = others.length === 0 ? [{ id: null, firstName: room.GONE, left: true }] : []
  const said = await saidIn(ctx, open, after)
  return {
    id,
    relationshipId: me.relationshipId,
    open: open.row.pair !== null,
    participants: [{ id: me.userId, firstName: nameOf(ctx), left: false }, ...named, ...gone],
    presence: await presenceIn(ctx, all),
    reads: await readsIn(ctx, all),
    readSeq: me.readSeq,
    lastSeq: await room.lastSeq(ctx, id),
    messages: said.map((message) => shownMessage(message)),
  }
}

async function saidIn(ctx: Own, { row, key }: Room, after?: number): Promise<room.Said[]> {
  const here = eq(messages.roomId, row.id)
  const rows =
    after === undefined
      ? (await ctx.db.select().from(messages).where(here).orderBy(desc(messages.seq)).limit(SHOWN)).toReversed()
      : await ctx.db
          .select()
          .from(messages)
          .where(and(here, gt(messages.seq, after), lte(messages.seq, after + SHOWN)))
          .orderBy(asc(messages.seq))
  return rows.map((one) => opened(messages, one, key))
}

const nameOf = (ctx: Own) => ctx.actor.firstName ?? account.NO_NAME

function shownMessage(
  { id, seq, authorId, authorName, role, content, createdAt }: room.Said,
  clientId: string | null = null,
): SharedMessage {
  const name = authorName ?? room.GONE
  return { id, seq, clientId, senderId: authorId, senderName: name, userName: name, role, content, createdAt }
}

/** Stored before it is answered, and told with the same commit. */
export async function say(ctx: Own, { id, content, clientId }: On<'say'>): Promise<SharedMessage> {
  const found = await room.shared(ctx, id, 'shared')
  const wait = await ctx.throttle.count(ctx.db, FLOOD, ctx.actor.id)
  refuseFor(wait, ctx.reply, 'That was too fast. Wait two seconds and send it again.')
  const said = await inTransaction(ctx, async (ctx) => {
    const held = await room.holdRoom(ctx, found)
    if (held.row.pair === null) throw conflict('This room is closed.')
    return room.sayOnce(ctx, held, { content, clientId })
  })
  return shownMessage(said, clientId ?? null)
}

/** For good: a room of two is over once one has left. The other reads it for as long as they like. */
export async function leave(ctx: Own, { id }: On<'leave'>): Promise<null> {
  const found = await room.shared(ctx, id, 'shared')
  return inTransaction(ctx, async (ctx) => {
    const held = await room.holdRoom(ctx, found)
    await ctx.db.update(rooms).set({ pair: null }).where(eq(rooms.id, id))
    await tellListsOf(ctx, id)
    await room.removeMember(ctx, held, ctx.actor.id)
    return null
  })
}

async function tellListsOf(ctx: Own, roomId: string): Promise<void> {
  const there = (await room.members(ctx, roomId)).map(({ userId }) => userId).toSorted()
  for (const userId of there) await ctx.live.changed(ctx.db, userId, '/api/chat-sessions')
}

/** What the actor kept about the other goes, and something else of theirs about them stays: the room is found there. */
export async function moveTo(ctx: Own, otherId: string, relationshipId: string): Promise<void> {
  const open = ctx.db
    .select({ id: rooms.id })
    .from(rooms)
    .where(eq(rooms.pair, pairOf(ctx, otherId)))
  await ctx.db
    .update(roomParticipants)
    .set({ relationshipId })
    .where(and(eq(roomParticipants.userId, ctx.actor.id), inArray(roomParticipants.roomId, open)))
  await ctx.live.changed(ctx.db, ctx.actor.id, '/api/chat-sessions')
}

/** The open room of two who are no longer linked is closed to both; each keeps their own record. */
export async function closeBetween(ctx: Own, otherId: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(rooms)
    .where(eq(rooms.pair, pairOf(ctx, otherId)))
    .for('update')
  if (!row) return
  const found = await room.roomOf(ctx, row.id, ctx.actor.id)
  await ctx.db.update(rooms).set({ pair: null }).where(eq(rooms.id, row.id))
  for (const userId of [ctx.actor.id, otherId].toSorted()) await room.removeMember(ctx, found, userId)
}
