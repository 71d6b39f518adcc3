import type { billingApi } from '@mallama/contracts/billing'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { conflict, notFound } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'
import { accountOf, paymentsOf, type AccountRow, type Desk } from './desk.ts'
import { shown } from './shown.ts'
import { sync } from './sync.ts'

/** Each is a setup at the provider, whether a card is saved or not. */
const perHour = quota('card setups', 20, 60 * 60 * 1000)

async function withCard(desk: Desk, ctx: Own): Promise<AccountRow & { customerId: string }> {
  const account = await accountOf(desk, ctx.actor.id)
  const fresh = account && (await sync(desk, account.id))
  const state = fresh?.standing?.state
  if (!fresh?.customerId || !['active', 'canceling', 'past_due'].includes(state ?? ''))
    throw conflict('No plan of yours is charged to a card.')
  return { ...fresh, customerId: fresh.customerId }
}

export async function beginCard(desk: Desk, ctx: Own): Promise<Output<typeof billingApi.beginCard>> {
  const { customerId } = await withCard(desk, ctx)
  const wait = await ctx.throttle.count(desk.db, perHour, ctx.actor.id)
  refuseFor(wait, ctx.reply, 'You have begun to change your card many times within an hour. Try again later.')
  return { clientSecret: await paymentsOf(desk).beginCard(customerId), kind: 'setup' }
}

/** The new card is used from now on, and pays at once what is overdue. A refusal leaves the card in place all the same. */
export async function useCard(
  desk: Desk,
  ctx: Own,
  { clientSecret }: Input<typeof billingApi.useCard>,
): Promise<Output<typeof billingApi.useCard>> {
  const account = await withCard(desk, ctx)
  const payments = paymentsOf(desk)
  const setup = clientSecret.split('_secret_')[0]!
  const card = setup.startsWith('seti_') ? await payments.cardOf(setup, account.customerId) : null
  if (!card) throw notFound('There is no such card.')
  const { id, invoice } = account.standing!
  await payments.useCard(id!, card)
  let approve: string | null = null
  try {
    if (invoice) approve = await payments.payOverdue(invoice, card)
  } finally {
    await sync(desk, account.id)
  }
  const after = (await sync(desk, account.id))!
  return { ...(await shown(desk.db, after, desk.clock())), ...(approve ? { approve } : {}) }
}

export async function portal(desk: Desk, ctx: Own): Promise<Output<typeof billingApi.portal>> {
  const account = await accountOf(desk, ctx.actor.id)
  const url = account?.customerId
    ? await paymentsOf(desk).portal(account.customerId, `${desk.env.publicUrl}/subscribe`)
    : null
  if (!url) throw notFound('There is nothing here.')
  return { url }
}
