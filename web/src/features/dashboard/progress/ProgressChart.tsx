/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the chart is drawn */
import type { ProgressCategory, ProgressPoint } from '@mallama/contracts/progress'
import { scaleOf, spread, ticksOf, type Frame } from '../../../parts/chart/frame.ts'
import { dayOf } from '../../../parts/chat/when.ts'
import { drawn, pathOf, sentenceOf, titleOf } from './series.ts'

const wide: Frame = { width: 720, height: 280, left: 34, right: 196, top: 12, bottom: 30 }
const narrow: Frame = { width: 340, height: 230, left: 30, right: 14, top: 10, bottom: 28 }
const grid = [0, 20, 40, 60, 80, 100]
const LABEL = 18

/** Drawn twice: a wide one with names at the line ends, a narrow one whose names stand below. */
export function ProgressChart({ points }: { points: readonly ProgressPoint[] }) {
  return (
    <>
      <Drawing points={points} frame={wide} className="chart chart--wide" ticks={6} named />
      <Drawing points={points} frame={narrow} className="chart chart--narrow" ticks={3} />
      <ul className="chart-legend prog__legend">
        {drawn(points).map((category) => (
          <li key={category}>
            <svg viewBox="0 0 36 12" aria-hidden="true">
              <g className={`prog__line prog--${category}`}>
                <path d="M1 6h34" />
                <Marker of={category} x={18} y={6} />
              </g>
            </svg>
            {titleOf(category)}
            <b>{newest(points, category)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

const newest = (points: readonly ProgressPoint[], category: ProgressCategory) =>
  points.findLast(({ scores }) => scores[category] !== undefined)?.scores[category] ?? 0

interface DrawingProps {
  points: readonly ProgressPoint[]
  frame: Frame
  className: string
  ticks: number
  named?: boolean
}

function Drawing({ points, frame, className, ticks, named }: DrawingProps) {
  const scale = scaleOf(points, frame)
  const { x, y } = scale
  const end = frame.width - frame.right
  const lines = drawn(points)
  const lasts = lines.map((category) => points.findLast(({ scores }) => scores[category] !== undefined)!)
  const heights = spread(
    lines.map((category, at) => y(lasts[at]!.scores[category]!)),
    LABEL,
    frame.height - frame.bottom,
  )
  return (
    <svg
      className={className}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={sentenceOf(points)}
    >
      {grid.map((score) => (
        <g key={score} className="prog__grid">
          <line x1={frame.left} x2={end} y1={y(score)} y2={y(score)} />
          <text x={frame.left - 8} y={y(score)} dy="0.32em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {ticksOf(points, ticks).map((at, index, all) => (
        <text
          key={at}
          className="prog__tick"
          x={x(at)}
          y={frame.height - 8}
          textAnchor={all.length === 1 ? 'middle' : index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
        >
          {dayOf(at)}
        </text>
      ))}
      {lines.map((category, at) => {
        const last = lasts[at]!
        const score = last.scores[category]!
        return (
          <g key={category} className={`prog__line prog--${category}`}>
            <path d={pathOf(points, category, scale)} />
            <Marker of={category} x={x(last.at)} y={y(score)} />
            {named && (
              <>
                <path className="prog__lead" d={`M${x(last.at) + 7} ${y(score)}L${end + 14} ${heights[at]}`} />
                <text x={end + 18} y={heights[at]} dy="0.32em">
                  {titleOf(category)} <tspan>{score}</tspan>
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const R = 4.5

function Marker({ of, x, y }: { of: ProgressCategory; x: number; y: number }) {
  if (of === 'emotional_intelligence') return <circle className="prog__mark" cx={x} cy={y} r={R} />
  const shapes = {
    communication: `M${x} ${y - R - 1}l${R + 1} ${2 * R}h${-2 * R - 2}z`,
    conflict_resolution: `M${x - R} ${y - R}h${2 * R}v${2 * R}h${-2 * R}z`,
    self_awareness: `M${x - R} ${y - R}l${2 * R} ${2 * R}m0 ${-2 * R}l${-2 * R} ${2 * R}`,
    consistency: `M${x} ${y - R - 1.5}l${R + 1.5} ${R + 1.5}l${-R - 1.5} ${R + 1.5}l${-R - 1.5} ${-R - 1.5}z`,
  }
  return <path className={of === 'self_awareness' ? 'prog__cross' : 'prog__mark'} d={shapes[of]} />
}
