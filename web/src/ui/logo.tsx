/* oxlint-disable jsx-a11y/prefer-tag-over-role -- drawn in place, so that it follows the theme of its surroundings */
import wordmark from './wordmark.svg?no-inline'
import { cx } from './classes.ts'

/** The two arches: a taller one leans over a smaller one, together an m. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={cx('mark', className)} viewBox="0 0 32 32" aria-hidden="true">
      <path stroke="var(--mark-self, currentColor)" d="M4.4 27V12.2a7 7 0 0 1 12.7-4.1" />
      <path stroke="var(--mark-other, var(--accent))" d="M15.2 27v-7.1a6.2 6.2 0 0 1 12.4 0V27" />
    </svg>
  )
}

interface LogoProps {
  size?: 'sm' | 'md' | 'lg' | 'xl'
  form?: 'full' | 'micro'
}

export function Logo({ size = 'md', form = 'full' }: LogoProps) {
  return (
    <span className={cx('logo', size !== 'md' && `logo--${size}`)} role="img" aria-label="Mallama">
      {/* Where there is too little room for the word, the two arches are what stays. */}
      <svg
        className="mark"
        viewBox={form === 'full' ? '0 0 132 32' : '0 0 32 32'}
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <path stroke="currentColor" d="M4.4 27V12.2a7 7 0 0 1 12.7-4.1" />
        <path stroke="var(--accent)" d="M15.2 27v-7.1a6.2 6.2 0 0 1 12.4 0V27" />
        {form === 'full' && <use className="mark-word" href={`${wordmark}#word`} />}
      </svg>
    </span>
  )
}
