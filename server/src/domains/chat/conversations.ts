import { createHmac, randomUUID } from 'node:crypto'
import type { Conversation, conversationsApi, OpenConversation, SentMessage } from '@mallama/contracts/conversations'
import type { Input } from '@mallama/contracts/endpoint'
import { AppError, conflict, notFound } from '@mallama/contracts/errors'
import { and, count, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { inTransaction, ownKey, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { allow } from '../../platform/serve.ts'
import { messages, roomParticipants, rooms } from './chat.table.ts'
import { conversationsOf, countOf, kindOf, listed, marked, message, shown } from './conversation-rows.ts'
import { readAgain } from './flag.ts'
import type { Mediated } from './mediated.ts'
import { converse } from './reply.ts'
import { conversation, conversationChanged, make, messagesOf, mine, uuidFrom, type Room } from './rooms.ts'
import { spend } from './allowance.ts'
import { findIn } from './search.ts'

type Api = typeof conversationsApi

/** As many messages as are shown of one. */
const SHOWN = 2_000
/** More than anyone keeps who means it. */
const MOST = 2_000

/** @param mediated what mediations are, which come after this domain */
export const openConversations = (mediated: Mediated) => {
  const one = async (ctx: Own, id: string): Promise<Conversation> => {
    const [found] = await shown(ctx, mediated, await listed(ctx, eq(rooms.id, id), 1))
    if (!found) throw notFound('That conversation no longer exists.')
    return found
  }
  const pageOf = async (ctx: Own, which: SQL | undefined, before: string | undefined) => {
    const from = await older(ctx.db, rooms, [rooms.lastMessageAt, rooms.id], and(conversationsOf(ctx), which), before)
    const look = () => listed(ctx, and(which, from), PAGE + 1)
    const seen = await look()
    const found = (await mediated.catchUp(ctx, seen)) ? await look() : seen
    return shown(
      ctx,
      mediated,
      cut(ctx, found, PAGE, ({ row }) => row.id),
    )
  }
  return {
    /** Newest words first, at most 100; headers say how many there are, and how many of them are active. */
    async list(ctx: Own, { before, type }: Input<Api['list']>): Promise<Conversation[]> {
      const ofType = type && eq(rooms.kind, kindOf(type))
      const page = await pageOf(ctx, ofType, before)
      const { total, active } = await totalsOf(ctx, ofType)
      tellTotal(ctx, total)
      ctx.reply.header('X-Active-Count', String(active))
      return page
    },

    /**
     * Whoever was invited needs no plan, and so no page that asks for one to find the way back: to what goes on, and to
     * an agreement on the day they wanted to look at it again.
     */
    async mediations(ctx: Own, { before }: Input<Api['mediations']>): Promise<Conversation[]> {
      const page = await pageOf(ctx, and(eq(rooms.kind, 'mediation'), ne(rooms.ownerId, ctx.actor.id)), before)
      return page.filter(({ status, progress }) => status !== 'resolved' || progress.yourTurn)
    },

    /** The same click again finds what the first one made. */
    async begin(ctx: Own, { clientId, title, type, description }: Input<Api['begin']>): Promise<Conversation> {
      const id = clientId ? await idFor(ctx, clientId) : randomUUID()
      const draft: Drafted = { kind: kindOf(type), title, description: description?.trim() || null }
      const isThere = await ctx.db.$count(rooms, and(conversationsOf(ctx), eq(rooms.id, id)))
      if (isThere > 0) {
        await sameAs(ctx, id, draft)
        return one(ctx, id)
      }
      if ((await ctx.db.$count(rooms, conversationsOf(ctx))) >= MOST)
        throw conflict(`There are ${MOST.toLocaleString('en-US')} conversations. Delete one first.`)
      await inTransaction(ctx, async (ctx) => {
        const status = draft.kind === 'mediation' ? 'waiting' : 'active'
        // What another request of the same click made may be under way already: it does not begin anew.
        const isNew = await make(ctx, { id, ...draft, status, relationshipId: null, ownerId: ctx.actor.id }, null)
        if (!isNew) return sameAs(ctx, id, draft)
        if (draft.kind === 'mediation') await mediated.begin(ctx, await conversation(ctx, id))
        await conversationChanged(ctx, id)
      })
      return one(ctx, id)
    },

    find: (ctx: Own, { words }: Input<Api['find']>) => findIn(ctx, mediated, words),

    async get(ctx: Own, { id }: Input<Api['get']>): Promise<OpenConversation> {
      const room = await conversation(ctx, id)
      if (room.row.kind === 'mediation') await mediated.catchUp(ctx, [room])
      if (room.row.kind === 'mediation')
        return { ...(await one(ctx, id)), messages: await mediated.messages(ctx, room) }
      mayRead(ctx)
      const said = await messagesOf(ctx, await readAgain(ctx, room), SHOWN)
      return { ...(await one(ctx, id)), messages: said.map(message) }
    },

    async change(ctx: Own, { id, status, ...words }: Input<Api['change']>): Promise<Conversation> {
      const room = await conversation(ctx, id)
      if (room.row.kind === 'solo') mayRead(ctx)
      // What others read is named by whoever began it; anyone else's wish to is not about something of theirs.
      else if (Object.keys(words).length > 0 && room.row.ownerId !== ctx.actor.id)
        throw conflict('Whoever began this mediation gives it its title.')
      const draft = { ...words, ...('description' in words ? { description: words.description?.trim() || null } : {}) }
      const mark = status && marked(room, status)
      const now = isoAt(ctx.clock())
      await inTransaction(ctx, async (ctx) => {
        const change = { ...sealed(rooms, draft, room.key), ...(mark?.status ? { status: mark.status } : {}) }
        if (Object.keys(change).length > 0 || room.row.kind === 'solo')
          await ctx.db
            .update(rooms)
            .set({ ...change, changedAt: now })
            .where(and(eq(rooms.id, id), mine(ctx)))
        if (mark)
          await ctx.db
            .update(roomParticipants)
            .set({ archivedAt: mark.archived ? now : null })
            .where(and(eq(roomParticipants.roomId, id), eq(roomParticipants.userId, ctx.actor.id)))
        await conversationChanged(ctx, id)
      })
      return one(ctx, id)
    },

    async remove(ctx: Own, { id }: Input<Api['remove']>): Promise<null> {
      await inTransaction(ctx, async (ctx) => {
        const room = await conversation(ctx, id)
        const [alone] = await ctx.db
          .select({ people: count() })
          .from(roomParticipants)
          .where(eq(roomParticipants.roomId, id))
        if (alone!.people > 1) await mediated.remove(ctx, room)
        else await ctx.db.delete(rooms).where(and(eq(rooms.id, id), mine(ctx)))
        await conversationChanged(ctx, id)
      })
      return null
    },

    async say(ctx: Own, { id, content, clientId, guide, exercise }: Input<Api['say']>): Promise<SentMessage> {
      const room = await conversation(ctx, id)
      if (room.row.kind === 'mediation') return mediated.say(ctx, room, { content, clientId })
      allow({ access: 'member' }, ctx.actor, ctx.clock())
      await spend(ctx)
      const { said, reply } = await converse(ctx, room, { message: content, clientId, guide, exercise })
      const both = await saidAndAnswered(ctx, room, said.id)
      return { ...both[0]!, safety: reply.safety, reply: both[1] ?? null }
    },
  }
}

interface Drafted {
  kind: ReturnType<typeof kindOf>
  title: string
  description: string | null
}

/** Refuses another draft under the id of a click that made something else: it would be lost without a word. */
async function sameAs(ctx: Own, id: string, draft: Drafted): Promise<void> {
  const { row, key } = await conversation(ctx, id)
  const { kind, title, description } = opened(rooms, row, key)
  if (kind === draft.kind && title === draft.title && description === draft.description) return
  throw new AppError(
    'conflict',
    'This was begun already, with another title, type or description. It stands among your conversations.',
    { clientId: ['This belongs to another conversation'] },
  )
}

/** One's own words stay open for a while after access ended; the export has no end. */
const mayRead = (ctx: Own) => allow({ access: 'member', archive: true }, ctx.actor, ctx.clock())

const idFor = async (ctx: Own, clientId: string) =>
  uuidFrom(
    createHmac('sha256', await ownKey(ctx))
      .update(`conversation:${clientId}`)
      .digest(),
  )

async function totalsOf(ctx: Own, which: SQL | undefined): Promise<{ total: number; active: number }> {
  const { archivedAt, leftSeq } = roomParticipants
  const isActive = and(eq(rooms.status, 'active'), isNull(archivedAt), isNull(leftSeq))!
  const [row] = await ctx.db
    .select({ total: count(), active: countOf(isActive) })
    .from(rooms)
    .innerJoin(roomParticipants, and(eq(roomParticipants.roomId, rooms.id), eq(roomParticipants.userId, ctx.actor.id)))
    .where(and(conversationsOf(ctx), which))
  return row!
}

async function saidAndAnswered(ctx: Own, room: Room, id: string) {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.roomId, room.row.id), or(eq(messages.id, id), eq(messages.replyTo, id))))
    .orderBy(messages.seq)
  return rows.map((row) => message(opened(messages, row, room.key)))
}
