import type { RelationshipInsightsInput } from '@mallama/coach/operations'
import type { Turn } from '@mallama/coach/port'
import { and, count, desc, eq, max } from 'drizzle-orm'
import { ownKey, type Own } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import { savedChats } from './chat.table.ts'
import { counting, readAgain, stateOf } from './flag.ts'
import { messagesOf, openRoomOf, type Message, type Room } from './rooms.ts'

/** Saved chats of which the heads are read, and of which the talk is. */
const HEADS = 200
const TALKS = 20
const OPEN = 2_000
/** Characters of the person's own words that are read for danger: the newest. */
const READ = 20_000

type Head = RelationshipInsightsInput['savedChats'][number]
type Flag = NonNullable<RelationshipInsightsInput['flag']>

/** What the chats about someone tell beyond themselves. */
interface Told {
  /** Oldest first. */
  savedChats: Head[]
  /** The person's own words in them, newest first: those of saved ones, and of the open one where it is flagged. */
  said: string[]
  /** The gravest thing that was seen in the open chat, a temporary one included: safety is never switched off. */
  flag: Flag | null
}

const of = (ctx: Own, relationshipId: string) =>
  and(eq(savedChats.relationshipId, relationshipId), eq(savedChats.userId, ctx.actor.id))

/** Another one as soon as a chat was saved or deleted, or the open one was flagged. No word of them is in it. */
export async function talkMark(ctx: Own, relationshipId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ rows: count(), newest: max(savedChats.ordinal) })
    .from(savedChats)
    .where(of(ctx, relationshipId))
  const flag = flagIn(await openRoom(ctx, relationshipId))
  return `${row!.rows}/${row!.newest ?? 0}/${flag ? `${flag.tier} ${flag.category}` : ''}`
}

/** What was talked about, for insights. */
export async function told(ctx: Own, relationshipId: string): Promise<Told> {
  const key = await ownKey(ctx)
  const { title, originalIssue, keyTakeaways, createdAt: at } = savedChats
  const heads = await ctx.db
    .select({ title, originalIssue, keyTakeaways, at })
    .from(savedChats)
    .where(of(ctx, relationshipId))
    .orderBy(desc(savedChats.ordinal))
    .limit(HEADS)
  const room = await openRoom(ctx, relationshipId)
  const messages = room ? await messagesOf(ctx, room, OPEN) : []
  const saved = (await savedTalks(ctx, relationshipId, TALKS)).flatMap((talk) => talk.toReversed())
  const flag = room ? flagOf(room, messages) : null
  return {
    savedChats: heads.map((row) => opened(savedChats, row, key)).toReversed(),
    // An open talk without a flag was read as it came: what was set aside in it is not seen again.
    said: newest([...(flag && !room?.row.temporary ? messages.toReversed() : []), ...saved]),
    flag,
  }
}

/**
 * What was said last, oldest first: the open chat, or where nothing was said there the one saved last. `isSettled`: it was
 * read for danger as it came, and what was seen there was set aside or nothing.
 */
export async function lastTalk(ctx: Own, relationshipId: string): Promise<{ turns: Turn[]; isSettled: boolean }> {
  const room = await openRoomOf(ctx, relationshipId)
  const messages = room && !room.row.temporary ? await messagesOf(ctx, room, OPEN) : []
  const turns = messages.map(({ role, content }) => ({ role, content }))
  if (turns.some(({ role }) => role === 'user')) return { turns, isSettled: flagIn(room) === null }
  return { turns: (await savedTalks(ctx, relationshipId, 1))[0] ?? [], isSettled: false }
}

/** Newest chat first, each oldest turn first. */
async function savedTalks(ctx: Own, relationshipId: string, most: number): Promise<Turn[][]> {
  const key = await ownKey(ctx)
  const rows = await ctx.db
    .select({ chatHistory: savedChats.chatHistory })
    .from(savedChats)
    .where(of(ctx, relationshipId))
    .orderBy(desc(savedChats.ordinal))
    .limit(most)
  return rows.map((row) => opened(savedChats, row, key).chatHistory.map(({ role, content }) => ({ role, content })))
}

function newest(turns: readonly Turn[]): string[] {
  let read = 0
  return turns
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content) => (read += content.length) <= READ)
}

const openRoom = async (ctx: Own, relationshipId: string): Promise<Room | null> => {
  const room = await openRoomOf(ctx, relationshipId)
  return room && readAgain(ctx, room)
}

const flagIn = (room: Room | null) => room && counting(stateOf(room).flag)

/** Whose trouble it is stands with the reply that saw it. */
function flagOf(room: Room, messages: readonly Message[]): Flag | null {
  const flag = flagIn(room)
  if (!flag) return null
  const seen = messages.find(
    ({ result }) => result?.safety?.tier === flag.tier && result.safety.category === flag.category,
  )
  const category = flag.category as Flag['category']
  return { tier: flag.tier, category, thirdParty: seen?.result?.safety?.thirdParty ?? false }
}
