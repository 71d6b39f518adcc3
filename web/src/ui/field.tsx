import {
  cloneElement,
  createContext,
  isValidElement,
  use,
  useId,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react'
import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'

interface Wiring {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<Wiring>({})

/** What a control takes from the field around it; its own attributes win. */
export const useFieldWiring = (): Wiring => use(FieldContext)

interface FieldProps {
  label: ReactNode
  /** Says so beside the label: what is required goes without saying. */
  optional?: boolean
  hint?: ReactNode
  error?: string
  counter?: { used: number; max: number }
  /** Only where the words around the control already name it. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label, hint, error and counter, wired to the one control inside. */
export function Field({ label, optional, hint, error, counter, hideLabel, className, children }: FieldProps) {
  const base = useId()
  const own = isValidElement<Wiring>(children) ? children.props.id : undefined
  const id = own ?? base
  const described = [error && `${base}-error`, hint && `${base}-hint`, counter && `${base}-count`].filter(Boolean)
  const wiring: Wiring = { id }
  if (described.length) wiring['aria-describedby'] = described.join(' ')
  if (error) wiring['aria-invalid'] = true
  return (
    <div className={cx('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </label>
      <FieldContext value={wiring}>{wired(children, wiring)}</FieldContext>
      {error && <FieldError id={`${base}-error`}>{error}</FieldError>}
      {(hint || counter) && (
        <div className="field__foot">
          {hint && (
            <p className="field__hint" id={`${base}-hint`}>
              {hint}
            </p>
          )}
          {counter && <Counter id={`${base}-count`} {...counter} />}
        </div>
      )}
    </div>
  )
}

/** A plain `<input>` takes no context, so it is given the attributes by hand. */
const wired = (child: ReactNode, wiring: Wiring) =>
  isValidElement(child) && typeof child.type === 'string'
    ? cloneElement(child as ReactElement<Wiring>, { ...wiring, ...(child.props as Wiring) })
    : child

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

function Counter({ id, used, max }: { id: string; used: number; max: number }) {
  const over = used - max
  return (
    <p className="field__count" id={id} data-over={over > 0 ? '' : undefined}>
      {over > 0
        ? `${over.toLocaleString('en')} too many`
        : `${used.toLocaleString('en')} of ${max.toLocaleString('en')}`}
    </p>
  )
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} className={cx('input', className)} />
}

export function Textarea({ className, rows = 2, style, ...rest }: ComponentProps<'textarea'>) {
  // What grows with its content asks nobody for `rows`: the least height has to be told.
  const least = { '--rows': rows, ...style } as CSSProperties
  return <textarea {...useFieldWiring()} {...rest} rows={rows} style={least} className={cx('input', className)} />
}

/** The platform's own select: the best one on a phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('select block', className)}>
      <select {...useFieldWiring()} {...rest} className="input" />
      <ChevronDown className="icon" aria-hidden="true" />
    </span>
  )
}

/** Pasting is allowed, and what was typed can be shown. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="pw block">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        className={className}
        type={shown ? 'text' : 'password'}
      />
      <IconButton label="Show password" pressed={shown} onClick={() => setShown(!shown)}>
        <Icon className="icon" aria-hidden="true" />
      </IconButton>
    </span>
  )
}

interface SegmentedProps<V extends string> {
  legend: ReactNode
  hideLegend?: boolean
  options: readonly { value: V; label: ReactNode }[]
  /** Null when nothing has been chosen yet. */
  value: V | null
  onChange: (value: V) => void
  disabled?: boolean
  name?: string
}

/** One choice out of a few. With more than three, the choices stand below each other on a phone. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { legend, hideLegend, options, value, onChange, disabled, name } = props
  const group = useId()
  return (
    <fieldset className="seg-set" disabled={disabled}>
      <legend className={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div className={cx('seg', options.length > 3 && 'seg--many')}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CheckRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode
  /** Strikes the words through when checked: for things that were done. */
  strike?: boolean
}

export function CheckRow({ children, strike, className, ...rest }: CheckRowProps) {
  return (
    <label className={cx('check', !strike && 'check--plain', className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
