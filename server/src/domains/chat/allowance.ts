import { DAY_MS } from '@mallama/contracts/days'
import type { Own } from '../../context.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'

const HOUR = 60 * 60 * 1_000

/** More than anyone writes who means it; a script, or a page gone wild, meets it. The same in every process. */
const allowances = [quota('coach-hour', 60, HOUR), quota('coach-day', 400, DAY_MS)]

/** Counts one message to the coach. Throws 429 with Retry-After when the hour's or the day's are used up. */
export async function spend(ctx: Own): Promise<void> {
  for (const allowance of allowances) {
    const wait = await ctx.throttle.count(ctx.db, allowance, ctx.actor.id)
    refuseFor(wait, ctx.reply, 'That is a lot at once. Your words stay here; please send them again in a while.')
  }
}
