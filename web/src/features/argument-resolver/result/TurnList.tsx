import type { ReactElement } from 'react'
import { Check } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import type { Evidence } from '@mallama/contracts/safety'
import { Words } from '../../../parts/tools/MayBeChoices.tsx'
import { piecesOf, type Piece } from '../../../parts/tools/evidence.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Portrait, toneOf } from '../../../ui/portrait.tsx'
import { marksOf, wordsOf } from './acts.ts'
import type { Filling } from './filling.ts'
import { markClass, MarkedTurn, toneClass } from './MarkedTurn.tsx'
import { ToFill } from './ToFill.tsx'
import { isLeft } from './turns.ts'
import { turnId } from './useTurns.ts'

interface TurnListProps {
  resolution: Resolution
  better: readonly (string | null)[] | null
  evidence: readonly Evidence[][]
  /** The turns to show, by their places. */
  here: readonly number[]
  filling: Filling
}

interface Row {
  turn: number
  pieces: Piece[]
  /** How many marks stand above it on this page. */
  before: number
}

const marksIn = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.labels !== null)
/** Its place in the pasted text says nothing about its place in the turn. */
const unplaced = ({ quote, label }: Evidence): Evidence => ({ quote, label })

export function TurnList({ resolution, better, evidence, here, filling }: TurnListProps) {
  const { turns, turningPoint, me, antidotes = [] } = resolution
  const first = antidotes.find(({ turn, blanks }) => blanks.length > 0 && here.includes(turn))
  const rows: Row[] = []
  let before = 0
  for (const turn of here) {
    const pieces = piecesOf(turns[turn]?.text ?? '', (evidence[turn] ?? []).map(unplaced))
    rows.push({ turn, pieces, before })
    before += marksIn(pieces).length
  }
  if (rows.length === 0) return null
  return (
    <>
      {better !== null && (
        <div className="arg__heads meta" aria-hidden="true">
          <span />
          <span>What was said</span>
          <span>Could have been</span>
        </div>
      )}
      <ol className="arg__turns" id="turns-page" tabIndex={-1} aria-label="Turn by turn">
        {rows.map((row) => (
          <OneTurn
            key={row.turn}
            row={row}
            said={turns[row.turn]!}
            mine={turns[row.turn]?.speaker === me}
            turned={turningPoint?.turn === row.turn}
            left={isLeft(turns[row.turn]!, better?.[row.turn])}
            better={better === null ? undefined : (better[row.turn] ?? null)}
          >
            {antidotes
              .filter(({ turn }) => turn === row.turn)
              .map((antidote) =>
                antidote.blanks.length === 0 ? (
                  <div key={antidote.turn} className="arg__b">
                    <Words by="Could have been" text={antidote.text} />
                  </div>
                ) : (
                  <ToFill
                    key={antidote.turn}
                    antidote={antidote}
                    filled={filling.of(row.turn)}
                    onFill={(blank, words) => filling.fill(row.turn, blank, words)}
                    shown={antidote === first}
                  />
                ),
              )}
          </OneTurn>
        ))}
      </ol>
      <Legend rows={rows} />
    </>
  )
}

interface OneTurnProps {
  row: Row
  said: Resolution['turns'][number]
  mine: boolean
  turned: boolean
  /** It hurts, and no better words were found. */
  left: boolean
  /** Null: kept as it was. Undefined: the better words are not told apart by turn. */
  better: string | null | undefined
  /** What can be filled in, where there is something. */
  children: ReactElement[]
}

function OneTurn(props: OneTurnProps) {
  const { mine, turned, left, better, children } = props
  const { turn, pieces, before } = props.row
  const { speaker, acts } = props.said
  return (
    <li className="arg__turnrow" id={turnId(turn)} tabIndex={-1} value={turn + 1}>
      <Portrait name={speaker} tone={mine ? 'you' : toneOf(speaker)} size={2.125} />
      <div className="stack arg__a">
        <p className="arg__speaks">
          <bdi>{speaker}</bdi>
          {mine && ' (you)'}
          <span className="meta">
            {' · '}Turn {turn + 1}
            {turned && ', the turning point'}
          </span>
        </p>
        <MarkedTurn pieces={pieces} before={before} />
        {acts.length > 0 && (
          <ul className="arg__acts" aria-label="What it does">
            {acts.map((act) => {
              const { name, tone } = wordsOf(act)
              return (
                <li key={act} className={`band ${tone ? `is-${tone}` : ''}`}>
                  {name}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {children.length > 0 ? (
        children
      ) : better === undefined ? null : left ? (
        <p className="arg__keep small">No better words were found for this</p>
      ) : better === null ? (
        <p className="arg__keep small">
          <Check className="icon" aria-hidden="true" />
          Kept as it was
        </p>
      ) : (
        <div className="arg__b">
          <span className="arg__tag">Could have been</span>
          <p className="arg__words" dir="auto">
            {better}
          </p>
        </div>
      )}
    </li>
  )
}

/** What the numbers on this page stand for. */
function Legend({ rows }: { rows: readonly Row[] }) {
  const marks = rows.flatMap(({ pieces, before }) =>
    marksIn(pieces).map(({ number, labels }) => ({ number: before + number, labels })),
  )
  if (marks.length === 0) return null
  return (
    <div className="arg__evid">
      <Fold line level={3} title="What the marks mean" meta={marks.length}>
        <ol className="arg__marks">
          {marks.map(({ number, labels }) => {
            const [mark, ...others] = marksOf(labels)
            return (
              <li key={number} value={number} className={toneClass(mark)}>
                <span className="ev__n">{number}</span>
                <span>
                  <b className={markClass(mark)}>{mark.name}</b> {mark.does}
                  {others.length > 0 && (
                    <span className="meta"> Also: {others.map(({ name }) => name.toLowerCase()).join(', ')}.</span>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      </Fold>
    </div>
  )
}
