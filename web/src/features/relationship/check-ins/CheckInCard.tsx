import { useRef, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { readDraft } from '../../../parts/draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { moreOf } from '../dated.ts'
import { useCheckIns } from './check-ins.queries.ts'
import { CheckInForm } from './CheckInForm.tsx'
import { CheckInList } from './CheckInList.tsx'
import { ago } from './sliders.ts'

/** How it is between you, about weekly. It says when the last one was, and leaves it at that. */
export function CheckInCard({ relationship }: { relationship: Relationship }) {
  const { id } = relationship
  const pages = useCheckIns(id)
  const { isError, isFetching, refetch } = pages
  const data = pages.data?.pages.flat()
  const [open, setOpen] = useState(() => readDraft(`check-in:${id}`) !== null)
  const opener = useRef<HTMLDivElement>(null)
  const last = data?.[0]
  const done = () => {
    setOpen(false)
    setTimeout(() => opener.current?.querySelector('button')?.focus())
  }
  const ready = data !== undefined
  return (
    <Card as="section" className="stack tend" aria-labelledby="check-ins">
      <div className="lf__head">
        <h2 id="check-ins">Check-ins</h2>
      </div>
      {isError && !ready && (
        <NotLoaded what="Your check-ins did not load." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {open && ready ? (
        <CheckInForm relationshipId={id} last={last} onDone={done} />
      ) : (
        <div className="row row--between" ref={opener}>
          <p className="small soft tend__lead">
            {last
              ? `Last check-in: ${ago(last.at)}. About once a week is plenty.`
              : 'Four sliders and a word or two: a minute, about once a week. Your scores come from here.'}
          </p>
          <Button variant={last ? 'soft' : 'primary'} disabled={!ready} onClick={() => setOpen(true)}>
            <SlidersHorizontal className="icon" aria-hidden="true" />
            Check in
          </Button>
        </div>
      )}
      {data && <CheckInList relationshipId={id} checkIns={data} more={moreOf(pages)} />}
    </Card>
  )
}
