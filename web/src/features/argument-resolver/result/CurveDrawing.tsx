/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the curve is drawn */
import { pathOf, scaleOf, thinned, ticksOf, type Frame } from './curve.ts'

const wide: Frame = { width: 640, height: 226, left: 48, right: 18, top: 30, bottom: 30 }
const narrow: Frame = { width: 340, height: 226, left: 44, right: 12, top: 30, bottom: 30 }
const levels = [
  { value: 1.5, name: 'calm' },
  { value: 4.5, name: 'tense' },
  { value: 8, name: 'hot' },
]

/** So many people can be told apart by shape. */
export const shapes = 4
/** So many turns are single points; more are a line. */
export const POINTS = 40
const MOST = { wide: 300, narrow: 150 }

interface DrawingProps {
  curve: readonly number[]
  /** Whose turn each one is, as the number of a shape; null where there are too many people. */
  speakers: readonly number[] | null
  turning: number | null
  sentence: string
}

/** Drawn twice: a wide one, and a narrow one for a phone. */
export function CurveDrawing(props: DrawingProps) {
  return (
    <>
      <Drawing {...props} frame={wide} className="chart chart--wide" most={MOST.wide} ticks={12} />
      <Drawing {...props} frame={narrow} className="chart chart--narrow" most={MOST.narrow} ticks={6} />
    </>
  )
}

interface OneProps extends DrawingProps {
  frame: Frame
  className: string
  most: number
  ticks: number
}

function Drawing({ curve, speakers, turning, sentence, frame, className, most, ticks }: OneProps) {
  const scale = scaleOf(frame, curve.length)
  const { x, y } = scale
  const points = thinned(curve, most, turning)
  const end = frame.width - frame.right
  const turned = turning === null ? null : { x: x(turning), y: y(curve[turning] ?? 0) }
  const late = turned !== null && turned.x > frame.left + (end - frame.left) * 0.6
  return (
    <svg className={className} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={sentence}>
      {[0, 5, 10].map((value) => (
        <line key={value} className="arg__grid" x1={frame.left} x2={end} y1={y(value)} y2={y(value)} />
      ))}
      {levels.map(({ value, name }) => (
        <text key={name} className="arg__label" x={frame.left - 10} y={y(value)} dy="0.32em" textAnchor="end">
          {name}
        </text>
      ))}
      {ticksOf(curve.length, ticks).map((turn) => (
        <text key={turn} className="arg__label" x={x(turn)} y={frame.height - 8} textAnchor="middle">
          {(turn + 1).toLocaleString('en-US')}
        </text>
      ))}
      {turned && <line className="arg__turnline" x1={turned.x} x2={turned.x} y1={frame.top - 8} y2={y(0)} />}
      <path className="arg__line" d={pathOf(points, scale)} />
      {curve.length <= POINTS &&
        points.map(({ turn, value }) => <Mark key={turn} shape={speakers?.[turn] ?? 0} x={x(turn)} y={y(value)} />)}
      {turned && (
        <>
          <circle className="arg__turn" cx={turned.x} cy={turned.y} r={10} />
          <text
            className="arg__here"
            x={turned.x + (late ? -6 : 6)}
            y={frame.top - 12}
            textAnchor={late ? 'end' : 'start'}
          >
            It turned here
          </text>
        </>
      )}
    </svg>
  )
}

const R = 5.5

/** Each person has a shape of their own: nobody needs the colours. */
function Mark({ shape, x, y }: { shape: number; x: number; y: number }) {
  const className = `arg__mark arg__mark--${shape}`
  if (shape === 0) return <circle className={className} cx={x} cy={y} r={R} />
  const paths = [
    `M${x - R} ${y - R}h${2 * R}v${2 * R}h${-2 * R}z`,
    `M${x} ${y - R - 1}l${R + 1} ${2 * R + 1}h${-2 * R - 2}z`,
    `M${x} ${y - R - 1.5}l${R + 1.5} ${R + 1.5}l${-R - 1.5} ${R + 1.5}l${-R - 1.5} ${-R - 1.5}z`,
  ]
  return <path className={className} d={paths[shape - 1] ?? paths[0]} />
}

export const KeyMark = ({ shape }: { shape: number }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <Mark shape={shape} x={8} y={8} />
  </svg>
)
