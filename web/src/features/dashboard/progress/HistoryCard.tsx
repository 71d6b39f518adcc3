import { useState } from 'react'
import type { ProgressPoint } from '@mallama/contracts/progress'
import { dayOf } from '../../../parts/chat/when.ts'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { ProgressChart } from './ProgressChart.tsx'
import { drawn, shortNames, titleOf } from './series.ts'

/** How the five scores went, with the figures behind the lines. */
export function HistoryCard({ points }: { points: readonly ProgressPoint[] }) {
  return (
    <Card as="section" className="stack" aria-labelledby="twelve-weeks">
      <h2 id="twelve-weeks" className="heading">
        Twelve weeks
      </h2>
      {points.length === 0 ? (
        <p className="small soft">Nothing to draw yet. A line begins with the first score.</p>
      ) : (
        <>
          <p className="small soft">
            {points.length === 1
              ? 'One week so far: a line needs a second one.'
              : `One point a week, each from the twelve weeks before it.${selfBegins(points)}`}
          </p>
          <ProgressChart points={points} />
          <Figures points={points} />
        </>
      )}
    </Card>
  )
}

/** Where its line begins later than the others, the reader is told why. */
function selfBegins(points: readonly ProgressPoint[]): string {
  const first = points.findIndex(({ scores }) => scores.self_awareness !== undefined)
  if (first <= 0) return ''
  return first === points.length - 1
    ? ' Self awareness has today only: it is kept from each Monday on, and was not before.'
    : ' Self awareness begins with the first week that was kept.'
}

function Figures({ points }: { points: readonly ProgressPoint[] }) {
  const [open, setOpen] = useState(false)
  const columns = drawn(points)
  return (
    <Fold title="Show as table" line open={open} onOpen={setOpen}>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
        <section className="prog__table" aria-label="Twelve weeks as a table" tabIndex={0}>
          <table className="table">
            <caption className="sr-only">Scores by week, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Week to</th>
                {columns.map((category) => (
                  <th key={category} scope="col" title={titleOf(category)}>
                    {shortNames[category]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, scores }) => (
                <tr key={at}>
                  <th scope="row">{dayOf(at)}</th>
                  {columns.map((category) => (
                    <td key={category}>{scores[category] ?? 'no data'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Fold>
  )
}
