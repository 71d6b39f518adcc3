import type { CSSProperties } from 'react'
import { cx } from './classes.ts'
import { Mark } from './logo.tsx'

export type PortraitTone = 'stone' | 'lamp' | 'soft' | 'you'

const others = ['soft', 'lamp', 'stone'] as const

/** The same person always gets the same tone. */
export function toneOf(seed: string): PortraitTone {
  let sum = 0
  for (const char of seed) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return others[sum % others.length] ?? 'soft'
}

const initialOf = (name: string) => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase()

interface PortraitProps {
  name: string
  tone?: PortraitTone
  /** Width in rem. */
  size?: number
  className?: string
}

/** The arch with an initial. The name stands beside it, so it is hidden from readers. */
export function Portrait({ name, tone = 'soft', size, className }: PortraitProps) {
  return (
    <span className={cx('person', `person--${tone}`, className)} style={sized(size)} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}

export function MallamaMark({ size, className }: { size?: number; className?: string }) {
  return (
    <span className={cx('person person--mallama', className)} style={sized(size)} aria-hidden="true">
      <Mark />
    </span>
  )
}

const sized = (size?: number) => (size === undefined ? undefined : ({ '--size': `${size}rem` } as CSSProperties))
