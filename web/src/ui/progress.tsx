/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the bar has a text and a shape that <progress> cannot have */
import { useId, type CSSProperties, type ReactNode } from 'react'

interface ProgressProps {
  label: ReactNode
  value: number
  max?: number
  /** How far in words: "2 of 4". Percent unless given. */
  text?: string
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const id = useId()
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  const words = text ?? `${Math.round(percent)}%`
  return (
    <div
      className="meter"
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
    >
      <div className="meter__label">
        <span id={id}>{label}</span>
        <b>{words}</b>
      </div>
      <div className="meter__track" aria-hidden="true">
        <i style={{ '--v': percent } as CSSProperties} />
      </div>
    </div>
  )
}
