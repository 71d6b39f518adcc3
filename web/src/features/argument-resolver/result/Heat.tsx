import { useState } from 'react'
import type { Resolution } from '@mallama/contracts/arguments'
import { Button } from '../../../ui/button.tsx'
import { CurveDrawing, KeyMark, POINTS, shapes } from './CurveDrawing.tsx'
import { jumpAt, sentenceOf } from './curve.ts'

export interface CurveProps {
  resolution: Resolution
  /** Shows a turn among the turns below. */
  onShowTurn: (turn: number) => void
}

/** The curve itself, where it turned, and the same as a table. */
export default function Heat({ resolution, onShowTurn }: CurveProps) {
  const { curve, turns, turningPoint } = resolution
  const [open, setOpen] = useState(false)
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  const turn = turningPoint?.turn ?? null
  const keyed = speakers.length <= shapes && curve.length <= POINTS
  return (
    <>
      <p className="small soft">Each point is the mean of a turn and the two before it, from 0 (calm) to 10 (hot).</p>
      {keyed && (
        <ul className="arg__key meta">
          {speakers.map((speaker, at) => (
            <li key={speaker}>
              <KeyMark shape={at} />
              <bdi>{speaker}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="arg__curve">
        <div>
          <CurveDrawing
            curve={curve}
            speakers={keyed ? turns.map(({ speaker }) => speakers.indexOf(speaker)) : null}
            turning={turn}
            sentence={sentenceOf(curve, turn)}
          />
        </div>
        <div className="stack arg__turned">
          {turningPoint ? (
            <>
              <h3 className="meta">Turning point</h3>
              <Jump curve={curve} turn={turningPoint.turn} speaker={turns[turningPoint.turn]?.speaker ?? null} />
              <Button
                variant="soft"
                size="sm"
                className="justify-self-start"
                onClick={() => onShowTurn(turningPoint.turn)}
              >
                Show this turn
              </Button>
            </>
          ) : (
            <>
              <h3 className="meta">Turning point</h3>
              <p className="small soft">There is none: no single turn raises it by a full point.</p>
            </>
          )}
        </div>
      </div>
      <details className="arg__more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Show as table</summary>
        {open && <CurveTable resolution={resolution} />}
      </details>
    </>
  )
}

function Jump({ curve, turn, speaker }: { curve: readonly number[]; turn: number; speaker: string | null }) {
  const { from, to } = jumpAt(curve, turn)
  return (
    <p className="small soft">
      Turn {turn + 1}
      {speaker !== null && (
        <>
          , <bdi>{speaker}</bdi>
        </>
      )}
      . The largest jump, from {from} to {to}.
    </p>
  )
}

/** A table of thousands of rows would hold the page up. */
const ROWS = 50

function CurveTable({ resolution: { curve, turns, turningPoint } }: { resolution: Resolution }) {
  const [rows, setRows] = useState(ROWS)
  return (
    <div className="stack">
      <div className="arg__table">
        <table className="table">
          <caption className="sr-only">Heat of each turn, 0 to 10</caption>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Who</th>
              <th scope="col">This turn</th>
              <th scope="col">On the curve</th>
            </tr>
          </thead>
          <tbody>
            {curve.slice(0, rows).map((value, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- turns have no other name than their place
              <tr key={at}>
                <th scope="row">
                  {at + 1}
                  {turningPoint?.turn === at && ' (turning point)'}
                </th>
                <td dir="auto">{turns[at]?.speaker}</td>
                <td>{turns[at]?.harm}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows < curve.length && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setRows(rows + ROWS * 4)}>
          Show more ({(curve.length - rows).toLocaleString('en-US')})
        </Button>
      )}
    </div>
  )
}
