import { useState } from 'react'
import { Link } from 'react-router'
import { ArrowRight } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Meter } from '../../../ui/health.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Status } from '../../../ui/status.tsx'
import { useProgress, useProgressBasis } from './activity.queries.ts'
import { barsOf, nameOf } from './progress-words.ts'

export function YourProgress() {
  const { data, isError, isFetching, refetch } = useProgress()
  const bars = data && barsOf(data)
  return (
    <Card as="section" aria-labelledby="progress">
      <h2 id="progress">Your Progress</h2>
      {bars ? (
        <>
          {bars.length === 0 && <p className="soft">Start using the platform to track your progress.</p>}
          <div className="stack progress-bars">
            {bars.map(([category, score]) => (
              <Meter key={category} label={nameOf(category)} value={score} suffix="%" plain />
            ))}
          </div>
          <Formulas />
          {bars.length > 0 && (
            <Link className="link small" to="/dashboard?view=progress">
              See how it went
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          )}
        </>
      ) : isError ? (
        <ErrorState level={3} title="Your progress did not load" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Status className="soft">
          <Spinner /> Loading your progress...
        </Status>
      )}
    </Card>
  )
}

/** What each number is made of, and what the missing ones wait for. */
function Formulas() {
  const [open, setOpen] = useState(false)
  const { data, isError, refetch } = useProgressBasis(open)
  return (
    <Fold title="How these are worked out" line open={open} onOpen={setOpen}>
      {data ? (
        <dl className="formulas">
          {data.map(({ category, score, measures, counted, formula, missing }) => (
            <div key={category}>
              <dt>
                {nameOf(category)}: {score === null ? 'not enough yet' : `${score}%`}
              </dt>
              <dd>{measures}</dd>
              {counted && <dd>{counted}</dd>}
              {missing && <dd>Still needed: {missing}</dd>}
              <dd className="meta">{formula}</dd>
            </div>
          ))}
        </dl>
      ) : isError ? (
        <ErrorState level={3} title="The formulas did not load" onRetry={() => void refetch()} />
      ) : (
        open && (
          <Status className="soft">
            <Spinner /> Loading...
          </Status>
        )
      )}
    </Fold>
  )
}
