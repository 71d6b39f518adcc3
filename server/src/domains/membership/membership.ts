import { TRIAL_MS } from '@mallama/contracts/access'
import type { User } from '@mallama/contracts/account'
import { AppError, conflict } from '@mallama/contracts/errors'
import { and, eq } from 'drizzle-orm'
import { inTransaction, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as account from '../account/account.ts'
import { users } from '../account/account.table.ts'
import { claimTrial } from './trials.ts'

export { dropPlan, endingTrials, setPlan, standsOn } from './plans.ts'
export { holdTrial, jobs } from './trials.ts'

const used = () => conflict('You have already used your free trial period.')

/** Starts the free trial: 24 hours of Core, once a person. */
export async function startTrial(ctx: Own): Promise<User> {
  const now = ctx.clock()
  const { email, emailVerified } = ctx.actor
  // An account without an address costs nothing to make: each would be another trial.
  if (!email) throw new AppError('forbidden', 'A free trial needs an email address. Add one to your account first.')
  // Before the plan is looked at: whoever had a trial and pays now is told what is so of the trial.
  if (ctx.actor.hasUsedTrial) throw used()
  if (ctx.actor.subscriptionType !== 'none')
    throw conflict('You have a plan, which includes everything a trial does. Your trial stays unused.')
  await inTransaction(ctx, async (ctx) => {
    // One statement decides: two clicks at once start one trial, the second is told so.
    const started = await ctx.db
      .update(users)
      .set({
        hasUsedTrial: true,
        trialStartDate: isoAt(now),
        trialEndDate: isoAt(now + TRIAL_MS),
        updatedAt: isoAt(now),
      })
      .where(and(eq(users.id, ctx.actor.id), eq(users.hasUsedTrial, false)))
      .returning({ id: users.id })
    if (started.length === 0) throw used()
    const heldUntil = await claimTrial(ctx.db, ctx.keys, { email, emailVerified }, now)
    if (heldUntil === null) return
    // When an account of this address was deleted is told to its owner alone: anybody can sign up with it.
    if (emailVerified) ctx.reply.header('Retry-After', String(Math.ceil((Date.parse(heldUntil) - now) / 1_000)))
    throw used()
  })
  await account.userChanged(ctx)
  return account.user(ctx)
}
