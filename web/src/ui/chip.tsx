import type { ComponentProps } from 'react'
import { cx } from './classes.ts'

interface ChipProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'lamp' | 'brand'
}

export function Chip({ tone = 'plain', className, ...rest }: ChipProps) {
  return <span {...rest} className={cx('chip', tone !== 'plain' && `chip--${tone}`, className)} />
}
