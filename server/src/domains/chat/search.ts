import { setImmediate } from 'node:timers/promises'
import type { FoundConversation } from '@mallama/contracts/conversations'
import { placesOf } from '@mallama/contracts/conversation-words'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import { messages } from './chat.table.ts'
import { listed, shown, type Listed } from './conversation-rows.ts'
import type { Mediated } from './mediated.ts'

/** Looked through: the newest conversations, and of one's own messages in them the newest. */
const CONVERSATIONS = 500
const MESSAGES = 5_000
const AT_ONCE = 100
/** Shown around the words. */
const AROUND = 60
const SHOWN = 50

/** Where the words are: looked for in what is opened with the person's own key, and kept nowhere. */
export async function findIn(ctx: Own, mediated: Mediated, words: string): Promise<FoundConversation[]> {
  const rooms = await listed(ctx, undefined, CONVERSATIONS)
  const all = await shown(ctx, mediated, rooms)
  const said = await ownWords(ctx, rooms, words)
  const found: FoundConversation[] = []
  for (const one of all) {
    const hit = (['title', 'description', 'summary'] as const).find((where) => placesOf(one[where] ?? '', words)[0])
    const message = said.get(one.id)
    if (hit) found.push({ ...one, hit: { where: hit, text: one[hit]! } })
    else if (message) found.push({ ...one, hit: { where: 'message', text: message } })
    if (found.length === SHOWN) break
  }
  return found
}

/** The newest of one's own messages in each room that has them, cut to what stands around them. */
async function ownWords(ctx: Own, rooms: readonly Listed[], words: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  if (rooms.length === 0) return found
  const keys = new Map(rooms.map(({ row, key }) => [row.id, key]))
  const rows = await ctx.db
    .select({ roomId: messages.roomId, content: messages.content })
    .from(messages)
    .where(and(inArray(messages.roomId, [...keys.keys()]), eq(messages.authorId, ctx.actor.id)))
    .orderBy(desc(messages.createdAt))
    .limit(MESSAGES)
  for (const [at, row] of rows.entries()) {
    // Everybody else has a turn between: a talk may be years long.
    if (at > 0 && at % AT_ONCE === 0) await setImmediate()
    if (found.has(row.roomId)) continue
    const { content } = opened(messages, row, keys.get(row.roomId)!)
    const [place] = placesOf(content, words)
    if (place) found.set(row.roomId, around(content, place))
  }
  return found
}

function around(text: string, { start, end }: { start: number; end: number }): string {
  const from = Math.max(0, start - AROUND)
  const to = Math.min(text.length, end + AROUND)
  const cut = text.slice(from, to).toWellFormed().replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`
}
