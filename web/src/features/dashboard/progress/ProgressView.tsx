import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useTitle } from '../../../ui/title.ts'
import { useProgressBasis } from '../activity/activity.queries.ts'
import { Categories } from './Categories.tsx'
import { ConflictsCard, TriggersCard } from './ComingBack.tsx'
import { FeltCard } from './FeltCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { useConflicts, useFelt, useHistory } from './progress.queries.ts'
import { WeekCard } from './WeekCard.tsx'
import './progress.css'

/** What the five numbers are made of, how they went, and what comes back. A view of the dashboard. */
export default function ProgressView() {
  useTitle('Your Progress')
  const heading = useRef<HTMLHeadingElement>(null)
  const basis = useProgressBasis(true)
  const history = useHistory()
  const conflicts = useConflicts()
  const felt = useFelt()
  useEffect(() => {
    // The address has only another view: nothing else brings the reader to its start.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const nothing = basis.data?.every(({ score }) => score === null) && history.data?.length === 0
  return (
    <div className="page">
      <Link className="link" to="/dashboard">
        <ArrowLeft className="icon" aria-hidden="true" />
        Dashboard
      </Link>
      <header className="prog__head">
        <h1 ref={heading} tabIndex={-1}>
          Your Progress
        </h1>
        <p className="lead">Counted from what you wrote and logged. Not a grade, and nobody else sees it.</p>
      </header>
      {nothing ? (
        <Card>
          <EmptyState
            title="Not enough yet"
            text="Start using the platform to track your progress."
            action={<LinkButton to="/journal">Write a first entry</LinkButton>}
          />
        </Card>
      ) : (
        <div className="prog__cols">
          <div className="stack">
            <Part of={basis} what="Your progress did not load.">
              {(data) => <Categories basis={data} points={history.data ?? []} />}
            </Part>
            <Part of={history} what="The history did not load.">
              {(points) => <HistoryCard points={points} />}
            </Part>
          </div>
          <aside className="stack" aria-label="What comes back">
            <WeekCard />
            <Part of={conflicts} what="What keeps coming back did not load.">
              {(data) => <ConflictsCard conflicts={data} />}
            </Part>
            <Part of={felt} what="Your moods did not load.">
              {(data) => (
                <>
                  <FeltCard felt={data} />
                  <TriggersCard felt={data} />
                </>
              )}
            </Part>
          </aside>
        </div>
      )}
    </div>
  )
}

interface PartProps<D> {
  of: { data: D | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  what: string
  children: (data: D) => ReactNode
}

/** Each part loads, fails and loads again by itself. */
function Part<D>({ of: { data, isError, isFetching, refetch }, what, children }: PartProps<D>) {
  if (data !== undefined) return children(data)
  return (
    <Card>
      {isError ? (
        <NotLoaded what={what} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading">
          <Bone height="8rem" shape="round" />
        </Skeleton>
      )}
    </Card>
  )
}
