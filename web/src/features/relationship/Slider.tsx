import { useId, type CSSProperties } from 'react'
import { cx } from '../../ui/classes.ts'
import { FieldError } from '../../ui/field.tsx'
import { wordFor } from './check-ins/sliders.ts'

const STEP = 5
/** Where one rests that is not set: the lowest that is not red, so that a first touch accuses nobody (decision 46). */
const RESTING = 60

interface SliderProps {
  label: string
  hint?: string
  /** 0 to 100; null until the person has set it. */
  value: number | null
  onChange: (value: number) => void
  /** Said behind the value: "same as last time". */
  note?: string | undefined
  error?: string | undefined
}

/** The platform's own slider: arrows, Page Up, Home and End work, and readers hear number and word. */
export function Slider({ label, hint, value, onChange, note, error }: SliderProps) {
  const id = useId()
  const shown = value ?? RESTING
  const words = value === null ? 'Not set yet' : `${value}, ${wordFor(value)}${note ? `, ${note}` : ''}`
  return (
    <div className={cx('slider', value === null && 'slider--unset')}>
      <div className="slider__head">
        <label htmlFor={id}>{label}</label>
        <span className="slider__value" aria-hidden="true">
          {value === null ? 'Not set yet' : <b>{value}</b>} {value !== null && wordFor(value)}
        </span>
      </div>
      {hint && (
        <p className="meta" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={shown}
        style={{ '--v': shown } as CSSProperties}
        aria-valuetext={words}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
        // A press where the thumb already stands moves nothing, and is an answer all the same.
        onPointerUp={(event) => value === null && onChange(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (value === null && (event.key === ' ' || event.key === 'Enter')) {
            event.preventDefault()
            onChange(shown)
          }
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
