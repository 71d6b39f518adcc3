import { CreditCard } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSubscription } from '../../parts/billing/status.queries.ts'
import { dollars, day } from '../../parts/billing/words.ts'
import Data from '../Data.tsx'

/** A charge that failed, on every page but the one that says it at length. */
export default function PaymentBanner() {
  return (
    <Data>
      <Banner />
    </Data>
  )
}

function Banner() {
  const { pathname } = useLocation()
  const failed = useSubscription().data?.failed
  if (!failed || pathname === '/subscribe') return null
  return (
    <aside className="trial trial--warning" aria-label="Payment">
      <p>
        <CreditCard className="icon" aria-hidden="true" />
        <span>
          <strong>Your payment of {dollars(failed.amount)} failed.</strong>{' '}
          {failed.nextTry ? `We try again on ${day(failed.nextTry)}.` : 'We do not try again by ourselves.'}
        </span>
      </p>
      <Link to="/subscribe">Use another card</Link>
    </aside>
  )
}
