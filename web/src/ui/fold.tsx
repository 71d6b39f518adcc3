import { useState, type ReactNode, type Ref } from 'react'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { cx } from './classes.ts'

interface FoldProps {
  title: ReactNode
  icon?: LucideIcon
  /** Beside the title, for who leaves it closed. */
  meta?: ReactNode
  /** Where it is a part of the page with a heading of its own. */
  level?: 2 | 3
  /** Of the heading, or of the whole where there is none. */
  id?: string
  /** A line inside a card, not a row among others. */
  line?: boolean
  /** What its classes begin with, where a screen gives it another look: `open-row`, `open-row__in`. */
  look?: string
  className?: string | false
  ref?: Ref<HTMLDetailsElement>
  /** Without it the fold keeps by itself whether it is open. */
  open?: boolean
  onOpen?: (open: boolean) => void
  /** There is nothing to fold now: what is inside stands open, without the row that folds it. */
  bare?: boolean
  children: ReactNode
}

/** Details for who asks for them: one row that says what is behind it. */
export function Fold(props: FoldProps) {
  const { title, icon: Icon, meta, level, id, line, look = 'fold', open, onOpen, bare = false } = props
  const { className, ref, children } = props
  const [own, setOwn] = useState(false)
  const shown = bare || (open ?? own)
  const Heading = level ? (`h${level}` as const) : 'span'
  const set = (next: boolean) => {
    setOwn(next)
    onOpen?.(next)
  }
  return (
    <details
      ref={ref}
      className={cx(look, line && `${look}--line`, bare && `${look}--bare`, className)}
      open={shown}
      // Searching in the page opens it as well.
      onToggle={({ currentTarget }) => !bare && currentTarget.open !== shown && set(currentTarget.open)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the browser turns Enter and Space into a click */}
      <summary
        hidden={bare}
        onClick={(event) => {
          event.preventDefault()
          set(!shown)
        }}
      >
        {Icon && <Icon className="icon" aria-hidden="true" />}
        <Heading className={`${look}__title`} id={id}>
          {title}
        </Heading>
        {meta && <span className="meta">{meta}</span>}
        <ChevronDown className={`icon ${look}__way`} aria-hidden="true" />
      </summary>
      <div className={`${look}__in`}>{children}</div>
    </details>
  )
}
