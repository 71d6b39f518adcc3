import type { LookBack as Back } from '@mallama/contracts/journal'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Beside } from './Beside.tsx'
import { ComingBack } from './ComingBack.tsx'
import { Imports } from './Imports.tsx'
import { useLookBack } from './journal.queries.ts'
import { Words } from './Words.tsx'
import { YearCard } from './YearCard.tsx'

const ImportDialog = laterDialog(() => import('./ImportDialog.tsx'))

/** A year begins to show from so many entries on. */
const LEAST = 5

/** The shape of a year: its moods, what went with them, and what came back. Counts and own words. */
export default function LookBack({ onNew }: { onNew: () => void }) {
  const [year, setYear] = useState<number | null>(null)
  const [importing, setImporting] = useState(false)
  const { data, isError, isFetching, refetch } = useLookBack(year)
  const bring = () => setImporting(true)
  return (
    <>
      {data ? (
        data.total < LEAST ? (
          <Few total={data.total} onNew={onNew} onImport={bring} />
        ) : (
          <Shown back={data} onYear={setYear} onImport={bring} />
        )
      ) : isError ? (
        <ErrorState title="Your year did not load" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading your year">
          <Bone height="20rem" shape="round" />
        </Skeleton>
      )}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}

function Few({ total, onNew, onImport }: { total: number; onNew: () => void; onImport: () => void }) {
  const action = (
    <>
      <Button onClick={onNew}>New Entry</Button>
      <button type="button" className="link small" onClick={onImport}>
        Import from Daylio or Day One
      </button>
    </>
  )
  return (
    <Card as="section">
      {total === 0 ? (
        <EmptyState
          title="A year of days will stand here"
          text="One small bar for every day that you write about."
          action={action}
        />
      ) : (
        <EmptyState
          title="Not enough yet"
          text={`After ${LEAST} entries your year starts to show. You have ${total}. Links between days and people need 5 each.`}
          action={action}
        />
      )}
    </Card>
  )
}

interface ShownProps {
  back: Back
  onYear: (year: number) => void
  onImport: () => void
}

function Shown({ back, onYear, onImport }: ShownProps) {
  return (
    <div className="ycols">
      <div className="stack">
        <YearCard back={back} onYear={onYear} />
        <Words emotions={back.emotions} />
      </div>
      <div className="stack">
        <Beside goesWith={back.goesWith} tooFew={back.tooFew} usual={back.usual} />
        <ComingBack triggers={back.triggers} />
        <Imports imports={back.imports} onImport={onImport} />
      </div>
    </div>
  )
}
