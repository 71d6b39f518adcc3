import { useEffect, useState } from 'react'
import type { Checkout, SubscriptionStatus } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { takeStatus, useSubscription } from '../../parts/billing/status.queries.ts'
import { letsStripeIn } from '../../parts/billing/stripe.ts'
import Withdrawal from '../../parts/billing/Withdrawal.tsx'
import { nameOfPlan, UNAVAILABLE } from '../../parts/billing/words.ts'
import { messageOf } from '../../platform/api.ts'
import { useConfig } from '../../platform/config.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { Bought } from './Bought.tsx'
import { Choose } from './Choose.tsx'
import { Manage } from './Manage.tsx'
import { PlanPayment } from './PlanPayment.tsx'
import '../../parts/billing/billing.css'
import './subscribe.css'

/** Choosing a plan, or what is paid for the one that there is and how to change or leave it. */
export default function SubscribePage() {
  const mode = useConfig()?.billing.mode
  const { data: status, error, isFetching, refetch } = useSubscription({ fresh: true })
  const [bought, setBought] = useState<Plan | null>(null)
  // A payment that was begun stays on the screen, though the plan may arrive before the page has said so.
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const [over, setOver] = useState<SubscriptionStatus | null>(null)
  useTitle(bought ? 'Payment Successful' : status?.status === 'none' ? 'Choose your plan' : 'Your membership')
  useEffect(() => {
    // Stripe's form needs the document of this address, whose policy lets it in.
    if (mode === 'stripe' && !letsStripeIn()) location.reload()
  }, [mode])

  const back = () => {
    setCheckout(null)
    setOver(null)
  }
  const onGone = () => {
    back()
    void takeStatus()
  }
  if (bought) return <Bought plan={bought} />
  const choosing = checkout ? over === null : status?.status === 'none'
  return (
    <div className="page subscribe">
      <header className="stack gap-2">
        <h1>{choosing ? 'Choose your plan' : 'Your membership'}</h1>
        {choosing && <p className="lead">Change or cancel whenever you like.</p>}
      </header>
      {mode === 'unavailable' && (
        <PayNote title={UNAVAILABLE}>
          {choosing
            ? 'Nothing can be bought now.'
            : status?.cancelAtPeriodEnd
              ? 'Your plan ends on the day that you were told.'
              : 'Your plan goes on as it is.'}{' '}
          <Support />
        </PayNote>
      )}
      {error && !status ? (
        <ErrorState
          title="Your membership did not load"
          text={messageOf(error, 'Check your connection, then try again.')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !status ? (
        <Skeleton label="Loading your membership">
          <Bone height="14rem" shape="round" />
        </Skeleton>
      ) : choosing ? (
        <>
          {mode !== 'unavailable' && status && <Withdrawal status={status} />}
          <Choose checkout={checkout} onCheckout={setCheckout} onBought={setBought} onGone={onGone} />
        </>
      ) : checkout && over ? (
        <div className="subscribe__one">
          <PlanPayment
            checkout={checkout}
            lead={
              over.plan ? `${nameOfPlan(over.plan)} ends at once, and what you did not use of it is paid back.` : null
            }
            onBack={back}
            onBought={setBought}
            onGone={onGone}
          />
        </div>
      ) : (
        <Manage
          status={status}
          onCheckout={(begun) => {
            setOver(status)
            setCheckout(begun)
          }}
        />
      )}
    </div>
  )
}
