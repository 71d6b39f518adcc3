import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { laterDialog } from '../../../ui/later.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Status } from '../../../ui/status.tsx'
import { useWeeks } from './progress.queries.ts'
import { weekName } from './series.ts'

const WeekDialog = laterDialog(() => import('./WeekDialog.tsx'))

export function WeekCard() {
  /** A Monday, or the last seven days. */
  const [open, setOpen] = useState<string | 'now' | null>(null)
  return (
    <Card as="section" tone="noticed" className="stack prog__week" aria-labelledby="your-week">
      <h2 id="your-week" className="heading">
        Your week
      </h2>
      <p className="small">The last seven days in counts and your own words. Nothing is guessed.</p>
      <Button variant="quiet" size="sm" onClick={() => setOpen('now')}>
        Read your week
      </Button>
      <EarlierWeeks onOpen={setOpen} />
      {open !== null && (
        <Suspense>
          <WeekDialog past={open === 'now' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  )
}

function EarlierWeeks({ onOpen }: { onOpen: (week: string) => void }) {
  const [wanted, setWanted] = useState(false)
  const { data, isError, isFetching, refetch } = useWeeks(wanted)
  return (
    <Fold title="Earlier weeks" line open={wanted} onOpen={setWanted}>
      {data ? (
        data.length === 0 ? (
          <p className="small soft">
            None yet. Each Monday the week before is kept here, if there was something in it.
          </p>
        ) : (
          <ul className="prog__weeks">
            {data.map(({ week }) => (
              <li key={week}>
                <Button variant="quiet" size="sm" onClick={() => onOpen(week)}>
                  {weekName(week)}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <NotLoaded what="Earlier weeks did not load." busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        wanted && (
          <Status className="soft">
            <Spinner /> Loading...
          </Status>
        )
      )}
    </Fold>
  )
}
