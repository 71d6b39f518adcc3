import { SOLO_TITLE } from '@mallama/contracts/conversation-words'
import { and, eq, inArray } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { opened } from '../../platform/secrets.ts'
import { messages, rooms } from './chat.table.ts'
import { counting, stateOf } from './flag.ts'
import type { Room } from './rooms.ts'

/** More than is shown of it anywhere. */
const LONGEST = 200

/**
 * The first words of the solo sessions that nobody gave a title, by room: what tells them apart in a list. None of those where
 * anything was about danger, a doubt at the first words too: whoever looks over a shoulder at a list learns nothing from it.
 */
export async function beginningsOf(ctx: Own, found: readonly Room[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(found.filter(isUntitled).map(({ row, key }) => [row.id, key]))
  if (keys.size === 0) return new Map()
  const firsts = await ctx.db
    .selectDistinctOn([messages.roomId], { id: messages.id, roomId: messages.roomId, content: messages.content })
    .from(messages)
    .where(and(inArray(messages.roomId, [...keys.keys()]), eq(messages.authorId, ctx.actor.id)))
    .orderBy(messages.roomId, messages.seq)
  if (firsts.length === 0) return new Map()
  const ids = firsts.map(({ id }) => id)
  const answers = await ctx.db
    .select({ roomId: messages.roomId, result: messages.result })
    .from(messages)
    .where(and(inArray(messages.roomId, [...keys.keys()]), inArray(messages.replyTo, ids)))
  // Until it is answered nobody has read it.
  const calm = new Set(
    answers.flatMap((row) => {
      const safety = opened(messages, row, keys.get(row.roomId)!).result?.safety
      return safety && !safety.aside ? [] : [row.roomId]
    }),
  )
  const begins = new Map<string, string>()
  for (const row of firsts) {
    const { content } = opened(messages, row, keys.get(row.roomId)!)
    const line = content.replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed()
    if (calm.has(row.roomId) && /\p{L}/u.test(line)) begins.set(row.roomId, line)
  }
  return begins
}

function isUntitled(room: Room): boolean {
  if (room.row.kind !== 'solo' || counting(stateOf(room).flag)) return false
  const title = opened(rooms, room.row, room.key).title ?? ''
  return title === '' || title === SOLO_TITLE
}
