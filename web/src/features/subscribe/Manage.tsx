import { CircleCheck, Clock, CreditCard, Hourglass, RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Checkout, SubscriptionStatus } from '@mallama/contracts/billing'
import { plans } from '@mallama/contracts/plans'
import { joinList, leaveList, portal, resume } from '../../parts/billing/calls.ts'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { Receipts } from '../../parts/billing/Receipts.tsx'
import { takeStatus } from '../../parts/billing/status.queries.ts'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import Withdrawal from '../../parts/billing/Withdrawal.tsx'
import { day, dollars, nameOfPlan } from '../../parts/billing/words.ts'
import { messageOf } from '../../platform/api.ts'
import { useConfig } from '../../platform/config.ts'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CardDialog } from './CardDialog.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { ManageFacts } from './ManageFacts.tsx'

interface ManageProps {
  status: SubscriptionStatus
  /** Prime over this plan is paid on this page. */
  onCheckout: (checkout: Checkout) => void
}

type Open = 'change' | 'cancel' | 'card' | null

export function Manage({ status, onCheckout }: ManageProps) {
  const { plan, cancelAtPeriodEnd, endsAt, failed, waitlist, since } = status
  const mode = useConfig()?.billing.mode
  const [open, setOpen] = useState<Open>(null)
  const [busy, run] = useBusy()
  if (plan === null) return null
  const name = nameOfPlan(plan)
  const isPrime = plan === 'prime'
  const isCanceling = cancelAtPeriodEnd
  // A demo account's plan is in nobody's books, and without the provider nothing can be changed.
  const isFixed = since === null || mode === 'unavailable'
  const act = (work: () => Promise<SubscriptionStatus>, title: string) =>
    run(async () => {
      try {
        await takeStatus(await work())
        toast({ title, tone: 'good' })
      } catch (error) {
        toast({ title: 'That did not work', description: messageOf(error, 'Please try again.'), tone: 'error' })
      }
    })
  const toProvider = () =>
    run(async () => {
      try {
        location.assign((await portal()).url)
      } catch (error) {
        toast({ title: 'That did not work', description: messageOf(error, 'Please try again.'), tone: 'error' })
      }
    })

  return (
    <div className="subscribe__cols">
      <div className="stack">
        <Card as="section" className="stack gap-5" aria-labelledby="plan-now">
          <div className="card__head">
            <div>
              <h2 className="title" id="plan-now">
                {name}
              </h2>
              <p className="soft small">
                {isPrime ? 'Paid once, no end' : `$${plans[plan].price} a month`}
                {since && `, since ${day(since)}`}
              </p>
            </div>
            <State status={status} />
          </div>
          {failed && (
            <PayNote title={failed.reason}>
              The {dollars(failed.amount)} due on {day(failed.since)} was not paid.{' '}
              {failed.nextTry
                ? `We try again on ${day(failed.nextTry)}. You keep everything until then.`
                : `We do not try again by ourselves. Use another card to keep ${name}.`}{' '}
              <Support />
            </PayNote>
          )}
          {isCanceling && endsAt && (
            <PayNote tone="lamp" icon={Clock} title="Canceled.">
              Nothing more is charged. You keep everything until {day(endsAt)}. We sent you this by e-mail, where we
              have a confirmed address.
            </PayNote>
          )}
          {waitlist && (
            <PayNote tone="lamp" icon={Hourglass} title="Added to Prime Waiting List">
              for guided group mediation.
            </PayNote>
          )}
          <ManageFacts status={status} onCard={isFixed || isCanceling || isPrime ? null : () => setOpen('card')} />
          {isFixed ? (
            since === null &&
            mode !== 'unavailable' && (
              <p className="small soft">This is a demo account: nothing is paid for it, and nothing can be changed.</p>
            )
          ) : (
            <div className="subscribe__acts">
              {isPrime ? (
                <Button
                  variant="quiet"
                  size="lg"
                  busy={busy}
                  onClick={() =>
                    void (waitlist
                      ? act(leaveList, 'You left the waiting list')
                      : act(joinList, 'Added to Prime Waiting List'))
                  }
                >
                  {waitlist ? 'Leave the list' : 'Join the list again'}
                </Button>
              ) : failed ? (
                <Button size="lg" onClick={() => setOpen('card')}>
                  <CreditCard className="icon" aria-hidden="true" />
                  Use another card
                </Button>
              ) : isCanceling ? (
                <Button size="lg" busy={busy} onClick={() => void act(resume, `${name} goes on`)}>
                  <RotateCcw className="icon" aria-hidden="true" />
                  Resume {name}
                </Button>
              ) : (
                <Button size="lg" onClick={() => setOpen('change')}>
                  Change plan
                </Button>
              )}
              {!isPrime && !isCanceling && (
                <Button variant="ghost" size="lg" onClick={() => setOpen('cancel')}>
                  Cancel membership
                </Button>
              )}
              {mode === 'stripe' && (
                <Button variant="ghost" size="lg" onClick={() => void toProvider()}>
                  Open my page at Stripe
                </Button>
              )}
            </div>
          )}
        </Card>
        {!isFixed && <Withdrawal status={status} />}
      </div>
      <aside className="stack" aria-label="Receipts and sharing">
        <Receipts of={status} />
        <Card as="section" tone="flat" className="stack gap-2" aria-labelledby="sharing">
          <h2 className="heading" id="sharing">
            What {name} shares
          </h2>
          <p className="small soft">
            {plan === 'core'
              ? 'When you resolve a conflict, what you learned goes to the Learning Feed without names. You see it first, and can withhold it. Plus keeps it private.'
              : 'Nothing: what you learned from a resolved conflict stays with you. Core would share it, without names.'}
          </p>
        </Card>
        <TestNotice />
        <p className="meta">
          <Support />
        </p>
      </aside>
      {open === 'change' && <ChangeDialog status={status} onClose={() => setOpen(null)} onCheckout={onCheckout} />}
      {open === 'cancel' && <CancelDialog status={status} onClose={() => setOpen(null)} />}
      {open === 'card' && <CardDialog status={status} onClose={() => setOpen(null)} />}
    </div>
  )
}

function State({ status: { failed, endsAt, cancelAtPeriodEnd } }: { status: SubscriptionStatus }) {
  const [tone, Icon, words] = failed
    ? (['critical', TriangleAlert, 'Payment failed'] as const)
    : cancelAtPeriodEnd && endsAt
      ? (['watch', Clock, `Ends ${day(endsAt)}`] as const)
      : (['good', CircleCheck, 'Active'] as const)
  return (
    <span className={`band is-${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      {words}
    </span>
  )
}
