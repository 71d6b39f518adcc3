import { useState } from 'react'
import type { HealthPart } from '@mallama/contracts/health'
import type { Relationship } from '@mallama/contracts/relationships'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Balance } from './Balance.tsx'
import { CorrectForm } from './CorrectForm.tsx'
import { Corrected } from './Corrected.tsx'
import { littleData, series, signed, sumOf, wholeOf, type SumRow } from './sums.ts'
import './scores.css'

interface WhyDialogProps {
  relationship: Relationship
  onClose: () => void
}

const labelOf = (score: HealthPart['score']) => series.find(({ key }) => key === score)!.label

/** What a score is made of, to the last point: nothing about it has to be believed. */
export default function WhyDialog({ relationship, onClose }: WhyDialogProps) {
  const { id, hasHealthData, healthBasis, overallHealthScore } = relationship
  const [correcting, setCorrecting] = useState<HealthPart['score'] | null>(null)
  const { rows } = sumOf(healthBasis)
  const little = littleData(healthBasis)
  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title="Why this score?">
      {hasHealthData ? (
        <>
          {little && <p className="small why__little">{little}</p>}
          <section className="stack" aria-labelledby="why-from">
            <h3 id="why-from">What it is made of</h3>
            <Sum rows={rows} />
            <p className="small why__sum">
              Overall, each by its weight: <b>{overallHealthScore}</b>. It is worked out before anything is rounded.
            </p>
          </section>
          <ul className="why__list">
            {healthBasis.explanation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {healthBasis.moves.length > 0 && (
            <section className="stack" aria-labelledby="why-moves">
              <h3 id="why-moves">What would move it</h3>
              <ul className="why__list">
                {healthBasis.moves.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="meta">Results of the formula, not a forecast.</p>
            </section>
          )}
          <section className="stack" aria-labelledby="why-correct">
            <h3 id="why-correct">Does a score seem wrong?</h3>
            <p className="small soft">
              You know more than the sliders. What you set holds until your next check-in, and counts in the overall
              score.
            </p>
            {rows.map(({ score, corrected }) =>
              corrected ? (
                <Corrected key={score} relationshipId={id} label={labelOf(score)} correction={corrected} />
              ) : null,
            )}
            {correcting ? (
              <CorrectForm
                key={correcting}
                relationshipId={id}
                score={correcting}
                label={labelOf(correcting)}
                value={Math.round(Math.min(100, Math.max(0, rows.find(({ score }) => score === correcting)!.value)))}
                onDone={() => setCorrecting(null)}
              />
            ) : (
              <div className="row why__correct">
                {rows.map(({ score }) => (
                  <Button key={score} variant="quiet" size="sm" onClick={() => setCorrecting(score)}>
                    Correct {labelOf(score)}
                  </Button>
                ))}
              </div>
            )}
          </section>
        </>
      ) : (
        <p>
          No data yet. Scores come from your check-ins, and moments move them a little. Without a check-in there is no
          score, and that is not a bad score.
        </p>
      )}
      <Balance balance={healthBasis.balance} />
    </Dialog>
  )
}

function Sum({ rows }: { rows: readonly SumRow[] }) {
  return (
    <div className="why__table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">Check-ins</th>
            <th scope="col">Moments</th>
            <th scope="col">Now</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.score}>
              <th scope="row">{labelOf(row.score)}</th>
              <Made row={row} />
              <td>{Math.round(row.weight * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What one set oneself stands in the place of what check-ins and moments made. */
function Made({ row }: { row: SumRow }) {
  const { from, shift, now } = wholeOf({ ...row, value: row.corrected ? row.from + row.shift : row.value })
  return (
    <>
      <td>{from}</td>
      <td>{signed(shift)}</td>
      <td>
        <b>{row.corrected?.value ?? now}</b>
        {row.corrected && ' set by you'}
      </td>
    </>
  )
}
