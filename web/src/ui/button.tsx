import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'soft' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
}

const looks = ({ variant = 'primary', size = 'md', block }: Look, className?: string) =>
  cx('btn', `btn--${variant}`, size !== 'md' && `btn--${size}`, block && 'btn--block', className)

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Under way: the width stays, clicks are swallowed, focus stays where it is. */
  busy?: boolean
  /** What the button says while busy; without it a spinner stands in for the label, which stays its name. */
  busyLabel?: ReactNode
}

/** Both labels are there from the start, so that the wider one decides the width. */
export function Button({ variant, size, block, busy, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      {...rest}
      className={looks({ variant, size, block }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busyLabel === undefined && busy === undefined ? (
        children
      ) : (
        <span className="btn__labels">
          <span className={cx('btn__label', busy && (busyLabel === undefined ? 'opacity-0' : 'invisible'))}>
            {children}
          </span>
          {busyLabel === undefined ? (
            busy && <Spinner />
          ) : (
            <span className={cx('btn__label', !busy && 'invisible')} aria-hidden={!busy}>
              {busyLabel}
            </span>
          )}
        </span>
      )}
    </button>
  )
}

interface LinkButtonProps extends Look, ComponentProps<typeof Link> {}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({ variant, size, block, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={looks({ variant, size, block }, className)} />
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
  /** With the name of the item: "Delete the note from Sunday". */
  label: string
  /** Given for a toggle. */
  pressed?: boolean
}

export function IconButton({ label, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={cx('icon-btn', className)}
      aria-label={label}
      aria-pressed={pressed}
    />
  )
}
