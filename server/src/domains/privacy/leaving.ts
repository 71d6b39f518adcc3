import type { privacyApi } from '@mallama/contracts/privacy'
import type { Input } from '@mallama/contracts/endpoint'
import { inTransaction, type Own } from '../../context.ts'
import { eraseEvents } from '../../platform/live.ts'
import * as chat from '../chat/chat.ts'
import * as community from '../community/community.ts'
import * as insights from '../insights/insights.ts'
import * as journal from '../journal/journal.ts'
import * as mediation from '../mediation/mediation.ts'
import * as relationships from '../relationships/relationships.ts'
import * as reminders from '../reminders/reminders.ts'
import * as tools from '../tools/tools.ts'

/** What open pages of the person show of what was wiped. */
const LISTS = [
  '/api/relationships',
  '/api/chat-sessions',
  '/api/journal',
  '/api/learning-feed',
  '/api/reminders',
  '/api/progress',
]

/** Erases the person at once: the words, the key that opens them, the account where it is ours, every sign-in. */
export async function remove(ctx: Own, proof: Input<typeof privacyApi.remove>): Promise<null> {
  await show(ctx, proof)
  await ctx.identity.remove(ctx.db, ctx.actor.id)
  return null
}

/**
 * Erases what the person wrote; account, membership and payments stay. In one transaction: after a kill all is there
 * or nothing is.
 */
export async function wipe(ctx: Own, proof: Input<typeof privacyApi.wipe>): Promise<null> {
  await show(ctx, proof)
  await inTransaction(ctx, async (ctx) => {
    await mediation.wipe(ctx)
    await chat.eraseRoomsOf(ctx, ctx.actor.id)
    for (const domain of [community, tools, insights, journal, reminders, relationships]) await domain.wipe(ctx)
    await eraseEvents(ctx.db, ctx.actor.id)
    await ctx.live.changed(ctx.db, ctx.actor.id, ...LISTS)
    // Before it is certain: one rewrite too many costs little, one too few leaves rows in every dump.
    await ctx.keys.shed()
  })
  return null
}

const show = ({ identity, actor, address }: Own, { password }: { password?: string | undefined } = {}) =>
  identity.requireShown({ userId: actor.id, authTime: actor.authTime, password, address })
