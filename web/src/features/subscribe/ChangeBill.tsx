import type { ChangePreview } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { day, dollars, isMonthly, nameOfPlan } from '../../parts/billing/words.ts'

/** The lines of a change, as the provider counts them. */
export function ChangeBill({ preview, has }: { preview: ChangePreview; has: Plan }) {
  const { plan, lines, dueToday, credit, refund, next } = preview
  return (
    <dl className="facts facts--bill">
      {lines.map(({ description, amount }) => (
        <div key={description}>
          <dt>{description}</dt>
          <dd>{dollars(amount)}</dd>
        </div>
      ))}
      <div className="facts__sum">
        <dt>Due today</dt>
        <dd>{dollars(dueToday)}</dd>
      </div>
      {refund > 0 && (
        <div>
          <dt>Paid back to your card</dt>
          <dd>{dollars(refund)}</dd>
        </div>
      )}
      {credit > 0 && (
        <div>
          <dt>Credit for what comes next</dt>
          <dd>{dollars(credit)}</dd>
        </div>
      )}
      {next ? (
        <div>
          <dt>Next charge, {day(next.at)}</dt>
          <dd>{dollars(next.amount)}</dd>
        </div>
      ) : (
        <div>
          <dt>{nameOfPlan(has)} ends</dt>
          <dd>At once</dd>
        </div>
      )}
      {isMonthly(plan) && next?.amount !== plans[plan].price && (
        <div>
          <dt>From then on</dt>
          <dd>{dollars(plans[plan].price)} a month</dd>
        </div>
      )}
    </dl>
  )
}
