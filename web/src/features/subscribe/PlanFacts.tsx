import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { day, dollars, isMonthly } from '../../parts/billing/words.ts'

interface PlanFactsProps {
  plan: Plan
  amount?: number
  renewsAt?: string | null
}

/** What is paid, and when again. */
export function PlanFacts({ plan, amount = plans[plan].price, renewsAt }: PlanFactsProps) {
  return (
    <dl className="facts">
      <div>
        <dt>{isMonthly(plan) ? 'Each month, until you cancel' : 'Once'}</dt>
        <dd>{dollars(plans[plan].price)}</dd>
      </div>
      {renewsAt && (
        <div>
          <dt>Renews</dt>
          <dd>{day(renewsAt)}</dd>
        </div>
      )}
      <div className="facts__sum">
        <dt>Due today</dt>
        <dd>{dollars(amount)}</dd>
      </div>
    </dl>
  )
}
