import { z } from 'zod'
import { SubscriptionType } from './account.ts'
import { defineApi } from './endpoint.ts'
import { Instant, Nothing } from './fields.ts'
import { Plan } from './membership.ts'

/** US dollars, whole or with cents: 10, 4.34. Negative in a line that gives something back. */
const Amount = z.number()

const SECRET = 'Give the clientSecret that this payment, or this change of card, began with'
const secret = z.string(SECRET).regex(/^[A-Za-z]+_\w{1,240}$/, SECRET)
const plan = z.enum(Plan.options, 'Choose core, plus or prime')

/** What the payment form needs. A subscription that was begun and not paid is gone on with, never made twice. */
export const Checkout = z.object({
  clientSecret: z.string(),
  kind: z.enum(['subscription', 'payment']),
  plan: Plan,
  /** Due today. */
  amount: Amount,
  /** When it is charged again; null for what is paid once. */
  renewsAt: Instant.nullable(),
})
export type Checkout = z.infer<typeof Checkout>

export const Card = z.object({
  /** Such as visa. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  expired: z.boolean(),
})
export type Card = z.infer<typeof Card>

/** What someone pays and has, on one page. Without a plan `status` is none, and but for `withdrawal` and `ended` all is null. */
export const SubscriptionStatus = z.object({
  status: z.enum(['none', 'active', 'past_due']),
  plan: Plan.nullable(),
  subscriptionType: SubscriptionType,
  /** When this plan was first paid. */
  since: Instant.nullable(),
  /** What is charged next, and when: what a change left in credit is taken off. Null when nothing is. */
  nextCharge: z.object({ amount: Amount, at: Instant }).nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The end of a plan that was canceled. */
  endsAt: Instant.nullable(),
  /** A charge that failed. Access goes on while it is tried again; `nextTry` is null after the last. */
  failed: z.object({ amount: Amount, since: Instant, reason: z.string(), nextTry: Instant.nullable() }).nullable(),
  card: Card.nullable(),
  /** Prime's place in the waiting list, from 1; null once the person has left it. */
  waitlist: z.object({ position: z.int(), since: Instant }).nullable(),
  /**
   * Until when the contract can be withdrawn from, and what comes back; also where it ended sooner, and then `status` is
   * none. Null when that is over.
   */
  withdrawal: z.object({ until: Instant, amount: Amount }).nullable(),
  /** The plan that was there before, and when it ended. */
  ended: z.object({ plan: Plan, at: Instant }).nullable(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** A change of plan to the cent, before anything happens. */
export const ChangePreview = z.object({
  plan: Plan,
  /** Sent back with the change, which then costs what this says. */
  prorationDate: z.int(),
  lines: z.array(z.object({ description: z.string(), amount: Amount })),
  dueToday: Amount,
  /** Kept for the next charge. */
  credit: Amount,
  /** Paid back to the card: Prime over a running plan. */
  refund: Amount,
  next: z.object({ amount: Amount, at: Instant }).nullable(),
  /** What the change does to the sharing of resolved conflicts from now on; what was resolved before stays as it was. */
  sharing: z.enum(['starts', 'stops', 'same']),
  card: Card.nullable(),
})
export type ChangePreview = z.infer<typeof ChangePreview>

export const Receipt = z.object({
  id: z.string(),
  number: z.string(),
  at: Instant,
  plan: Plan,
  amount: Amount,
  refunded: Amount,
  /** What was paid for; null for what is paid once. */
  from: Instant.nullable(),
  to: Instant.nullable(),
  lines: z.array(z.object({ description: z.string(), amount: Amount })),
  /** The provider's own page of it, where there is one. */
  url: z.string().nullable(),
  /** Paid with a test card, whatever the server's payments are now: no money moved. */
  isTest: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>

const Told = z.object({ message: z.string() })

export const billingApi = defineApi({
  createSubscription: {
    method: 'POST',
    path: '/api/create-subscription',
    access: 'signed-in',
    summary: 'Begins to pay for a plan (core unless named), or goes on with what was begun. 409 with a plan running.',
    body: z.strictObject({ plan: plan.optional(), priceId: z.string().trim().max(99).optional() }).nullish(),
    response: Checkout,
  },
  agree: {
    method: 'POST',
    path: '/api/subscription-consent',
    access: 'signed-in',
    summary: 'Notes that the person ticked the consent beside the pay button, for this payment.',
    body: z.strictObject({ clientSecret: secret }),
    response: Nothing,
    status: 204,
  },
  subscriptionStatus: {
    method: 'GET',
    path: '/api/subscription-status',
    access: 'signed-in',
    summary: 'What the person has and pays, as the payment provider knows it now.',
    response: SubscriptionStatus,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/cancel-subscription',
    access: 'signed-in',
    summary: 'Ends the plan: at once, or with `when: "period_end"` when what is paid for ends.',
    body: z.strictObject({ when: z.enum(['now', 'period_end'], 'Choose now or period_end').optional() }).nullish(),
    response: Told.extend({ endsAt: Instant }),
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/resume-subscription',
    access: 'signed-in',
    summary: 'Takes a cancellation back, as long as the plan has not ended.',
    body: z.strictObject({}).nullish(),
    response: SubscriptionStatus,
  },
  previewChange: {
    method: 'POST',
    path: '/api/change-subscription/preview',
    access: 'signed-in',
    summary: 'What another plan costs today and later. Changes nothing.',
    body: z.strictObject({ plan }),
    response: ChangePreview,
  },
  changeSubscription: {
    method: 'POST',
    path: '/api/change-subscription',
    access: 'signed-in',
    summary: 'Changes between core and plus, as previewed. A clientSecret: the bank asks for approval first.',
    body: z.strictObject({ plan, prorationDate: z.int('As the preview said') }),
    response: z.object({ status: SubscriptionStatus, clientSecret: z.string().nullable() }),
  },
  withdraw: {
    method: 'POST',
    path: '/api/withdraw-subscription',
    access: 'signed-in',
    summary:
      'Withdraws from the contract within 14 days, also if it has ended: ends at once, what was paid comes back.',
    body: z.strictObject({}).nullish(),
    response: Told.extend({ amount: Amount }),
  },
  beginCard: {
    method: 'POST',
    path: '/api/update-card',
    access: 'signed-in',
    summary: 'Begins to change the card; the clientSecret is confirmed as a payment is.',
    body: z.strictObject({}).nullish(),
    response: z.object({ clientSecret: z.string(), kind: z.literal('setup') }),
  },
  useCard: {
    method: 'POST',
    path: '/api/update-card/confirm',
    access: 'signed-in',
    summary:
      'Charges the confirmed card from now on, and at once for what is overdue. `approve`: the secret of that payment, where the bank asks its owner first.',
    body: z.strictObject({ clientSecret: secret }),
    response: SubscriptionStatus.extend({ approve: z.string().optional() }),
  },
  receipts: {
    method: 'GET',
    path: '/api/receipts',
    access: 'signed-in',
    summary: 'Payments, newest first, at most 100; `before` continues.',
    query: z.object({ before: z.string().max(64).optional() }),
    response: z.array(Receipt),
  },
  portal: {
    method: 'POST',
    path: '/api/billing-portal',
    access: 'signed-in',
    summary: 'The address of the provider’s own page for this person; 404 in test payments, which have none.',
    body: z.strictObject({}).nullish(),
    response: z.object({ url: z.string() }),
  },
  joinWaitlist: {
    method: 'POST',
    path: '/api/waiting-list',
    access: 'signed-in',
    summary: 'Joins the waiting list again, at its end; for Prime.',
    body: z.strictObject({}).nullish(),
    response: SubscriptionStatus,
  },
  leaveWaitlist: {
    method: 'DELETE',
    path: '/api/waiting-list',
    access: 'signed-in',
    summary: 'Leaves the waiting list. Prime stays.',
    response: SubscriptionStatus,
  },
})

const DAYS = 'Give a number of days from 1 to 400'

/** There only while Stripe is not connected. */
export const testPaymentsApi = defineApi({
  confirm: {
    method: 'POST',
    path: '/api/test-payments/confirm',
    access: 'signed-in',
    summary: 'Pays with a test card, named by its id or its number. `approve` answers what the bank asks (3-D Secure).',
    body: z.strictObject({
      clientSecret: secret,
      card: z.string('Choose a test card').trim().max(60),
      approve: z.boolean().optional(),
    }),
    response: z.object({
      status: z.enum(['succeeded', 'requires_action', 'requires_payment_method']),
      /** Why the bank said no, in the provider's words. */
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  },
  advance: {
    method: 'POST',
    path: '/api/test-payments/advance',
    access: 'signed-in',
    summary: 'Moves the clock of the person’s own test payments, to see what a renewal does.',
    body: z.strictObject({ days: z.int(DAYS).min(1, DAYS).max(400, DAYS) }),
    response: SubscriptionStatus,
  },
})

/** What the provider calls; the server mounts it by hand, since the signature is over the bytes. */
export const webhookApi = defineApi({
  hear: {
    method: 'POST',
    path: '/api/billing/webhook',
    access: 'anyone',
    summary: 'The payment provider’s events, refused without its signature.',
    body: z.looseObject({ id: z.string(), type: z.string() }),
    response: z.object({ received: z.literal(true) }),
  },
})
