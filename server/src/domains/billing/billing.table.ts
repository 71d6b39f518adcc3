import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Receipt } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { instant } from '../../platform/columns.ts'
import { users } from '../account/account.table.ts'
import type { Provider } from './port.ts'
import type { PlanStanding } from './standing.ts'
import type { Book } from './test-payments/book.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const provider = () => text('provider').$type<Provider>().notNull()

/** A person at a payment provider, and what was last read there. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    provider: provider(),
    livemode: boolean('livemode').notNull(),
    customerId: text('customer_id').unique(),
    /** Counts what was written: what was read at the provider before the newest write is not written over it. */
    version: integer('version').notNull().default(0),
    standing: jsonb('standing').$type<PlanStanding>(),
    /** The last plan and when it ended. */
    endedPlan: text('ended_plan').$type<Plan>(),
    endedAt: instant('ended_at'),
    /** Since when Prime waits; empty once the person has left the list, which `leftList` then says. */
    waitingSince: instant('waiting_since'),
    leftList: boolean('left_list').notNull().default(false),
    /** A contract that is being withdrawn from: what is left of it is done at the next reading, whatever stopped it. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_accounts_of').on(table.userId, table.provider, table.livemode),
    index('billing_accounts_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
)

/** One try to buy a plan. Its id is the provider's idempotency key: two clicks, two tabs, one payment. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    plan: text('plan').$type<Plan>().notNull(),
    /** The subscription, or Prime's payment; null until the provider has answered. */
    providerId: text('provider_id'),
    open: boolean('open').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    /** When the consent beside the button was ticked. */
    agreedAt: instant('agreed_at'),
  },
  (table) => [
    uniqueIndex('billing_checkouts_open')
      .on(table.accountId)
      .where(sql`${table.open}`),
  ],
)

/** Events that were heard, so that one that comes twice is one. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [index('billing_events_at').on(table.at)],
)

/** What is kept of a payment; whose provider it was stands on its account. */
export type KeptReceipt = Omit<Receipt, 'isTest'>

export const billingReceipts = pgTable(
  'billing_receipts',
  {
    /** The provider's invoice, or Prime's payment. */
    id: text('id').primaryKey(),
    userId: owner(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    receipt: jsonb('receipt').$type<KeptReceipt>().notNull(),
  },
  (table) => [index('billing_receipts_owner').on(table.userId, table.at)],
)

export type LetterKind =
  | 'receipt'
  | 'refund'
  | 'refund-failed'
  | 'renewal'
  | 'failed'
  | 'canceled'
  | 'stopped'
  | 'withdrawn'
  | 'ended'
  | 'trial'

/** Plans, sums, days and the bank's reason: a letter about a payment says nothing else of anybody. */
export interface Told {
  plan?: Plan
  /** Dollars. */
  amount?: number
  at?: string
  nextTry?: string | null
  number?: string
  reason?: string
  /** Until when it can still be withdrawn from, and what comes back then. */
  withdrawal?: { until: string; amount: number }
}

/** Letters about payments, each written once. `key` is what it is about; sums, days and plans are all it says. */
export const billingLetters = pgTable(
  'billing_letters',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    key: text('key').notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    told: jsonb('told').$type<Told>().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('billing_letters_once').on(table.userId, table.key),
    index('billing_letters_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
)

/** Customers of deleted accounts, until the provider has forgotten them too. Says nothing of who they were. */
export const billingEndings = pgTable('billing_endings', {
  customerId: text('customer_id').primaryKey(),
  provider: provider(),
  livemode: boolean('livemode').notNull(),
  /** Payments that were begun: they are called off with it. */
  payments: jsonb('payments').$type<string[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** All that the test payments know of one customer. Moved in one piece, so that a crash leaves no half of a payment. */
export const testPayments = pgTable('test_payments', {
  customer: text('customer').primaryKey(),
  book: jsonb('book').$type<Book>().notNull(),
})
