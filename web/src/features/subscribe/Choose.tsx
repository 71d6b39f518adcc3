import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Checkout } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { beginFailure, beginPlan } from '../../parts/billing/begun.ts'
import { planCards } from '../../parts/billing/plan-cards.ts'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import { givesOf, nameOfPlan } from '../../parts/billing/words.ts'
import { useConfig } from '../../platform/config.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { ToastWords } from '../../ui/toasts.ts'
import { PlanFacts } from './PlanFacts.tsx'
import { PlanPayment } from './PlanPayment.tsx'

interface ChooseProps {
  checkout: Checkout | null
  onCheckout: (checkout: Checkout | null) => void
  onBought: (plan: Plan) => void
  onGone: () => void
}

/** Three plans, and beside them what the chosen one costs; then its payment. */
export function Choose({ checkout, onCheckout, onBought, onGone }: ChooseProps) {
  const [plan, setPlan] = useState<Plan>('plus')
  const [failure, setFailure] = useState<ToastWords | null>(null)
  const [busy, run] = useBusy()
  const unavailable = useConfig()?.billing.mode === 'unavailable'
  const choose = (next: Plan) => {
    if (busy) return
    setPlan(next)
    setFailure(null)
    onCheckout(null)
  }
  const start = () =>
    run(async () => {
      setFailure(null)
      try {
        const begun = await beginPlan(plan)
        if (begun) onCheckout(begun)
        else onGone()
      } catch (error) {
        setFailure(beginFailure(error))
      }
    })

  return (
    <div className="subscribe__cols">
      <fieldset className="plan-choice">
        <legend className="sr-only">Plan</legend>
        {planCards.map(({ plan: one, name, price, per, popular, points }) => (
          <label key={one} className="card">
            <input
              className="sr-only"
              type="radio"
              name="plan"
              value={one}
              checked={one === plan}
              onChange={() => choose(one)}
            />
            <span className="row gap-2">
              <span className="heading">{name}</span>
              {popular && <Chip tone="lamp">Most Popular</Chip>}
            </span>
            <span>
              <span className="figure">{price}</span> <span className="meta">{per}</span>
            </span>
            <span className="small soft grid gap-2">
              {points.map(({ icon: Icon, text }) => (
                <span key={text} className="grid grid-cols-[auto_1fr] gap-2">
                  <Icon className="icon text-brand-ink" aria-hidden="true" />
                  {text}
                </span>
              ))}
            </span>
            <span className="plan-choice__dot" aria-hidden="true">
              <Check className="icon" />
            </span>
          </label>
        ))}
        <p className="meta">Every plan has the same tools and the same limits.</p>
      </fieldset>
      {checkout ? (
        <PlanPayment checkout={checkout} onBack={() => onCheckout(null)} onBought={onBought} onGone={onGone} />
      ) : (
        <Card as="section" className="stack" aria-labelledby="pay">
          <h2 id="pay">{nameOfPlan(plan)}</h2>
          <p className="small soft">{givesOf[plan]}</p>
          <PlanFacts plan={plan} />
          <div role="alert">
            {failure && (
              <PayNote title={failure.title}>
                {failure.description} <Support />
              </PayNote>
            )}
          </div>
          {!unavailable && (
            <Button size="lg" block busy={busy} busyLabel="Setting up your payment" onClick={() => void start()}>
              Continue with {nameOfPlan(plan)}
            </Button>
          )}
          <p className="meta">
            {plan === 'prime' ? 'Paid once: there is nothing to cancel.' : 'Cancel on this page in two clicks.'}
          </p>
          <TestNotice />
        </Card>
      )}
    </div>
  )
}
