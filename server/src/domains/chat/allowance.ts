import { DAY_MS } from '@mallama/contracts/days'
import type { Own } from '../../context.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'

const HOUR = 60 * 60 * 1_000

/** More than anyone writes who means it; a script, or a page gone wild, meets it. The same in every process. */
const allowances = [
  { most: quota('coach-hour', 60, HOUR), full: 'Mallama answers 60 times an hour at most, and this hour is full.' },
  { most: quota('coach-day', 400, DAY_MS), full: 'Mallama answers 400 times a day at most, and this day is full.' },
]

/** Counts one message to the coach. Throws 429 with Retry-After when the hour's or the day's are used up. */
export async function spend(ctx: Own): Promise<void> {
  for (const { most, full } of allowances) {
    const wait = await ctx.throttle.count(ctx.db, most, ctx.actor.id)
    // Whoever meets it is in the middle of something: it says what is full, and nothing of them.
    refuseFor(wait, ctx.reply, `${full} Your words stay here; please send them again in a while.`)
  }
}
