import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'

/** The plan that an address names; an unknown one is Core. */
export function chosenPlan(search: string): Plan {
  const named = new URLSearchParams(search).get('plan') ?? ''
  return Object.hasOwn(plans, named) ? (named as Plan) : 'core'
}
