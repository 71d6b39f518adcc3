/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the chart is drawn */
import type { HealthPoint } from '@mallama/contracts/scores'
import { dayOf } from '../../../parts/chat/when.ts'
import { scaleOf, spread, ticksOf, type Frame } from '../../../parts/chart/frame.ts'
import { marked, pathOf } from './chart.ts'
import { series, type SeriesKey } from './sums.ts'

const wide: Frame = { width: 720, height: 300, left: 34, right: 150, top: 12, bottom: 30 }
const narrow: Frame = { width: 340, height: 230, left: 30, right: 14, top: 10, bottom: 28 }
const grid = [0, 20, 40, 60, 80, 100]
const LABEL = 17

interface TrendChartProps {
  points: readonly HealthPoint[]
  shown: ReadonlySet<SeriesKey>
  sentence: string
}

/** Drawn twice: a wide one with names at the line ends, a narrow one whose legend stands below. */
export function TrendChart(props: TrendChartProps) {
  return (
    <>
      <Drawing {...props} frame={wide} className="chart chart--wide" ticks={6} named />
      <Drawing {...props} frame={narrow} className="chart chart--narrow" ticks={3} />
    </>
  )
}

interface DrawingProps extends TrendChartProps {
  frame: Frame
  className: string
  ticks: number
  named?: boolean
}

function Drawing({ points, shown, sentence, frame, className, ticks, named }: DrawingProps) {
  const scale = scaleOf(points, frame)
  const { x, y } = scale
  const lines = series.filter(({ key }) => shown.has(key))
  const last = points.at(-1)
  const end = frame.width - frame.right
  const heights = last
    ? spread(
        lines.map(({ key }) => y(last[key])),
        LABEL,
        frame.height - frame.bottom,
      )
    : []
  const bearing = marked(points)
  return (
    <svg className={className} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={sentence}>
      {grid.map((score) => (
        <g key={score} className="trend__grid">
          <line x1={frame.left} x2={end} y1={y(score)} y2={y(score)} />
          <text x={frame.left - 8} y={y(score)} dy="0.32em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {ticksOf(points, ticks).map((at, index, all) => (
        <text
          key={at}
          className="trend__tick"
          x={x(at)}
          y={frame.height - 8}
          textAnchor={all.length === 1 ? 'middle' : index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
        >
          {dayOf(at)}
        </text>
      ))}
      {/* Overall is drawn last, over the others. */}
      {lines.toReversed().map(({ key }) => (
        <g key={key} className={`trend__line trend--${key}`}>
          <path d={pathOf(points, key, scale)} />
          {bearing.map((point) => (
            <Marker key={point.at} of={key} x={x(point.at)} y={y(point[key])} />
          ))}
        </g>
      ))}
      {named &&
        last &&
        lines.map(({ key, label }, at) => (
          <g key={key} className={`trend__name trend--${key}`}>
            <path d={`M${x(last.at) + 7} ${y(last[key])}L${end + 16} ${heights[at]}`} className="trend__lead" />
            <text x={end + 20} y={heights[at]} dy="0.32em">
              {label} <tspan>{last[key]}</tspan>
            </text>
          </g>
        ))}
    </svg>
  )
}

const R = 4

/** Each score has a shape of its own: the lines can be told apart without their colours. */
export function Marker({ of, x, y }: { of: SeriesKey; x: number; y: number }) {
  if (of === 'overall') return <circle className="trend__mark" cx={x} cy={y} r={R} />
  const shapes = {
    trust: `M${x - R} ${y - R}h${2 * R}v${2 * R}h${-2 * R}z`,
    communication: `M${x} ${y - R - 1}l${R + 1} ${2 * R}h${-2 * R - 2}z`,
    joy: `M${x} ${y - R - 1.5}l${R + 1.5} ${R + 1.5}l${-R - 1.5} ${R + 1.5}l${-R - 1.5} ${-R - 1.5}z`,
    growth: `M${x - R} ${y - R}l${2 * R} ${2 * R}m0 ${-2 * R}l${-2 * R} ${2 * R}`,
  }
  return <path className={of === 'growth' ? 'trend__cross' : 'trend__mark'} d={shapes[of]} />
}
