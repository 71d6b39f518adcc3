import { Link } from 'react-router'
import type { Relationship } from '@mallama/contracts/relationships'
import { chatHref, personHref } from '../../../parts/beside.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Portrait, toneOf } from '../../../ui/portrait.tsx'

/** Somebody is there, and nothing is said of how it is: what comes next. */
export function FirstCheckIn({ relationship: { id, personName } }: { relationship: Relationship }) {
  return (
    <Card className="next-step">
      <div className="next-step__top next-step__top--person">
        <Portrait name={personName} tone={toneOf(id)} size={4.5} />
        <div>
          <h3 className="heading">
            How are things with <bdi>{personName}</bdi> right now?
          </h3>
          <p className="soft">Set four sliders as they feel today. You can change them at any time.</p>
        </div>
      </div>
      <LinkButton size="lg" to={personHref(id)}>
        Check in
      </LinkButton>
      <p className="small soft">
        Would you rather talk?{' '}
        <Link to={chatHref(id)}>
          Chat about <bdi>{personName}</bdi>
        </Link>
      </p>
    </Card>
  )
}
