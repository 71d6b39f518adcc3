import type { SubscriptionStatus } from '@mallama/contracts/billing'
import { cardName, day, dollars, expiry } from '../../parts/billing/words.ts'
import { Button } from '../../ui/button.tsx'

interface ManageFactsProps {
  status: SubscriptionStatus
  /** Null where no card is charged again. */
  onCard: (() => void) | null
}

/** What is charged next, when, and to which card. */
export function ManageFacts({ status, onCard }: ManageFactsProps) {
  const { plan, nextCharge, failed, card, waitlist } = status
  return (
    <dl className="facts">
      {waitlist && (
        <>
          <div>
            <dt>Your place</dt>
            <dd>{waitlist.position}</dd>
          </div>
          <div>
            <dt>Waiting since</dt>
            <dd>{day(waitlist.since)}</dd>
          </div>
          <div>
            <dt>When a place is free</dt>
            <dd>We write to you</dd>
          </div>
        </>
      )}
      {failed ? (
        <div>
          <dt>Open</dt>
          <dd>
            {dollars(failed.amount)} since {day(failed.since)}
          </dd>
        </div>
      ) : (
        <div>
          <dt>Next charge</dt>
          <dd>
            {nextCharge
              ? `${dollars(nextCharge.amount)} on ${day(nextCharge.at)}`
              : plan === 'prime'
                ? 'None: paid once'
                : 'None'}
          </dd>
        </div>
      )}
      {card && (
        <div>
          <dt>Card</dt>
          <dd>
            {cardName(card)}
            {card.expired ? `, expired ${expiry(card)}` : `, ${expiry(card)}`}
            {onCard && !failed && (
              <Button variant="ghost" size="sm" onClick={onCard}>
                Change card
              </Button>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
