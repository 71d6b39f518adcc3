import type { Checkout } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { PayForm } from '../../parts/billing/PayForm.tsx'
import { settled } from '../../parts/billing/settled.ts'
import { takeStatus } from '../../parts/billing/status.queries.ts'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import { nameOfPlan, priceOf, termsOf } from '../../parts/billing/words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.ts'
import { PlanFacts } from './PlanFacts.tsx'

interface PlanPaymentProps {
  checkout: Checkout
  lead?: string | null
  onBack: () => void
  onBought: (plan: Plan) => void
  onGone: () => void
}

/** The payment of a plan that was chosen: there as soon as there is something to confirm, and not before. */
export function PlanPayment({ checkout, lead, onBack, onBought, onGone }: PlanPaymentProps) {
  const { clientSecret, plan, amount, renewsAt } = checkout
  const onDone = async () => {
    await settled(plan)
    onBought(plan)
    void takeStatus()
    return undefined
  }
  const gone = () => {
    toast({ title: 'This payment is none any more', description: 'It was paid or changed on another page.' })
    onGone()
  }
  return (
    <Card as="section" className="stack" aria-labelledby="pay">
      <div className="row row--between">
        <h2 id="pay">{nameOfPlan(plan)}</h2>
        <Button variant="ghost" size="sm" onClick={onBack}>
          Back
        </Button>
      </div>
      {lead && <p className="small soft">{lead}</p>}
      <PlanFacts plan={plan} amount={amount} renewsAt={renewsAt} />
      <TestNotice />
      <PayForm
        clientSecret={clientSecret}
        plan={plan}
        amount={amount}
        submit={`Pay ${priceOf(plan)}`}
        terms={termsOf(plan, amount, renewsAt)}
        returnTo="/dashboard"
        onDone={onDone}
        onGone={gone}
      />
    </Card>
  )
}
