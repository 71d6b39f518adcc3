import { useLocation } from 'react-router'
import { plans } from '@mallama/contracts/membership'
import { mayTryFree, TrialCard } from '../../parts/trial/TrialCard.tsx'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useTitle } from '../../ui/title.ts'
import { chosenPlan, priceOf } from './chosen.ts'

/** Until payment opens this page says so, and nothing is asked for. */
export default function CheckoutPage() {
  const { search } = useLocation()
  const session = useSession()
  const plan = chosenPlan(search)
  useTitle('Complete Your Subscription')
  return (
    <div className="page">
      {/* One column: what was chosen, and what can be done instead, are read as one. */}
      <div className="stack max-w-[44rem] gap-6">
        <header className="stack gap-3">
          <h1>Complete Your Subscription</h1>
          <p className="lead">
            Payment is not open yet. You have not been charged, and nothing about a card was asked.
          </p>
        </header>
        <Card as="section" aria-labelledby="chosen">
          <h2 id="chosen" className="subheading">
            Your choice
          </h2>
          <p className="mt-2 flex items-baseline justify-between gap-4">
            <span>{plans[plan].name}</span>
            <b className="tabular-nums">{priceOf(plan)}</b>
          </p>
        </Card>
        {mayTryFree(session) && <TrialCard />}
        <div>
          <LinkButton variant="quiet" to="/membership">
            Back to the plans
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
