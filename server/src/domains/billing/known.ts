import { eq, sql } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import * as membership from '../membership/membership.ts'
import { billingAccounts } from './billing.table.ts'
import type { AccountRow, Desk } from './desk.ts'
import { writeLetters } from './letters.ts'
import { endedStanding, isOver } from './standing.ts'

/** What was read last of somebody, for when their provider cannot be asked: half set, or down. */

/** The account that their access stands on. Where it stands on none: of accounts without a plan the one that ended last. */
export async function knownOf(desk: Desk, { id, stripeSubscriptionId }: Own['actor']): Promise<AccountRow | undefined> {
  const theirs = await desk.db.select().from(billingAccounts).where(eq(billingAccounts.userId, id))
  const holding = theirs.find(({ standing }) => stripeSubscriptionId && standing?.id === stripeSubscriptionId)
  if (holding || stripeSubscriptionId) return holding && endIfOver(desk, holding.id)
  return theirs
    .filter(({ standing }) => !standing?.id)
    .toSorted((a, b) => (b.endedAt ?? '').localeCompare(a.endedAt ?? ''))[0]
}

/** A plan that was canceled ends on the day that was named, though nobody can say so anew. */
export async function endIfOver(desk: Desk, accountId: string): Promise<AccountRow | undefined> {
  const now = desk.clock()
  return desk.db.transaction(async (tx) => {
    const db = tx as unknown as Db
    const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.id, accountId)).for('update')
    const { standing } = account ?? {}
    if (!account || !standing || !isOver(standing, now)) return account
    const { id, plan, endsAt } = standing
    const ended = { id: id!, plan: plan ?? 'core', at: endsAt! }
    const changes = {
      standing: endedStanding(ended),
      endedPlan: ended.plan,
      endedAt: isoAt(ended.at),
      version: account.version + 1,
    }
    await db.update(billingAccounts).set(changes).where(eq(billingAccounts.id, accountId))
    const told = { plan: ended.plan, at: isoAt(ended.at) }
    await writeLetters(db, account.userId, [{ key: `ended:${ended.id}`, kind: 'ended', told }], now)
    await membership.dropPlan(db, desk.live, account.userId, ended.id, now, ended.at)
    return { ...account, ...changes }
  })
}

export async function endKnown(desk: Desk): Promise<void> {
  const canceled = await desk.db
    .select({ id: billingAccounts.id, standing: billingAccounts.standing })
    .from(billingAccounts)
    .where(sql`${billingAccounts.standing} ->> 'state' = 'canceling'`)
  for (const { id, standing } of canceled) if (standing && isOver(standing, desk.clock())) await endIfOver(desk, id)
}
