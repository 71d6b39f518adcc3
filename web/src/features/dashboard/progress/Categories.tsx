import type { ProgressBasis, ProgressPoint } from '@mallama/contracts/progress'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Meter } from '../../../ui/health.tsx'
import { averageOf } from '../activity/progress-words.ts'
import { movedBy, signed, titleOf } from './series.ts'

interface CategoriesProps {
  basis: readonly ProgressBasis[]
  points: readonly ProgressPoint[]
}

/** Five bars, each of which opens to what it is made of. */
export function Categories({ basis, points }: CategoriesProps) {
  const scored = basis.filter(({ score }) => score !== null)
  const average = averageOf(Object.fromEntries(scored.map(({ category, score }) => [category, score!])))
  return (
    <Card as="section" aria-labelledby="five">
      <div className="card__head">
        <h2 id="five" className="heading">
          Five categories
        </h2>
        {average !== null && (
          <p>
            <span className="figure">{average}%</span>{' '}
            <span className="meta">{scored.length === 1 ? 'from one' : `average of ${scored.length}`}</span>
          </p>
        )}
      </div>
      <div className="folds">
        {basis.map((one) => (
          <Category key={one.category} basis={one} moved={movedBy(points, one.category)} />
        ))}
      </div>
    </Card>
  )
}

function Category({ basis, moved }: { basis: ProgressBasis; moved: number | null }) {
  const { category, score, measures, counted, formula, missing } = basis
  const name = titleOf(category)
  const title =
    score === null ? (
      <span className="prog__none">
        {name} <span className="meta">Not enough yet</span>
      </span>
    ) : (
      <>
        <Meter label={name} value={score} suffix="%" plain />
        <span className="meta prog__moved">
          {moved !== null && (
            <>
              {signed(moved)}
              <span className="sr-only"> points in four weeks</span>
            </>
          )}
        </span>
      </>
    )
  return (
    <Fold className="prog__cat" title={title} level={3}>
      <p className="small">{measures}</p>
      {counted && <p className="small soft">{counted}</p>}
      {missing && <p className="small soft">Still needed: {missing} It is left out of the average.</p>}
      <p className="meta">{formula}</p>
    </Fold>
  )
}
