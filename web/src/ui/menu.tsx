/* oxlint-disable jsx-a11y/interactive-supports-focus -- the list takes the focus for its items, which are links and buttons */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Link } from 'react-router'
import { cx } from './classes.ts'

export type MenuItem =
  | 'line'
  | { heading: string }
  | { label: string; icon?: ReactNode; to: string; danger?: never; disabled?: never; onSelect?: never }
  | { label: string; icon?: ReactNode; onSelect: () => void; to?: never; danger?: boolean; disabled?: boolean }

interface MenuProps {
  /** What stands in the button that opens the menu and names it. */
  trigger: ReactNode
  triggerProps?: ButtonHTMLAttributes<HTMLButtonElement>
  items: MenuItem[]
  align?: 'start' | 'end'
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The menu button of the ARIA practices. Our own: a library's is a tenth of a page's script. Not modal, so that quick
 * exit stays in reach beside it.
 */
export function Menu({ trigger, triggerProps, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Where the keyboard begins: at the last item after Arrow up. */
  const start = useRef<'first' | 'last'>('first')

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    entriesOf(list.current)
      .at(start.current === 'last' ? -1 : 0)
      ?.focus()
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  const openWith = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    start.current = event.key === 'ArrowUp' ? 'last' : 'first'
    setOpen(true)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    const entries = entriesOf(list.current)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      entries[step(at, entries.length)]?.focus()
    } else if (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLowerCase()
      const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
      after.find(({ dataset }) => dataset['name']?.toLowerCase().startsWith(letter))?.focus()
    }
  }
  return (
    <div className="menu-root" ref={root}>
      <button
        type="button"
        {...triggerProps}
        id={id}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onKeyDown={openWith}
        onClick={() => {
          start.current = 'first'
          setOpen(!open)
        }}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={list}
          id={`${id}-menu`}
          className={cx('menu', align === 'end' && 'menu--end')}
          role="menu"
          aria-labelledby={id}
          onKeyDown={move}
        >
          {items.map((item, index) => (
            <Entry key={keyOf(item, index)} item={item} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  )
}

const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
]

const keyOf = (item: MenuItem, index: number) =>
  item === 'line' ? `line-${index}` : 'heading' in item ? item.heading : item.label

const point = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.focus({ preventScroll: true })

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  if (item === 'line') return <hr className="menu__line" />
  if ('heading' in item) return <p className="menu__label">{item.heading}</p>
  const shared = {
    role: 'menuitem',
    className: 'menu__item',
    tabIndex: -1,
    'data-name': item.label,
    onPointerEnter: point,
  }
  if (item.to !== undefined) {
    return (
      <Link to={item.to} {...shared} onClick={onChosen}>
        {item.icon}
        {item.label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      disabled={item.disabled}
      data-danger={item.danger ? '' : undefined}
      onClick={() => {
        onChosen()
        item.onSelect()
      }}
    >
      {item.icon}
      {item.label}
    </button>
  )
}
