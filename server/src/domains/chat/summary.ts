import { accessOf } from '@mallama/contracts/access'
import { and, desc, eq } from 'drizzle-orm'
import { outside, type Own, type World } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import * as relationships from '../relationships/relationships.ts'
import { spend } from './allowance.ts'
import { messages, rooms, type KeptSummary } from './chat.table.ts'
import { listed } from './conversation-rows.ts'
import { counting, stateOf } from './flag.ts'
import { conversationChanged, messagesOf, mine, type Message, type Room } from './rooms.ts'

const JOB = 'conversation-summaries'
/** So many of one's own messages are enough to sum up. A model is asked again after so many newer ones. */
const ENOUGH = 3
const AGAIN = 3
const READ = 2_000
/** A model reads the newest turns. */
const TOLD = 120
const LONGEST_LINE = 140

/** Where the queue fails the talk stands all the same; the next answer asks again. */
export const sumUpLater = (ctx: Own, roomId: string) =>
  ctx.jobs
    .later(JOB, { userId: ctx.actor.id, roomId }, roomId)
    .catch((err: unknown) => ctx.log.warn({ err }, 'a summary could not be queued'))

/** Makes or renews the summary of a solo session where there is enough for one, and tells the person's pages. */
async function sumUp(world: World & { db: Db }, userId: string, roomId: string): Promise<void> {
  const actor = await account.asActor(world.db, world.keys, userId)
  if (!actor) return
  const ctx = outside(world, actor)
  const [room] = await listed(ctx, eq(rooms.id, roomId), 1)
  if (!room || room.row.kind !== 'solo') return
  const own = await ownSince(ctx, room, -1)
  const { summary } = opened(rooms, room.row, room.key)
  const again = summary?.coach === 'language-model' ? AGAIN : 1
  if (own < ENOUGH || (summary && (await ownSince(ctx, room, summary.upTo)) < again)) return
  // Under a flag nothing is put in short: what was said there is about safety, and help stands in the talk itself.
  const next = counting(stateOf(room).flag) ? null : await made(ctx, room)
  if (next === null && summary === null) return
  await ctx.db
    .update(rooms)
    .set({ summary: next && sealed(rooms, { summary: next }, room.key).summary })
    .where(and(eq(rooms.id, roomId), mine(ctx)))
  await conversationChanged(ctx, roomId)
}

async function ownSince(ctx: Own, { row }: Room, upTo: number): Promise<number> {
  const rows = await ctx.db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.roomId, row.id), eq(messages.authorId, ctx.actor.id)))
    .orderBy(desc(messages.seq))
    .limit(READ)
  return rows.filter(({ seq }) => seq > upTo).length
}

async function made(ctx: Own, room: Room): Promise<KeptSummary | null> {
  const said = await messagesOf(ctx, room, READ)
  const upTo = said.at(-1)?.seq
  if (upTo === undefined) return null
  const of = { at: isoAt(ctx.clock()), messages: said.length, upTo }
  const byModel = (await modelAnswers(ctx)) ? await inWords(ctx, room, said.slice(-TOLD)) : null
  if (byModel) return { ...of, text: byModel, coach: 'language-model' }
  const text = inCounts(said)
  return text === null ? null : { ...of, text, coach: 'built-in' }
}

/** Within the person's allowance, where they agreed to one, and never where access has ended. */
async function modelAnswers(ctx: Own): Promise<boolean> {
  if (account.coachOf(ctx).kind !== 'language-model' || !accessOf(ctx.actor, ctx.clock()).hasAppAccess) return false
  return spend(ctx).then(
    () => true,
    () => false,
  )
}

async function inWords(ctx: Own, room: Room, said: readonly Message[]): Promise<string | null> {
  const { title } = opened(rooms, room.row, room.key)
  const answer = await account
    .coachOf(ctx)
    .conversationSummary(
      {
        title: title ?? '',
        turns: said.map(({ role, content }) => ({ speaker: role === 'user' ? 'You' : 'Mallama', content })),
        knownPeople: await relationships.names(ctx),
        userFirstName: ctx.actor.firstName,
        country: ctx.actor.country,
        now: isoAt(ctx.clock()),
        timeZone: await account.zoneOf(ctx),
      },
      { signal: ctx.signal },
    )
    .catch(() => null)
  return answer?.coach === 'language-model' && !answer.safety ? answer.summary : null
}

/** What can be said without reading anything into it: how it began, in the person's own words, and how much there is. */
export function inCounts(said: readonly Pick<Message, 'role' | 'content' | 'result'>[]): string | null {
  const own = said.filter(({ role }) => role === 'user')
  const first = own.map(({ content }) => firstLine(content)).find((line) => line !== null)
  if (!first) return null
  const toSend = said.filter(({ result }) => result?.message).length
  const counts = [
    `${own.length} ${own.length === 1 ? 'message' : 'messages'} from you`,
    ...(toSend > 0 ? [`words to send ${toSend === 1 ? 'once' : `${toSend} times`}`] : []),
  ]
  return `It began with “${first}” So far: ${counts.join(', ')}.`
}

/** The first sentence, or as much of it as fits on a card; null where there are no letters in it. */
function firstLine(content: string): string | null {
  const [line = ''] = content.trim().split(/\n|(?<=[.!?…])\s/u)
  const whole = line.replace(/\s+/g, ' ').trim()
  if (!/\p{L}/u.test(whole)) return null
  const short = whole.length <= LONGEST_LINE ? whole : `${whole.slice(0, LONGEST_LINE).replace(/\s+\S*$/u, '')}…`
  const quoted = short.toWellFormed().replace(/[“”]/g, '"')
  return /[.!?…]$/u.test(quoted) ? quoted : `${quoted}.`
}

/** @param opened resolves once there is a world: jobs of before a restart may run while the next one is being made */
export const summaryJob = (world: Promise<World & { db: Db }>): Job => ({
  name: JOB,
  run: async ({ userId, roomId }) => sumUp(await world, String(userId), String(roomId)),
})
