import { Suspense, useRef, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { readDraft } from '../../../parts/draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Changed } from '../scores/Changed.tsx'
import { moreOf } from '../dated.ts'
import { useCheckIns } from './check-ins.queries.ts'
import { CheckInList } from './CheckInList.tsx'
import { ago } from './sliders.ts'

const CheckInForm = later(async () => ({ default: (await import('./CheckInForm.tsx')).CheckInForm }))

/** How it is between you, about weekly. It says when the last one was, and leaves it at that. */
export function CheckInCard({ relationship }: { relationship: Relationship }) {
  const { id } = relationship
  const pages = useCheckIns(id)
  const { isError, isFetching, refetch } = pages
  const data = pages.data?.pages.flat()
  const [wanted, setOpen] = useState(() => readDraft(`check-in:${id}`) !== null)
  const [before, setBefore] = useState<Relationship | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  const last = data?.[0]
  const done = () => {
    setOpen(false)
    setTimeout(() => opener.current?.querySelector('button')?.focus())
  }
  const ready = data !== undefined
  // The first one is what the page of someone new is for: it waits open.
  const first = data ? data.length === 0 : !relationship.hasHealthData
  const open = wanted || first
  return (
    <Card as="section" className="stack tend" aria-labelledby="check-ins">
      <div className="card__head tend__head">
        <div>
          <h2 id="check-ins">{first ? 'How are things between you?' : 'Check-ins'}</h2>
          <p className="small soft">
            {last
              ? `Last check-in: ${ago(last.at)}. About once a week is plenty.`
              : first
                ? 'Four answers make your first scores. A feeling is enough.'
                : // It is not known yet when the last one was: the line has its room.
                  '\u00a0'}
          </p>
        </div>
        {!open && (
          <div ref={opener}>
            <Button
              variant="soft"
              disabled={!ready}
              onClick={() => {
                setBefore(null)
                setOpen(true)
              }}
            >
              <SlidersHorizontal className="icon" aria-hidden="true" />
              Check in
            </Button>
          </div>
        )}
      </div>
      {isError && !ready && (
        <NotLoaded what="Your check-ins did not load." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {open && !isError && !ready && <div className="tend__wait" />}
      {open && ready && (
        <Suspense fallback={<div className="tend__wait" />}>
          <CheckInForm
            relationshipId={id}
            last={last}
            first={first}
            onSaved={() => setBefore(relationship)}
            onDone={done}
          />
        </Suspense>
      )}
      <Changed before={before} now={relationship} what="check-in" />
      {!ready && !isError && relationship.healthBasis.checkIns > 0 && (
        <Skeleton label="Loading check-ins">
          <Bone width="10rem" height="2.25rem" />
        </Skeleton>
      )}
      {data && <CheckInList relationshipId={id} checkIns={data} more={moreOf(pages)} />}
    </Card>
  )
}
