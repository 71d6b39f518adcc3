import type { HTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './classes.ts'

interface Tone {
  /** `noticed`: something that Mallama noticed, in lamplight. */
  tone?: 'plain' | 'flat' | 'noticed'
}

interface CardProps extends Tone, HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  ref?: Ref<HTMLElement>
}

const looks = (tone: Tone['tone'], className?: string) =>
  cx('card', tone && tone !== 'plain' && `card--${tone}`, className)

export function Card({ tone, as: Tag = 'div', className, ref, ...rest }: CardProps) {
  return <Tag {...rest} ref={ref as Ref<never>} className={looks(tone, className)} />
}

/** A card that is one link as a whole. */
export function CardLink({ tone, className, ...rest }: Tone & LinkProps) {
  return <Link {...rest} className={cx(looks(tone, className), 'card-link')} />
}
