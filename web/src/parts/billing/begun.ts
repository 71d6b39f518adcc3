import type { Plan } from '@mallama/contracts/membership'
import { ApiError, messageOf } from '../../platform/api.ts'
import { loadUser } from '../../platform/user.ts'
import type { ToastWords } from '../../ui/toasts.ts'
import { begin } from './calls.ts'

class NoSecret extends Error {}

type Checkout = Awaited<ReturnType<typeof begin>>

/**
 * Begins to pay, or goes on with what was begun. Null: the person has that plan already, bought on another page or paid
 * before this one could be told; the account says so from now on.
 */
export async function beginPlan(plan: Plan): Promise<Checkout | null> {
  try {
    const checkout = await begin(plan)
    if (!checkout.clientSecret) throw new NoSecret()
    return checkout
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const user = await loadUser()
    if (user.subscriptionType === 'none') throw error
    return null
  }
}

const NOT_SET_UP = 'Payment setup failed. Please try again or contact support.'

/** What a payment that could not begin says. */
export function beginFailure(error: unknown): ToastWords {
  const description = error instanceof NoSecret ? NOT_SET_UP : messageOf(error, 'Failed to create subscription')
  return { title: description === NOT_SET_UP ? 'Setup Required' : 'Error', description, tone: 'error' }
}
