import type { TestCard } from './cards.ts'

/** Seconds since 1970, and cents: as Stripe counts. */
export interface Line {
  description: string
  amount: number
  price: string
  from: number
  to: number
  proration: boolean
}

export interface Refund {
  id: string
  amount: number
  created: number
  /** Absent in books of before. */
  metadata?: Record<string, string>
  status: 'succeeded' | 'failed'
  /** A card that takes no refund says so a day later. */
  failsAt: number | null
}

export interface Charge {
  id: string
  created: number
  refunds: Refund[]
  dispute: { id: string; created: number; status: 'needs_response' | 'lost' | 'won' } | null
  /** A card whose owner objects: when, and when the bank has decided. */
  objects: { at: number; decided: number; as: 'lost' | 'won' } | null
}

export interface Intent {
  id: string
  kind: 'payment' | 'setup'
  amount: number
  created: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  card: string | null
  error: { code: string; decline_code?: string; message: string } | null
  invoice: string | null
  metadata: Record<string, string>
  charge: Charge | null
}

export interface Invoice {
  id: string
  number: string
  subscription: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  paidAt: number | null
  total: number
  due: number
  startingBalance: number
  lines: Line[]
  intent: string | null
  attempts: number
  nextAttempt: number | null
}

export interface Subscription {
  id: string
  item: string
  price: string
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  created: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  latestInvoice: string
  card: string | null
  metadata: Record<string, string>
  /** A change that waits for its payment. */
  pending: { price: string; invoice: string; expires: number; proratedAt: number } | null
  /** The period whose coming charge was announced. */
  announced: number
}

export interface Heard {
  id: string
  type: string
  created: number
  object: { id: string; object: string }
}

export interface Book {
  customer: string
  created: number
  metadata: Record<string, string>
  deleted: boolean
  /** Numbers ids. */
  count: number
  /** How far this customer's clock is ahead of the house's, in seconds. */
  ahead: number
  /** What is left of credits, below zero as Stripe counts. */
  balance: number
  cards: Record<string, { id: string; card: TestCard['id']; expYear: number; expMonth: number; approved: boolean }>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  intents: Record<string, Intent>
  /** Events that were not delivered yet. */
  events: Heard[]
  /** What was answered under which idempotency key. */
  answers: Record<string, { asked: string; status: number; body: unknown }>
}

/** Ids name their customer: whatever is asked for, its book is found. */
export const newId = (book: Book, kind: string): string => `${kind}_${book.customer.slice(4)}x${++book.count}`
export const customerOf = (id: string): string => `cus_${/^[a-z]+_([\da-f]+)/.exec(id)?.[1]}`
export const secretOf = (id: string): string => `${id}_secret_test`

export const tell = (book: Book, now: number, type: string, object: { id: string; object: string }): void =>
  void book.events.push({ id: newId(book, 'evt'), type, created: now, object })

export const newBook = (customer: string, now: number, metadata: Record<string, string>): Book => ({
  customer,
  created: now,
  metadata,
  deleted: false,
  count: 0,
  ahead: 0,
  balance: 0,
  cards: {},
  subscriptions: {},
  invoices: {},
  intents: {},
  events: [],
  answers: {},
})
