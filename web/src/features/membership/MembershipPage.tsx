import { CircleAlert } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SubscriptionStatus } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { readStatus } from '../../parts/billing/calls.ts'
import { PayNote, Support } from '../../parts/billing/PayNote.tsx'
import { planCards } from '../../parts/billing/plan-cards.ts'
import { Receipts } from '../../parts/billing/Receipts.tsx'
import { TestNotice } from '../../parts/billing/TestNotice.tsx'
import { day, UNAVAILABLE } from '../../parts/billing/words.ts'
import { OpenRooms } from '../../parts/shared-room/OpenRooms.tsx'
import { useMayTryFree } from '../../parts/trial/start-trial.ts'
import { TrialCard } from '../../parts/trial/TrialCard.tsx'
import { useConfig } from '../../platform/config.ts'
import { useSession } from '../../platform/session.tsx'
import { loadUser } from '../../platform/user.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { later } from '../../ui/later.ts'
import { useTitle } from '../../ui/title.ts'
import '../../parts/billing/billing.css'

const Withdrawal = later(() => import('../../parts/billing/Withdrawal.tsx'))

/** The time keeps a cached checkout page from being shown for another choice. */
const checkoutOf = (plan: Plan) => `/checkout?plan=${plan}&v=${Date.now()}`

export default function MembershipPage() {
  const session = useSession()
  const navigate = useNavigate()
  const billing = useConfig()?.billing
  const expired = session.status === 'expired'
  const trial = useMayTryFree()
  const planEnded = session.user?.planEndDate ?? null
  useTitle(expired ? 'Your Free Trial Has Ended' : 'Choose Your Membership')
  const { withdrawal, again } = useStatusNow(session.user?.id ?? null)
  const choose = (plan: Plan) => {
    // The provider's form needs the document of that address, whose policy lets it in.
    if (billing?.mode === 'stripe') location.assign(checkoutOf(plan))
    else void navigate(checkoutOf(plan))
  }

  return (
    <div className="page stack gap-6">
      {expired ? (
        <header className="stack gap-3">
          <h1 className="flex items-center gap-2 text-critical-ink">
            <CircleAlert className="icon size-[0.85em]" aria-hidden="true" />
            Your Free Trial Has Ended
          </h1>
          <p className="lead">Everything you wrote is still here, still private, and yours to take with you.</p>
          {planEnded && <EndedPlan at={planEnded} />}
          <p>
            <LinkButton to="/your-words">
              {session.access?.hasArchive ? 'Read or download your words' : 'Download your words'}
            </LinkButton>
          </p>
          <p className="soft">To write on, choose a plan.</p>
        </header>
      ) : (
        <header className="stack gap-3">
          <h1>Choose Your Membership</h1>
          <p className="lead">Change or cancel whenever you like. Safety resources are free for everyone, always.</p>
          {planEnded && (
            <>
              <EndedPlan at={planEnded} />
              <p>
                <LinkButton to="/your-words" variant="quiet">
                  {session.access?.hasArchive ? 'Read or download your words' : 'Download your words'}
                </LinkButton>
              </p>
            </>
          )}
        </header>
      )}
      {session.user !== null && <OpenRooms />}
      {billing?.mode === 'unavailable' && (
        <PayNote title={UNAVAILABLE}>
          Nothing can be bought now. <Support />
        </PayNote>
      )}
      {trial && <TrialCard />}
      <ul className="grid gap-4 lg:grid-cols-3">
        {planCards.map(({ plan, name, price, per, popular, points }) => (
          <Card as="li" key={plan} className="flex flex-col gap-4">
            <div className="row gap-2">
              <h2 className="heading">{name}</h2>
              {popular && <Chip tone="lamp">Most Popular</Chip>}
            </div>
            <p>
              <span className="figure">{price}</span> <span className="meta">{per}</span>
            </p>
            <ul className="small soft grid grow content-start gap-2">
              {points.map(({ icon: Icon, text }) => (
                <li key={text} className="grid grid-cols-[auto_1fr] gap-2">
                  <Icon className="icon text-brand-ink" aria-hidden="true" />
                  {text}
                </li>
              ))}
            </ul>
            <Button block variant={popular && !trial && !expired ? 'primary' : 'quiet'} onClick={() => choose(plan)}>
              Choose {name}
            </Button>
          </Card>
        ))}
      </ul>
      {session.user !== null && (
        <>
          {/* Below the plans: it comes late, and would push away what somebody is about to press. */}
          {withdrawal && billing?.mode !== 'unavailable' && (
            <Suspense>
              <Withdrawal status={withdrawal} onDone={again} />
            </Suspense>
          )}
          {planEnded && <Receipts of={withdrawal} />}
          <div className="stack gap-2">
            <TestNotice />
            <p className="meta">
              <Support />
            </p>
          </div>
        </>
      )}
    </div>
  )
}

const EndedPlan = ({ at }: { at: string }) => (
  <p className="soft">Your plan ended on {day(at)}. Nothing more is charged, and nothing was deleted.</p>
)

/**
 * Somebody who has just paid, and closed the page before it could say so, is not asked to pay again. A plan that ended
 * before its 14 days were over is told as well: it can be withdrawn from.
 */
function useStatusNow(userId: string | null) {
  const [status, setStatus] = useState<SubscriptionStatus | null>(null)
  useEffect(() => {
    if (userId === null) return
    readStatus()
      .then((found) => {
        setStatus(found)
        return found.status === 'none' ? undefined : loadUser()
      })
      .catch(() => undefined)
  }, [userId])
  return {
    withdrawal: status?.withdrawal && status.ended ? status : null,
    // A look that fails makes no failure of what was done before it.
    again: () => readStatus().then(setStatus, () => undefined),
  }
}
