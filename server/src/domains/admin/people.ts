import type { adminApi, Member, Waiting } from '@mallama/contracts/admin'
import type { Input } from '@mallama/contracts/endpoint'
import { conflict } from '@mallama/contracts/errors'
import { inTransaction, type Own } from '../../context.ts'
import { PAGE, tellMore, tellTotal } from '../../platform/pages.ts'
import { accounts } from '../account/account.ts'
import {
  cancelByAdministrator,
  cancelFor as cancelPlan,
  mayHaveHappened,
  payers,
  renewsNow,
  resumeStopped,
} from '../billing/billing.ts'
import { asMembers, memberOf, type Desk } from './desk.ts'

export async function users(
  desk: Desk,
  ctx: Own,
  { state, ...asked }: Input<typeof adminApi.users>,
): Promise<Member[]> {
  const narrowed = { ...asked, ...(await withState(desk, state)) }
  const { found, more } = await accounts.people(ctx, { ...narrowed, most: PAGE })
  const last = found.at(-1)
  if (more && last) tellMore(ctx, last.id)
  // Of a search nobody knows how many there are before all are opened.
  if (!asked.q) tellTotal(ctx, await accounts.howMany(ctx, narrowed))
  return asMembers(desk, ctx, found)
}

async function withState({ billing }: Desk, state: Input<typeof adminApi.users>['state']) {
  if (!state) return {}
  return state === 'disabled' ? { disabled: true as const } : { among: await payers.whoIs(billing.desk, state) }
}

export async function changeUser(
  desk: Desk,
  ctx: Own,
  { id, disabled, signOutEverywhere, reason }: Input<typeof adminApi.changeUser>,
): Promise<Member> {
  const before = await memberOf(desk, ctx, id)
  if (id === ctx.actor.id) throw conflict('This is your own account. Change it under Account and security.')
  const isDisabled = before.state === 'disabled'
  const act = { by: ctx.actor.id, whom: id, why: reason }
  await inTransaction(ctx, async ({ db, identity, audit }) => {
    if (disabled !== undefined && disabled !== isDisabled) {
      await (disabled ? identity.disable(db, id) : identity.enable(db, id))
      await audit.note(db, { ...act, did: disabled ? 'disabled' : 'enabled' })
    }
    if (signOutEverywhere) {
      await identity.signOutEverywhere(db, id)
      await audit.note(db, { ...act, did: 'signed-out' })
    }
  })
  if (disabled && before.renews) await told(desk, ctx, act, 'renewal-stopped', () => stopRenewing(desk, id))
  if (disabled === false && isDisabled)
    await told(desk, ctx, act, 'renewal-resumed', () => resumeStopped(desk.billing.desk, id))
  return memberOf(desk, ctx, id)
}

/**
 * Who cannot come in is not charged again; what was paid for is theirs until then, if they are let in before. Where the
 * provider cannot be told, the account is disabled all the same, and the answer says that the plan still renews.
 */
async function stopRenewing({ billing }: Desk, id: string): Promise<boolean> {
  await cancelPlan(billing.desk, id, 'period_end', true)
  return true
}

type Noted = Parameters<Own['audit']['note']>[1]

/** What follows at the provider from an act: in the log before it is asked for, and not where it did not come to pass. */
async function told(
  desk: Desk,
  ctx: Own,
  act: Omit<Noted, 'did'> & { whom: string },
  did: 'renewal-stopped' | 'renewal-resumed',
  work: () => Promise<boolean>,
): Promise<void> {
  const noted = await ctx.audit.note(ctx.db, { ...act, did })
  const mayBeDone = await work().catch((error: unknown) => {
    const { name, code } = error as { name?: string; code?: string }
    ctx.log.error({ error: code ?? name, did }, 'the plan of an account was not stopped, or not resumed')
    const renews = did === 'renewal-resumed'
    return mayHaveHappened(desk.billing.desk, error, async () =>
      [null, renews].includes(await renewsNow(desk.billing.desk, act.whom)),
    )
  })
  if (!mayBeDone) await ctx.audit.drop(ctx.db, noted)
}

export async function cancelFor(
  desk: Desk,
  ctx: Own,
  { id, reason }: Input<typeof adminApi.cancelFor>,
): Promise<Member> {
  await memberOf(desk, ctx, id)
  await cancelByAdministrator(desk.billing.desk, ctx, id, reason)
  return memberOf(desk, ctx, id)
}

export async function waitingList(desk: Desk, ctx: Own): Promise<Waiting[]> {
  const waiting = await payers.waiting(desk.billing.desk)
  tellTotal(ctx, waiting.length)
  const ids = waiting.map(({ userId }) => userId)
  const names = await accounts.namesOf(ctx, ids)
  const disabled = await accounts.disabledOf(ctx.db, ids)
  return waiting.map(({ userId, ...one }) => ({
    ...one,
    who: { id: userId, name: names.get(userId) ?? 'No name' },
    disabled: disabled.has(userId),
  }))
}
