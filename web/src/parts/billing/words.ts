import { dateWritten } from '@mallama/contracts/written-dates'
import type { Card } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'

/** To the cent: `$4.34`, `−$4.33`. */
export const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toFixed(2)}`

// The provider's days, as the letters about payments name them: a letter and a page never differ by one.
const zone = 'UTC'

/** 3 December 2026 */
export const day = (at: string) => dateWritten(at, { zone })
/** 3 December */
export const shortDay = (at: string) => dateWritten(at, { zone, year: false })

export const nameOfPlan = (plan: Plan) => plans[plan].name
export const isMonthly = (plan: Plan) => plans[plan].interval === 'month'
/** $20/month, $100 once */
export const priceOf = (plan: Plan) => `$${plans[plan].price}${isMonthly(plan) ? '/month' : ' once'}`

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }
const brandOf = ({ brand }: Card) => brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)

/** Visa ending in 4242 */
export const cardName = (card: Card) => `${brandOf(card)} ending in ${card.last4}`
/** 12/34 */
export const expiry = ({ expMonth, expYear }: Card) =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`

/** What stands beside the button that pays: the sum, when it is charged again, and how to stop that. */
export function termsOf(plan: Plan, amount: number, renewsAt: string | null): string {
  if (!isMonthly(plan)) return `${dollars(amount)} today, once. It does not renew, and there is nothing to cancel.`
  const next = renewsAt ? `, then ${dollars(plans[plan].price)} each month from ${day(renewsAt)}` : ' and each month'
  return `${dollars(amount)} today${next}. Cancel any time on your membership page, in two clicks.`
}

/** What a plan gives, in a line. */
export const givesOf: Record<Plan, string> = {
  core: 'Every tool. Shares anonymized learnings of resolved conflicts in the community feed.',
  plus: 'Everything in Core. Does not share resolved conflicts.',
  prime: 'Everything in Plus, and a paid waitlist for guided group mediation.',
}

export const welcomeTo = (plan: Plan, firstName: string | null | undefined) =>
  `${plan === 'prime' ? 'Added to Prime Waiting List. ' : ''}Welcome to ${nameOfPlan(plan)}${firstName ? `, ${firstName}` : ''}.`

export const UNAVAILABLE = 'Payment processing is temporarily unavailable.'
