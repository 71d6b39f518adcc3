/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the meter has a text and notches that <meter> cannot have; the arch is drawn */
import { useId, type CSSProperties, type ReactNode } from 'react'
import { CircleCheck, CircleDashed, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react'
import { bandOf, stepTone, type BandKey } from './bands.ts'
import { cx } from './classes.ts'

export { bandOf } from './bands.ts'

/** A 0 without data says nothing about anyone. */
const NO_DATA = 'No data yet'
const icons = { excellent: CircleCheck, good: CircleDot, attention: TriangleAlert, critical: OctagonAlert }

function BandIcon({ of }: { of: BandKey }) {
  const Icon = icons[of]
  return <Icon className="icon" aria-hidden="true" />
}

interface HealthBandProps {
  score: number | null
  /** Where a screen has words of its own for the bands. */
  words?: (score: number) => string
}

/** "82% Excellent": number, word and the shape of the icon; the colour comes last. */
export function HealthBand({ score, words }: HealthBandProps) {
  if (score === null) {
    return (
      <span className="band band--none">
        <CircleDashed className="icon" aria-hidden="true" />
        {NO_DATA}
      </span>
    )
  }
  const band = bandOf(score)
  return (
    <span className={cx('band', `is-${band.tone}`, band.key === 'critical' && 'band--solid')}>
      <BandIcon of={band.key} />
      {Math.round(score)}% {words?.(score) ?? band.label}
    </span>
  )
}

interface MeterProps {
  label: ReactNode
  value: number | null
  max?: number
  /** Written after the number: "/100", "%" or nothing. */
  suffix?: string
  /** A measure that has no bands, such as progress. */
  plain?: boolean
  /** What stands beside it says already that there is no data. */
  noted?: boolean
  className?: string
}

/** One score: label, icon, number and a bar with notches where the bands begin. */
export function Meter({ label, value, max = 100, suffix = '/100', plain, noted, className }: MeterProps) {
  const id = useId()
  if (value === null) {
    return (
      <div className={cx('meter meter--none', className)}>
        <div className="meter__label">
          <span>{label}</span>
          {noted ? (
            <b>
              <span aria-hidden="true">–</span>
              <span className="sr-only">None yet</span>
            </b>
          ) : (
            <b>{NO_DATA}</b>
          )}
        </div>
        <div className="meter__track" aria-hidden="true" />
      </div>
    )
  }
  const shown = Math.round(value)
  const band = plain ? null : bandOf((value / max) * 100)
  return (
    <div
      className={cx('meter', band && `is-${band.tone}`, className)}
      role="meter"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={band ? `${shown} of ${max}, ${band.label}` : `${shown} of ${max}`}
    >
      <div className="meter__label">
        <span id={id}>{label}</span>
        <b>
          {band && <BandIcon of={band.key} />}
          {shown}
          {suffix}
          {band && <span className="sr-only">, {band.label}</span>}
        </b>
      </div>
      <div className={cx('meter__track', band && 'meter__track--ticks')} aria-hidden="true">
        <i style={{ '--v': Math.min(100, (value / max) * 100) } as CSSProperties} />
      </div>
    </div>
  )
}

interface HealthArchProps {
  value: number | null
  label?: string
  /** Width in rem. */
  size?: number
  words?: (score: number) => string
}

const ARCH = 'M10 96V50a40 40 0 0 1 80 0v46'

export function HealthArch({ value, label = 'Overall health', size = 9, words }: HealthArchProps) {
  const style = { '--arch': `${size}rem` } as CSSProperties
  const shown = value === null ? null : Math.round(value)
  const band = value === null ? null : bandOf(value)
  return (
    <div
      className={cx('arch', band ? `is-${band.tone}` : 'arch--none')}
      style={style}
      role="img"
      aria-label={band ? `${label} ${shown} out of 100, ${words?.(value!) ?? band.label}` : `${label}: ${NO_DATA}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="arch__track" d={ARCH} />
        {shown ? <path className="arch__value" pathLength="100" strokeDasharray={`${shown} 100`} d={ARCH} /> : null}
      </svg>
      <div className="arch__text" aria-hidden="true">
        {shown === null ? <span className="meta">{NO_DATA}</span> : <b>{shown}</b>}
        {shown !== null && <span className="meta">of 100</span>}
      </div>
    </div>
  )
}

interface StepScaleProps {
  label: string
  /** 0 to 10. */
  value: number | null
  better: 'lower' | 'higher'
  /** A word for the value, with its icon, in a band. */
  word?: ReactNode
}

/** Ten steps, for severity and resolution, which run in opposite directions. */
export function StepScale({ label, value, better, word }: StepScaleProps) {
  const hint = better === 'lower' ? 'Lower is better' : 'Higher is better'
  return (
    <div className={cx('ten', value === null ? 'ten--none' : `is-${stepTone(value, better)}`)}>
      <p className="ten__l">{label}</p>
      <p className="ten__v">
        {value === null ? (
          <span className="soft">{NO_DATA}</span>
        ) : (
          <>
            <span className="figure">{value}</span>
            <span className="meta">out of 10</span>
            {word && <span className="band">{word}</span>}
          </>
        )}
      </p>
      <div className="ten__track" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => (
          <i key={step} className={value !== null && value >= step - 0.5 ? 'on' : undefined} />
        ))}
      </div>
      <p className="meta">{hint}</p>
    </div>
  )
}
