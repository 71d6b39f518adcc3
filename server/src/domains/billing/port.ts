import type { Plan } from '@mallama/contracts/membership'

/** Whose customer somebody is. Test payments, Stripe's test mode and live Stripe never stand for each other. */
export type Provider = 'test' | 'stripe'
/** Cents, and milliseconds since 1970. */
export interface HeldCard {
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

export interface PlanAtProvider {
  id: string
  item: string
  /** Null: a price that is none of ours. */
  plan: Plan | null
  status: string
  created: number
  periodStart: number
  periodEnd: number
  /** When it ends by itself, because it was canceled. */
  endsAt: number | null
  /** Canceled with its account, which an administrator disabled: it goes on when that is enabled. */
  isStopped: boolean
  endedAt: number | null
  card: HeldCard | null
  invoice: string | null
  /** The charge that is overdue, and what the bank said. */
  failed: { amount: number; since: number; reason: string; nextTry: number | null } | null
}

export interface PrimeAtProvider {
  /** The payment. */
  id: string
  status: string
  created: number
  paidAt: number | null
  /** Given back whole, or disputed and not won. */
  isReversed: boolean
  card: HeldCard | null
}

export interface ItemLine {
  description: string
  amount: number
}

export interface Payment {
  /** The invoice, or Prime's payment. */
  id: string
  number: string
  /** Null: Prime. */
  subscription: string | null
  /** What can be paid back. */
  payment: string | null
  plan: Plan
  at: number
  amount: number
  refunded: number
  /** The bank has taken it back for its owner, or still decides: it cannot be paid back a second time. */
  isDisputed: boolean
  from: number | null
  to: number | null
  lines: ItemLine[]
  url: string | null
}

/** All that the provider knows of one customer. Newest first. */
export interface Books {
  plans: PlanAtProvider[]
  primes: PrimeAtProvider[]
  payments: Payment[]
  next: { amount: number; at: number } | null
  /** What a downgrade left, to be used by the next charge. */
  credit: number
  /** The provider's clock for this customer, where it is not ours: a test clock that was moved. */
  now: number | null
}

export interface Begun {
  id: string
  clientSecret: string
  renewsAt: number | null
}

export interface Preview {
  lines: ItemLine[]
  total: number
  due: number
  /** Credit that is left afterwards. */
  credit: number
}

export interface ProviderEvent {
  id: string
  type: string
  livemode: boolean
  customer: string | null
  payment: string | null
}

/** What the house asks of a payment provider. `key`: the same twice is done once. */
export interface Payments {
  provider: Provider
  livemode: boolean
  prices: Record<Plan, string>
  makeCustomer(account: string): Promise<string>
  /** Ends everything of a customer and has the provider forget them. Twice is once. */
  forgetCustomer(customer: string, payments: string[]): Promise<void>
  read(customer: string, primes: string[]): Promise<Books>
  beginPlan(customer: string, plan: Plan, key: string): Promise<Begun>
  beginPrime(customer: string, key: string): Promise<Begun>
  /** What was begun, to go on with; null when it is paid or over. */
  begun(id: string): Promise<Begun | null>
  /** Calls off what was begun. What was paid meanwhile stays paid. */
  callOff(id: string): Promise<void>
  endNow(plan: string): Promise<void>
  /** `isStopped`: because its account was disabled. */
  endLater(plan: string, isEnding: boolean, isStopped?: boolean): Promise<void>
  previewChange(plan: PlanAtProvider, to: Plan, at: number): Promise<Preview>
  previewEnd(plan: PlanAtProvider, at: number): Promise<Preview>
  /** A clientSecret when the bank asks for approval first. Throws the bank's refusal, with nothing changed. */
  change(plan: PlanAtProvider, to: Plan, at: number, key: string): Promise<string | null>
  /** `reason` is kept with it, for `refundedFor`. */
  refund(payment: string, amount: number, key: string, reason: string): Promise<void>
  /** What of a payment was given back for this reason, and arrived. */
  refundedFor(payment: string, reason: string): Promise<number>
  clearCredit(customer: string, amount: number, key: string): Promise<void>
  beginCard(customer: string): Promise<string>
  /** The card of a confirmed setup of this customer, or null. */
  cardOf(setup: string, customer: string): Promise<string | null>
  useCard(plan: string, card: string): Promise<void>
  /** A clientSecret when the bank asks for approval first. Throws the bank's refusal. */
  payOverdue(invoice: string, card: string): Promise<string | null>
  portal(customer: string, returnTo: string): Promise<string | null>
  /** An event whose signature holds; throws for every other. */
  hear(payload: Buffer, signature: string, now: number): ProviderEvent
  /** What of the settings the provider does not know, by the variable's name. */
  prove(): Promise<string[]>
}
