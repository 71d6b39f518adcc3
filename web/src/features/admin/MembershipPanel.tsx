import { useState } from 'react'
import type { Overview } from '@mallama/contracts/admin'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { day as dayOf } from '../../parts/billing/words.ts'
import { messageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Strip } from '../../ui/strip.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCancelOwn, useOverview, useOwnStatus, useWaiting } from './admin.queries.ts'
import { Facts, Loaded, State } from './Panel.tsx'
import { chargeOf, providerOf } from './words.ts'

export default function MembershipPanel() {
  const overview = useOverview()
  const payments = overview.data?.payments
  return (
    <>
      <OwnSubscription provider={payments && providerOf(payments)} />
      <Loaded query={overview} label="Loading the plans">
        {({ plans }) => (
          <Strip
            items={[
              { label: 'Trial', value: plans.trial },
              { label: 'Core', value: plans.core },
              { label: 'Plus', value: plans.plus },
              { label: 'Prime', value: plans.prime },
              { label: 'Failed payments', value: plans.failed },
            ]}
            className="admin__strip"
          />
        )}
      </Loaded>
      <WaitingList />
      {payments && <Provider payments={payments} />}
    </>
  )
}

/** The specification's panel: the status of one's own subscription, and an end to it, for testing. */
function OwnSubscription({ provider }: { provider: string | undefined }) {
  const query = useOwnStatus()
  const cancel = useCancelOwn()
  const [asking, setAsking] = useState(false)
  const go = () =>
    cancel.mutate(undefined, {
      onSuccess({ message }) {
        setAsking(false)
        toast({ title: message, tone: 'good' })
      },
      onError(error) {
        setAsking(false)
        toast({
          title: 'Your subscription was not canceled',
          description: messageOf(error, 'Nothing changed. Please try again.'),
          tone: 'error',
        })
      },
    })
  return (
    <Card as="section" className="stack" aria-labelledby="own-title">
      <div className="card__head">
        <div>
          <h2 id="own-title">Your subscription</h2>
          <p className="meta">For testing, on your own account</p>
        </div>
        {query.data && <SubscriptionState data={query.data} />}
      </div>
      <Loaded query={query} label="Loading your subscription">
        {(data) => (
          <>
            <Facts
              items={{
                Status: data.status,
                Plan: data.plan ? chargeOf[data.plan] : 'None',
                'Next charge': data.nextCharge ? dayOf(data.nextCharge.at) : 'None',
                ...(data.endsAt ? { Ends: dayOf(data.endsAt) } : {}),
                ...(provider ? { Provider: provider } : {}),
              }}
            />
            {data.plan === 'prime' ? (
              <p className="soft small">Prime was paid once and does not renew: there is nothing to cancel.</p>
            ) : (
              <div className="row">
                <Button
                  variant="quiet"
                  disabled={data.status === 'none'}
                  onClick={() => setAsking(true)}
                  {...(data.status === 'none' ? { 'aria-describedby': 'own-none' } : {})}
                >
                  Cancel subscription
                </Button>
                {data.status === 'none' && (
                  <span className="meta" id="own-none">
                    You have no subscription to cancel.
                  </span>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel your subscription at once?"
        body="Access by this plan ends now and the status becomes none. Nothing is paid back by this. Within 14 days of buying it, you can still withdraw on your membership page and have it all back."
        confirmLabel="Cancel subscription"
        busyLabel="Canceling..."
        cancelLabel="Keep it"
        busy={cancel.isPending}
        onConfirm={go}
      />
    </Card>
  )
}

function SubscriptionState({ data }: { data: SubscriptionStatus }) {
  const { status, cancelAtPeriodEnd } = data
  if (status === 'none') return <State tone="none">none</State>
  if (status === 'past_due') return <State tone="critical">past due</State>
  return <State tone={cancelAtPeriodEnd ? 'watch' : 'good'}>{cancelAtPeriodEnd ? 'active, canceled' : 'active'}</State>
}

function WaitingList() {
  const query = useWaiting()
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="waiting-title">
      <div className="row row--between">
        <h2 id="waiting-title">Prime Waiting List</h2>
        {query.data && <Chip>{query.data.length}</Chip>}
      </div>
      <Loaded query={query} label="Loading the waiting list">
        {(waiting) =>
          waiting.length === 0 ? (
            <p className="soft">Nobody waits. Whoever buys Prime stands here, in the order of their payments.</p>
          ) : (
            <ol className="admin__lines">
              {waiting.map(({ position, since, who, disabled }) => (
                <li key={who.id}>
                  <span>
                    <b>
                      {position}. <bdi>{who.name}</bdi>
                    </b>
                    <br />
                    <span className="meta">
                      since {dayOf(since)}
                      {disabled && ', account disabled'}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  )
}

const SETTINGS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_CORE',
  'STRIPE_PRICE_PLUS',
  'STRIPE_PRICE_PRIME',
]

function Provider({ payments: { mode, missing } }: { payments: Overview['payments'] }) {
  if (mode === 'stripe') return null
  const absent = mode === 'test' ? SETTINGS : missing
  return (
    <Card as="section" tone="flat" className="stack gap-2" aria-labelledby="stripe-title">
      <h2 id="stripe-title" className="heading">
        {mode === 'test' ? 'Stripe is not connected' : 'Stripe is half connected'}
      </h2>
      <p className="small soft">
        {mode === 'test'
          ? 'Three keys and three prices are missing. Until then no card is charged. Set them in the server’s environment, as the README says:'
          : 'Payment processing is unavailable until these are set in the server’s environment:'}
      </p>
      <ul className="admin__settings">
        {absent.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
