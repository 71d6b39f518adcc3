import { guards, isLifted } from '@mallama/coach/safety/flag'
import { disclaims } from '@mallama/coach/safety/screen'
import { SCREEN } from '@mallama/coach/safety/version'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety, SafetyCategory } from '@mallama/contracts/safety'
import { and, eq } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { open, sealed } from '../../platform/secrets.ts'
import { isOutOfTime } from '../../platform/threads.ts'
import { rooms, type RoomState } from './chat.table.ts'
import { messagesOf, mine, type Room } from './rooms.ts'

type Flag = RoomState['flag']

export const stateOf = ({ row, key }: Pick<Room, 'row' | 'key'>): RoomState =>
  row.state ? open<RoomState>(row.state, key, `rooms.${rooms.state.name}`) : { coach: null, flag: null }

/** What of a room's flag counts: once a doubt flagged a room as well. */
export const counting = (flag: Flag): Flag => (needsHelp(flag) ? flag : null)

/** The room's flag after a reply: the gravest, without what the person set aside. */
export function flagsAfter(
  before: RoomState,
  { safety, message, at, coach }: { safety: Safety; message: string; at: string; coach: unknown },
): Pick<RoomState, 'flag' | 'aside'> {
  const flag = counting(before.flag)
  const kept = before.aside ? { aside: before.aside } : {}
  if (needsHelp(safety))
    return {
      ...kept,
      flag:
        flag && flag.tier >= safety.tier ? flag : { tier: safety.tier, category: safety.category, at, screen: SCREEN },
    }
  // What a language model that may do so has cleared flags nothing any more, and guards nothing.
  if (flag && flag.tier < 3 && safety === null && isLifted(coach, flag.category)) return { ...kept, flag: null }
  // Said with the button, or in so many words where nothing is seen any more.
  const gone = safety?.aside ? safety.category : safety === null && disclaims(message) ? flag?.category : undefined
  if (gone === undefined || (flag && (flag.tier === 3 || flag.category !== gone))) return { ...kept, flag }
  const harm = guards({ category: gone as SafetyCategory })
  return { ...kept, ...(harm ? { aside: { category: gone, at } } : {}), flag: null }
}

/** As much as is screened at once, within the time that a text may take. */
const TOGETHER = 20
const READ = 2_000

/**
 * The room with its flag as the screen of now sees it. What was stated stays; what a language model saw is not ours to
 * lower; what cannot be read in time stays until the next time.
 */
export async function readAgain(ctx: Own, room: Room): Promise<Room> {
  const state = stateOf(room)
  const { flag } = state
  if (!flag || flag.tier === 3 || flag.screen === SCREEN) return room
  const said = await messagesOf(ctx, room, READ)
  const byModel = said.some(({ result }) => result?.coach === 'language-model' && needsHelp(result.safety))
  try {
    const now = byModel
      ? flag
      : await seenIn(
          ctx,
          said.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
        )
    const next = now && { tier: now.tier, category: now.category, at: flag.at, screen: SCREEN }
    const { state: put = null } = sealed(rooms, { state: { ...state, flag: next } }, room.key)
    const change = { state: put }
    await ctx.db
      .update(rooms)
      .set(change)
      .where(and(eq(rooms.id, room.row.id), mine(ctx), eq(rooms.lastMessageAt, room.row.lastMessageAt)))
    return { ...room, row: { ...room.row, ...change } }
  } catch (error) {
    if (isOutOfTime(error)) return room
    throw error
  }
}

async function seenIn(ctx: Own, texts: readonly string[]): Promise<Flag> {
  let gravest: Safety = null
  for (let from = 0; from < texts.length; from += TOGETHER) {
    const seen = await ctx.readers.screen(texts.slice(from, from + TOGETHER), ctx.actor.country, ctx.actor.id)
    if (needsHelp(seen) && seen.tier > (gravest?.tier ?? 0)) gravest = seen
  }
  return needsHelp(gravest) ? { tier: gravest.tier, category: gravest.category, at: '' } : null
}
