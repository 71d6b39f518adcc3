import type { Receipt } from '@mallama/contracts/billing'
import { desc, eq } from 'drizzle-orm'
import type { Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
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

/** Every payment of the person, newest first; kept here, so that they can be read and exported without the provider. */
export async function receiptsOf({ db, actor }: Pick<Whose, 'db' | 'actor'>): Promise<Receipt[]> {
  const rows = await db
    .select({ receipt: billingReceipts.receipt, livemode: billingAccounts.livemode })
    .from(billingReceipts)
    .innerJoin(billingAccounts, eq(billingAccounts.id, billingReceipts.accountId))
    .where(eq(billingReceipts.userId, actor.id))
    .orderBy(desc(billingReceipts.at))
  return rows.map(({ receipt, livemode }) => ({ ...receipt, isTest: !livemode }))
}
