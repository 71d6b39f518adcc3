import { Plan, plans } from '@mallama/contracts/membership'

/** The plan that an address names; an unknown one is Core. */
export function chosenPlan(search: string): Plan {
  const { success, data } = Plan.safeParse(new URLSearchParams(search).get('plan'))
  return success ? data : 'core'
}

export const priceOf = (plan: Plan) => `$${plans[plan].price}${plans[plan].interval === 'month' ? '/month' : ' once'}`
