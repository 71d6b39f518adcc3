import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import Stripe from 'stripe'
import type { Log } from '../../platform/log.ts'
import type { Account } from './settings.ts'

/** Asks for what the settings name. A provider that does not answer proves nothing, and stops nothing. */
export async function prove(stripe: Stripe, { prices, livemode }: Account, log: Log): Promise<string[]> {
  const wrong: string[] = []
  for (const plan of Object.keys(prices) as Plan[]) {
    const name = `STRIPE_PRICE_${plan.toUpperCase()}`
    const { price, interval } = plans[plan]
    const wanted = `${name}: expected a price of $${price} in USD, ${interval === 'month' ? 'each month' : 'paid once'}`
    try {
      const found = await stripe.prices.retrieve(prices[plan], {}, { timeout: 5_000, maxNetworkRetries: 0 })
      const isMonthly = found.recurring?.interval === 'month' && found.recurring.interval_count === 1
      const fits = found.unit_amount === price * 100 && found.currency === 'usd'
      if (!fits || (interval === 'month' ? !isMonthly : found.recurring !== null)) wrong.push(wanted)
      else if (found.livemode !== livemode)
        wrong.push(`${name}: expected a price of the same mode as STRIPE_SECRET_KEY`)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError)
        return ['STRIPE_SECRET_KEY: expected a key that Stripe knows']
      if (error instanceof Stripe.errors.StripeInvalidRequestError) wrong.push(wanted)
      else {
        log.warn({ type: (error as { type?: string }).type }, 'Stripe could not be asked about the prices')
        return wrong
      }
    }
  }
  return wrong
}
