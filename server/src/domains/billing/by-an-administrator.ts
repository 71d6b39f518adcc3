import { AppError } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import type { Desk } from './desk.ts'
import { cancelFor, standsNow } from './leave.ts'

/**
 * An administrator ends a plan at once, somebody else's or their own. Noted first: whatever stops this between here and
 * the provider, nothing is done that is not in the log.
 */
export async function cancelByAdministrator(desk: Desk, ctx: Own, whom: string, why: string | null) {
  const act = await ctx.audit.note(ctx.db, { did: 'canceled', by: ctx.actor.id, whom, why })
  try {
    return await cancelFor(desk, whom, 'now')
  } catch (error) {
    // One that was to end anyway renews no more, and may still be there.
    const isGone = async () => (await standsNow(desk, whom)) !== true
    if (!(await mayHaveHappened(desk, error, isGone))) await ctx.audit.drop(ctx.db, act)
    throw error
  }
}

/**
 * Whether what broke off came to pass all the same. Where there was nothing to do, or nobody to ask, it did not; else the
 * provider is asked how the plan stands now, and where it does not say nobody knows: then it stays in the log.
 */
export async function mayHaveHappened(desk: Desk, error: unknown, asks: () => Promise<boolean>): Promise<boolean> {
  if ((error instanceof AppError && error.code === 'conflict') || !desk.payments) return false
  return asks()
}
