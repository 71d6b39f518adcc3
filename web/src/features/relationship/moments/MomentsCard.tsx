import { Suspense, useRef, useState } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import { keepDraft, readDraft } from '../../../parts/draft.ts'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { moreOf } from '../dated.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Changed } from '../scores/Changed.tsx'
import { dayText } from './day.ts'
import { kinds } from './kinds.ts'
import type { MomentWritten } from './MomentForm.tsx'
import { FEW, MomentList } from './MomentList.tsx'
import { useMoments } from './moments.queries.ts'

const MomentForm = later(() => import('./MomentForm.tsx'))
const prefetch = () => void MomentForm.preload().catch(() => undefined)

/** One tap for what it was; the rest is asked after. */
export function MomentsCard({ relationship }: { relationship: Relationship }) {
  const { id } = relationship
  const draftKey = `moment-form:${id}`
  const pages = useMoments(id)
  const { isError, isFetching, refetch } = pages
  const data = pages.data?.pages.flat()
  const [written, setWritten] = useState(() => readDraft<MomentWritten>(draftKey))
  const [before, setBefore] = useState<Relationship | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const write = (next: MomentWritten | null) => {
    if (next) setBefore(null)
    setWritten(next)
    keepDraft(draftKey, next)
  }
  const done = () => {
    const kind = written?.kind
    write(null)
    setTimeout(() => buttons.current?.querySelector<HTMLElement>(`[data-kind='${kind}']`)?.focus())
  }
  return (
    <Card as="section" className="stack tend" aria-labelledby="moments">
      <div className="lf__head">
        <h2 id="moments">Moments</h2>
      </div>
      <p className="small soft tend__lead">
        Something that stood out between you? Good ones, conflicts and repairs move the scores, and fade. You see how
        much before you save.
      </p>
      <div className="tend__kinds" ref={buttons}>
        {kinds.map(({ kind, name, Icon, tone }) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            className={`btn btn--quiet ${tone}`}
            aria-pressed={written?.kind === kind}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={() =>
              write(written ? { ...written, kind } : { kind, size: '2', day: dayText(new Date()), note: '' })
            }
          >
            <Icon className="icon" aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
      {written && (
        <Suspense>
          <MomentForm
            relationship={relationship}
            written={written}
            onWrite={write}
            onSaved={() => setBefore(relationship)}
            onDone={done}
          />
        </Suspense>
      )}
      <Changed before={before} now={relationship} what="moment" />
      {isError && !data && (
        <NotLoaded what="Your moments did not load." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && relationship.healthBasis.moments > 0 && (
        <Skeleton label="Loading moments">
          <Bone height={`${Math.min(relationship.healthBasis.moments, FEW) * 3}rem`} />
        </Skeleton>
      )}
      {data && <MomentList relationshipId={id} moments={data} more={moreOf(pages)} />}
    </Card>
  )
}
