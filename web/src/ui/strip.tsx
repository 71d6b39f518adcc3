import type { ReactNode } from 'react'
import { cx } from './classes.ts'

interface Figure {
  label: string
  /** Null is "No data yet", never a zero. */
  value: ReactNode
}

/** Numbers of one kind side by side, divided by hairlines. */
export function Strip({ items, className }: { items: Figure[]; className?: string }) {
  const columns = items.length < 4 ? `strip--${items.length}` : undefined
  return (
    <dl className={cx('card strip', columns, className)}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value === null ? <dd className="none">No data yet</dd> : <dd className="figure">{value}</dd>}
        </div>
      ))}
    </dl>
  )
}
