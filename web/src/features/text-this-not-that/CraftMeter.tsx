import { CircleCheck, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cx } from '../../ui/classes.ts'
import { craftBand } from './scores.ts'

const icons = { good: CircleCheck, watch: CircleDot, strain: TriangleAlert, critical: OctagonAlert }

/** One score: its name, number and word, the icon of the band, and a bar with notches where the bands begin. */
export function CraftMeter({ name, asks, value }: { name: string; asks: string; value: number }) {
  const { label, tone } = craftBand(value)
  const Icon = icons[tone]
  return (
    <div className={cx('meter', `is-${tone}`)}>
      <div className="meter__label">
        <span>
          <b className="craft__score">{name}</b> <span className="meta">{asks}</span>
        </span>
        <b>
          <Icon className="icon" aria-hidden="true" />
          {value} {label}
        </b>
      </div>
      <div className="meter__track meter__track--ticks" aria-hidden="true">
        <i style={{ '--v': value } as CSSProperties} />
      </div>
    </div>
  )
}
