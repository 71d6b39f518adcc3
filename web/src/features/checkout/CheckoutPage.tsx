import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Checkout } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { beginFailure, beginPlan } from '../../parts/billing/begun.ts'
import { PayForm } from '../../parts/billing/PayForm.tsx'
import { settled } from '../../parts/billing/settled.ts'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import { day, dollars, givesOf, isMonthly, nameOfPlan, priceOf, termsOf, welcomeTo } from '../../parts/billing/words.ts'
import { useSession } from '../../platform/session.tsx'
import { Card } from '../../ui/card.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { chosenPlan } from './chosen.ts'
import './checkout.css'

/** Paying once, surely: the sum first, then the card, then consent and button. */
export default function CheckoutPage() {
  useTitle('Complete Your Subscription')
  const { search } = useLocation()
  const plan = chosenPlan(search)
  return (
    <div className="page checkout">
      <Link className="link" to="/membership">
        <ArrowLeft className="icon" aria-hidden="true" />
        Plans
      </Link>
      <h1>Complete Your Subscription</h1>
      {/* Another plan is another payment. */}
      <Paying key={plan} plan={plan} />
    </div>
  )
}

const anew = {
  title: 'Your payment was set up again',
  description: 'Another page of yours had chosen a plan as well. Nothing was charged. Tick the box and pay again.',
}

function Paying({ plan }: { plan: Plan }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    let left = false
    const start = async () => {
      try {
        const begun = await beginPlan(plan)
        if (left) return
        // Null: the router knows by now that there is a plan, and leads to it.
        if (!begun) return
        setCheckout(begun)
        if (asked > 0) toast(anew)
      } catch (error) {
        if (left) return
        toast({ ...beginFailure(error), onward: true })
        await navigate('/membership', { replace: true })
      }
    }
    void start()
    return () => {
      left = true
    }
  }, [plan, asked, navigate])

  const onDone = async () => {
    await settled(plan)
    const description = welcomeTo(plan, user?.firstName)
    toast({ title: 'Payment Successful', description, tone: 'good', onward: true })
    await navigate('/dashboard', { replace: true })
    return undefined
  }
  return (
    <div className="checkout__cols">
      <div className="stack gap-5">
        <TestNotice />
        {checkout === null ? (
          <Status className="stack">
            <p className="soft">Setting up your payment</p>
            <Bone height="3rem" shape="round" />
            <Bone height="3rem" shape="round" />
            <Bone height="3rem" shape="round" />
          </Status>
        ) : (
          <PayForm
            clientSecret={checkout.clientSecret}
            plan={plan}
            amount={checkout.amount}
            submit={`Pay ${priceOf(plan)}`}
            terms={termsOf(plan, checkout.amount, checkout.renewsAt)}
            returnTo="/dashboard"
            onDone={onDone}
            onGone={() => {
              setCheckout(null)
              setAsked(asked + 1)
            }}
          />
        )}
      </div>
      <Summary plan={plan} checkout={checkout} />
    </div>
  )
}

function Summary({ plan, checkout }: { plan: Plan; checkout: Checkout | null }) {
  const amount = dollars(checkout?.amount ?? plans[plan].price)
  return (
    <Card as="aside" aria-labelledby="chosen" className="checkout__sum">
      <div className="row row--between">
        <h2 id="chosen" className="heading">
          {nameOfPlan(plan)}
        </h2>
        <Link className="link small" to="/membership">
          Change
        </Link>
      </div>
      <p className="small soft">{givesOf[plan]}</p>
      <dl className="facts">
        <div>
          <dt>{isMonthly(plan) ? 'Per month' : 'Once'}</dt>
          <dd>{amount}</dd>
        </div>
        {checkout?.renewsAt && (
          <div>
            <dt>Renews</dt>
            <dd>{day(checkout.renewsAt)}</dd>
          </div>
        )}
        <div className="facts__sum">
          <dt>Due today</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
    </Card>
  )
}
