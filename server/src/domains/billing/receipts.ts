import type { billingApi, Receipt } from '@mallama/contracts/billing'
import type { Input } from '@mallama/contracts/endpoint'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Own, Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { older } from '../../platform/older.ts'
import { cut, PAGE, tellTotal } from '../../platform/pages.ts'
import { billingAccounts, billingReceipts, type KeptReceipt } from './billing.table.ts'
import type { Payment } from './port.ts'

/** Dollars, of the provider's cents. */
export const dollars = (cents: number): number => cents / 100

export const receiptOf = (payment: Payment): KeptReceipt => ({
  id: payment.id,
  number: payment.number,
  at: isoAt(payment.at),
  plan: payment.plan,
  amount: dollars(payment.amount),
  refunded: dollars(payment.refunded),
  from: payment.from === null ? null : isoAt(payment.from),
  to: payment.to === null ? null : isoAt(payment.to),
  lines: payment.lines.map(({ description, amount }) => ({ description, amount: dollars(amount) })),
  url: payment.url,
})

interface Part {
  from: SQL | undefined
  most: number
}

/** Every payment of the person, newest first; kept here, so that they can be read and exported without the provider. */
export async function receiptsOf({ db, actor }: Pick<Whose, 'db' | 'actor'>, part?: Part): Promise<Receipt[]> {
  const { at, id } = billingReceipts
  const rows = db
    .select({ receipt: billingReceipts.receipt, livemode: billingAccounts.livemode })
    .from(billingReceipts)
    .innerJoin(billingAccounts, eq(billingAccounts.id, billingReceipts.accountId))
    .where(and(eq(billingReceipts.userId, actor.id), part?.from))
    .orderBy(desc(at), desc(id))
  return (await (part ? rows.limit(part.most) : rows)).map(({ receipt, livemode }) => ({
    ...receipt,
    isTest: !livemode,
  }))
}

/** Newest first, at most 100. */
export async function receipts(ctx: Own, { before }: Input<typeof billingApi.receipts>): Promise<Receipt[]> {
  const { at, id, userId } = billingReceipts
  const mine = eq(userId, ctx.actor.id)
  tellTotal(ctx, await ctx.db.$count(billingReceipts, mine))
  const from = await older(ctx.db, billingReceipts, [at, id], mine, before)
  return cut(ctx, await receiptsOf(ctx, { from, most: PAGE + 1 }), PAGE, ({ id }) => id)
}
