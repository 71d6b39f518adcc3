import { useState } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import type { HealthPoint } from '@mallama/contracts/scores'
import { dayOf } from '../../../parts/chat/when.ts'
import { Card } from '../../../ui/card.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Balance } from './Balance.tsx'
import { byDay, sentenceOf, upToNow } from './chart.ts'
import { useHistory } from './scores.queries.ts'
import { series, type SeriesKey } from './sums.ts'
import { Marker, TrendChart } from './TrendChart.tsx'
import './scores.css'

/** How the scores went, and the balance behind them. */
export default function TrendCard({ relationship }: { relationship: Relationship }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useHistory(relationship.id)
  return (
    <Card as="section" className="stack" aria-labelledby="trend">
      <h2 id="trend">How things have gone</h2>
      {data ? (
        data.length > 0 ? (
          <Drawn points={byDay(upToNow(data, relationship, new Date(dataUpdatedAt)))} />
        ) : (
          <p className="small soft">Nothing to draw yet. The line begins with your first check-in.</p>
        )
      ) : isError ? (
        <NotLoaded what="The history did not load." busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the history">
          <Bone height="14rem" shape="round" />
        </Skeleton>
      )}
      <Balance balance={relationship.healthBasis.balance} />
    </Card>
  )
}

function Drawn({ points }: { points: readonly HealthPoint[] }) {
  const [hidden, setHidden] = useState<ReadonlySet<SeriesKey>>(new Set())
  const [table, setTable] = useState(false)
  const shown = new Set(series.map(({ key }) => key).filter((key) => !hidden.has(key)))
  const last = points.at(-1)!
  const toggle = (key: SeriesKey) => {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    setHidden(next)
  }
  const sentence = sentenceOf(points, dayOf)
  return (
    <>
      <p className="small soft">
        {sentence} {points.length === 1 && 'A line needs a second point, in a week or with your next check-in.'}
      </p>
      <fieldset className="trend__keys">
        <legend className="sr-only">Lines in the chart</legend>
        {series.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={`trend__key trend--${key}`}
            aria-pressed={shown.has(key)}
            onClick={() => toggle(key)}
          >
            <svg viewBox="0 0 36 12" aria-hidden="true">
              <g className="trend__line">
                <path d="M1 6h34" />
                <Marker of={key} x={18} y={6} />
              </g>
            </svg>
            {label} <b>{last[key]}</b>
          </button>
        ))}
      </fieldset>
      <TrendChart points={points} shown={shown} sentence={sentence} />
      <details className="tend__more" onToggle={(event) => setTable(event.currentTarget.open)}>
        <summary>Show as table</summary>
        {table && <Table points={points} />}
      </details>
    </>
  )
}

function Table({ points }: { points: readonly HealthPoint[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <section className="trend__table" aria-label="Scores by day" tabIndex={0}>
      <table className="table">
        <caption className="sr-only">Scores by day, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row">{dayOf(point.at)}</th>
              {series.map(({ key }) => (
                <td key={key}>{point[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
