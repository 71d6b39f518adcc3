import type { Member } from '@mallama/contracts/admin'
import { notFound } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import type { Database } from '../../platform/database.ts'
import { accounts } from '../account/account.ts'
import { payers, type Billing } from '../billing/billing.ts'
import type { CoachModels } from '../coach-model/coach-model.ts'

/** What the administrator's pages stand on, beside the context of each call. */
export interface Desk {
  database: Database
  billing: Pick<Billing, 'desk' | 'mode' | 'missing'>
  coachModels: Pick<CoachModels, 'coach'>
  /** When this server started, in milliseconds. */
  since: number
}

type Known = NonNullable<Awaited<ReturnType<typeof accounts.known>>>

/** The same people with how they pay and when they were here: two questions, however many they are. */
export async function asMembers(desk: Desk, ctx: Own, found: Known[]): Promise<Member[]> {
  const ids = found.map(({ id }) => id)
  const stands = await payers.standingsOf(desk.billing.desk, ids)
  const seen = await ctx.identity.seen(ctx.db, ids)
  return found.map(({ disabled, trialEndsAt, ...person }) => {
    const paying = stands.get(person.id)
    const state = disabled ? 'disabled' : paying?.isOverdue ? 'payment_failed' : paying?.endsAt ? 'canceling' : 'active'
    return {
      ...person,
      state,
      endsAt: trialEndsAt ?? paying?.endsAt ?? null,
      renews: paying?.renews ?? false,
      place: paying?.place ?? null,
      lastSeen: seen.get(person.id)?.lastSeen ?? null,
      devices: ctx.env.IDENTITY === 'firebase' ? null : (seen.get(person.id)?.devices ?? 0),
    }
  })
}

export async function memberOf(desk: Desk, ctx: Own, id: string): Promise<Member> {
  const known = await accounts.known(ctx, id)
  if (!known) throw notFound('There is nobody here with this id.')
  return (await asMembers(desk, ctx, [known]))[0]!
}
