import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { User } from '@mallama/contracts/account'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { cardName, day, dollars, nameOfPlan } from '../../parts/billing/words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

interface MembershipProps {
  user: User
  access: boolean
  subscription: UseQueryResult<SubscriptionStatus>
}

/** What there is now, what it costs next, and where it is changed. */
export function Membership({ user, access, subscription }: MembershipProps) {
  const { data, isError, isFetching, refetch } = subscription
  return (
    <Card as="section" className="stack" aria-labelledby="membership">
      <p className="meta profile__kind">Membership</p>
      {data ? (
        <Standing user={user} access={access} status={data} />
      ) : (
        <>
          <h2 id="membership" className="sr-only">
            Membership
          </h2>
          {isError ? (
            <NotLoaded what="Your membership did not load." busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton label="Loading your membership">
              <Bone height="8rem" shape="round" />
            </Skeleton>
          )}
        </>
      )}
    </Card>
  )
}

function Standing({ user, access, status }: Omit<MembershipProps, 'subscription'> & { status: SubscriptionStatus }) {
  const { plan, nextCharge, card } = status
  const trial = plan === null && access && user.trialEndDate !== null
  return (
    <>
      <div className="card__head">
        <h2 id="membership" className="heading">
          {plan ? nameOfPlan(plan) : trial ? 'Free trial' : access ? 'Full access' : 'No plan'}
        </h2>
        <State user={user} access={access} status={status} />
      </div>
      {plan ? (
        <dl className="facts">
          <div>
            <dt>Next charge</dt>
            <dd>{nextCharge ? `${dollars(nextCharge.amount)} on ${day(nextCharge.at)}` : 'None'}</dd>
          </div>
          {card && (
            <div>
              <dt>Card</dt>
              <dd>{cardName(card)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="small soft">
          {access ? 'Nothing is charged.' : 'Nothing is charged. Your words are still here: you can take them along.'}
        </p>
      )}
      <div className="row">
        {access ? (
          <LinkButton variant="quiet" size="sm" to="/subscribe">
            {user.subscriptionType === 'premium' || user.subscriptionType === 'prime'
              ? 'Manage Subscription'
              : 'Upgrade Plan'}
          </LinkButton>
        ) : (
          <LinkButton to="/membership">Choose a plan</LinkButton>
        )}
      </div>
    </>
  )
}

function State({ user, status }: { user: User; access: boolean; status: SubscriptionStatus }) {
  const { plan, failed, cancelAtPeriodEnd, endsAt } = status
  const [tone, Icon, words] = failed
    ? (['is-critical', TriangleAlert, 'Payment failed'] as const)
    : plan && cancelAtPeriodEnd && endsAt
      ? (['is-watch', Clock, `Ends ${day(endsAt)}`] as const)
      : plan
        ? (['is-good', CircleCheck, 'Active'] as const)
        : (['band--none', Clock, endedWords(user, status)] as const)
  if (words === null) return null
  return (
    <span className={`band ${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      {words}
    </span>
  )
}

/** Of the plan or the trial that was there last. */
function endedWords({ trialEndDate, serverTime }: User, { ended }: SubscriptionStatus): string | null {
  if (ended) return `Ended ${day(ended.at)}`
  if (trialEndDate === null) return null
  return `${trialEndDate > serverTime ? 'Ends' : 'Trial ended'} ${day(trialEndDate)}`
}
